"""The way in: without a command the window opens; the commands read and write JSON lines and need no Qt.

``python -m trainer score < hands.jsonl`` and ``reach`` answer each line with one line, in the same order; a bad line
is answered by ``{"error", "kind", "problems"}`` and the others go on. The exit code is 1 only if every line failed.
"""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, TextIO

from trainer.json_text import NotJson, read_json
from trainer.rules import DataFault, HandDataError

Answer = Mapping[str, object]

INTERRUPTED = 130
"""The exit code of a program that was told to stop at the keyboard."""


_STREAMS = {"score": ("stdin", "stdout"), "reach": ("stdin", "stdout"), "play": ("stdout",), "exercise": ("stdout",)}
"""What a command reads from and writes to; a stream that the shell closed (``<&-``) is None."""

EXERCISES = ("name-fans", "present", "total", "lanes", "finish", "can-win", "payment", "nearer")
"""The kinds of exercise; `trainer.coach.exercises` is loaded only by the command that asks for it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or the window, and return the exit code."""
    options = _parser().parse_args(argv)
    closed = [name for name in _STREAMS.get(options.command, ()) if getattr(sys, name) is None]
    if closed:
        return _fail(f"{' and '.join(closed)} closed")
    if options.profile:
        os.environ["SIHAI_PROFILE"] = str(options.profile)
    if options.command and isinstance(sys.stdout, io.TextIOWrapper):
        # A half of a surrogate pair cannot be written; its escape is JSON all the same.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    match options.command:
        case "score":
            from trainer.rules.data import score_line

            return answer_lines(sys.stdin.buffer, sys.stdout, score_line)
        case "reach":
            from trainer.reach.data import reach_line

            return answer_lines(sys.stdin.buffer, sys.stdout, reach_line)
        case "play":
            from trainer.game.contest import play_data, rules_with_wind, rules_without_wind

            rules = rules_with_wind if options.prevailing else rules_without_wind
            return _print_lines(play_data(options.hands, options.seed, rules), sys.stdout)
        case "exercise":
            from trainer.coach.exercises import ExerciseKind, Level, exercise_data

            questions = exercise_data(ExerciseKind(options.kind), options.count, options.seed, Level(options.level))
            return _print_lines(questions, sys.stdout)
        case "shot":
            from trainer.ui.shot import shoot

            return shoot(options)
    from trainer.ui.app import run_window

    return run_window()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m trainer", description="四海练牌 · Sihai Trainer")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep hands and settings in DIR")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    commands.add_parser("score", help="score hands: JSON lines in, JSON lines out")
    commands.add_parser("reach", help="distances to every fan: JSON lines in, JSON lines out")
    play = commands.add_parser("play", help="hands played by bots, one JSON record a line")
    play.add_argument("--hands", type=_at_least_one, default=1, metavar="N", help="how many hands (1)")
    play.add_argument("--seed", type=int, default=0, metavar="S", help="the first hand's seed (0)")
    play.add_argument("--prevailing", action="store_true", help="count the prevailing wind as value honours")
    exercise = commands.add_parser("exercise", help="questions with their right answers, one JSON line each")
    exercise.add_argument("--kind", required=True, choices=EXERCISES, metavar="K", help=", ".join(EXERCISES))
    exercise.add_argument("--count", type=_at_least_one, default=1, metavar="N", help="how many questions (1)")
    exercise.add_argument("--seed", type=int, default=0, metavar="S", help="the first question's seed (0)")
    exercise.add_argument("--level", type=int, choices=(1, 2, 3), default=2, help="plain, mixed or hard hands (2)")
    shot = commands.add_parser("shot", help="render a page to a picture without a screen")
    shot.add_argument("--page", required=True, metavar="NAME", help="table, score, bench, rules or settings")
    shot.add_argument("--out", required=True, type=Path, metavar="FILE.png")
    shot.add_argument("--size", type=_size, default=(1440, 900), metavar="WxH", help="1440x900")
    shot.add_argument("--lang", choices=("zh", "en"), default="zh")
    shot.add_argument("--theme", choices=("light", "dark", "contrast", "contrast-dark"), default="light")
    shot.add_argument("--scale", type=_scale, default=1.0, metavar="X", help="tile scale from 0.75 to 2 (1)")
    return parser


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or not int(text):
        raise argparse.ArgumentTypeError("a whole number from 1")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not all(side.isdecimal() and len(side) <= 4 and int(side) for side in (width, height)):
        raise argparse.ArgumentTypeError("WIDTHxHEIGHT, such as 1440x900")
    return int(width), int(height)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 0.75 <= scale <= 2:
        raise argparse.ArgumentTypeError("a number from 0.75 to 2")
    return scale


def answer_lines(source: BinaryIO, sink: TextIO, answer: Callable[[object], Answer]) -> int:
    """Answer each JSON line of ``source``; blank lines are passed over. Returns 1 if every line failed."""
    return _print_lines((_answer(line, answer) for line in source if line.strip()), sink)


def _answer(line: bytes, answer: Callable[[object], Answer]) -> Answer:
    try:
        data = read_json(line)
    except NotJson as error:
        text = line.decode("utf-8", "replace").strip()
        return HandDataError([DataFault("unreadable", f"not JSON: {error}", "", text, error.position)]).to_data()
    return answer(data)


def _print_lines(answers: Iterable[Answer], sink: TextIO) -> int:
    failures = total = 0
    try:
        for answer in answers:
            sink.write(json.dumps(answer, ensure_ascii=False) + "\n")
            sink.flush()
            total += 1
            failures += "error" in answer
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sink.fileno())  # what is not written yet has nowhere to go
        if not isinstance(error, BrokenPipeError):  # then whoever read the answers wants no more of them
            return _fail(f"stopped at answer {total + 1}: {error.strerror}")
    return 1 if total and failures == total else 0


def _fail(told: str) -> int:
    """Tell why nothing more is answered, and give the exit code."""
    if sys.stderr is not None:
        sys.stderr.write(f"{told}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
