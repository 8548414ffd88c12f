"""The bar at the foot of the scoring page: other values, other readings, step by step, trying, saving, copying."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from trainer.coach.score_view import ScoreView
from trainer.ui.controls import Flow, QuietButton, SegmentedControl, Switch, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_GAP = 4


class ScoreTools(QWidget):
    """``values_chosen`` and ``reading_chosen`` give an index; ``buttons`` are the others by the end of their key.
    What saves and copies is for the whole, best score: while another is tried it is away."""

    values_chosen = Signal(int)
    reading_chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._view: ScoreView | None = None
        self._language = look.language
        self.values = _Chooser(look, "tool-values")
        self.readings = _Chooser(look, "tool-reading")
        self.values.chosen.connect(self.values_chosen)
        self.readings.chosen.connect(self.reading_chosen)
        self._told = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self._told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.try_it = Switch(look, "", "T")
        self.reset, self.step, self.whole = (QuietButton(look, "", key) for key in "0SX")
        self.slide = QuietButton(look, "", "G", icon="export")
        self.png, self.pdf = QuietButton(look, "", "E", icon="save"), QuietButton(look, "", "P", icon="print")
        self.text, self.notation = (QuietButton(look, "", key, icon="copy") for key in "CM")
        self.buttons: dict[str, QAbstractButton] = {
            "reset": self.reset,
            "try": self.try_it,
            "step": self.step,
            "all": self.whole,
            "png": self.png,
            "slide": self.slide,
            "pdf": self.pdf,
            "text": self.text,
            "notation": self.notation,
        }
        self._actions = Flow(look, tuple(self.buttons.values()), _GAP)
        self._choices = QWidget()
        row = QHBoxLayout(self._choices)
        keep_gaps(look, row, _GAP)
        row.addWidget(self.values)
        row.addWidget(self.readings)
        row.addWidget(self._told, 1)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        keep_gaps(look, self._lines, _GAP)
        self._lines.addWidget(self._choices, 1)
        self._lines.addWidget(self._actions)
        look.changed.connect(self._name)
        self._name()

    def show_view(self, view: ScoreView) -> None:
        """Offer what can be done with a view. While its total is kept back nothing here tells it."""
        self._view = view
        trying, stepping = view.trial is not None, view.rows is not None
        self.try_it.setChecked(trying)
        shown: list[QWidget] = [self.try_it, self.step]
        shown += [self.reset] if trying else []
        shown += [self.whole] if stepping else []
        shown += [] if trying or stepping else [self.png, self.slide, self.pdf, self.text, self.notation]
        self._actions.show_only(shown)
        self._name_choices(view)
        self._break_line()

    def tell(self, text: str) -> None:
        """Say what was just done."""
        self._told.set_text(text)

    def told(self) -> str:
        """What is being said."""
        return self._told.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take one line or more."""
        super().resizeEvent(event)
        self._break_line()

    def _break_line(self) -> None:
        """The buttons stand beside the choices, or under them where both are too wide."""
        needed = self._choices.minimumSizeHint().width() + self._lines.spacing() + self._actions.sizeHint().width()
        fits = needed <= self.width()
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._lines.direction() is not way:
            self._lines.setDirection(way)
            self.updateGeometry()

    def _name_choices(self, view: ScoreView) -> None:
        words, hidden = self._look.words, view.hidden
        if view.rows_left is not None:
            self.tell(words("tool-steps-left", n=view.rows_left))
        sets = [(score.values.name(words.language.value), score.total) for score in view.best_by_values]
        texts = [name if hidden else words("tool-values-points", set=name, points=n) for name, n in sets]
        self.values.offer(texts, view.values_index)
        scores = [(n, score.total) for n, score in enumerate(view.by_reading, 1)]
        texts = [str(n) if hidden else words("tool-reading-points", n=n, points=points) for n, points in scores]
        self.readings.offer(texts, view.reading_index)
        self.readings.setVisible(len(scores) > 1)
        self._name_readings(view)

    def _name_readings(self, view: ScoreView) -> None:
        """Say of each reading which parts it has and, once all is revealed, its points."""
        words = self._look.words
        for index, score in enumerate(view.by_reading):
            parts = words("score-list").join(words.part(part) for part in score.reading.parts)
            said = words("tool-reading-parts", n=index + 1, parts=parts)
            if not view.hidden:
                said = words("tool-reading-name", n=index + 1, parts=parts, points=score.total)
            self.readings.segment(index).setAccessibleName(said)
            self.readings.segment(index).setToolTip(said)

    def _name(self) -> None:
        words = self._look.words
        if self._language is not self._look.language:
            self._language = self._look.language
            self.tell("")
        for name, button in self.buttons.items():
            button.setText(words(f"tool-{name}"))
            button.updateGeometry()
        for button, key in (
            (self.png, "tool-save-png-title"),
            (self.slide, "slide-title"),
            (self.pdf, "tool-save-pdf-title"),
            (self.text, "tool-text-title"),
            (self.notation, "tool-notation-title"),
        ):
            button.setAccessibleName(words(key))
            button.setToolTip(words("tool-by-key", does=words(key), cap=button.key))
        if self._view is not None:
            self._name_choices(self._view)
        self._break_line()


class _Chooser(QWidget):
    """A caption and one choice out of a few; as many as there were before keep their buttons, and so the focus."""

    chosen = Signal(int)

    def __init__(self, look: Look, caption: str) -> None:
        super().__init__()
        self._look, self._key = look, caption
        self._caption = TextLabel(look, Step.SMALL, Tone.INK3)
        self._caption.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._control: SegmentedControl | None = None
        self._count = 0
        self._row = QHBoxLayout(self)
        keep_gaps(look, self._row, _GAP)
        self._row.addWidget(self._caption, 0, Qt.AlignmentFlag.AlignVCenter)

    def offer(self, texts: Sequence[str], index: int) -> None:
        """Offer these; the one in force is marked."""
        self._caption.set_text(self._look.words(self._key))
        if self._control is None or self._count != len(texts):
            if self._control is not None:
                self._control.hide()
                self._control.deleteLater()
            self._count = len(texts)
            self._control = SegmentedControl(self._look, texts, self._look.words(self._key))
            self._control.chosen.connect(self.chosen)
            self._row.addWidget(self._control)
        self._control.set_texts(texts)
        self._control.set_index(index)

    def segment(self, index: int) -> QAbstractButton:
        """The button of one choice."""
        assert self._control is not None
        return self._control.segment(index)
