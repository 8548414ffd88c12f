"""What is set up on the bench, as values: tiles come and go, and nothing is put where it does not fit."""

import json

import pytest

from trainer.coach.bench import Into, Setup, Terms, judge, means_code, read_data_line, read_seen
from trainer.game import Invitation, Won, apply, record_of, record_to_data, record_to_json, start_hand, view
from trainer.game.contest import Contest
from trainer.game.position_code import CodedPosition, position_code
from trainer.rules import Meld, Scheme, Seat, Tile, load_values
from trainer.text import Language, Words


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


def test_of_equal_tiles_the_one_at_the_place_goes() -> None:
    setup = Setup("5m5m9p +5m")
    for held in (2, 1):
        setup = setup.remove_at(0)
        assert setup.hand.concealed.count(Tile.M5) == held
        assert setup.hand.win_tile is Tile.M5
    setup = setup.remove_at(1)
    assert setup.hand.win_tile is None
    assert setup.hand.concealed == (Tile.P9,)


def test_the_last_tile_can_be_taken_away_until_there_is_none() -> None:
    setup = Setup("12m +3m").remove_at(2)
    assert (setup.hand.concealed, setup.hand.win_tile) == ((Tile.M1, Tile.M2), None)
    assert setup.remove_at(1).remove_at(0).hand.concealed == ()


def test_without_a_named_winning_tile_the_one_that_came_last_stays_last() -> None:
    assert Setup("5m9p1m").remove_at(0).text == "9p1m"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_meld_is_taken_away(place: int) -> None:
    melds = [Meld.chow(Tile.M1), Meld.pung(Tile.Z5), Meld.kong(Tile.P9)]
    setup = Setup("1s [123m] [555z] [9999p]").remove_at(1 + place)
    del melds[place]
    assert setup.hand.melds == tuple(melds)
    assert setup.hand.concealed == (Tile.S1,)


def test_a_line_of_data_is_no_hand_yet() -> None:
    setup = Setup(' {"concealed": "123m"')
    assert setup.is_data
    assert setup.hand.tiles == ()
    assert setup.reading.faults == ()


def test_the_code_of_every_own_moment_becomes_the_hand_of_that_moment() -> None:
    for seed in (0, 3, 5):
        contest = Contest()
        record = record_of(contest.play(seed))
        state = start_hand(record.deal)[0]
        for move in (*record.moves, None):
            seen = view(state, Seat.S)
            found = read_data_line(position_code(CodedPosition(Invitation(record.deal, Seat.S), state.moves)))
            assert isinstance(found, Setup)
            assert found.seat is Seat.S
            assert found.hand.melds == seen.plain_melds
            win = seen.win
            assert not read_seen(found.seen).faults
            held = found.hand.tiles + read_seen(found.seen).tiles
            assert sorted(held) == sorted((*seen.hand, *(t for m in seen.plain_melds for t in m.tiles), *seen.visible))
            assert sorted(found.hand.concealed) == sorted(seen.hand if win is None else win.hand.concealed)
            if win is not None:
                assert (found.hand.win_tile, found.events) == (win.tile, win.hand.events)
                verdict = judge(found, Terms(load_values("sihai"), Scheme.SIHAI, 10))
                assert verdict.score is not None
                assert verdict.score.total == win.points
            else:
                assert tuple(sorted(read_seen(found.seen).tiles)) == seen.visible
                assert seen.drawn is None or found.hand.concealed[-1] is seen.drawn
            if move is not None:
                state, _ = apply(state, move)


@pytest.mark.parametrize("text", ["266F-WNJG-44Y5.", "266F-WNJG-44Y6.222", "266F-WNJG.4T", "-.", "2.2"])
def test_a_code_that_is_none_says_so_in_one_sentence(text: str) -> None:
    assert means_code(text)
    assert Setup(text).is_data
    found = read_data_line(text)
    assert isinstance(found, tuple)
    (said,) = found
    for language in Language:
        assert Words(language).phrase(said)


@pytest.mark.parametrize("text", ["123m.", "123m 456p", "55z +1m", "一二三万.", "EE.s"])
def test_tiles_with_a_full_stop_are_no_code(text: str) -> None:
    assert not means_code(text)


@pytest.mark.parametrize("seed", range(6))
def test_a_record_becomes_the_hand_that_won_it_or_that_of_its_seat(seed: int) -> None:
    state = Contest().play(seed)
    found = read_data_line(record_to_json(record_of(state)))
    assert isinstance(found, Setup)
    if isinstance(state.result, Won):
        assert found.seat is state.result.seat
        verdict = judge(found, Terms(load_values("sihai"), Scheme.SIHAI, 0))
        assert verdict.score is not None
        assert verdict.score.total == state.result.score.total
    else:
        assert sorted(found.hand.concealed) == list(state.players[Seat.E].hand)


def test_a_record_that_cannot_be_played_says_why() -> None:
    data = record_to_data(record_of(Contest().play(1))) | {"moves": ["E discard 9x"]}
    said = read_data_line(json.dumps(data))
    assert isinstance(said, tuple)
    assert [Words(Language.EN).phrase(phrase).partition(":")[0] for phrase in said] == ["moves[0]"]
