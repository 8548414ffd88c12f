"""How long single events of Qt keep the window's thread busy: while one lasts, nothing else is painted or heard."""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

FRAME = 16.0
"""Milliseconds between two pictures of a screen that shows sixty a second: at the table 99 of 100 events take less."""
LONG = 50.0
"""Milliseconds from which on an event at the table is felt."""
PAGE = 150.0
"""Milliseconds that a page may take to open, and the window to take another theme, language or size."""
_CHANGES = ("opening", "back to", "change of", "the table after", "resizing")
"""How the kinds of actions begin that show a page, or all of it anew; the others are at the table or within a page."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What one event took, in milliseconds: ``cpu`` of the thread's own time on the processor, ``held`` with its waits
    for locks and files besides; ``what`` names the event and its receiver."""

    cpu: float
    held: float
    what: str


@dataclass
class Action:
    """Everything that came of one thing the learner did. ``kind`` says what that was."""

    kind: str
    events: list[Spent] = field(default_factory=list)

    @property
    def longest(self) -> Spent:
        """The event that kept the thread busy longest."""
        return max(self.events, key=lambda spent: spent.cpu, default=Spent(0.0, 0.0, ""))

    @property
    def longest_held(self) -> float:
        """The longest that an event held the thread up, waiting included."""
        return max((spent.held for spent in self.events), default=0.0)


class Clock:
    """Tells, in nanoseconds, how long this thread has worked, and how long it has worked or waited; waiting for a
    processor that others have does not count, where the system tells that apart."""

    _QUEUED = "/proc/thread-self/schedstat"

    def __init__(self) -> None:
        self._queued = os.open(self._QUEUED, os.O_RDONLY) if os.path.exists(self._QUEUED) else None

    def read(self) -> tuple[int, int]:
        """Worked; worked or waited."""
        queued = 0 if self._queued is None else int(os.pread(self._queued, 80, 0).split()[1])
        return time.thread_time_ns(), time.perf_counter_ns() - queued


class Watched(QApplication):
    """An application that times every event it delivers; what an event brings with it counts as part of it."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.actions: list[Action] = [Action("start")]
        self._clock = Clock()
        self._within = False

    def turn_to(self, kind: str) -> None:
        """Begin another action; an event that is being delivered counts as part of it."""
        self.actions.append(Action(kind))

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Deliver an event, and time it unless another brought it."""
        if self._within:
            return super().notify(receiver, event)
        self._within = True
        what = f"{event.type().name} {type(receiver).__name__}"
        cpu, held = self._clock.read()
        try:
            return super().notify(receiver, event)
        finally:
            self._within = False
            cpu_then, held_then = self._clock.read()
            self.actions[-1].events.append(Spent((cpu_then - cpu) / 1e6, (held_then - held) / 1e6, what))


@dataclass(frozen=True, slots=True)
class Summary:
    """The longest events of all actions of a kind, in milliseconds of the thread's time; ``held`` with its waits."""

    kind: str
    times: int
    median: float
    p95: float
    worst: float
    held: float
    what: str


def summaries(actions: Sequence[Action]) -> tuple[Summary, ...]:
    """One for each kind of action, the longest first."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        if action.events:
            kinds.setdefault(action.kind, []).append(action)
    found = []
    for kind, of_kind in kinds.items():
        longest = sorted((action.longest for action in of_kind), key=lambda spent: spent.cpu)
        held = max(action.longest_held for action in of_kind)
        middle, high = longest[len(longest) // 2].cpu, longest[int(0.95 * len(longest))].cpu
        found.append(Summary(kind, len(longest), middle, high, longest[-1].cpu, held, longest[-1].what))
    return tuple(sorted(found, key=lambda summary: -summary.worst))


def table(actions: Sequence[Action]) -> str:
    """The summaries as lines of text; a star is at what is longer than a frame."""
    lines = [f"{'longest event of an action, ms':34}{'times':>6}{'median':>9}{'p95':>9}{'worst':>9}{'held':>9}  event"]
    for one in summaries(actions):
        star = "*" if one.worst > FRAME else " "
        figures = f"{one.median:9.1f}{one.p95:9.1f}{one.worst:9.1f}{one.held:9.1f}"
        lines.append(f"{one.kind:34}{one.times:6}{figures}{star} {one.what}")
    every = [spent for action in actions for spent in action.events if action.kind != "start"]
    over, held = sum(spent.cpu > FRAME for spent in every), sum(spent.held > FRAME for spent in every)
    lines.append(f"{len(every)} events after the start, {over} of them longer than {FRAME:.0f} ms, {held} with waits")
    return "\n".join([*lines, *promises(actions)])


def promises(actions: Sequence[Action]) -> tuple[str, str]:
    """What was promised, beside what came of it: single events within a page, whole actions that show one."""
    shown = [action for action in actions if action.kind.startswith(_CHANGES)]
    within = [action for action in actions if action.kind != "start" and not action.kind.startswith(_CHANGES)]
    events = sorted(spent.cpu for action in within for spent in action.events)
    p99, long = events[int(0.99 * len(events))], sum(cpu > LONG for cpu in events)
    most, slowest = max((sum(spent.cpu for spent in action.events if spent.cpu > 1), action.kind) for action in shown)
    return (
        f"at the table: p99 {p99:.1f} ms (at most {FRAME:.0f}), {long} of {len(events)} events past {LONG:.0f} ms",
        f"pages: at most {most:.0f} ms ({slowest}; at most {PAGE:.0f})",
    )
