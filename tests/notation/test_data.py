"""Hands and scores as JSON: what goes in, what comes out, and every refusal by its name."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.hands import hand, scored, won_hands
from trainer.notation import HandDataError, hand_from_data, hand_to_data, score_line, score_to_data
from trainer.rules import INCIDENTAL_FANS, Hand

CASES = [json.loads(line) for line in Path(__file__).parents[1].joinpath("data/score.jsonl").read_text().splitlines()]

CHOW = {"kind": "chow", "tiles": "789m"}

ANY_FIELD = st.sampled_from(("concealed", "win_tile", "melds", "seat", "prevailing", "events", "values"))

GOOD: dict[str, object] = {
    "concealed": "123m123m456m55p",
    "win_tile": "5m",
    "melds": [CHOW],
    "seat": "S",
    "events": [],
    "values": "sihai",
}


def kinds(data: object) -> list[str]:
    """The kinds of every problem that a line has, in the order told."""
    problems = score_line(data)["problems"]
    assert isinstance(problems, list)
    return [problem["kind"] for problem in problems]


@pytest.mark.parametrize("case", [CASES[0], CASES[99], CASES[399]], ids=["first", "100th", "last"])
def test_a_line_of_the_case_file_gives_its_answer(case: dict[str, object]) -> None:
    answer = score_line(case)
    assert answer["points"] == case["points"]
    fans = case["fans"]
    assert isinstance(fans, list)
    assert answer["fans"] in fans


def test_a_score_is_told_with_its_melds_and_blockers() -> None:
    answer = json.loads(json.dumps(score_line(GOOD)))
    assert answer["points"] == 55
    assert answer["values"] == "sihai"
    assert answer["fans"] == {"pinghe": 1, "yibangao": 1, "yitiaolong": 1}
    assert answer["receipts"][2] == {
        "fan": "yitiaolong",
        "class": "run",
        "parts": [0, 1, 3],
        "melds": ["789m", "123m", "456m"],
        "points": 30,
        "status": "joint",
    }
    refused = next(refusal for refusal in answer["refused"] if refusal["parts"] == [2, 3])
    assert refused == {
        "fan": "lianliu",
        "class": "run",
        "parts": [2, 3],
        "melds": ["123m", "456m"],
        "points": 5,
        "reason": "part-taken",
        "blockers": [{"fan": "yitiaolong", "parts": [0, 1, 3], "melds": ["789m", "123m", "456m"]}],
    }


def test_melds_events_and_values_may_be_left_out() -> None:
    assert score_line({"concealed": "123123456789m55p", "win_tile": "5p", "seat": "E"})["points"] == 55


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"concealed": "123m123x456m55p"}, ["unreadable"]),
        ({"concealed": 7}, ["wrong-type"]),
        ({"win_tile": "q"}, ["unreadable"]),
        ({"win_tile": "5m5m"}, ["not-one-tile"]),
        ({"win_tile": ""}, ["not-one-tile"]),
        ({"win_tile": "9s"}, ["win-tile-missing"]),
        ({"concealed": "123m123m456m5p"}, ["wrong-count"]),
        ({"concealed": "11111m23m456m5p", "win_tile": "1m"}, ["too-many-copies"]),
        ({"concealed": "11112m13m456m5p", "win_tile": "1m"}, ["too-many-copies"]),
        ({"concealed": "123m123m567m55p", "melds": [{"kind": "kong", "tiles": "5555p"}]}, ["too-many-copies"]),
        ({"concealed": "12m", "melds": [CHOW] * 5, "win_tile": "1m"}, ["too-many-copies"] * 3 + ["too-many-melds"]),
        ({"melds": "789m"}, ["wrong-type"]),
        ({"melds": ["789m"]}, ["wrong-type"]),
        ({"melds": ["[789m] [123p]"]}, ["wrong-type"]),
        ({"melds": ["[789m"]}, ["unreadable"]),
        ({"melds": ["[78m]"]}, ["meld-wrong-count"]),
        ({"concealed": "123m123m55p [46m]"}, ["meld-wrong-count"]),
        ({"concealed": "123m123m55p [456m"}, ["unreadable"]),
        ({"melds": [{"kind": "chow"}]}, ["wrong-type"]),
        ({"melds": [{"kind": "chow", "tiles": "7x8m"}]}, ["unreadable"]),
        ({"melds": [{"kind": "run", "tiles": "789m"}]}, ["meld-unknown-kind"]),
        ({"melds": [{"kind": "kong", "tiles": "777m"}]}, ["meld-wrong-count"]),
        ({"melds": [{"kind": "pung", "tiles": "778m"}]}, ["meld-not-alike"]),
        ({"melds": [{"kind": "chow", "tiles": "679p"}]}, ["meld-not-in-a-row"]),
        ({"melds": [{"kind": "chow", "tiles": "123z"}]}, ["meld-honours-in-a-row"]),
        ({"melds": [{"kind": "pung", "tiles": "777p", "concealed": True}]}, ["meld-concealed"]),
        ({"seat": "X"}, ["unknown-seat"]),
        ({"seat": 1}, ["unknown-seat"]),
        ({"seat": None}, ["wrong-type"]),
        ({"prevailing": "X"}, ["unknown-prevailing"]),
        ({"prevailing": 1}, ["unknown-prevailing"]),
        ({"prevailing": ["E"]}, ["unknown-prevailing"]),
        ({"events": "haidilaoyue"}, ["wrong-type"]),
        ({"events": ["moon"]}, ["unknown-event"]),
        ({"events": [["dihe"]]}, ["unknown-event"]),
        ({"events": ["pinghe"]}, ["not-incidental"]),
        ({"events": ["haidilaoyue", "hedimoyu"]}, ["events-contradict"]),
        ({"events": ["hedimoyu", "jinjiduoshi"]}, ["events-contradict"]),
        ({"events": ["lingshangkaihua"]}, ["event-impossible"]),
        ({"events": ["tianhe"]}, ["event-impossible", "event-impossible"]),
        ({"events": ["dihe"], "seat": "E", "melds": [], "concealed": "123123456789m55p"}, ["event-impossible"]),
        ({"values": "mine"}, ["unknown-values"]),
        ({"values": None}, ["unknown-values"]),
        ({"concealed": "123m123m468m55p", "win_tile": "4m"}, ["not-a-win"]),
    ],
)  # fmt: skip
def test_a_fault_has_a_name(change: dict[str, object], expected: list[str]) -> None:
    answer = score_line(GOOD | change)
    assert kinds(GOOD | change) == expected
    assert answer["kind"] == expected[0]
    assert answer["error"]


def test_what_cannot_be_read_comes_with_input_and_position() -> None:
    answer = score_line(GOOD | {"concealed": "123m1x3m"})
    assert answer["problems"] == [
        {
            "kind": "unreadable",
            "error": "concealed: '123m1x3m' at position 5 (x): not a tile; write tiles as 123m 456p 789s 11z",
            "field": "concealed",
            "input": "123m1x3m",
            "position": 5,
        }
    ]


def test_every_place_that_cannot_be_read_comes_with_its_position() -> None:
    melds = [CHOW, {"kind": "pung", "tiles": "888z?"}]
    problems = score_line(GOOD | {"concealed": "1x2m30p東45", "win_tile": "m", "melds": melds})["problems"]
    assert isinstance(problems, list)
    assert [(problem["field"], problem["position"], problem["error"]) for problem in problems] == [
        ("concealed", 1, "concealed: '1x2m30p東45' at position 1 (x): not a tile; write tiles as 123m 456p 789s 11z"),
        ("concealed", 5, "concealed: '1x2m30p東45' at position 5 (0): no rank; write 1 to 9, a red five as 5"),
        (
            "concealed",
            8,
            "concealed: '1x2m30p東45' at position 8 (45): a number without a suit; write m, p, s or z after it",
        ),
        ("win_tile", 0, "win_tile: 'm' at position 0 (m): a suit without a number; write 1 to 9 before it"),
        ("melds[1]", 0, "melds[1]: '888z?' at position 0 (888): no honour; write 1z to 7z"),
        ("melds[1]", 4, "melds[1]: '888z?' at position 4 (?): not a tile; write tiles as 123m 456p 789s 11z"),
    ]
    assert [problem["input"] for problem in problems] == ["1x2m30p東45"] * 3 + ["m"] + ["888z?"] * 2


@pytest.mark.parametrize(
    ("concealed", "melds", "error"),
    [
        ("123m123m455p", 1, "9 concealed tiles beside 1 meld, 11 expected"),
        ("5p", 4, "1 concealed tile beside 4 melds, 2 expected"),
        ("55p", 0, "2 concealed tiles beside 0 melds, 14 expected"),
    ],
)
def test_a_wrong_number_of_tiles_is_told_with_what_is_expected(concealed: str, melds: int, error: str) -> None:
    laid = [{"kind": "chow", "tiles": tiles} for tiles in ("789m", "123s", "456s", "789s")]
    problems = score_line(GOOD | {"concealed": concealed, "win_tile": "5p", "melds": laid[:melds]})["problems"]
    assert isinstance(problems, list)
    assert [problem["error"] for problem in problems] == [error]


def test_melds_can_be_written_in_brackets() -> None:
    """Among the concealed tiles or as texts of the list; + names the winning tile, unless its own field does."""
    asked: list[dict[str, object]] = [
        {"concealed": "55z [1111z] (2222z) [333z] [123m]", "win_tile": "5z"},
        {"concealed": "55z [1111z]", "win_tile": "5z", "melds": ["(2222z)", "[333z]", {**CHOW, "tiles": "123m"}]},
        {"concealed": "5z+5z[EEEE](SSSS)[WWW][🀇🀈🀉]。"},
        {"concealed": "5z+5z[EEEE](SSSS)[WWW][123M]", "win_tile": "5z"},
    ]
    hands = [hand_from_data(data | {"seat": "E"}) for data in asked]
    assert len(set(hands)) == 1
    assert [str(meld) for meld in hands[0].melds] == ["1111z", "2222z", "333z", "123m"]


def test_kongs_without_brackets_are_told_how_to_be_written() -> None:
    bare = {"concealed": "55z 1111z 2222z 3333z 4444z", "win_tile": "5z", "seat": "E"}
    with pytest.raises(HandDataError) as error:
        hand_from_data(bare)
    (fault,) = error.value.faults
    assert fault.kind == "wrong-count"
    assert fault.detail == (
        "18 concealed tiles beside 0 melds, 14 expected; a kong is written in brackets: "
        "55z [1111z] [2222z] [3333z] [4444z], a concealed one (1111z)"
    )
    assert score_line(bare | {"concealed": "55z [1111z] [2222z] [3333z] [4444z]"})["points"] == 110


@pytest.mark.parametrize(("places", "last"), [(20, "?"), (21, "besides: 1"), (400, "besides: 380")])
def test_of_very_many_places_the_first_twenty_are_told_and_the_others_counted(places: int, last: str) -> None:
    problems = score_line(GOOD | {"concealed": "1m?" * places})["problems"]
    assert isinstance(problems, list)
    unreadable = [problem for problem in problems if problem["kind"] == "unreadable"]
    assert [problem["position"] for problem in unreadable[:20]] == list(range(2, 62, 3))
    besides = [problem["error"] for problem in unreadable[20:]]
    assert besides == ([] if places == 20 else [f"concealed: places that cannot be read {last}"])


@pytest.mark.parametrize("data", [None, 3, "123m", [], True], ids=repr)
def test_what_is_no_object_is_told(data: object) -> None:
    assert kinds(data) == ["not-an-object"]


def test_missing_fields_are_told_at_once() -> None:
    assert kinds({}) == ["missing-field"] * 3


def test_every_fault_is_told_at_once() -> None:
    told = kinds(
        {
            "concealed": "11111m9sq",
            "win_tile": "12m",
            "melds": [{"kind": "kong", "tiles": "222m"}, {"kind": "pung", "tiles": "333p"}, 4],
            "seat": "Q",
            "events": ["moon"],
            "values": "none",
        }
    )
    assert told == [
        "unreadable",
        "not-one-tile",
        "meld-wrong-count",
        "wrong-type",
        "unknown-seat",
        "unknown-event",
        "unknown-values",
    ]


def test_what_was_read_is_checked_though_another_field_was_not() -> None:
    told = kinds(GOOD | {"concealed": "11111m", "win_tile": "9p", "seat": "Q"})
    assert told == ["unknown-seat", "too-many-copies", "wrong-count", "win-tile-missing"]


def test_events_at_odds_are_told_though_another_field_was_not_read() -> None:
    told = kinds(GOOD | {"win_tile": "1sq", "events": ["haidilaoyue", "hedimoyu"]})
    assert told == ["unreadable", "events-contradict"]


def test_a_kong_that_was_not_read_is_not_taken_for_none() -> None:
    melds = [{"kind": "kong", "tiles": "777m"}]
    assert kinds(GOOD | {"melds": melds, "events": ["lingshangkaihua"]}) == ["meld-wrong-count"]


@pytest.mark.parametrize(
    ("change", "error", "shown"),
    [
        ({"seat": "X"}, "seat 'X', one of E, S, W, N expected", "X"),
        ({"seat": False}, "seat false, one of E, S, W, N expected", "false"),
        ({"win_tile": None}, "win_tile: a text of tiles expected, not null", "null"),
        ({"win_tile": 5}, "win_tile: a text of tiles expected, not a number", "5"),
        ({"events": [None]}, f"null is no event; write one of {', '.join(INCIDENTAL_FANS)}", "null"),
        ({"values": "x" * 50}, f"value set '{'x' * 40}…', one of sihai, zungjung expected", "x" * 40 + "…"),
        (
            {"melds": [3]},
            "melds[0]: one meld is expected: [123m], [1111z], (1111z) "
            "or an object with kind and tiles (and concealed, true or false)",
            "3",
        ),
    ],
)
def test_a_value_that_cannot_be_is_shown_as_it_stands_in_json(change: object, error: str, shown: str) -> None:
    assert isinstance(change, dict)
    problems = score_line(GOOD | change)["problems"]
    assert isinstance(problems, list)
    assert (problems[0]["error"], problems[0]["input"]) == (error, shown)


def test_a_hand_that_cannot_be_made_raises_with_its_faults() -> None:
    with pytest.raises(HandDataError, match="5 copies of 1m") as error:
        hand_from_data({"concealed": "11111m23m456m789m55p", "win_tile": "9s", "seat": "E"})
    assert [fault.kind for fault in error.value.faults] == ["too-many-copies", "wrong-count", "win-tile-missing"]


@given(won_hands())
def test_a_hand_comes_back_from_its_data(of: Hand) -> None:
    assert hand_from_data(json.loads(json.dumps(hand_to_data(of)))) == of


def test_events_are_written_in_order() -> None:
    of = hand("123m456p789s22z", "+9999p", events="lingshangkaihua haidilaoyue")
    assert hand_to_data(of)["events"] == ["haidilaoyue", "lingshangkaihua"]


@given(won_hands())
def test_a_line_scores_as_the_hand_does(of: Hand) -> None:
    assert score_line(hand_to_data(of)) == score_to_data(scored(of))


def test_a_prevailing_wind_is_read_and_its_receipts_say_what_makes_them_count() -> None:
    line: dict[str, object] = {"concealed": "55567m", "win_tile": "5m", "seat": "S"}
    line["melds"] = [{"kind": "pung", "tiles": text} for text in ("111z", "222z", "777z")]
    assert [receipt.get("winds") for receipt in _receipts(line, "fanpai")] == [None, None]
    assert [receipt.get("winds") for receipt in _receipts(line | {"prevailing": None}, "fanpai")] == [None, None]
    assert [receipt.get("winds") for receipt in _receipts(line | {"prevailing": "E"}, "fanpai")] == [
        ["prevailing"],
        ["seat"],
        None,
    ]
    assert [receipt.get("winds") for receipt in _receipts(line | {"prevailing": "S"}, "fanpai")] == [
        ["seat", "prevailing"],
        None,
    ]


def _receipts(line: dict[str, object], fan: str) -> list[dict[str, object]]:
    receipts = score_line(line)["receipts"]
    assert isinstance(receipts, list)
    return [receipt for receipt in receipts if receipt["fan"] == fan]


@given(won_hands())
def test_data_names_a_prevailing_wind_only_where_it_counts(of: Hand) -> None:
    assert ("prevailing" in hand_to_data(of)) is (of.prevailing is not None)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_FIELD, inner, max_size=6),
    max_leaves=12,
)


@given(json_values)
def test_any_json_gives_points_or_named_problems(data: object) -> None:
    answer = score_line(data)
    assert ("points" in answer) is not ("kind" in answer)


@given(st.dictionaries(ANY_FIELD, json_values, max_size=3))
def test_a_good_line_with_anything_changed_gives_points_or_named_problems(change: dict[str, object]) -> None:
    answer = score_line(GOOD | change)
    assert ("points" in answer) is not ("kind" in answer)


def test_the_data_of_a_score_names_the_status_of_each_number() -> None:
    told = json.loads(json.dumps(score_to_data(scored(hand("123123456789m55p")))))
    statuses = {receipt["fan"]: receipt["status"] for receipt in told["receipts"]}
    assert statuses == {"pinghe": "fixed", "yibangao": "joint", "yitiaolong": "joint"}


def test_a_robbed_tile_cannot_be_in_the_hand_twice() -> None:
    line = {"concealed": "112233456789m55p", "win_tile": "1m", "seat": "S", "events": ["jinjiduoshi"]}
    assert score_line(line)["kind"] == "event-impossible"


@pytest.mark.parametrize("concealed", ["yes", 1, None])
def test_whether_a_meld_is_concealed_is_true_or_false(concealed: object) -> None:
    meld = {"kind": "kong", "tiles": "1111p", "concealed": concealed}
    line = {"concealed": "123m456m789m55s", "win_tile": "5s", "seat": "S", "melds": [meld]}
    assert score_line(line)["kind"] == "wrong-type"
