"""Which events of a win can meet, and with which seat and tiles: every contradiction, told at once."""

import pytest

from tests.rules.hands import hand
from trainer.rules import (
    INCIDENTAL_FANS,
    Contradiction,
    EventClaim,
    FanId,
    HandError,
    Seat,
    Tile,
    check_hand,
    contradictions,
)
from trainer.rules.events import EVENT_RULES

PLAIN = "123m456m789m55p234s"
WITH_KONG = ("123m456m789m55p", "2222s")
WITH_PUNG = ("123m456m789m55p", "222s")


def details(concealed: str, melds: str = "", *, win: str = "", seat: Seat = Seat.S, events: str) -> list[str]:
    """What is wrong with a hand, in the order in which it is told."""
    try:
        check_hand(hand(concealed, melds, win=win, seat=seat, events=events))
    except HandError as error:
        return [str(fault) for fault in error.faults]
    return []


@pytest.mark.parametrize(
    ("concealed", "melds", "win", "seat", "events", "told"),
    [
        (PLAIN, "", "", Seat.S, "haidilaoyue hedimoyu", "events-contradict: haidilaoyue and hedimoyu cannot meet"),
        (PLAIN, "", "", Seat.S, "hedimoyu jinjiduoshi", "events-contradict: hedimoyu and jinjiduoshi cannot meet"),
        (PLAIN, "", "", Seat.E, "haidilaoyue tianhe", "events-contradict: haidilaoyue and tianhe cannot meet"),
        (PLAIN, "", "", Seat.S, "dihe jinjiduoshi", "events-contradict: dihe and jinjiduoshi cannot meet"),
        (*WITH_PUNG, "", Seat.E, "tianhe", "event-impossible: tianhe with a meld laid down"),
        (*WITH_PUNG, "", Seat.S, "dihe", "event-impossible: dihe with a meld laid down"),
        (PLAIN, "", "", Seat.N, "tianhe", "event-impossible: tianhe is the dealer's, seat E"),
        (PLAIN, "", "", Seat.E, "dihe", "event-impossible: dihe is never the dealer's, seat E"),
        (PLAIN, "", "", Seat.S, "lingshangkaihua", "event-impossible: lingshangkaihua without a kong"),
        (*WITH_PUNG, "", Seat.S, "lingshangkaihua", "event-impossible: lingshangkaihua without a kong"),
        (
            PLAIN,
            "",
            "5p",
            Seat.S,
            "jinjiduoshi",
            "event-impossible: jinjiduoshi with another 5p: the robbed kong holds the other three",
        ),
        (PLAIN, "", "", Seat.S, "pinghe", "not-incidental: pinghe is no event"),
    ],
)
def test_a_contradiction_is_told_by_its_name(
    concealed: str, melds: str, win: str, seat: Seat, events: str, told: str
) -> None:
    assert details(concealed, melds, win=win, seat=seat, events=events) == [told]


@pytest.mark.parametrize(
    ("concealed", "melds", "seat", "events"),
    [
        (PLAIN, "", Seat.E, "tianhe"),
        *((PLAIN, "", seat, "dihe") for seat in (Seat.S, Seat.W, Seat.N)),
        *((PLAIN, "", Seat.E, event) for event in ("haidilaoyue", "hedimoyu", "jinjiduoshi")),
        (*WITH_KONG, Seat.S, "lingshangkaihua"),
        ("123m456m789m55p", "+2222s", Seat.S, "lingshangkaihua"),
        (*WITH_KONG, Seat.S, "haidilaoyue lingshangkaihua"),
        (PLAIN, "", Seat.S, ""),
    ],
)
def test_events_that_can_be_have_no_fault(concealed: str, melds: str, seat: Seat, events: str) -> None:
    # the last of three is the only 4 of bamboo: it can be robbed
    assert details(concealed, melds, win="" if melds else "4s", seat=seat, events=events) == []


def test_every_contradiction_is_told_at_once_and_in_order() -> None:
    events = "pinghe tianhe dihe lingshangkaihua jinjiduoshi"
    assert details(*WITH_PUNG, win="5p", seat=Seat.W, events=events) == [
        "not-incidental: pinghe is no event",
        "events-contradict: dihe and jinjiduoshi and lingshangkaihua and pinghe and tianhe cannot meet",
        "event-impossible: dihe/tianhe with a meld laid down",
        "event-impossible: tianhe is the dealer's, seat E",
        "event-impossible: lingshangkaihua without a kong",
        "event-impossible: jinjiduoshi with another 5p: the robbed kong holds the other three",
    ]


def test_fans_that_are_no_events_are_told_by_name_in_order() -> None:
    for events in ("qidui pinghe gang", "gang qidui pinghe"):
        assert details(PLAIN, events=events)[:3] == [
            f"not-incidental: {fan} is no event" for fan in ("gang", "pinghe", "qidui")
        ]


def test_the_only_events_that_meet_are_the_last_tile_and_a_replacement() -> None:
    pairs = {
        frozenset({one, other})
        for one in INCIDENTAL_FANS
        for other in INCIDENTAL_FANS
        if one < other and Contradiction.CANNOT_MEET not in contradictions(EventClaim(Seat.S, frozenset({one, other})))
    }
    assert pairs == {frozenset({FanId.HAIDILAOYUE, FanId.LINGSHANGKAIHUA})}


def test_every_contradiction_has_one_row() -> None:
    assert [rule.contradiction for rule in EVENT_RULES] == list(Contradiction)


def test_a_tile_that_is_not_named_yet_is_no_robbed_one() -> None:
    claim = EventClaim(Seat.S, frozenset({FanId.JINJIDUOSHI}), tiles=hand("5m5m").tiles, win_tile=None)
    assert contradictions(claim) == frozenset()


def test_the_sentence_of_a_robbed_tile_names_the_tile() -> None:
    with pytest.raises(HandError) as refused:
        check_hand(hand("123m456m789m55p234s", win="5p", events="jinjiduoshi"))
    (fault,) = refused.value.faults
    assert fault.said.key == "fault-event-robbed-tile-held"
    assert fault.said.args == {"tile": Tile.P5}
    with pytest.raises(HandError) as refused:
        check_hand(hand(PLAIN, seat=Seat.S, events="tianhe"))
    assert [fault.said.key for fault in refused.value.faults] == ["fault-event-tianhe-not-dealer"]
