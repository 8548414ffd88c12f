"""The door of building a hand, alone or at the table: the try is kept at every step, and its answer once.

Not loaded with the session, as exercises are not.
"""

import json
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from trainer.coach.building import (
    Build,
    BuildTask,
    Built,
    TableTry,
    WaysCompared,
    build_to_data,
    judged,
    table_from_data,
    table_to_data,
)
from trainer.coach.building.task import SEAT
from trainer.game import Invitation, TableRules
from trainer.json_text import read_json
from trainer.rules import Phrase
from trainer.session.invitations import lines_by_seat
from trainer.session.practice import Practice
from trainer.store import Settings
from trainer.store.last_build import keep_build, last_build


class BuildKeeper:
    """Keeps the last try in the profile's folder. ``tell`` is called with what could not be kept."""

    def __init__(self, folder: Callable[[], Path], practice: Practice, tell: Callable[[Phrase], None]) -> None:
        self._folder, self._practice, self._tell = folder, practice, tell
        self._told = False

    def last(self) -> str:
        """The last try as JSON; empty where there is none."""
        return last_build(self._folder())

    def keep(self, build: Build | TableTry) -> None:
        """Keep a try as it is now; a failure is told once."""
        data = build_to_data(build) if isinstance(build, Build) else table_to_data(build)
        try:
            keep_build(self._folder(), json.dumps(data, ensure_ascii=False))
        except OSError as error:
            if not self._told:
                self._told = True
                self._tell(Phrase.of("build-not-kept", reason=error.strerror or str(error)))

    def answer(self, build: Built, comparison: WaysCompared, seconds: float) -> None:
        """Keep what a finished try tells about the learner: nothing where draws or the panel were seen before, or where
        no goal could be had."""
        judgement = judged(comparison)
        if judgement is not None and not build.known:
            self._practice.keep(build.task, judgement, seconds)


def table_try(text: str, invitation: Invitation | None) -> TableTry | None:
    """The try of a kept text where it is the hand of an invitation; None where it is another, or none at the table."""
    if invitation is None:
        return None
    try:
        data = read_json(text)
        kept = table_from_data(data) if isinstance(data, dict) else None
    except ValueError:
        return None
    return kept if kept is not None and kept.invitation == invitation else None


def invitation_to(task: BuildTask, settings: Settings) -> Invitation:
    """The table of a task: its tiles, with the lines, the settlement and the opponents of the settings."""
    deal, lines = task.deal, lines_by_seat(settings.lines, SEAT)
    rules = TableRules(task.values, settings.scheme)
    return Invitation(replace(deal, rules=rules, lines=lines), SEAT, settings.opponents)
