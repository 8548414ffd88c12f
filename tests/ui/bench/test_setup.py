"""What is set up on the bench, as values: tiles come and go, and nothing is put where it does not fit."""

import pytest

from trainer.rules import Meld, Tile
from trainer.ui.bench.setup import Into, Setup


@pytest.mark.parametrize(
    ("text", "tile", "into", "after"),
    [
        ("12m", Tile.M3, Into.HAND, "12m3m"),
        ("123m", Tile.M3, Into.HAND, "123m3m"),
        ("3333m", Tile.M3, Into.HAND, "3333m"),
        ("33m [333m]", Tile.M4, Into.HAND, "33m4m [333m]"),
        ("3m [333m]", Tile.M3, Into.HAND, "3m [333m]"),
        ("1m", Tile.P7, Into.CHOW, "1m [789p]"),
        ("1m", Tile.P8, Into.CHOW, "1m"),
        ("1m", Tile.Z1, Into.CHOW, "1m"),
        ("9999p", Tile.P7, Into.CHOW, "9999p"),
        ("5z", Tile.Z5, Into.PUNG, "5z [555z]"),
        ("55z", Tile.Z5, Into.PUNG, "55z"),
        ("1m", Tile.Z5, Into.KONG, "1m [5555z]"),
        ("5z", Tile.Z5, Into.KONG, "5z"),
        ("1m", Tile.Z5, Into.CONCEALED_KONG, "1m (5555z)"),
    ],
)
def test_what_fits_goes_where_it_is_put_and_the_rest_changes_nothing(
    text: str, tile: Tile, into: Into, after: str
) -> None:
    added = Setup(text).add(tile, into)
    assert added.hand == Setup(after).hand
    assert (added == Setup(text)) is not Setup(text).fits(tile, into)


def test_of_equal_tiles_the_winning_one_goes_last() -> None:
    setup = Setup("5m5m9p +5m")
    for held in (2, 1):
        setup = setup.remove(Tile.M5)
        assert setup.hand.concealed.count(Tile.M5) == held
        assert setup.hand.win_tile is Tile.M5
    setup = setup.remove(Tile.M5)
    assert setup.hand.win_tile is None
    assert setup.hand.concealed == (Tile.P9,)


def test_the_last_tile_can_be_taken_away_until_there_is_none() -> None:
    setup = Setup("12m +3m").remove_last_tile()
    assert (setup.hand.concealed, setup.hand.win_tile) == ((Tile.M1, Tile.M2), None)
    empty = setup.remove_last_tile().remove_last_tile()
    assert empty.hand.concealed == ()
    assert empty.remove_last_tile() == empty


@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_meld_is_taken_away(place: int) -> None:
    melds = [Meld.chow(Tile.M1), Meld.pung(Tile.Z5), Meld.kong(Tile.P9)]
    setup = Setup("1s [123m] [555z] [9999p]").remove_meld(place)
    del melds[place]
    assert setup.hand.melds == tuple(melds)
    assert setup.hand.concealed == (Tile.S1,)


def test_a_line_of_data_is_no_hand_yet() -> None:
    setup = Setup(' {"concealed": "123m"')
    assert setup.is_data
    assert setup.hand.tiles == ()
    assert setup.reading.faults == ()
