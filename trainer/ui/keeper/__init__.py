"""The score keeper for real tiles: the board of an evening, and beside it the hand that is being entered.

Read in this order: `columns`, `rows`, `board`, `picture`; `answers`, `preview`, `entry`, `tiles`; `work`; `start`,
`tool_row`, `page`.
"""

from trainer.ui.keeper.page import KeeperPage

__all__ = ["KeeperPage"]
