"""A win at the table as the scoring page takes it: how the last tile came, and who gave the claimed ones."""

from tests.game.tables import E, N, S, W, play, table
from trainer.game import State, Won, view
from trainer.game.outcome import dealt_in, won_hand
from trainer.rules import Seat, Tile
from trainer.rules.wins import ClaimedTile, WonBy, WonHand

WAITS_5M = "46m123789p123s99s"
"""Complete with 5m alone."""


def robbed() -> State:
    """East has punged South's 5m and adds the fourth; West robs it."""
    hands = {E: "55m147p147s12346z", S: "29m258p258s12347z", W: WAITS_5M}
    state = table(hands, draws="7z5m7z6z6z5m", tail="6z", lines=(5, 0, 10, 0))
    first = ("E discard 7z", "S discard 5m", "E pung", "E discard 6z", "S discard 7z", "W discard 6z", "N discard 6z")
    return play(state, *first, "E kong 5m", "W win")


def seen(state: State, learner: Seat) -> tuple[WonHand, bool]:
    """The win for the scoring page, and whether the learner dealt in."""
    result = state.result
    assert isinstance(result, Won)
    shown = view(state, learner)
    return won_hand(shown, result), dealt_in(shown, result)


def test_a_win_on_a_discard_is_the_discarders_and_has_the_winners_line() -> None:
    state = play(table({S: WAITS_5M}, draws="5m", lines=(5, 10, 0, 0)), "E discard 5m", "S win")
    won, by_learner = seen(state, E)
    assert (won.won_by, won.source, won.line, won.learner) == (WonBy.DISCARD, E, 10, E)
    assert by_learner
    assert seen(state, W)[1] is False


def test_a_tile_that_was_drawn_has_no_giver() -> None:
    state = play(table({S: WAITS_5M}, draws="7z5m"), "E discard 7z", "S win")
    won, by_learner = seen(state, S)
    assert (won.won_by, won.source) == (WonBy.SELF_DRAW, None)
    assert not by_learner
    assert won.values.id == "sihai"


def test_who_robs_a_kong_won_on_no_discard() -> None:
    won, by_learner = seen(robbed(), E)
    assert (won.won_by, won.source, won.line) == (WonBy.ROBBED_KONG, E, 10)
    assert not by_learner


def test_claimed_tiles_are_told_with_who_gave_them_and_a_concealed_kong_without() -> None:
    hands = {S: "46m12355p99s2226z", E: "147m147p147s1345z", W: "369m369p368s1345z", N: "147m258p368s1345z"}
    state = table(hands, draws="5p7z7z7z2z5m", tail="6z")
    first = ("E discard 5p", "S pung", "S discard 6z", "W discard 7z", "N discard 7z", "E discard 7z")
    state = play(state, *first, "S kong 2z", "S discard 6z", "W discard 5m", "S win")
    won, by_learner = seen(state, W)
    assert won.claims == (ClaimedTile(Tile.P5, E), None)
    assert by_learner
