"""A finished try with all that is told of it, and how one of its discards is shown and read out."""

from dataclasses import dataclass

from trainer.coach.building import Build, Turned, WaysCompared
from trainer.coach.building.saying import turn_said
from trainer.rules import Tile
from trainer.text import Words
from trainer.ui.tiles import TileState


@dataclass(frozen=True, slots=True)
class Told:
    """What is told. ``chosen``: the draw that is looked at, from 1."""

    build: Build
    comparison: WaysCompared
    turns: tuple[Turned, ...]
    chosen: int = 1

    @property
    def turn(self) -> Turned | None:
        """The discard that is looked at; None where nothing was thrown."""
        return self.turns[self.chosen - 1] if self.turns else None

    @property
    def columns(self) -> int:
        """How many draws there are to show: as many as any way played."""
        used = [way.draw or len(way.thrown) for way in self.comparison.ways]
        return max(1, len(self.turns), *used)

    def read(self, words: Words) -> str:
        """The discard that is looked at, as a screen reader says it."""
        turn = self.turn
        if turn is None:
            return ""
        said = turn_said(turn, self.build.task.kind, words)
        title = words("build-turn", n=turn.number, tile=turn.throw.tile)
        return words("build-turn-read", turn=title, hand=words.tiles(turn.hand.concealed), said=said)


def marked_faces(turn: Turned) -> tuple[tuple[Tile, TileState], ...]:
    """The hand of a discard with the best tiles and, where it lost something, the learner's own marked, one each."""
    own, marks = turn.throw.tile, dict.fromkeys(turn.best, TileState.BEST)
    marks[own] = TileState.WORSE if turn.loss else TileState.BEST
    return tuple((tile, marks.pop(tile, TileState.REST)) for tile in turn.hand.concealed)
