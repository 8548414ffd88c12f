"""What is wrong, as values."""

import pytest

from trainer.rules import FanId, Fault, FaultKind, Hand, HandError, Meld, Phrase, Scheme, Seat, Tile, parse_tiles
from trainer.rules.faults import FaultError
from trainer.rules.hands import can_exist, check_hand, size_faults


def test_the_json_form_leaves_out_what_is_not_known() -> None:
    plain = Fault.of(FaultKind.WRONG_COUNT, "too few", n=3)
    assert plain.to_data() == {"kind": str(FaultKind.WRONG_COUNT), "error": "too few"}
    placed = Fault(FaultKind.UNREADABLE, "no tile", Phrase.of("x"), field="melds", input="0m", start=0)
    data = {"kind": str(FaultKind.UNREADABLE), "error": "no tile", "field": "melds", "input": "0m", "position": 0}
    assert placed.to_data() == data


def test_an_error_says_the_first_fault_and_tells_all() -> None:
    faults = [Fault.of(FaultKind.WRONG_COUNT, "too few", n=3), Fault.of(FaultKind.TOO_LARGE, "too long")]
    error = FaultError(iter(faults))
    assert (error.phrase, str(error), error.faults) == (faults[0].said, "too few; too long", tuple(faults))
    assert str(FaultError(faults, "no hand")) == "no hand"


@pytest.mark.parametrize(
    ("concealed", "melds", "sizes", "told"),
    [
        (14, 0, (14,), None),
        (2, 4, (14,), None),
        (13, 0, (13, 14), None),
        (2, 5, (14,), "5 melds, at most 4"),
        (13, 0, (14,), "13 concealed tiles beside 0 melds, 14 expected"),
        (1, 1, (13, 14), "1 concealed tile beside 1 meld, 10 or 11 expected"),
    ],
)
def test_a_hand_has_fourteen_tiles_with_each_kong_as_three(
    concealed: int, melds: int, sizes: tuple[int, ...], told: str | None
) -> None:
    assert [fault.detail for fault in size_faults(concealed, melds, sizes)] == ([] if told is None else [told])


def test_every_fault_of_a_hand_is_told_at_once() -> None:
    poor = Hand(parse_tiles("11111m5p"), (Meld.chow(Tile.S1),), Tile.P6, Seat.S, frozenset({FanId.TIANHE}))
    with pytest.raises(HandError) as caught:
        check_hand(poor)
    kinds = [fault.kind for fault in caught.value.faults]
    assert kinds[:3] == [FaultKind.TOO_MANY_COPIES, FaultKind.WRONG_COUNT, FaultKind.WIN_TILE_MISSING]
    assert len(kinds) > 3
    assert not can_exist(poor)


def test_there_are_two_schemes() -> None:
    assert [scheme.other for scheme in Scheme] == list(reversed(Scheme))


def test_the_names_of_faults_are_those_that_other_programs_know() -> None:
    """They stand in answers of the command line; a new one may be added, none may change."""
    names = """
        unknown no-suit no-rank honour-rank zero not-closed not-opened not-one-tile second-win-tile meld-unknown-kind
        meld-wrong-count meld-not-alike meld-not-in-a-row meld-honours-in-a-row meld-concealed too-many-copies
        too-many-melds wrong-count win-tile-missing not-incidental events-contradict event-impossible not-a-win
        too-large not-an-object missing-field wrong-type unreadable unknown-seat unknown-prevailing unknown-event
        unknown-values too-many-lines unknown-set no-file not-utf8 not-toml missing-fan no-fan no-row points status
    """
    assert {kind.value for kind in FaultKind} == set(names.split())


@pytest.mark.parametrize(("sizes", "said"), [((14,), {"wanted": 8, "more": 0}), ((13, 14), {"wanted": 7, "more": 8})])
def test_how_many_tiles_are_wanted_is_told_in_numbers(sizes: tuple[int, ...], said: dict[str, int]) -> None:
    (fault,) = size_faults(3, 2, sizes)
    assert fault.said.args == {"n": 3, "melds": 2, **said}
