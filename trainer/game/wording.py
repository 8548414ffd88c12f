"""Events as sentences for the table's log, seen from a seat: 上家打出 3万 / Left discards 3 Characters.

Sentences are phrases; `trainer.text` says them in the reader's language. Give `event_phrase` only what the
reader may know (`trainer.game.events.seen_by`).
"""

from trainer.game.deals import Disclosure, StartKind
from trainer.game.events import (
    ChowMade,
    Dealt,
    DiscardMade,
    Drawn,
    Event,
    HandWon,
    KongMade,
    KongRobbed,
    PungMade,
    ReplacementDrawn,
    WallExhausted,
    WinRefused,
)
from trainer.game.wins import below_line
from trainer.rules import Phrase, Seat, Tile, Value, relation


def event_phrase(event: Event, viewer: Seat | None) -> Phrase:
    """One sentence for one event. Players are named from the viewer's seat (你, 下家, 对家, 上家), or by their
    winds when nobody in particular looks (``viewer`` None)."""
    match event:
        case Dealt(dealer):
            return _said("dealt", viewer, dealer)
        case Drawn(seat, tile):
            return _drawn("drawn", viewer, seat, tile)
        case ReplacementDrawn(seat, tile):
            return _drawn("replaced", viewer, seat, tile)
        case DiscardMade(seat, tile, drawn):
            return _said("discard-drawn" if drawn else "discard", viewer, seat, tile=tile)
        case WallExhausted():
            return Phrase.of("game-event-exhausted")
        case WinRefused(_, _, score, line):
            return below_line(score, line)
        case HandWon():
            return _won(event, viewer)
        case _:
            return _meld(event, viewer)


def _meld(event: ChowMade | PungMade | KongMade | KongRobbed, viewer: Seat | None) -> Phrase:
    match event:
        case ChowMade(seat, meld, claimed, source):
            return _said("chow", viewer, seat, tile=claimed, meld=meld, source=who(source, viewer, object_form=True))
        case PungMade(seat, meld, source):
            return _said("pung", viewer, seat, tile=meld.tile, source=who(source, viewer, object_form=True))
        case KongMade(seat, meld, form, source):
            given = {} if source is None else {"source": who(source, viewer, object_form=True)}
            return _said(f"kong-{form.value}", viewer, seat, tile=meld.tile, **given)
        case KongRobbed(seat, source, tile):
            return _said("robbed", viewer, seat, tile=tile, source=who(source, viewer, object_form=True))


def _won(event: HandWon, viewer: Seat | None) -> Phrase:
    points = event.score.total
    if event.source is None:
        return _said("won-drawn", viewer, event.seat, tile=event.tile, points=points)
    giver = who(event.source, viewer, object_form=True)
    return _said("won", viewer, event.seat, tile=event.tile, points=points, source=giver)


def _drawn(name: str, viewer: Seat | None, seat: Seat, tile: Tile | None) -> Phrase:
    if tile is None:
        return _said(f"{name}-hidden", viewer, seat)
    return _said(name, viewer, seat, tile=tile)


def _said(name: str, viewer: Seat | None, seat: Seat, **args: Value) -> Phrase:
    person = "second" if viewer is seat else "third"
    return Phrase.of(f"game-event-{name}", who=who(seat, viewer), person=person, **args)


def who(seat: Seat, viewer: Seat | None, object_form: bool = False) -> Phrase:
    """A player's name as the viewer would say it; ``object_form`` for "from you" rather than "You draw"."""
    name = f"wind-{seat.letter.lower()}" if viewer is None else relation(viewer, seat).value
    return Phrase.of(f"game-from-{name}" if object_form else f"game-who-{name}")


def start_phrase(start: Disclosure, viewer: Seat | None) -> Phrase:
    """How the start was chosen, for the table to show."""
    if start.seat is None:
        return Phrase.of(f"game-start-{start.kind.value}")
    player = who(start.seat, viewer, object_form=True)
    if start.kind is StartKind.NEAR:
        return Phrase.of("game-start-near", who=player, fan=start.fans[0], missing=start.missing)
    first, second = start.fans
    return Phrase.of("game-start-conflict", who=player, first=first, second=second, missing=start.missing)
