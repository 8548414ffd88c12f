"""The bar at the foot of the scoring page: other values, other readings, step by step, trying, saving, copying."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from trainer.rules import Score
from trainer.ui.controls import QuietButton, SegmentedControl, Switch, TextLabel, keep_gaps, key_cap_room
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_GAP = 4


class ScoreTools(QWidget):
    """Emits wishes. ``values_chosen`` and ``reading_chosen`` give an index; the rest ask for what their names say."""

    values_chosen = Signal(int)
    reading_chosen = Signal(int)
    step_wanted = Signal()
    all_wanted = Signal()
    try_toggled = Signal(bool)
    reset_wanted = Signal()
    png_wanted = Signal()
    pdf_wanted = Signal()
    text_wanted = Signal()
    notation_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.values: SegmentedControl | None = None
        self.readings: SegmentedControl | None = None
        self._value_scores: tuple[Score, ...] = ()
        self._reading_scores: tuple[Score, ...] = ()
        self._hidden = self._capped = False
        self._language = look.language
        self._told = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self._told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.try_it = Switch(look, "")
        self.reset, self.step, self.whole = (QuietButton(look, "", key) for key in ("0", "S", "X"))
        self.png, self.pdf = QuietButton(look, "", icon="save"), QuietButton(look, "", icon="print")
        self.text, self.notation = QuietButton(look, "", icon="copy"), QuietButton(look, "", icon="copy")
        keyed = (self.try_it, self.png, self.pdf, self.text, self.notation)
        self._keys: dict[Switch | QuietButton, str] = dict(zip(keyed, "TEPCM", strict=True))
        self._choices, self._actions = QWidget(), QWidget()
        self._row, actions = _bare_row(self._choices, look), _bare_row(self._actions, look)
        self._captions = (TextLabel(look, Step.SMALL, Tone.INK3), TextLabel(look, Step.SMALL, Tone.INK3))
        for caption in self._captions:
            caption.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._row.addWidget(caption)
        self._row.addWidget(self._told, 1)
        actions.addStretch(1)
        for button in (self.reset, self.try_it, self.step, self.whole, self.png, self.pdf, self.text, self.notation):
            actions.addWidget(button)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        keep_gaps(look, self._lines, _GAP)
        self._lines.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)
        self._lines.addWidget(self._choices, 1)
        self._lines.addWidget(self._actions)
        self._connect()
        look.changed.connect(self._name)
        self.show_mode(trying=False, rows_left=None)

    def keep_back(self, hidden: bool) -> None:
        """Name value sets and readings without their points, or with them again."""
        self._hidden = hidden

    def show_values(self, scores: Sequence[Score], index: int) -> None:
        """Offer the best score under each value set; ``index`` is the one in force."""
        self._value_scores = tuple(scores)
        self.values = self._chooser(self.values, self._value_texts(), "tool-values", self.values_chosen)
        self.values.set_index(index)

    def show_readings(self, scores: Sequence[Score], index: int) -> None:
        """Offer every reading with its total; nothing is offered where there is only one."""
        self._reading_scores = tuple(scores)
        self.readings = self._chooser(self.readings, self._reading_texts(), "tool-reading", self.reading_chosen)
        self.readings.set_index(index)
        self.readings.setVisible(len(scores) > 1)
        self._captions[1].setVisible(len(scores) > 1)
        self._name_readings(self.readings)
        self._break_line()

    def show_mode(self, *, trying: bool, rows_left: int | None) -> None:
        """Show whether another choice is being tried, and how many rows are still hidden (None when all are shown).

        What saves and copies is for the whole, best score: it is away meanwhile.
        """
        self.try_it.setChecked(trying)
        self.reset.setVisible(trying)
        self.whole.setVisible(rows_left is not None)
        for button in (self.png, self.pdf, self.text, self.notation):
            button.setVisible(not trying and rows_left is None)
        self._break_line()
        if rows_left is not None:
            self._told.set_text(self._look.words("tool-steps-left", n=rows_left))

    def tell(self, text: str) -> None:
        """Say what was just done."""
        self._told.set_text(text)

    def told(self) -> str:
        """What is being said."""
        return self._told.text()

    def minimumSizeHint(self) -> QSize:
        """The wider of both halves without caps: they stand under each other where one line is too narrow."""
        choices, actions = self._choices.minimumSizeHint(), self._actions.minimumSizeHint()
        width = max(choices.width(), self._bare_width)
        if self._lines.direction() is QBoxLayout.Direction.LeftToRight:
            return QSize(width, max(choices.height(), actions.height()))
        return QSize(width, choices.height() + actions.height() + self._lines.spacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take one line or two."""
        super().resizeEvent(event)
        self._break_line()

    def _break_line(self) -> None:
        """Two lines where one is too narrow. Caps give way to one line, and in two stand where they have room."""
        room = self.width() - self._choices.minimumSizeHint().width() - self._lines.spacing()
        fits = self._bare_width <= room
        self._show_caps(self._bare_width + self._caps_width <= (room if fits else self.width()))
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if self._lines.direction() is not way:
            self._lines.setDirection(way)
            self.updateGeometry()

    @property
    def _caps_width(self) -> int:
        """What the caps that can give way take, or would take."""
        shown = (key for button, key in self._keys.items() if not button.isHidden())
        return round(sum(key_cap_room(self._look, key) for key in shown))

    @property
    def _bare_width(self) -> int:
        """The width of what can be done without those caps."""
        return self._actions.minimumSizeHint().width() - (self._caps_width if self._capped else 0)

    def _show_caps(self, capped: bool) -> None:
        if capped is not self._capped:
            self._capped = capped
            for button, key in self._keys.items():
                button.set_key(key if capped else "")

    def _connect(self) -> None:
        self.try_it.toggled.connect(self.try_toggled)
        for button, wish in (
            (self.reset, self.reset_wanted),
            (self.step, self.step_wanted),
            (self.whole, self.all_wanted),
            (self.png, self.png_wanted),
            (self.pdf, self.pdf_wanted),
            (self.text, self.text_wanted),
            (self.notation, self.notation_wanted),
        ):
            button.clicked.connect(wish)
        self._name()

    def _chooser(
        self, old: SegmentedControl | None, texts: Sequence[str], name: str, chosen: SignalInstance
    ) -> SegmentedControl:
        """The chooser for these texts: the old one where it has as many, so that the focus stays in it."""
        place = 1 + self._row.indexOf(self._captions[0 if chosen is self.values_chosen else 1])
        if old is not None:
            if len(old.findChildren(QAbstractButton)) == len(texts):
                old.set_texts(texts)
                return old
            self._row.removeWidget(old)
            old.hide()
            old.setParent(None)
            old.deleteLater()
        made = SegmentedControl(self._look, texts, self._look.words(name))
        made.chosen.connect(chosen)
        self._row.insertWidget(place, made)
        return made

    def _value_texts(self) -> list[str]:
        words = self._look.words
        sets = [(score.values.name(words.language.value), score.total) for score in self._value_scores]
        if self._hidden:
            return [name for name, _ in sets]
        return [words("tool-values-points", set=name, points=points) for name, points in sets]

    def _reading_texts(self) -> list[str]:
        words = self._look.words
        if self._hidden:
            return [str(n) for n, _ in enumerate(self._reading_scores, 1)]
        return [words("tool-reading-points", n=n, points=s.total) for n, s in enumerate(self._reading_scores, 1)]

    def _name_readings(self, chooser: SegmentedControl) -> None:
        words = self._look.words
        for index, score in enumerate(self._reading_scores):
            parts = words("score-list").join(words.part(part) for part in score.reading.parts)
            name = words("tool-reading-parts", n=index + 1, parts=parts)
            if not self._hidden:
                name = words("tool-reading-name", n=index + 1, parts=parts, points=score.total)
            chooser.segment(index).setAccessibleName(name)
            chooser.segment(index).setToolTip(name)

    def _name(self) -> None:
        words = self._look.words
        if self._language is not self._look.language:
            self._language = self._look.language
            self.tell("")
        for button, key in (
            (self.reset, "tool-reset"),
            (self.try_it, "tool-try"),
            (self.step, "tool-step"),
            (self.whole, "tool-all"),
            (self.png, "tool-png"),
            (self.pdf, "tool-pdf"),
            (self.text, "tool-text"),
            (self.notation, "tool-notation"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self._captions[0].set_text(words("tool-values"))
        self._captions[1].set_text(words("tool-reading"))
        for button, key in (
            (self.png, "tool-save-png-title"),
            (self.pdf, "tool-save-pdf-title"),
            (self.text, "tool-text-title"),
            (self.notation, "tool-notation-title"),
        ):
            button.setAccessibleName(words(key))
            button.setToolTip(words("tool-by-key", does=words(key), cap=self._keys[button]))
        self.try_it.setToolTip(words("tool-by-key", does=words("tool-try"), cap=self._keys[self.try_it]))
        if self.values is not None:
            self.values.set_texts(self._value_texts())
        if self.readings is not None:
            self.readings.set_texts(self._reading_texts())
            self._name_readings(self.readings)
        self._break_line()


def _bare_row(widget: QWidget, look: Look) -> QHBoxLayout:
    """A row without margins in ``widget``."""
    row = QHBoxLayout(widget)
    keep_gaps(look, row, _GAP)
    return row
