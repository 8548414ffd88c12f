"""A hand built at the table: the same deal against bots, with claims and kongs.

What is kept is the task with the moves (`TableTry`); everything else is read from a replay (`TableBuild`). Par is over
the tiles that the learner took in, drawn or claimed: the earliest of them at which start and tiles contain a finished
hand with a goal. What could have been claimed and was not is no part of it. Play by advice starts the same deal anew,
against the same bots; from its first other move on the others may get other tiles.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from trainer import reach
from trainer.coach.building.task import SEAT, BuildPlace, BuildTask
from trainer.coach.building.tries import OwnDiscard, Throw
from trainer.game import (
    BotId,
    ChowMade,
    Discard,
    Drawn,
    Event,
    HandWon,
    Invitation,
    KongForm,
    KongMade,
    Move,
    PungMade,
    Record,
    ReplacementDrawn,
    SeatView,
    State,
    Won,
    build_wall,
    record_from_data,
    record_to_data,
    replay_steps,
    view,
)
from trainer.reach import Position
from trainer.rules import FanId, Tile, load_values

TABLE_FORMAT: Final = 2
"""The version of the JSON form; the first is that of a try alone, which knows no moves of others."""

Steps: TypeAlias = Sequence[tuple[State, tuple[Event, ...]]]


class TableEnd(StrEnum):
    """How a hand at the table ended for the learner: with a goal, with a win that has none, with a win of somebody
    else, or with the last tile."""

    HOME = "home"
    WITHOUT = "without"
    LOST = "lost"
    DRAWN = "drawn"


class TableTry(Struct, frozen=True):
    """A try as it is kept: ``moves`` of everybody so far. ``known``: moves were taken back, the tiles or the panel were
    seen before, so that it tells nothing about the learner. ``counted``: its answer is kept already."""

    task: BuildTask
    invitation: Invitation
    moves: tuple[Move, ...] = ()
    known: bool = False
    counted: bool = False

    def played(self, moves: tuple[Move, ...]) -> "TableTry":
        """The same with the moves that stand now. Where those known before are not among them, another way was gone:
        what came of them is known."""
        return replace(self, moves=moves, known=self.known or moves[: len(self.moves)] != self.moves)

    def aided(self) -> "TableTry":
        """The same, after the panel was seen."""
        return replace(self, known=True)

    def again(self) -> "TableTry":
        """The same tiles from the beginning."""
        return replace(self, moves=(), known=True)


class TableBuild(Struct, frozen=True):
    """A try read from its moves. ``draws``: every tile that came in, drawn, claimed or won with, in order. ``hand``:
    what the learner held at the end, with the tile of an own win. ``end`` is None while it goes on."""

    game: TableTry
    start: tuple[Tile, ...]
    draws: tuple[Tile, ...]
    discards: tuple[OwnDiscard, ...]
    hand: Position
    end: TableEnd | None

    @property
    def task(self) -> BuildTask:
        """What was to be built."""
        return self.game.task

    @property
    def known(self) -> bool:
        """Whether it tells nothing about the learner."""
        return self.game.known

    @property
    def thrown(self) -> tuple[Throw, ...]:
        """The discards."""
        return tuple(discard.throw for discard in self.discards)


def read_try(game: TableTry) -> TableBuild:
    """Play a try again. Raises `trainer.game.RecordError` for moves that cannot be, and `trainer.game.DealError`."""
    return built_of(game, replay_steps(Record(game.invitation.deal, game.moves)))


def built_of(game: TableTry, steps: Steps) -> TableBuild:
    """A try with the states and events of its moves."""
    state, goals = steps[-1][0], game.task.goals
    draws: list[Tile] = list(_came_in(steps[0][1]))
    discards = []
    for (before, _), (after, events) in pairwise(steps):
        move = after.moves[-1]
        if isinstance(move, Discard) and move.seat is SEAT:
            hand = view(before, SEAT).position
            discards.append(OwnDiscard(len(draws), hand, Throw(move.tile, goals)))
        draws.extend(_came_in(events))
    hand = held_at_end(steps)
    start = build_wall(game.invitation.deal)[0][SEAT]
    return TableBuild(game, start, tuple(draws), tuple(discards), hand, _end_of(state, hand, game.task))


def _came_in(events: Sequence[Event]) -> Iterator[Tile]:
    """The tiles that the learner took in."""
    for event in events:
        match event:
            case Drawn(seat, Tile() as tile) | ReplacementDrawn(seat, Tile() as tile) if seat is SEAT:
                yield tile
            case ChowMade(seat, claimed=tile) if seat is SEAT:
                yield tile
            case PungMade(seat, meld) | KongMade(seat, meld, KongForm.CLAIMED) if seat is SEAT:
                yield meld.tiles[0]
            case HandWon(seat, tile, source) if seat is SEAT and source is not None:
                yield tile


def held_at_end(steps: Steps) -> Position:
    """What the learner holds now; after a win of the own with the tile that won."""
    state = steps[-1][0]
    if isinstance(state.result, Won) and state.result.seat is SEAT:
        return complete_hand(view(steps[-2][0], SEAT))
    return view(state, SEAT).position


def complete_hand(seen: SeatView) -> Position:
    """The hand with the tile that is offered; it is not among the visible ones then."""
    here, offer = seen.position, seen.offer
    if offer is None:
        return here
    visible = list(here.visible)
    if offer.tile in visible:  # a tile that is being added to a kong is not
        visible.remove(offer.tile)
    return replace(here, concealed=tuple(sorted((*here.concealed, offer.tile))), visible=tuple(visible))


def goals_in(hand: Position, task: BuildTask) -> tuple[FanId, ...]:
    """The goals that a complete hand has."""
    now = reach.analyse_keys(hand, task.goals, load_values(task.values)).now
    return tuple(goal for goal in task.goals if goal in now and not now[goal].distance)


def _end_of(state: State, hand: Position, task: BuildTask) -> TableEnd | None:
    match state.result:
        case None:
            return None
        case Won(seat=seat) if seat is SEAT:
            return TableEnd.HOME if goals_in(hand, task) else TableEnd.WITHOUT
        case Won():
            return TableEnd.LOST
        case _:
            return TableEnd.DRAWN


def table_to_data(game: TableTry) -> dict[str, object]:
    """The JSON form of a try at the table."""
    return {
        "format": TABLE_FORMAT,
        "goals": [goal.value for goal in game.task.goals],
        "opponents": [bot.value for bot in game.invitation.opponents],
        "record": record_to_data(Record(game.invitation.deal, game.moves)),
        "known": game.known,
        "counted": game.counted,
    }


def table_from_data(data: Mapping[str, object]) -> TableTry:
    """Read the JSON form. Raises `ValueError` for what is none; whether the moves can be played is for `read_try`."""
    try:
        goals, opponents, record = data["goals"], data["opponents"], data["record"]
        if not (isinstance(goals, list) and isinstance(opponents, list) and isinstance(record, dict)):
            raise TypeError("goals, opponents and a record")
        if data["format"] != TABLE_FORMAT:
            raise TypeError("the form of this version")
        played = record_from_data(record)
        right, across, left = map(BotId, opponents)
        deal = played.deal
        task = BuildTask(deal.seed, tuple(map(FanId, goals)), deal.start, deal.rules.values, BuildPlace.TABLE)
        invitation = Invitation(deal, SEAT, (right, across, left))
        return TableTry(task, invitation, played.moves, bool(data["known"]), bool(data["counted"]))
    except (KeyError, TypeError) as error:
        raise ValueError(f"no try: {error!r}") from error
