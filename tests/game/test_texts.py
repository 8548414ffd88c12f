"""Text forms: moves, records, deal codes."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.tables import E, N, S, W, play, table
from trainer.game import (
    Chow,
    Conflict,
    Deal,
    Discard,
    Fair,
    Kong,
    Move,
    MoveTextError,
    Near,
    Pass,
    Pung,
    Record,
    RecordError,
    TableRules,
    Win,
    format_move,
    parse_move,
    record_from_json,
    record_of,
    record_to_data,
    record_to_json,
    replay,
    replay_steps,
    result_to_data,
    stack,
    view,
)
from trainer.game.bots import BotId
from trainer.game.code import CodeError, Invitation, deal_code, new_seed, read_code
from trainer.rules import BUILT_IN, PATTERN_FANS, TILES, FanId, Scheme, Seat
from trainer.text import Language, Words

seats = st.sampled_from(Seat)
tiles = st.sampled_from(TILES)
moves = st.one_of(
    *(st.builds(kind, seats, tiles) for kind in (Discard, Chow, Kong)),
    st.builds(Discard, seats, tiles, st.booleans()),
    *(st.builds(kind, seats) for kind in (Pung, Win, Pass)),
)


@given(moves)
def test_a_move_survives_its_text_form(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "words"),
        ("E", "words"),
        ("E discard 5m now", "words"),
        ("E discard held", "tile"),
        ("E discard 5x held", "tile"),
        ("E kong 5m held", "words"),
        ("E discard 5m held held", "words"),
        ("X discard 5m", "seat"),
        ("E throw 5m", "verb"),
        ("E discard", "words"),
        ("E pung 5m", "words"),
        ("E discard 5x", "tile"),
        ("E discard 55m", "tile"),
        ("E discard 0m", "tile"),
    ],
)
def test_a_text_that_is_no_move(text: str, reason: str) -> None:
    with pytest.raises(MoveTextError) as refused:
        parse_move(text)
    (fault,) = refused.value.faults
    assert (fault.kind, fault.input) == (f"move-{reason}", text)
    assert str(refused.value).startswith(f"{text!r}: ")


OLD_RECORDS = Path(__file__).parents[1].joinpath("data/old_records.jsonl").read_text("utf-8").splitlines()


class TestRecords:
    """Deal and moves as one line of JSON."""

    def test_a_played_hand_comes_back(self) -> None:
        state = play(table({W: "12m456p456789s55z", E: "147p147p147s1234z"}, draws="3m"), "E discard 3m", "W win")
        record = record_of(state)
        assert record_from_json(record_to_json(record)) == record
        assert replay(record) == state

    def test_every_step_comes_back_with_its_events(self) -> None:
        state = play(table(draws="5z6z7z"), "E discard 5z", "S discard 6z")
        steps = replay_steps(record_of(state))
        assert len(steps) == 3
        assert steps[-1][0] == state
        assert all(events for _, events in steps)

    @pytest.mark.parametrize("line", OLD_RECORDS)
    def test_a_record_from_before_discards_could_be_held_reads_as_it_did(self, line: str) -> None:
        """``drawn`` is what the older program said of each discard, by seat: x for one just drawn."""
        record, data = record_from_json(line), json.loads(line)
        state = replay(record)
        assert record_to_data(record)["moves"] == data["moves"]
        assert result_to_data(state) == data["result"]
        marks = ["".join("x" if laid.drawn else "-" for laid in player.discards) for player in state.players]
        assert marks == data["drawn"]

    def test_a_held_discard_is_written_and_replayed(self) -> None:
        state = play(table({E: "258m258p258s1235z"}, draws="5z"), "E discard 5z held")
        record = record_of(state)
        assert record_to_data(record)["moves"] == ["E discard 5z held"]
        assert replay(record_from_json(record_to_json(record))) == state
        assert not view(state, W).seats[E].discards[0].drawn, "every seat sees it"

    def test_a_result_beside_it_is_not_believed(self) -> None:
        record = Record(Deal(4))
        data = {**record_to_data(record), "result": {"winner": "E", "points": 999}}
        assert record_from_json(json.dumps(data)) == record

    @pytest.mark.parametrize(
        ("text", "reason", "place"),
        [
            ("{", "json", None),
            pytest.param("[" * 100_000, "json", None, id="a nest without end"),
            ("[]", "form", None),
            ("{}", "format", None),
            ('{"format": 99}', "format", None),
            ('{"format": 1, "deal": 7, "moves": []}', "form", None),
            ('{"format": 1, "deal": {}, "moves": "E win"}', "form", None),
            (json.dumps({**record_to_data(Record(Deal(1))), "moves": ["E discard 5z", "E fly"]}), "move", 1),
        ],
    )
    def test_a_text_that_is_no_record(self, text: str, reason: str, place: int | None) -> None:
        with pytest.raises(RecordError) as refused:
            record_from_json(text)
        (fault,) = refused.value.faults
        assert (fault.kind, fault.field) == (f"record-{reason}", "" if place is None else f"moves[{place}]")
        assert all(Words(language).phrase(refused.value.phrase) for language in Language)

    def test_a_move_that_could_not_be_made(self) -> None:
        with pytest.raises(RecordError) as refused:
            replay(Record(table(draws="5z6z").deal, (parse_move("E discard 5z"), parse_move("W pung"))))
        (fault,) = refused.value.faults
        assert (fault.kind, fault.field) == ("record-illegal", "moves[1]")
        assert Words(Language.EN).phrase(refused.value.phrase) == "Move 2 of the record breaks the rules"
        assert str(refused.value).startswith("move 2: ")

    def test_results_for_readers(self) -> None:
        running = table(draws="5z", length=1)
        assert result_to_data(running) is None
        nobody = {"winner": None, "payments": {"E": 0, "S": 0, "W": 0, "N": 0}}
        assert result_to_data(play(running, "E discard 5z")) == nobody
        state = table({W: "12m456p456789s55z", E: "147p147p147s1234z"}, draws="3m")
        assert result_to_data(play(state, "E discard 3m", "W win")) == {
            "winner": "W",
            "source": "E",
            "tile": "3m",
            "points": 55,
            "line": 0,
            "fans": {"pinghe": 1, "lianliu": 1, "xixiangfeng": 1, "dihe": 1},
            "payments": {"E": -110, "S": -110, "W": 330, "N": -110},
        }


lines = st.one_of(
    st.tuples(*[st.sampled_from((0, 5, 10))] * 4),
    st.tuples(*[st.integers(0, 200)] * 4),
)
missing = st.integers(2, 6)
pairs = st.permutations(PATTERN_FANS).map(lambda order: (order[0], order[1]))


@st.composite
def invitations(draw: st.DrawFn) -> Invitation:
    seat = draw(seats)
    near = st.builds(Near, st.just(seat), st.sampled_from(PATTERN_FANS), missing)
    start = draw(st.one_of(st.just(Fair()), near, st.builds(Conflict, st.just(seat), pairs, missing)))
    rules = TableRules(draw(st.sampled_from(BUILT_IN)), draw(st.sampled_from(Scheme)), draw(st.none() | seats))
    deal = Deal(draw(st.integers(0, 2**48 - 1)), rules, draw(lines), start)
    bots = st.sampled_from(BotId)
    return Invitation(deal, seat, (draw(bots), draw(bots), draw(bots)))


BUILDERS = (BotId.BUILDER, BotId.BUILDER, BotId.BUILDER)
RUN_OR_FLUSH = Conflict(N, (FanId.YITIAOLONG, FanId.HUNYISE), 5)
GIVEN_OUT = {
    "2229-4XRT": Invitation(Deal(0)),
    "24D6-QEZ3-RE7Z-R5XC-Z": Invitation(Deal(2**48 - 1), N),
    "266F-WNJG-44Y5": Invitation(Deal(20260729)),
    "26F9-HVYY-2": Invitation(Deal(7, start=Near(S, FanId.QIDUI, 3)), S),
    "26YC-HF82-K": Invitation(
        Deal(7, start=Near(E, FanId.SANSETONGSHUN, 6)), E, (BotId.BUILDER, BotId.DISCARDER, BotId.STEADY)
    ),
    "23G3-B7RQ-JC97-6EW": Invitation(Deal(123456789, start=RUN_OR_FLUSH), N),
    "238T-2VXE-DN97-2ZE": Invitation(Deal(99, TableRules("zungjung", Scheme.ZUNGJUNG), (15, 10, 0, 200)), W, BUILDERS),
    "347Q-E3E9-Q": Invitation(Deal(99, TableRules(prevailing=N), (0, 5, 10, 5)), W),
}
"""Codes as people may have kept them: these never come to mean another deal."""


class TestCodes:
    """A deal as a short text."""

    @pytest.mark.parametrize("code", GIVEN_OUT)
    def test_a_code_that_was_given_out_means_the_same_deal(self, code: str) -> None:
        assert read_code(code) == GIVEN_OUT[code]
        assert deal_code(GIVEN_OUT[code]) == code

    @given(invitations())
    def test_it_brings_everything_back(self, invitation: Invitation) -> None:
        assert read_code(deal_code(invitation)) == invitation

    @given(invitations(), st.data())
    def test_no_single_slip_gives_another_deal(self, invitation: Invitation, data: st.DataObject) -> None:
        code = deal_code(invitation)
        places = [place for place, char in enumerate(code) if char != "-"]
        place = data.draw(st.sampled_from(places))
        other = data.draw(st.sampled_from("23456789ABCDEFGHJKMNPQRSTVWXYZ").filter(lambda char: char != code[place]))
        with pytest.raises(CodeError) as refused:
            read_code(code[:place] + other + code[place + 1 :])
        assert [fault.kind for fault in refused.value.faults] == ["code-check"]

    @given(invitations(), st.data())
    def test_no_exchange_of_neighbours_gives_another_deal(self, invitation: Invitation, data: st.DataObject) -> None:
        digits = deal_code(invitation).replace("-", "")
        place = data.draw(st.integers(0, len(digits) - 2))
        swapped = digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :]
        if swapped != digits:
            with pytest.raises(CodeError):
                read_code(swapped)

    @given(invitations())
    def test_how_it_is_typed_does_not_matter(self, invitation: Invitation) -> None:
        code = deal_code(invitation)
        wide = "".join(chr(ord(char) + 0xFEE0) if char.isalnum() else char for char in code)
        for typed in (code.lower(), code.replace("-", " "), f"\n {code.replace('-', '—')} ", wide):
            assert read_code(typed) == invitation

    def test_an_ordinary_deal_is_short(self) -> None:
        code = deal_code(Invitation(Deal(new_seed(2**64 + 12345)), S))
        assert len(code.replace("-", "")) <= 12

    def test_a_new_seed_is_any_below_thirty_to_the_fifth(self) -> None:
        assert new_seed(30**5 - 1) == 30**5 - 1
        assert new_seed(30**5) == 0

    @pytest.mark.parametrize(
        ("text", "reason", "position"),
        [
            ("", "empty", None),
            (" - ", "empty", None),
            ("26", "short", None),
            ("266F-WNJG-44O5", "character", 12),
            ("266F-WNJG…", "character", 9),
            ("266ß", "character", 3),
            ("㉓6F-WNJG-44Y5", "character", 0),
            ("266F-WNJG-44Y6", "check", None),
            ("466F-WNJG-44A", "version", None),
            ("2ZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZG", "content", None),
        ],
    )
    def test_a_text_that_is_no_code(self, text: str, reason: str, position: int | None) -> None:
        with pytest.raises(CodeError) as refused:
            read_code(text)
        (fault,) = refused.value.faults
        assert (fault.kind, fault.start) == (f"code-{reason}", position)
        assert str(refused.value) == f"{text!r}: {reason}" + (
            f" at position {position}" if position is not None else ""
        )
        assert all(Words(language).phrase(refused.value.phrase) for language in Language)

    def test_the_place_of_a_wrong_character_is_counted_from_one(self) -> None:
        with pytest.raises(CodeError) as refused:
            read_code("266F-WNJG-44O5")
        assert Words(Language.ZH).phrase(refused.value.phrase) == "不是牌局码：第 13 位的“O”不会出现在码里"

    @given(st.text(), st.integers(0, 14))
    def test_anything_pasted_is_a_deal_or_a_named_error(self, text: str, place: int) -> None:
        code = deal_code(Invitation(Deal(7)))
        for typed in (text, code[:place] + text + code[place:]):
            with suppress(CodeError):
                assert isinstance(read_code(typed), Invitation)

    @pytest.mark.parametrize(
        ("invitation", "reason"),
        [
            (Invitation(Deal(1, start=stack())), "stacked"),
            (Invitation(Deal(1, start=Near(N, FanId.QIDUI)), E), "seat"),
            (Invitation(Deal(1, TableRules("my own"))), "values"),
        ],
    )
    def test_a_deal_without_a_code(self, invitation: Invitation, reason: str) -> None:
        with pytest.raises(CodeError) as refused:
            deal_code(invitation)
        assert [fault.kind for fault in refused.value.faults] == [f"code-{reason}"]
        assert all(Words(language).phrase(refused.value.phrase) for language in Language)
