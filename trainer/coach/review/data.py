"""Reviews as JSON lines: what ``python -m trainer review`` reads and writes.

A file holds a record a line, as ``play`` prints them, or is an export of the program; lines of an export that are no
hands are passed over. A record may name the ``"seat"`` that is reviewed, and a main fan as its ``"goal"``, which else
is guessed. A line that holds no record gives ``{"file",
"number", "error", "kind"}``. The last line is ``{"sum": {...}}`` over all records that could be read.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from operator import add
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict, astuple

from trainer.coach.review.findings import review_of
from trainer.coach.review.values import Decision, HandReview, Loss, Richer, Weighed
from trainer.game import DealError, RecordError, Won, format_move, record_from_data
from trainer.game.record import FORMAT
from trainer.json_text import NotJson, bounded_lines, read_json
from trainer.reach import Nearness, key_text
from trainer.resources import MOST_BYTES
from trainer.rules import MAIN_FANS, FanId, Seat, ValueSetError

EXPORT = "sihai-trainer"
"""What the first line of an export names as its format."""


class Written(Struct, frozen=True):
    """A line of a file, ``number`` from 1. ``reason`` tells why the file could not be read on."""

    file: str
    number: int
    text: bytes = b""
    reason: str = ""


def read_records(paths: Iterable[Path]) -> Iterator[Written]:
    """The lines of files, one after the other; a file is never held whole."""
    for path in paths:
        number = 0
        try:
            with path.open("rb") as file:
                for text in bounded_lines(file, MOST_BYTES):
                    number += 1
                    if text.strip():
                        yield Written(path.name, number, text)
        except OSError as error:
            yield Written(path.name, number + 1, reason=error.strerror or str(error))


class ReviewSum(Struct, frozen=True):
    """Sums over reviews: hands, those won and their points; decisions, and those that lost nothing for the line;
    tiles by which they left it ``given_away``; wins declined; hands whose own draws contained one that reaches the line
    (``par``), and those of them that were won."""

    hands: int = 0
    won: int = 0
    points: int = 0
    decisions: int = 0
    best: int = 0
    given_away: int = 0
    wins_declined: int = 0
    par: int = 0
    par_met: int = 0

    @classmethod
    def of(cls, review: HandReview) -> "ReviewSum":
        """What one review adds."""
        result = review.result
        points = result.score.total if isinstance(result, Won) and result.seat is review.seat else None
        par = review.line in review.par
        return cls(
            hands=1,
            won=int(points is not None),
            points=points or 0,
            decisions=len(review.decisions),
            best=sum(not decision.line.loss for decision in review.decisions),
            given_away=review.given_away,
            wins_declined=sum(decision.win is not None for decision in review.decisions),
            par=int(par),
            par_met=int(par and points is not None),
        )

    def __add__(self, other: "ReviewSum") -> "ReviewSum":
        return ReviewSum(*map(add, astuple(self), astuple(other)))


def review_files(paths: Iterable[Path], seat: Seat, jobs: int) -> Iterator[Mapping[str, object]]:
    """The findings of every record, shared by ``jobs`` processes, in the order of the files; then the sum.

    ``seat`` is reviewed where a record names none. Where no record can be read there is no sum.
    """
    total = ReviewSum()
    from trainer.jobs import in_order  # the window never needs other processes, which take two megabytes

    for found in in_order(partial(review_line, seat), read_records(paths), jobs):
        if found is not None:
            answer, tally = found
            total += tally
            yield answer
    if total.hands:
        yield {"sum": asdict(total)}


def review_line(seat: Seat, line: Written) -> tuple[Mapping[str, object], ReviewSum] | None:
    """The findings of a line and what it adds to the sum; None for a line of an export that is no hand."""
    place: dict[str, object] = {"file": line.file, "number": line.number}
    if len(line.text) > MOST_BYTES:
        return place | {"error": f"a line of more than {MOST_BYTES} bytes", "kind": "too-large"}, ReviewSum()
    try:
        review = None if line.reason else _review(seat, read_json(line.text))
    except NotJson as error:
        return place | {"error": f"not JSON: {error}", "kind": "unreadable"}, ReviewSum()
    except RecordError as error:
        return place | {"error": str(error), "kind": error.faults[0].kind}, ReviewSum()
    except (DealError, ValueSetError) as error:
        return place | {"error": str(error), "kind": "deal"}, ReviewSum()
    if line.reason:
        return place | {"error": line.reason, "kind": "unreadable"}, ReviewSum()
    return None if review is None else (place | review_data(review), ReviewSum.of(review))


def _review(seat: Seat, data: object) -> HandReview | None:
    """The review of a line; None for one of an export that is no hand."""
    if not isinstance(data, dict):
        raise RecordError("form", "a record is a JSON object")
    if data.get("line", "hand") != "hand" or data.get("format") == EXPORT:
        return None
    own = {each.letter: each for each in Seat}.get(str(data.get("seat")), seat)
    review = review_of(record_from_data({"format": FORMAT, **data, "moves": _standing(data)}), own)
    return review.following(_said_goal(data["goal"])) if "goal" in data else review


def _said_goal(text: object) -> FanId | None:
    """The fan that a record names. Raises `RecordError` for what is no main fan."""
    fan = next((fan for fan in MAIN_FANS if fan.value == text), None)
    if fan is None and text is not None:
        raise RecordError("form", f"'goal' is a main fan or null, not {text!r}")
    return fan


def _standing(data: Mapping[str, object]) -> object:
    """The moves that were not taken back."""
    moves, made = data.get("moves"), data.get("made")
    return moves[:made] if isinstance(moves, list) and type(made) is int else moves


def review_data(review: HandReview) -> dict[str, object]:
    """The JSON form of a review; turning points and declined moves are places in the record, from 0."""
    won = review.result if isinstance(review.result, Won) else None
    return {
        "seat": review.seat.letter,
        "line": key_text(review.line),
        "goal": None if review.goal is None else review.goal.value,
        "guessed": review.guessed,
        "decisions": [_decision_data(decision) for decision in review.decisions],
        "turning": [decision.place for decision in review.turning],
        "declined": [decision.place for decision in review.declined],
        "draws": review.draws,
        "par": {key_text(key): number for key, number in review.par.items()},
        "richer": [_richer_data(richer) for richer in review.richer],
        "winner": None if won is None else won.seat.letter,
        "points": None if won is None else won.score.total,
        "finished": review.result is not None,
    }


def _decision_data(decision: Decision) -> dict[str, object]:
    data: dict[str, object] = {
        "place": decision.place,
        "draw": decision.draw,
        "move": format_move(decision.move),
        "line": _weighed_data(decision.line),
    }
    if decision.goal is not None:
        data["goal"] = _weighed_data(decision.goal)
    return data if decision.win is None else data | {"win": decision.win}


def _weighed_data(weighed: Weighed) -> dict[str, object]:
    return {
        "after": _near_data(weighed.near),
        "best": _near_data(weighed.nearest),
        "moves": [format_move(move) for move in weighed.best],
        "lost": _loss_data(weighed.loss),
    }


def _near_data(near: Nearness | None) -> dict[str, int] | None:
    return None if near is None else {"distance": near.distance, "live": near.live}


def _loss_data(loss: Loss) -> dict[str, object]:
    """What was lost; empty if nothing was."""
    return {name: amount for name, amount in asdict(loss).items() if amount}


def _richer_data(richer: Richer) -> dict[str, object]:
    data: dict[str, object] = {"points": richer.points, "live": richer.live}
    named = {"tile": richer.tile, "fan": richer.fan, "discard": richer.discard}
    return data | {name: str(value) for name, value in named.items() if value is not None}
