"""Which main fan a hand followed, guessed from its discards.

It is the fan that was kept nearest: the tiles that all own discards gave away of it, and the tiles that it still lacked
at the end, are fewest. Of equal ones that which lost less by the discards, then the one worth more.
"""

from collections.abc import Mapping, Sequence

from trainer.coach.review.deciding import Choosing
from trainer.coach.review.values import Weighed
from trainer.game import Discard
from trainer.reach import Key, Nearness
from trainer.rules import MAIN_FANS, FanId, ValueSet


def weighed(choosing: Choosing, key: Key) -> Weighed:
    """What a decision did to a key."""
    return Weighed(key, {move: answers.get(key) for move, answers in choosing.after.items()}, choosing.move)


def followed(choices: Sequence[Choosing], end: Mapping[Key, Nearness], values: ValueSet) -> FanId | None:
    """The main fan that was followed; ``end``: how near each is at the end. None where no discard was made, or no main
    fan is in reach at the end."""
    discards = [choosing for choosing in choices if isinstance(choosing.move, Discard)]
    if not discards:
        return None
    lost = {fan: sum(weighed(choosing, fan).loss.farther for choosing in discards) for fan in MAIN_FANS if fan in end}
    return min(lost, key=lambda fan: (lost[fan] + end[fan].distance, lost[fan], -values.points[fan]), default=None)
