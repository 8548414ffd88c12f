"""How near every fan is: exact distances, accepted kinds, the cost of each discard, target hands, chances.

Read in this order: `model` (what is asked and answered), `engine` (the whole idea on one page), `chowfans`, `needs`,
`layouts`, `tables`, `programs`, `plans`, `merging`, `sevenpairs`, `distances`, `masks`, `backwards`; then the target
hand (`target_points`, `target_suits`, `target_hand`); then `waits`, `par`, `obstacles`, `comparison`, `greedy`,
`chance`; and `data` (JSON forms).
"""

from trainer.reach.chance import ORDERS, Chance, chances, exact_chance
from trainer.reach.comparison import Cost, best_nearness, costs
from trainer.reach.data import par_line, position_from_data, position_to_data, reach_line, reach_to_data
from trainer.reach.engine import analyse, analyse_keys
from trainer.reach.greedy import greedy_draws
from trainer.reach.model import LINES, WIN, Key, Line, Nearness, Position, Reach, check_position, key_text, parse_key
from trainer.reach.obstacles import obstacles
from trainer.reach.par import Draws, par
from trainer.reach.target_hand import TargetHand, target_hand
from trainer.reach.waits import Wait, Widening, waits, widenings

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
