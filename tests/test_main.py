"""The command line: JSON lines in, JSON lines out, and no Qt for it."""

import json
import os
import subprocess
import sys
from errno import ENOSPC
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest

from trainer.__main__ import DRILLS, EXERCISES, answer_lines, main
from trainer.coach.drills import DrillKind
from trainer.coach.exercises import ExerciseKind
from trainer.notation.data import score_line

WITHOUT_QT = "import sys; sys.modules['PySide6'] = None; from trainer.__main__ import main; sys.exit(main())"


def run(*arguments: str, lines: bytes = b"") -> tuple[int, list[dict[str, Any]]]:
    """Run a command in a process that cannot import Qt; returns its exit code and answers."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WITHOUT_QT, *arguments], input=lines, capture_output=True, check=False
    )
    assert done.stderr == b"", done.stderr.decode()
    return done.returncode, [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


WON = {"concealed": "123m123m456m789m55p", "win_tile": "5p", "melds": [], "seat": "S", "events": [], "values": "sihai"}


def test_score_answers_every_line_in_order_and_goes_on_after_bad_ones() -> None:
    lines = [json.dumps(WON), "not json", json.dumps({**WON, "concealed": "11111m"}), "", json.dumps(WON), "\xff"]
    code, answers = run("score", lines="\n".join(lines).encode("latin-1"))
    assert code == 0
    assert [answer.get("points") for answer in answers] == [55, None, None, 55, None]
    assert [answer.get("kind") for answer in answers] == [None, "unreadable", "too-many-copies", None, "unreadable"]


def test_a_line_that_is_no_json_is_told_with_the_place_where_it_ends_to_be() -> None:
    _, (answer,) = run("reach", lines=b'{"seat": E}\n')
    assert answer["problems"] == [
        {
            "kind": "unreadable",
            "error": "not JSON: Expecting value at position 9",
            "input": '{"seat": E}',
            "position": 9,
        }
    ]


def test_a_line_that_is_no_utf_8_is_told_with_the_place_of_the_first_bad_byte() -> None:
    _, (answer,) = run("score", lines=b'  {"seat": "\xff"}\n')
    assert answer["problems"] == [
        {
            "kind": "unreadable",
            "error": "not JSON: not UTF-8 at position 12",
            "input": '  {"seat": "\ufffd"}',
            "position": 12,
        }
    ]


def test_a_first_line_may_begin_with_a_byte_order_mark() -> None:
    code, (answer,) = run("score", lines=json.dumps(WON).encode("utf-8-sig"))
    assert (code, answer["points"]) == (0, 55)


def test_score_fails_only_if_every_line_fails() -> None:
    assert run("score", lines=b"nothing\n[]\n")[0] == 1
    assert run("score", lines=b"")[0] == 0


def test_the_worked_example_has_its_receipts_and_refusals() -> None:
    _, (answer,) = run("score", lines=json.dumps(WON).encode())
    assert answer["fans"] == {"pinghe": 1, "yibangao": 1, "yitiaolong": 1}
    assert [receipt["points"] for receipt in answer["receipts"]] == [5, 20, 30]
    assert {refusal["fan"] for refusal in answer["refused"]} == {"lianliu", "yitiaolong"}


def test_reach_tells_the_distance_of_every_key_and_discard() -> None:
    position = {"concealed": "123m123m456m789m5p1s", "melds": [], "seat": "S", "visible": ""}
    code, (answer,) = run("reach", lines=json.dumps(position).encode())
    assert code == 0
    assert answer["reach"]["win"] == {"distance": 1, "accepts": "5p1s", "live": 6}
    assert answer["discards"]["1s"]["yitiaolong"] == {"distance": 1, "accepts": "5p", "live": 3}


def test_reach_adds_waits_and_what_widens_when_asked() -> None:
    waiting = {"concealed": "23456789m123p55s", "seat": "E"}
    _, (plain,) = run("reach", lines=json.dumps(waiting).encode())
    _, (added,) = run("reach", "--waits", lines=json.dumps(waiting).encode())
    assert added == plain | {
        "waits": [
            {"tile": "1m", "points": 40, "live": 4},
            {"tile": "4m", "points": 10, "live": 3},
            {"tile": "7m", "points": 10, "live": 3},
        ]
    }
    far = {"concealed": "123m12399p57s112z", "seat": "E"}
    _, (wide, other) = run("reach", "--widens", "win", lines=_lines(far, far | {"concealed": "123m12399p57s1122z"}))
    assert {"tile": "4s", "live": 12, "discards": "7s2z"} in wide["widens"]
    assert "widens" not in other


def test_par_answers_every_line_in_order() -> None:
    start = {"start": "44556667m34p88s1z", "draws": ["7p", "5p", "6p", "2p"], "seat": "E"}
    code, (answer, wrong) = run("par", lines=_lines(start, start | {"draws": "7p"}))
    assert code == 0
    assert answer["par"]["pinghe"] == 4
    assert wrong["kind"] == "wrong-type"


def test_play_gives_one_record_a_hand_and_the_same_for_the_same_seed() -> None:
    code, records = run("play", "--hands", "2", "--seed", "3")
    assert code == 0
    assert len(records) == 2
    assert run("play", "--hands", "2", "--seed", "3")[1] == records


def test_exercise_asks_as_many_questions_as_wanted_with_seeds_that_follow() -> None:
    code, questions = run("exercise", "--kind", "total", "--count", "3", "--seed", "9")
    assert code == 0
    assert [(question["kind"], question["seed"]) for question in questions] == [("total", seed) for seed in (9, 10, 11)]
    assert run("exercise", "--kind", "total", "--count", "1", "--seed", "10")[1] == questions[1:2]


def test_the_command_names_every_kind_of_exercise() -> None:
    assert tuple(ExerciseKind) == EXERCISES


def test_the_command_names_every_kind_of_drill() -> None:
    assert tuple(DrillKind) == DRILLS


def test_drill_asks_about_a_goal_and_fails_where_it_cannot() -> None:
    code, questions = run("drill", "--kind", "discard", "--count", "2", "--seed", "5", "--goal", "p10")
    assert code == 0
    assert [(question["seed"], question["goal"]) for question in questions] == [(5, "p10"), (6, "p10")]
    with pytest.raises(SystemExit, match="waits are asked for a line"):
        main(["drill", "--kind", "waits", "--goal", "qidui"])


def test_review_answers_what_play_printed_and_sums_it_up(tmp_path: Path) -> None:
    _, records = run("play", "--hands", "2")
    path = tmp_path / "hands.jsonl"
    path.write_bytes(_lines(*records))
    code, answers = run("review", str(path), "--seat", "E")
    assert code == 0
    assert [answer.get("number") for answer in answers] == [1, 2, None]
    assert answers[-1]["sum"]["hands"] == 2
    assert run("review", str(tmp_path / "none"))[0] == 1


def test_play_without_a_number_gives_the_hand_of_seed_0() -> None:
    _, records = run("play")
    assert [record["deal"]["seed"] for record in records] == [0]


def test_play_counts_the_prevailing_wind_only_when_asked() -> None:
    _, plain = run("play", "--hands", "5", "--seed", "3")
    _, counted = run("play", "--hands", "5", "--seed", "3", "--prevailing")
    assert not any("prevailing" in record["deal"] for record in plain)
    assert [record["deal"]["prevailing"] for record in counted] == ["E", "S", "S", "S", "S"]


def test_play_gives_the_same_records_in_the_order_of_their_seeds_whatever_the_jobs_and_the_ranges() -> None:
    asked = ("--bots", "steady,discarder,discarder,builder", "--lines", "5,10,0,20", "--prevailing")
    _, whole = run("play", "--first-seed", "7", "--hands", "6", *asked)
    _, shared = run("play", "--first-seed", "7", "--hands", "6", "--jobs", "2", *asked)
    _, later = run("play", "--first-seed", "10", "--hands", "3", *asked)
    assert [record["deal"]["seed"] for record in whole] == list(range(7, 13))
    assert shared == whole
    assert later == whole[3:]
    assert whole[0]["bots"] == ["builder", "steady", "discarder", "discarder"]
    assert whole[0]["deal"]["lines"] == [20, 5, 10, 0]


def test_one_bot_and_one_line_are_everybodys() -> None:
    _, (record,) = run("play", "--bots", "discarder", "--lines", "5")
    assert record["bots"] == ["discarder"] * 4
    assert record["deal"]["lines"] == [5] * 4


def test_score_and_reach_take_a_prevailing_wind() -> None:
    won = {"concealed": "234m567p99s", "win_tile": "9s", "seat": "S", "prevailing": "E"}
    melds = [{"kind": "pung", "tiles": "111z"}, {"kind": "pung", "tiles": "444p"}]
    _, (scored, other) = run("score", lines=_lines(won | {"melds": melds}, won | {"melds": melds, "prevailing": "N"}))
    assert (scored["points"], other["points"]) == (10, 0)
    near = {"concealed": "234m567p99s78s111z", "seat": "S", "prevailing": "E"}
    _, (reach, wrong) = run("reach", lines=_lines(near, near | {"prevailing": "Q"}))
    assert reach["reach"]["p10"]["distance"] == 1
    assert wrong["kind"] == "unknown-prevailing"


def _lines(*data: object) -> bytes:
    return "\n".join(map(json.dumps, data)).encode()


def test_blank_lines_are_passed_over() -> None:
    sink = StringIO()
    assert answer_lines(BytesIO(b"\n  \n1\n"), sink, lambda data: {"got": data}) == 0
    assert sink.getvalue() == '{"got": 1}\n'


def test_a_stop_at_the_keyboard_ends_without_a_traceback() -> None:
    def answer(data: object) -> dict[str, object]:
        if data == 2:
            raise KeyboardInterrupt
        return {"got": data}

    sink = StringIO()
    assert answer_lines(BytesIO(b"1\n2\n3\n"), sink, answer) == 130
    assert sink.getvalue() == '{"got": 1}\n'


class FullDisk(StringIO):
    """Takes one line and then nothing more."""

    def __init__(self, handle: int) -> None:
        super().__init__()
        self._handle = handle

    def flush(self) -> None:
        """Called after each line."""
        if self.getvalue().count("\n") > 1:
            raise OSError(ENOSPC, "No space left on device")

    def fileno(self) -> int:
        """The file that the lines go to."""
        return self._handle


def test_a_full_disk_is_told_with_what_was_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (tmp_path / "answers").open("w") as file:
        code = answer_lines(BytesIO(b"1\n2\n3\n"), FullDisk(file.fileno()), lambda data: {"got": data})
    assert code == 1
    assert capsys.readouterr().err == "stopped at answer 2: No space left on device\n"


SHOT = ("shot", "--page", "table", "--out", "table.png")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--hands", "0"], "argument --hands: a whole number from 1"),
        (["play", "--hands", "many"], "argument --hands: a whole number from 1"),
        (["play", "--seed", "x"], "argument --first-seed/--seed: invalid int value: 'x'"),
        (["play", "--jobs", "0"], "argument --jobs: a whole number from 1"),
        (["play", "--bots", "steady,builder"], "argument --bots: one or four, not 2"),
        (["play", "--bots", "expert"], "argument --bots: one bot or four, of discarder, steady, builder"),
        (["play", "--lines", "5,10,201,0"], "argument --lines: one line or four, of 0 to 200 points"),
        (["shot", "--page", "table"], "the following arguments are required: --out"),
        ([*SHOT, "--size", "1440"], "argument --size: WIDTHxHEIGHT, such as 1440x900"),
        ([*SHOT, "--size", "0x900"], "argument --size: WIDTHxHEIGHT, such as 1440x900"),
        ([*SHOT, "--size", "99999x900"], "argument --size: WIDTHxHEIGHT, such as 1440x900"),
        ([*SHOT, "--scale", "nan"], "argument --scale: a number from 0.75 to 2"),
        ([*SHOT, "--scale", "2.1"], "argument --scale: a number from 0.75 to 2"),
        ([*SHOT, "--lang", "fr"], "argument --lang: invalid choice: 'fr'"),
        (["reach", "--widens", "p0"], "argument --widens: 'p0' is no pattern fan"),
        (["nonsense"], "argument COMMAND: invalid choice: 'nonsense'"),
    ],
)
def test_a_wrong_command_line_is_explained(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "usage" in said
    assert told in said


def test_a_page_is_rendered_without_a_screen(tmp_path: Path) -> None:
    out = tmp_path / "score.png"
    command = [sys.executable, "-m", "trainer", "shot", "--page", "score", "--out", str(out), "--size", "1280x800"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert out.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_an_empty_name_is_no_profile_in_the_folder_that_one_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIHAI_PROFILE")
    assert main(["--profile", "", "play", "--bots", "discarder"]) == 0
    assert "SIHAI_PROFILE" not in os.environ


NOT_ANSWERED = [
    "1" * 4301,
    '{"x": ' + "9" * 4301 + "}",
    '{"seat": "\\ud800", "concealed": "1m\\udfff"}',
    "[" * 100_000,
    *('{"win_tile": ' + "[" * depth + "]" * depth + ', "seat": "S"}' for depth in (980, 985, 990)),
]
"""Too many digits, also in a field; half of a surrogate pair; nested too deep."""


@pytest.mark.parametrize("command", ["score", "reach", "par"])
def test_whatever_a_line_holds_the_next_one_is_answered(command: str) -> None:
    good = json.dumps({**WON, "visible": "", "start": "123m456m789m1122z", "draws": []})
    code, answers = run(command, lines="".join(f"{line}\n{good}\n" for line in NOT_ANSWERED).encode())
    assert code == 0
    assert [{"error", "kind"} <= answer.keys() for answer in answers] == [True, False] * len(NOT_ANSWERED)
    assert not any("error" in answer for answer in answers[1::2])


def test_a_reader_that_stops_early_leaves_no_traceback() -> None:
    line = json.dumps(WON) + "\n"
    command = f"{sys.executable} -m trainer score | head -n 1"
    done = subprocess.run(command, shell=True, input=line.encode() * 20_000, capture_output=True, check=False)
    assert done.stderr == b""
    assert json.loads(done.stdout)["points"] == 55


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("score <&-", "stdin closed\n"),
        ("reach <&-", "stdin closed\n"),
        ("score >&-", "stdout closed\n"),
        ("reach <&- >&-", "stdin and stdout closed\n"),
        ("play >&-", "stdout closed\n"),
        ("score <&- 2>&-", ""),
    ],
)
def test_a_closed_stream_is_told_in_words(command: str, told: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m trainer {command}", shell=True, input=b"", capture_output=True, check=False
    )
    assert (done.returncode, done.stdout.decode(), done.stderr.decode()) == (1, "", told)


def test_bots_play_though_nothing_can_be_read() -> None:
    done = subprocess.run(f"{sys.executable} -m trainer play <&-", shell=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["deal"]["seed"] == 0


MELDS = ", ".join(['{"kind": "pung", "tiles": "1x2y3"}'] * 64)
TOO_LARGE = {
    "a text": json.dumps({**WON, "concealed": "1m" * 200_000}),
    "a shorter text": json.dumps({**WON, "concealed": "1m" * 501}),
    "a line": "[" + "0," * 5_000_000 + "0]",
    "melds without end": json.dumps({**WON, "melds": [0] * 1_000_000}),
    "melds": json.dumps({**WON, "melds": [0] * 65}),
    "an object": json.dumps({**WON, **{f"x{n}": n for n in range(70)}}),
    "a text far inside": json.dumps({**WON, "more": [[["x" * 1001]]]}),
}


@pytest.mark.parametrize("line", TOO_LARGE.values(), ids=TOO_LARGE)
def test_what_is_larger_than_a_hand_is_refused_by_name_and_the_next_line_answered(line: str) -> None:
    sink = StringIO()
    answer_lines(BytesIO(f"{line}\n{json.dumps(WON)}".encode()), sink, score_line)
    bad, answer = map(json.loads, sink.getvalue().splitlines())
    assert bad["kind"] == "too-large"
    assert answer["points"] == 55


def test_an_answer_tells_no_more_problems_than_somebody_reads() -> None:
    sink = StringIO()
    answer_lines(BytesIO(f'{{"melds": [{MELDS}], "concealed": "{"?" * 999}"}}'.encode()), sink, score_line)
    answer = json.loads(sink.getvalue())
    assert len(answer["problems"]) == 20
    assert answer["error"].endswith("more")
    assert len(sink.getvalue()) < 100_000


def test_a_line_of_just_the_greatest_length_is_answered() -> None:
    text = json.dumps(WON)
    sink = StringIO()
    lines = [text + " " * (65_535 - len(text) + more) for more in (0, 1, 2)]
    answer_lines(BytesIO("\n".join(lines).encode()), sink, score_line)
    assert ["error" in json.loads(line) for line in sink.getvalue().splitlines()] == [False, True, True]
