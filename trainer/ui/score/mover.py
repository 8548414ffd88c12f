"""Moving a bar while trying another choice: taken up, held over melds, put down, sprung back."""

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from trainer.rules import Parts
from trainer.ui.look import Look
from trainer.ui.score.bench import Bench
from trainer.ui.score.matrix_art import Held
from trainer.ui.score.trial import Refused

_LIFT = 6
_ASIDE = 24


class BarMover(QObject):
    """Holds at most one bar of a bench.

    ``held_changed`` asks for a new picture; ``tried`` gives the new `Trial` after a legal move; ``refused`` the phrase
    of the rule that an illegal one broke (the bar then springs back).
    """

    held_changed = Signal()
    tried = Signal(object)
    refused = Signal(object)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bench: Bench | None = None
        self._taken_by = -1
        self.held: Held | None = None
        self._spring = QVariantAnimation(self)
        self._spring.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._spring.setEndValue(QPointF())
        self._spring.valueChanged.connect(self._sprung)
        self._spring.finished.connect(self._at_rest)

    def work_on(self, bench: Bench | None) -> None:
        """Move the bars of this bench from now on; without one nothing can be moved."""
        self._spring.stop()
        self._bench, self.held = bench, None

    def take(self, row: int, place: int, at: QPointF | None = None) -> None:
        """Take up a bar, by the meld under ``at`` or by its last."""
        if self._bench is None:
            return
        self._spring.stop()
        bar = self._bench.bar(row, place)
        part = self._bench.part_at(at.x()) if at is not None else None
        self._taken_by = part if part is not None and part in bar.parts else (bar.parts or (-1,))[-1]
        self.held = Held(row, place, QPointF(), bar.parts, self._bench.may(bar, bar.parts), by_key=at is None)
        self.held_changed.emit()

    def drag(self, way: QPointF, here: QPointF) -> None:
        """Carry the held bar ``way`` from its place; the pointer is at ``here`` on the matrix."""
        match self._bench, self.held:
            case Bench() as bench, Held() as held:
                bar = bench.bar(held.row, held.bar)
                self._hold(bench, held, bench.over(bar, self._taken_by, bench.part_at(here.x())), way)

    def step(self, by: int) -> None:
        """Carry the held bar to the next place of its fan; before the first is off the matrix."""
        match self._bench, self.held:
            case Bench() as bench, Held() as held:
                bar = bench.bar(held.row, held.bar)
                target = bench.neighbour(bar, held.target, by)
                aside = -self._look.px(_ASIDE) if target is None else 0
                way = QPointF(aside, -self._look.px(_LIFT)) if target != bar.parts else QPointF()
                self._hold(bench, held, target, way)

    def put_down(self) -> None:
        """Put the held bar where it is held: a legal move is tried, an illegal one springs back."""
        match self._bench, self.held:
            case Bench() as bench, Held() as held:
                self._put(bench, held, held.target)

    def press(self, row: int, place: int) -> None:
        """Let a bar that does not count sit where it lies, if it may."""
        if self._bench is not None:
            self._put(self._bench, Held(row, place), self._bench.bar(row, place).parts)

    def take_off(self, row: int, place: int) -> None:
        """Take a bar off at once."""
        if self._bench is not None:
            self._put(self._bench, Held(row, place), None)

    def put_back(self) -> None:
        """Let the held bar go back to its place."""
        held = self.held
        if held is None:
            return
        duration = self._look.motion.discard
        if not duration or held.offset.isNull():
            self._at_rest()
            return
        self.held = replace(held, target=None, returning=True)
        self._spring.setStartValue(held.offset)
        self._spring.setDuration(duration)
        self._spring.start()

    def _hold(self, bench: Bench, held: Held, target: Parts | None, way: QPointF) -> None:
        allowed = bench.may(bench.bar(held.row, held.bar), target)
        self.held = replace(held, offset=way, target=target, allowed=allowed)
        self.held_changed.emit()

    def _put(self, bench: Bench, held: Held, target: Parts | None) -> None:
        try:
            trial = bench.put(bench.bar(held.row, held.bar), target)
        except Refused as error:
            self.refused.emit(error.phrase)
            self.put_back()
            return
        if trial is bench.trial:
            self.put_back()
            return
        self.held = None
        self.tried.emit(trial)

    def _sprung(self, offset: QPointF) -> None:
        if self.held is not None:
            self.held = replace(self.held, offset=offset)
            self.held_changed.emit()

    def _at_rest(self) -> None:
        self.held = None
        self.held_changed.emit()
