"""The soak: kills of a real process at random moments, flipped bits, changed inputs, hands of bots, in great numbers.

    python3 packaging/dev.py soak            everything, for hours
    python3 packaging/dev.py soak --quick    some of everything, about a minute
    python3 packaging/dev.py soak --only bits --seed 17 --count 1    one trial again

Each trial is made from its kind and its seed alone. One that fails is told with the command that repeats it. A new kind
is one line in ``KINDS``.
"""

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.game.ten_thousand import watched
from tests.soak import changes, kills, window


class Kind(NamedTuple):
    """A kind of trial, which raises `AssertionError` and may give figures; how many of them are made, and how many when
    it is quick."""

    trial: Callable[[int, Path], str | None]
    full: int
    quick: int


def bots(seed: int, _folder: Path) -> None:
    """A hand of bots keeps every law."""
    watched(seed)


KINDS = {
    "kill-hands": Kind(kills.hands, 200, 5),
    "kill-settings": Kind(kills.settings, 200, 5),
    "kill-values": Kind(kills.values, 200, 5),
    "kill-learning": Kind(kills.learning, 200, 5),
    "kill-packs": Kind(kills.packs, 200, 5),
    "kill-evening": Kind(kills.evening, 200, 5),
    "kill-export": Kind(kills.export, 200, 5),
    "kill-import": Kind(kills.take_in, 200, 5),
    "kill-migration": Kind(kills.migration, 200, 5),
    "bits": Kind(changes.bits, 1500, 100),
    "score-lines": Kind(changes.score, 3000, 300),
    "reach-lines": Kind(changes.reach, 3000, 60),
    "settings-files": Kind(changes.settings, 3000, 200),
    "value-files": Kind(changes.values, 3000, 200),
    "pack-files": Kind(changes.packs, 3000, 200),
    "evening-files": Kind(changes.evenings, 3000, 200),
    "export-files": Kind(changes.exports, 3000, 100),
    "window": Kind(window.actions, 10, 1),
    "bots": Kind(bots, 100_000, 200),
}


def tried(name: str, seed: int) -> tuple[str, str]:
    """Make one trial; what went wrong, or nothing, and its figures."""
    with TemporaryDirectory(prefix="sihai-soak-", ignore_cleanup_errors=True) as folder:
        try:
            return "", KINDS[name].trial(seed, Path(folder)) or ""
        except Exception:  # whatever it is, it is what is looked for
            return traceback.format_exc(), ""


def main() -> int:
    """Make the trials and tell the figures; 1 if any failed."""
    parser = argparse.ArgumentParser(prog="dev.py soak", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="about a minute")
    parser.add_argument("--only", choices=KINDS, help="one kind of trial")
    parser.add_argument("--seed", type=int, default=1, help="the first trial's seed (1)")
    parser.add_argument("--count", type=int, help="how many trials of each kind")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="how many at a time")
    given = parser.parse_args()
    failures = 0
    with (
        TemporaryDirectory(prefix="sihai-soak-") as whole,
        ProcessPoolExecutor(given.jobs, initializer=work_in, initargs=(whole,)) as pool,
    ):
        for name in [given.only] if given.only else KINDS:
            kind = KINDS[name]
            count = given.count or (kind.quick if given.quick else kind.full)
            seeds = range(given.seed, given.seed + count)
            began = time.monotonic()
            results = pool.map(tried, [name] * count, seeds, chunksize=max(1, min(50, count // 20)))
            failed = told(name, seeds, results)
            failures += failed
            say(f"{name}: {count - failed} of {count} good, {time.monotonic() - began:.0f} s\n")
    return 1 if failures else 0


def work_in(folder: str) -> None:
    """Let a process make its temporary files in a folder, which goes at the end however the process ends."""
    tempfile.tempdir = folder


def told(name: str, seeds: range, results: Iterator[tuple[str, str]]) -> int:
    """Tell figures, what fails as it comes, and how far it is; returns how many failed."""
    failed, last = 0, time.monotonic()
    for seed, (wrong, figures) in zip(seeds, results, strict=True):
        if figures:
            say(f"{name} {seed}: {figures}\n")
        if wrong:
            failed += 1
            say(f"{wrong}\n{name} {seed} failed; again: python3 packaging/dev.py soak --only {name} --seed {seed}")
            say(" --count 1\n")
        if time.monotonic() - last > 5:
            last = time.monotonic()
            say(f"{name}: {seed - seeds.start + 1} of {len(seeds)}, {failed} failed\n")
    return failed


def say(text: str) -> None:
    """Tell it at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
