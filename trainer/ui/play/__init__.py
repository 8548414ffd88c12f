"""The page of free play: hand after hand at the table, with hints, log and the score of the day.

Read in this order: `page` (the whole), `controller` (from wishes to moves), `hint_controller` with `panel_feed` (what
may be shown of the reach), `turn_presenter` (the turn line), `log_controller` with `side`, `log_panel` and `key_map`
(what stands beside the table), `keys`, `top_bar`.
"""

from trainer.ui.play.page import PlayPage

__all__ = ["PlayPage"]
