"""A won hand knows who is charged."""

import pytest

from tests.rules.hands import SIHAI, hand
from trainer.rules import ClaimedTile, Scheme, Seat, Tile, WonBy, WonHand


def won(by: WonBy, source: Seat | None, events: str = "") -> WonHand:
    """A hand won by South."""
    of = hand("123123456m55p", "789m", win="5m", events=events)
    if "dihe" in events:
        of = hand("123123456789m55p", win="5m", events=events)
    claims = (ClaimedTile(Tile.M7, Seat.E),)
    return WonHand(of, SIHAI, Scheme.SIHAI, by, source, 10, Seat.S, claims)


@pytest.mark.parametrize(
    ("by", "source", "events", "payer", "received"),
    [
        (WonBy.SELF_DRAW, None, "", None, 330),
        (WonBy.DISCARD, Seat.N, "", Seat.N, 220),
        (WonBy.ROBBED_KONG, Seat.W, "jinjiduoshi", Seat.W, 220),
        (WonBy.DISCARD, Seat.N, "dihe", None, 330),
        (WonBy.SELF_DRAW, None, "dihe", None, 330),
    ],
    ids=["self-draw", "discard", "robbed kong", "dihe on a discard", "dihe drawn"],
)
def test_the_one_who_gave_the_tile_is_charged(
    by: WonBy, source: Seat | None, events: str, payer: Seat | None, received: int
) -> None:
    of = won(by, source, events)
    assert of.payer is payer
    assert of.settlement(55, Scheme.SIHAI).received == received
    assert of.settled_as_self_draw is ("dihe" in events and source is not None)


@pytest.mark.parametrize(
    ("by", "source"),
    [(WonBy.SELF_DRAW, Seat.E), (WonBy.DISCARD, None), (WonBy.ROBBED_KONG, None), (WonBy.DISCARD, Seat.S)],
)
def test_a_source_that_cannot_be_is_refused(by: WonBy, source: Seat | None) -> None:
    with pytest.raises(ValueError, match=r"with the tile from|cannot give itself"):
        won(by, source)


def test_a_meld_without_a_note_has_no_turned_tile() -> None:
    of = won(WonBy.SELF_DRAW, None)
    assert of.claim(0) == ClaimedTile(Tile.M7, Seat.E)
    assert of.claim(1) is None
