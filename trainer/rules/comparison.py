"""The national standard's one-link rule (套算一次) beside this game's no-reuse rule, for pairings of chows.

Under 国标 a set that is already combined may be combined with others only once more; so chows and the fans that
link them never close a ring: four chows carry at most three links. Here every class locks for itself, and a ring
of links from two classes counts whole. This explains a difference between rule books; it gives no points.

Source of the one-link rule: 国标麻将 (Chinese official rules, 1998), 计番原则, 套算一次原则; of the example with
three of four pairings: the published notes of 四海麻将·休闲版.
"""

from collections.abc import Sequence

from msgspec import Struct

from trainer.rules.fans import FanClass, FanId, Parts
from trainer.rules.phrases import Phrase
from trainer.rules.readings import Reading
from trainer.rules.scoring import Score, occurrences

LINKING_CLASSES = (FanClass.SAME, FanClass.RUN, FanClass.MIXED)
"""The classes whose fans link chows."""


class Link(Struct, frozen=True):
    """A fan that joins two or three chows, given by their indexes in the reading."""

    fan: FanId
    parts: Parts


class Comparison(Struct, frozen=True):
    """The links of a reading under both rules. ``here``: those that score in this game; ``standard``: those the
    one-link rule allows; ``closing``: links of this game that would close a ring there."""

    chows: Parts
    here: tuple[Link, ...]
    standard: tuple[Link, ...]
    closing: tuple[Link, ...]

    @property
    def differs(self) -> bool:
        """Whether the one-link rule would drop something that scores here."""
        return bool(self.closing)


def compare_links(score: Score) -> Comparison:
    """Both rules on the chows of a scored reading.

    Of equally large choices under the one-link rule, the one that keeps most of what scores here is shown; fans
    of three chows come first, as the standard's player would take them.
    """
    found = occurrences(score.reading, score.circumstances)
    every = [Link(o.fan, o.parts) for klass in LINKING_CLASSES for o in found.get(klass, ())]
    here = tuple(Link(r.fan, r.parts) for r in score.receipts if r.klass in LINKING_CLASSES)
    order = sorted(every, key=lambda link: (-len(link.parts), link not in here, every.index(link)))
    standard = _without_rings(order)
    chows = tuple(index for index, _ in score.reading.chows)
    return Comparison(chows, here, standard, tuple(link for link in here if link not in standard))


def explain_links(comparison: Comparison) -> Phrase:
    """What the one-link rule does to this hand, in one sentence."""
    if not comparison.standard:
        return Phrase.of("one-link-nothing")
    if comparison.differs:
        return Phrase.of("one-link-drops", kept=len(comparison.standard), dropped=len(comparison.closing))
    return Phrase.of("one-link-same", kept=len(comparison.standard))


def explain_closing(reading: Reading, link: Link) -> Phrase:
    """Why one link is dropped there: its chows are joined already."""
    first, last = reading.parts[link.parts[0]], reading.parts[link.parts[-1]]
    return Phrase.of("one-link-ring", fan=link.fan, first=first, last=last)


def _without_rings(links: Sequence[Link]) -> tuple[Link, ...]:
    """The links taken in order, leaving out each that joins what is joined (a spanning forest over the chows)."""
    groups: dict[int, frozenset[int]] = {}
    taken = []
    for link in links:
        joined = [groups.get(part, frozenset({part})) for part in link.parts]
        if len(set(joined)) == len(joined):
            taken.append(link)
            whole = frozenset().union(*joined)
            groups.update(dict.fromkeys(whole, whole))
    return tuple(taken)
