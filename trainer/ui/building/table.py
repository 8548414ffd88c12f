"""The hand that is built with what can be done: choose, discard for a road, win, take back, look, stop."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from trainer.coach.building import Build, BuildKind
from trainer.rules import FanId, Tile
from trainer.ui.building.hand import LoneHand
from trainer.ui.controls import Painted, PrimaryButton, QuietButton, Run, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

ROADS: Final = 3
"""One road, the other, or both."""


class BuildTable(Painted):
    """Shows a `Build`. Wishes: ``thrown`` a tile and the roads that it keeps, ``win``, ``back``, ``look`` and ``leave``
    without more."""

    thrown = Signal(object, object)
    win = Signal()
    back = Signal()
    panel_wanted = Signal()
    leave = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.build: Build | None = None
        self._home: tuple[FanId, ...] = ()
        self._panel = False
        self.alone = LoneHand(look)
        self.roads = Choice(look, tuple(range(ROADS)), self._road_said, word(look, "build-keeps"))
        self._asked = TextLabel(look, Step.BODY, Tone.INK2, lines=1, say=word(look, "build-keeps"))
        self._keys = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.throw, self.declare = PrimaryButton(look, "", "Enter"), PrimaryButton(look, "", "H")
        self.undo, self.panel, self.stop = (QuietButton(look, "", key) for key in ("Ctrl Z", "Z", "S"))
        self.alone.hand.chosen.connect(self._refresh)
        self.alone.hand.discard_wanted.connect(lambda tile, _: self._throw(tile))
        self.throw.clicked.connect(self.alone.hand.discard_ringed)
        for button, wish in (
            (self.declare, self.win),
            (self.undo, self.back),
            (self.panel, self.panel_wanted),
            (self.stop, self.leave),
        ):
            button.clicked.connect(wish)
        self._lay_out()

    def show_build(self, build: Build, home: tuple[FanId, ...]) -> None:
        """Show another moment; ``home``: the goals that are complete now."""
        fresh = self.build is None or self.build.task != build.task
        self.build, self._home = build, home
        if fresh:
            self.roads.show_value(ROADS - 1)
        self.alone.show_build(build, complete=bool(home))
        self.refresh()

    def show_panel_word(self, *, shown: bool) -> None:
        """Whether the panel is there, so that the button puts it away."""
        self._panel = shown
        self.refresh()

    def step(self, key: Qt.Key) -> None:
        """Move the choice by an arrow, Home or End."""
        hand = self.alone.hand
        match key:
            case Qt.Key.Key_Left:
                hand.step(-1)
            case Qt.Key.Key_Right:
                hand.step(1)
            case Qt.Key.Key_Home:
                hand.step_to(0)
            case Qt.Key.Key_End:
                hand.step_to(-1)

    def press(self, sign: str) -> bool:
        """A letter or digit; False for one that means nothing here."""
        buttons = {"H": self.declare, "Z": self.panel, "S": self.stop}
        if sign in buttons and buttons[sign].isVisible():
            buttons[sign].click()
        elif sign in ("1", "2", "3") and self.roads.isVisible():
            self.roads.show_value(int(sign) - 1)
            self._refresh()
        else:
            return False
        return True

    def paint(self, painter: QPainter) -> None:
        """Paint the ground."""
        painter.fillRect(self.rect(), QColor(self.look.theme.table))

    def refresh(self) -> None:
        """Say everything anew."""
        self._refresh()
        super().refresh()

    @property
    def keeps(self) -> tuple[FanId, ...]:
        """The roads that the learner names; all goals where there are no roads."""
        assert self.build is not None
        goals, value = self.build.task.goals, self.roads.value
        chosen = value if isinstance(value, int) else ROADS
        return goals[chosen : chosen + 1] if self._has_roads and chosen < ROADS - 1 else goals

    @property
    def _has_roads(self) -> bool:
        return self.build is not None and self.build.task.kind is BuildKind.ROADS

    def _throw(self, tile: Tile) -> None:
        self.thrown.emit(tile, self.keeps)

    def _road_said(self, place: object) -> str:
        words = self.look.words
        if self.build is None or not self._has_roads or place == ROADS - 1:
            return words("build-both")
        return words.fan(self.build.task.goals[int(str(place))])

    def _lay_out(self) -> None:
        look, column, actions, foot = self.look, QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        keep_gaps(look, column, 8, (PAGE_MARGIN, 8, PAGE_MARGIN, 8))
        keep_gaps(look, actions, 16)
        keep_gaps(look, foot, 16)
        actions.addStretch(1)
        for widget in (self._asked, self.roads, self.throw, self.declare):
            actions.addWidget(widget)
        actions.addStretch(1)
        foot.addWidget(self._keys)
        foot.addStretch(1)
        for button in (self.undo, self.panel, self.stop):
            foot.addWidget(button)
        column.addWidget(self.alone, 1)
        column.addLayout(actions)
        column.addLayout(foot)

    def _refresh(self, *_: object) -> None:
        words, tile = self.look.words, self.alone.throwable
        self.roads.set_texts([self._road_said(place) for place in range(ROADS)])
        for widget in (self._asked, self.roads):
            widget.setVisible(self._has_roads)
        self.throw.setText(words("build-choose") if tile is None else words("build-throw", tile=tile))
        self.throw.setEnabled(tile is not None)
        self.declare.setVisible(bool(self._home))
        if self._home:
            self.declare.setText(words("build-win", fan=self._home[0]))
        self.undo.setText(words("build-undo"))
        self.undo.setEnabled(self.build is not None and bool(self.build.thrown))
        self.panel.setText(words("build-hide" if self._panel else "build-look"))
        self.stop.setText(words("build-leave"))
        self._keys.set_runs([Run("← → "), Run(words("build-pick"))])
        for button in (self.throw, self.declare, self.undo, self.panel, self.stop):
            button.updateGeometry()
