"""A finished try with all that is told of it, and how one of its discards is shown and read out."""

from msgspec import Struct

from trainer.coach.building import Build, TableBuild, Turned, WaysCompared
from trainer.coach.building.saying import turn_said, turn_title
from trainer.rules import Tile
from trainer.text import Words
from trainer.ui.tiles import TileState


class Told(Struct, frozen=True):
    """What is told. ``chosen``: the draw that is looked at, from 1; at the table the tile that came in."""

    build: Build | TableBuild
    comparison: WaysCompared
    turns: tuple[Turned, ...]
    chosen: int = 1

    @property
    def turn(self) -> Turned | None:
        """The discard that is looked at; None where nothing was thrown. A kong at the table brings a tile that no
        discard came between: the next one is looked at then."""
        after = (turn for turn in self.turns if turn.number >= self.chosen)
        return next(after, self.turns[-1] if self.turns else None)

    def step(self, by: int) -> int:
        """The number of the discard ``by`` places on from the one that is looked at. There must be one."""
        numbers = [turn.number for turn in self.turns]
        here = numbers.index(self.turn.number) if self.turn is not None else 0
        return numbers[max(0, min(len(numbers) - 1, here + by))]

    @property
    def columns(self) -> int:
        """How many draws there are to show: as many as any way played."""
        return max(1, len(self.turns), *(way.last for way in self.comparison.ways))

    def read(self, words: Words) -> str:
        """The discard that is looked at, as a screen reader says it."""
        turn = self.turn
        if turn is None:
            return ""
        said = turn_said(turn, self.build.task.kind, words)
        title = turn_title(turn, self.build.task, words)
        return words("build-turn-read", turn=title, hand=words.tiles(turn.hand.concealed), said=said)


def marked_faces(turn: Turned) -> tuple[tuple[Tile, TileState], ...]:
    """The hand of a discard with the best tiles and, where it lost something, the learner's own marked, one each."""
    own, marks = turn.throw.tile, dict.fromkeys(turn.best, TileState.BEST)
    marks[own] = TileState.WORSE if turn.loss else TileState.BEST
    return tuple((tile, marks.pop(tile, TileState.REST)) for tile in turn.hand.concealed)
