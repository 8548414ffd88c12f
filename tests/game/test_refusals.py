"""Every wrong move gets its named refusal, all reasons at once, and changes nothing."""

from collections.abc import Callable

import pytest

from tests.game.tables import E, N, S, W, every_move, play, table
from trainer.game import (
    IllegalMove,
    Pass,
    State,
    apply,
    legal_moves,
    parse_move,
    refusals,
)
from trainer.rules import Seat
from trainer.text import Language, Words


def offered() -> State:
    """East has discarded 3m; South may chow, West may pung."""
    hands = {S: "12m258p258s12345z", W: "33m258p258s12345z", E: "147p147p147s1234z"}
    return play(table(hands, draws="3m"), "E discard 3m")


def robbing() -> State:
    hands = {E: "55m147p147s12346z", S: "29m258p258s12347z", W: "46m123789p123s99s", N: "46m123456p123s88s"}
    state = table(hands, draws="7z5m7z6z6z5m")
    first = ("E discard 7z", "S discard 5m", "E pung", "E discard 6z")
    return play(state, *first, "S discard 7z", "W discard 6z", "N discard 6z", "E kong 5m")


def called() -> State:
    return play(offered(), "S pass", "W pung")


def last_offered() -> State:
    """The last discard lies there; South could pung it, West wins with it."""
    hands = {S: "33m258p258s12345z", W: "12m456p456789s55z", E: "147p147p147s1234z"}
    return play(table(hands, draws="3m", length=1), "E discard 3m")


def kong_offered() -> State:
    """East has discarded 5z; West has the other three."""
    return play(table({W: "258m258p258s1555z"}, draws="5z"), "E discard 5z")


def over() -> State:
    return play(last_offered(), "W win")


def dealt() -> State:
    return table(draws="5z")


def below_the_line() -> State:
    return table({E: "12399m456p22278s"}, draws="6s", lines=(200, 0, 0, 0))


CASES = [
    (over, "E discard 1p", {"game-no-over"}),
    (over, "W win", {"game-no-over"}),
    (dealt, "S discard 2m", {"game-no-turn"}),
    (dealt, "S discard 9m", {"game-no-turn", "game-no-tile"}),
    (dealt, "E discard 9m", {"game-no-tile"}),
    (dealt, "E discard 1m held", {"game-no-held"}),
    (dealt, "E chow 1m", {"game-no-offer"}),
    (dealt, "S chow 8m", {"game-no-turn", "game-no-offer", "game-no-chow-shape"}),
    (dealt, "E pung", {"game-no-offer"}),
    (dealt, "E pass", {"game-no-pass"}),
    (dealt, "E kong 5z", {"game-no-kong-hand"}),
    (dealt, "E win", {"cannot-win-shape"}),
    (dealt, "N win", {"game-no-turn", "cannot-win-shape"}),
    (below_the_line, "E win", {"cannot-win-line-detail"}),
    (offered, "E discard 1p", {"game-no-answer", "game-no-discard-now"}),
    (offered, "S discard 9m", {"game-no-discard-now", "game-no-tile"}),
    (offered, "S chow 2m", {"game-no-chow-hand"}),
    (offered, "S chow 4m", {"game-no-chow-tile"}),
    (offered, "S chow 1z", {"game-no-chow-shape"}),
    (offered, "W chow 1m", {"game-no-chow-side", "game-no-chow-hand"}),
    (offered, "W chow 5m", {"game-no-chow-side", "game-no-chow-tile"}),
    (offered, "S pung", {"game-no-pung-hand"}),
    (offered, "N pung", {"game-no-answer", "game-no-pung-hand"}),
    (offered, "W kong 3m", {"game-no-kong-hand"}),
    (offered, "W kong 5z", {"game-no-kong-tile"}),
    (offered, "W win", {"cannot-win-shape"}),
    (offered, "N pass", {"game-no-answer"}),
    (called, "W kong 5z", {"game-no-kong-called", "game-no-kong-hand"}),
    (called, "W win", {"game-no-win-called"}),
    (called, "N win", {"game-no-turn", "cannot-win-shape"}),
    (called, "W pass", {"game-no-pass"}),
    (called, "W discard 9m", {"game-no-tile"}),
    (robbing, "W chow 4m", {"game-no-only-win", "game-no-chow-side"}),
    (robbing, "W chow 2m", {"game-no-only-win", "game-no-chow-side", "game-no-chow-tile"}),
    (robbing, "W pung", {"game-no-only-win", "game-no-pung-hand"}),
    (robbing, "W kong 5m", {"game-no-only-win", "game-no-kong-hand"}),
    (robbing, "E kong 5m", {"game-no-answer", "game-no-only-win", "game-no-kong-hand"}),
    (robbing, "E win", {"game-no-answer", "cannot-win-shape"}),
    (last_offered, "S pung", {"game-no-answer", "game-no-last-discard"}),
    (last_offered, "W chow 1m", {"game-no-last-discard", "game-no-chow-side"}),
]


@pytest.mark.parametrize(("set_up", "text", "keys"), CASES, ids=[f"{c[0].__name__}: {c[1]}" for c in CASES])
def test_a_wrong_move_is_refused_by_name_and_changes_nothing(
    set_up: Callable[[], State], text: str, keys: set[str]
) -> None:
    state, before = set_up(), set_up()
    move = parse_move(text)
    with pytest.raises(IllegalMove) as refused:
        apply(state, move)
    assert set(refused.value.keys) == keys
    assert refused.value.move == move
    assert str(refused.value) == f"{text}: {', '.join(refused.value.keys)}"
    assert state == before
    for language in Language:
        assert all(Words(language).phrase(reason) for reason in refused.value.reasons)


def test_every_reason_has_its_case() -> None:
    assert IllegalMove.__doc__ is not None
    named = {word.strip("`") for word in IllegalMove.__doc__.split() if word.startswith(("``game-no", "``cannot"))}
    met = {key for _, _, keys in CASES for key in keys}
    assert {name.rstrip(".").strip("`") for name in named} - met == {"game-no-kong-wall"}  # in test_kongs


@pytest.mark.parametrize(
    "set_up",
    [dealt, offered, kong_offered, called, robbing, last_offered, over, below_the_line],
    ids=lambda each: each.__name__,
)
def test_a_move_is_legal_exactly_when_nothing_is_said_against_it(set_up: Callable[[], State]) -> None:
    state = set_up()
    for seat in Seat:
        unrefused = {move for move in every_move(seat) if not refusals(state, move)}
        assert unrefused == set(legal_moves(state, seat))


def test_whose_claim_is_awaited_stays_a_secret() -> None:
    (reason,) = [r for r in refusals(offered(), Pass(N)) if r.key == "game-no-answer"]
    assert reason.items == ()
