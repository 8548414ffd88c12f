"""How near every fan is: exact distances, accepted kinds, the cost of each discard, target hands, chances.

Read in this order: `model` (what is asked and answered), `engine` (the whole idea on one page), `chowfans`, `needs`,
`layouts`, `tables`, `programs`, `plans`, `merging`, `sevenpairs`, `distances`, `masks`, `backwards`; then the target
hand (`target_points`, `target_suits`, `target_search`); then `waiting`, `par_draws`, `hindrances`, `comparison`,
`greedy`, `chance`; and `data` (JSON forms).

The values of `model` are there at once. The functions, and NumPy with them, are imported when one is first asked for:
the window is painted 0.1 s earlier for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from trainer.reach.comparison import Cost, best_nearness, costs
from trainer.reach.model import (
    LINES,
    ORDERS,
    WIN,
    Chance,
    Key,
    Line,
    Nearness,
    Position,
    Reach,
    TargetHand,
    Wait,
    Widening,
    check_position,
    exact_chance,
    key_text,
    parse_key,
)

if TYPE_CHECKING:
    from trainer.reach.chance import chances
    from trainer.reach.data import par_line, position_from_data, position_to_data, reach_line, reach_to_data
    from trainer.reach.engine import analyse, analyse_keys
    from trainer.reach.greedy import greedy_draws
    from trainer.reach.hindrances import obstacles
    from trainer.reach.par_draws import Draws, par
    from trainer.reach.target_search import target_hand
    from trainer.reach.waiting import waits, widenings

_LATE = {
    "chance": ("chances",),
    "data": ("par_line", "position_from_data", "position_to_data", "reach_line", "reach_to_data"),
    "engine": ("analyse", "analyse_keys"),
    "greedy": ("greedy_draws",),
    "hindrances": ("obstacles",),
    "par_draws": ("Draws", "par"),
    "target_search": ("target_hand",),
    "waiting": ("waits", "widenings"),
}
"""Functions by the module that they are imported from when one is first asked for."""


def __getattr__(name: str) -> object:
    """Import a function of this folder."""
    for module, names in _LATE.items():
        if name in names:
            found: object = getattr(import_module(f"trainer.reach.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "LINES",
    "ORDERS",
    "WIN",
    "Chance",
    "Cost",
    "Draws",
    "Key",
    "Line",
    "Nearness",
    "Position",
    "Reach",
    "TargetHand",
    "Wait",
    "Widening",
    "analyse",
    "analyse_keys",
    "best_nearness",
    "chances",
    "check_position",
    "costs",
    "exact_chance",
    "greedy_draws",
    "key_text",
    "obstacles",
    "par",
    "par_line",
    "parse_key",
    "position_from_data",
    "position_to_data",
    "reach_line",
    "reach_to_data",
    "target_hand",
    "waits",
    "widenings",
]
