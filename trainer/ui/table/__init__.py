"""The table: what one seat sees of a hand, and every wish there. It takes values and knows no session.

Read in this order: `view` (the whole, and the value it shows), `layout` (what lies where), `felt` (centre, rivers,
opponents, how the deal was made), `hand_row` with `hand_tiles`, `claim_strip`, `choice_row`, `action_bar`,
`turn_line`, `flights` (motion).
"""

from trainer.ui.table.action_bar import Action
from trainer.ui.table.view import TableContent, TableView

__all__ = ["Action", "TableContent", "TableView"]
