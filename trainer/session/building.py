"""The door of building a hand alone: the try is kept at every step, and its answer once.

Not loaded with the session, as exercises are not.
"""

import json
from collections.abc import Callable
from pathlib import Path

from trainer.coach.building import Build, WaysCompared, build_to_data, judged
from trainer.rules import Phrase
from trainer.session.practice import Practice
from trainer.store.last_build import keep_build, last_build


class BuildKeeper:
    """Keeps the last try in the profile's folder. ``tell`` is called with what could not be kept."""

    def __init__(self, folder: Callable[[], Path], practice: Practice, tell: Callable[[Phrase], None]) -> None:
        self._folder, self._practice, self._tell = folder, practice, tell
        self._told = False

    def last(self) -> str:
        """The last try as JSON; empty where there is none."""
        return last_build(self._folder())

    def keep(self, build: Build) -> None:
        """Keep a try as it is now; a failure is told once."""
        try:
            keep_build(self._folder(), json.dumps(build_to_data(build), ensure_ascii=False))
        except OSError as error:
            if not self._told:
                self._told = True
                self._tell(Phrase.of("build-not-kept", reason=error.strerror or str(error)))

    def answer(self, build: Build, comparison: WaysCompared, seconds: float) -> None:
        """Keep what a finished try tells about the learner: nothing where draws or the panel were seen before, or where
        no goal could be had."""
        judgement = judged(comparison)
        if judgement is not None and not build.known:
            self._practice.keep(build.task, judgement, seconds)
