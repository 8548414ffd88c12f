"""The way in: without a command the window opens; the commands read and write JSON lines and need no Qt.

``python -m trainer score < hands.jsonl``, ``reach`` and ``par`` answer each line with one line, in the same order; a
bad line is answered by ``{"error", "kind", "problems"}`` and the others go on. The exit code is 1 only if every line
failed. A line has at most 65,536 bytes, a list in it 64 items, a text 1,000 characters; an answer tells 20 problems.
"""

import argparse
import gc
import io
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import BinaryIO, TextIO, TypeVar

from trainer.json_text import MOST_CHARACTERS, NotJson, beyond_bounds, bounded_lines, read_json
from trainer.notation import HandDataError
from trainer.rules import Fault, FaultKind, Phrase, Seat

Answer = Mapping[str, object]
Given = TypeVar("Given")

LONGEST_LINE = 1 << 16
"""Bytes that a line can have."""

MOST_PROBLEMS = 20
"""Problems of a line that are told one by one."""

INTERRUPTED = 130
"""The exit code of a program that was told to stop at the keyboard."""


_LINES = ("stdin", "stdout")
_STREAMS = {
    "score": _LINES,
    "reach": _LINES,
    "par": _LINES,
    "play": ("stdout",),
    "exercise": ("stdout",),
    "drill": ("stdout",),
}
"""What a command reads from and writes to; a stream that the shell closed (``<&-``) is None."""

EXERCISES = ("name-fans", "present", "total", "lanes", "finish", "can-win", "payment", "nearer")
"""The kinds of exercise; `trainer.coach.exercises` is loaded only by the command that asks for it."""

STARTS = ("home", "table")
"""Pages with which the window can begin."""

DRILLS = ("discard", "waits", "claim", "path")
"""The kinds of drill; `trainer.coach.drills` is loaded only by the command that asks for it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or the window, and return the exit code."""
    options = _parser().parse_args(argv)
    closed = [name for name in _STREAMS.get(options.command, ()) if getattr(sys, name) is None]
    if closed:
        return _fail(f"{' and '.join(closed)} closed")
    if options.profile:
        os.environ["SIHAI_PROFILE"] = options.profile
    if options.command and isinstance(sys.stdout, io.TextIOWrapper):
        # A half of a surrogate pair cannot be written; its escape is JSON all the same.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    return _run(options)


def _run(options: argparse.Namespace) -> int:
    match options.command:
        case "score":
            from trainer.notation.data import score_line

            return answer_lines(sys.stdin.buffer, sys.stdout, score_line)
        case "reach":
            return answer_lines(sys.stdin.buffer, sys.stdout, _reach_answer(options))
        case "par":
            from trainer.reach.data import par_line

            return answer_lines(sys.stdin.buffer, sys.stdout, par_line)
        case "play" | "exercise" | "drill" | "review":
            return _print_lines(_MADE[options.command](options), sys.stdout)
        case "shot":
            from trainer.ui.shots import shoot

            return shoot(options)
    gc.disable()  # `run_window` enables it: what a start makes stays, and looking through it takes a tenth of the start
    from trainer.ui.app import run_window

    return run_window(options.page or "")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m trainer", description="四海练牌 · Sihai Trainer")
    parser.add_argument("--profile", metavar="DIR", help="keep hands and settings in DIR, or a profile by name")
    parser.add_argument("--page", choices=STARTS, help="begin with this page, without the questions of a first start")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    commands.add_parser("score", help="score hands: JSON lines in, JSON lines out")
    reach = commands.add_parser("reach", help="distances to every fan: JSON lines in, JSON lines out")
    reach.add_argument("--waits", action="store_true", help="add the tiles that a hand of 13 waits for")
    reach.add_argument("--widens", type=_key, metavar="KEY", help="add the tiles that widen what is accepted for KEY")
    commands.add_parser("par", help="fewest draws that bring every fan: JSON lines in, JSON lines out")
    play = commands.add_parser("play", help="hands played by bots, one JSON record a line")
    play.add_argument("--hands", type=_at_least_one, default=1, metavar="N", help="how many hands (1)")
    play.add_argument("--first-seed", "--seed", dest="seed", type=int, default=0, metavar="S", help="first seed (0)")
    play.add_argument("--jobs", type=_at_least_one, default=1, metavar="N", help="how many processes (1)")
    play.add_argument("--bots", type=_bots, metavar="BOT,…", help="who plays: one bot, or E, S, W, N of seed 0")
    play.add_argument(
        "--lines", type=_winning_lines, metavar="POINTS,…", help="winning lines: one, or of those four bots (10)"
    )
    play.add_argument("--prevailing", action="store_true", help="count the prevailing wind as value honours")
    exercise = commands.add_parser("exercise", help="questions with their right answers, one JSON line each")
    exercise.add_argument("--kind", required=True, choices=EXERCISES, metavar="K", help=", ".join(EXERCISES))
    exercise.add_argument("--count", type=_at_least_one, default=1, metavar="N", help="how many questions (1)")
    exercise.add_argument("--seed", type=int, default=0, metavar="S", help="the first question's seed (0)")
    exercise.add_argument("--level", type=int, choices=(1, 2, 3), default=2, help="plain, mixed or hard hands (2)")
    drill = commands.add_parser("drill", help="questions about building a hand, one JSON line each")
    drill.add_argument("--kind", required=True, choices=DRILLS, metavar="K", help=", ".join(DRILLS))
    drill.add_argument("--count", type=_at_least_one, default=1, metavar="N", help="how many questions (1)")
    drill.add_argument("--seed", type=int, default=0, metavar="S", help="the first question's seed (0)")
    drill.add_argument(
        "--level", type=int, choices=(1, 2, 3), default=2, help="1: the best stands out, 3: it is close (2)"
    )
    drill.add_argument("--goal", type=_key, metavar="KEY", help="what is asked for: a fan, or a line such as p10 (any)")
    review = commands.add_parser("review", help="findings of played records, one JSON line each, then their sum")
    review.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records, one a line, or an export")
    review.add_argument("--seat", choices=("E", "S", "W", "N"), default="S", help="whose, where no record names it (S)")
    review.add_argument("--jobs", type=_at_least_one, default=1, metavar="N", help="how many processes (1)")
    shot = commands.add_parser("shot", help="render a page to a picture without a screen")
    shot.add_argument("--page", required=True, metavar="NAME", help="home, learn, drill, table, score, bench, …")
    shot.add_argument("--out", required=True, type=Path, metavar="FILE.png")
    shot.add_argument("--scene", metavar="NAME", help="a moment of the page: in-reach, can-win, first-hand, refused, …")
    shot.add_argument("--size", type=_size, default=(1440, 900), metavar="WxH", help="1440x900")
    shot.add_argument("--lang", choices=("zh", "en"), default="zh")
    shot.add_argument("--theme", choices=("light", "dark", "contrast", "contrast-dark"), default="light")
    shot.add_argument("--scale", type=_scale, default=1.0, metavar="X", help="tile scale from 0.75 to 2 (1)")
    shot.add_argument("--ui-scale", type=_scale, default=1.0, metavar="X", help="scale of text and gaps, likewise (1)")
    return parser


def _reach_answer(options: argparse.Namespace) -> Callable[[object], Answer]:
    """How a line of ``reach`` is answered, with what its options add."""
    from trainer.reach.data import Addition, reach_line, waits_data, widens_data

    additions: list[Addition] = [waits_data] if options.waits else []
    if options.widens is not None:
        additions.append(partial(widens_data, options.widens))
    return partial(reach_line, additions=additions)


def _exercises(options: argparse.Namespace) -> Iterator[Answer]:
    """The questions of ``exercise``."""
    from trainer.coach.exercises import ExerciseKind, Level, exercise_data

    return exercise_data(ExerciseKind(options.kind), options.count, options.seed, Level(options.level))


def _drills(options: argparse.Namespace) -> Iterator[Answer]:
    """The questions of ``drill``."""
    from trainer.coach.drills import DrillKind, drill_data
    from trainer.coach.exercises import CannotAsk, Level

    try:
        yield from drill_data(DrillKind(options.kind), options.count, options.seed, Level(options.level), options.goal)
    except CannotAsk as error:
        sys.exit(str(error))


def _played(options: argparse.Namespace) -> Iterator[Answer]:
    """The hands of ``play``, each made from its seed alone."""
    from trainer.game.contest import Contest, hand_data
    from trainer.jobs import in_order

    asked = {"bots": options.bots, "lines": options.lines}
    contest = Contest(prevailing=options.prevailing, **{name: given for name, given in asked.items() if given})
    return in_order(partial(hand_data, contest), range(options.seed, options.seed + options.hands), options.jobs)


def _reviews(options: argparse.Namespace) -> Iterator[Answer]:
    """The findings of ``review``, and their sum."""
    from trainer.coach.review import review_files

    return review_files(options.files, Seat[options.seat], options.jobs)


_MADE: Mapping[str, Callable[[argparse.Namespace], Iterator[Answer]]] = {
    "play": _played,
    "exercise": _exercises,
    "drill": _drills,
    "review": _reviews,
}
"""What the commands print that answer no lines."""


def _bots(text: str) -> tuple[object, ...]:
    from trainer.game.bots import BotId

    ids = {bot.value: bot for bot in BotId}
    if not all(name in ids for name in text.split(",")):
        raise argparse.ArgumentTypeError(f"one bot or four, of {', '.join(ids)}")
    return _for_four([ids[name] for name in text.split(",")])


def _winning_lines(text: str) -> tuple[int, ...]:
    from trainer.game.deals import MAX_LINE

    found = text.split(",")
    if not all(line.isdecimal() and len(line) <= 4 and int(line) <= MAX_LINE for line in found):
        raise argparse.ArgumentTypeError(f"one line or four, of 0 to {MAX_LINE} points")
    return _for_four([int(line) for line in found])


def _for_four(given: Sequence[Given]) -> tuple[Given, ...]:
    """One for each of four players; one given is everybody's."""
    if len(given) not in (1, len(Seat)):
        raise argparse.ArgumentTypeError(f"one or four, not {len(given)}")
    return tuple(given) * (len(Seat) // len(given))


def _key(text: str) -> object:
    from trainer.reach import parse_key

    try:
        return parse_key(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


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
    lines = bounded_lines(source, LONGEST_LINE)
    return _print_lines((_within_bounds(_answer(line, answer)) for line in lines if line.strip()), sink)


def _answer(line: bytes, answer: Callable[[object], Answer]) -> Answer:
    if len(line) > LONGEST_LINE:
        return _refused(Fault.of(FaultKind.TOO_LARGE, f"a line of more than {LONGEST_LINE} bytes"))
    try:
        data = read_json(line)
    except NotJson as error:
        text = line.decode("utf-8-sig", "replace").rstrip()[:MOST_CHARACTERS]
        said, reason = Phrase.of("fault-not-json", n=error.position + 1), f"not JSON: {error}"
        return _refused(Fault(FaultKind.UNREADABLE, reason, said, input=text, start=error.position))
    reason = beyond_bounds(data)
    return _refused(Fault.of(FaultKind.TOO_LARGE, reason)) if reason else answer(data)


def _refused(fault: Fault) -> Answer:
    return HandDataError([fault]).to_data()


def _within_bounds(answer: Answer) -> Answer:
    """An answer that tells no more problems than somebody reads."""
    problems = answer.get("problems")
    if not isinstance(problems, list) or len(problems) <= MOST_PROBLEMS:
        return answer
    told = problems[:MOST_PROBLEMS]
    error = "; ".join(problem["error"] for problem in told) + f"; and {len(problems) - MOST_PROBLEMS} more"
    return {**answer, "error": error, "problems": told}


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
