"""What the head of the reach panel says, as a value and in words. No Qt."""

from dataclasses import dataclass

from trainer.reach import Chance, Nearness
from trainer.reach import TargetHand as Witness
from trainer.rules import Tile
from trainer.text import Words
from trainer.ui.table.rows import Head


@dataclass(frozen=True, slots=True)
class Heading:
    """``nearest``: the nearest complete hand; ``preview``: the discard looked at; ``drawn``: the tile it is compared
    with; ``switch``: on a dead wait the discard that leaves live tiles, and what it leaves; ``chance``: an estimate
    with the draws it speaks of; ``left``: the last discard, where the head speaks of the hand that it left, not of the
    hand now."""

    head: Head
    nearest: Witness | None = None
    preview: Tile | None = None
    drawn: Tile | None = None
    switch: tuple[Tile, Nearness] | None = None
    chance: Chance | None = None
    left: Tile | None = None

    def title(self, words: Words) -> str:
        """How far it is to the winning line, or that it is reached or out of reach."""
        line, distance = self.head.line, self.head.distance
        if distance is None:
            return words("table-head-none", line=line)
        if self.head.reached:
            return words("table-head-any" if line == 0 else "table-head-reached", line=line, n=distance)
        return words("table-head", line=line, n=distance)

    def means(self, words: Words) -> str:
        """What the title's number means, for those who see it first; nothing where the line is out of reach."""
        return "" if self.head.distance is None else words("table-head-means", line=self.head.line)

    def live(self, words: Words) -> str:
        """How many tiles help, or that the wait is dead."""
        dead = not self.head.live and self.head.distance
        return words("table-head-dead") if dead else words("table-row-live", n=self.head.live or 0)

    def parts(self, words: Words) -> tuple[str, ...]:
        """What there is to say of the nearest way, the estimate last; nothing where the line is out of reach."""
        if self.head.distance is None:
            return ()
        parts = [self.live(words)]
        if self.switch is not None:
            tile, near = self.switch
            parts.append(words("table-head-switch", tile=tile, n=near.distance, live=near.live))
        elif self.nearest is not None:
            fans = words.fans(self.nearest.score.fans) or words("receipt-none")
            parts.insert(0, words("table-head-nearest", fans=fans, points=self.nearest.score.total))
        if self.left is not None:
            parts.insert(0, words("table-head-left", tile=self.left))
        if self.chance is not None:
            percent = round(100 * self.chance.share)
            parts.append(words("table-head-chance", percent=percent, draws=self.chance.draws))
        return tuple(parts)

    def against(self, words: Words) -> tuple[str, ...]:
        """What the discard looked at is: one that is supposed, and against which tile; nothing without one."""
        if self.preview is None:
            return ()
        supposed = words("table-head-if")
        return (supposed,) if self.drawn is None else (supposed, words("table-head-against", tile=self.drawn))
