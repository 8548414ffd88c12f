"""Who plays: names and winning lines of a new evening or of the one that runs, and earlier evenings to go on with."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.evening import LONGEST_NAME, Evening, Person
from trainer.rules import Seat
from trainer.store import LINE_CHOICES
from trainer.store.evenings import KeptEvening
from trainer.ui.controls import (
    FocusButton,
    PrimaryButton,
    QuietButton,
    Run,
    TextLabel,
    TextLine,
    elided,
    focus_reach,
    keep_gaps,
    keep_grid_gaps,
)
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

People = tuple[Person, Person, Person, Person]

_NAME: Final = 200
_ROW: Final = 56
_NARROW: Final = 1000
_MOST_SHOWN: Final = 60


class PeopleForm(QWidget):
    """Four names with their lines. ``given`` tells the people, ``left`` that nothing is to change."""

    given = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.anew = True
        self.title, self.note = TextLabel(look, Step.H2, lines=1), TextLabel(look, Step.BODY, Tone.INK2)
        self.names = {place: QLineEdit() for place in Seat}
        wear_sheet(look, *self.names.values())
        self.lines = {place: self._line_choice(place) for place in Seat}
        self.refused = TextLabel(look, Step.NOTE, Tone.BAD)
        self.give, self.back = PrimaryButton(look, "", "Enter"), QuietButton(look, "", "Esc", icon="back")
        reach = focus_reach(look.theme)
        grid, ends, column = QGridLayout(), QHBoxLayout(), QVBoxLayout(self)
        keep_grid_gaps(look, grid, 16, 12, (0, 16, 0, 8))
        for at, key in enumerate(("keeper-names", "keeper-lines"), 1):
            grid.addWidget(TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, key)), 0, at)
        for place in Seat:
            seat = one_line(look, sentence(look, lambda words, seat: words.seat(seat), place), Step.LEAD, bold=True)
            for at, widget in enumerate((seat, self.names[place], self.lines[place])):
                grid.addWidget(widget, int(place) + 1, at)
            self.names[place].setMaxLength(LONGEST_NAME)
        grid.setColumnStretch(3, 1)
        keep_gaps(look, ends, 8)
        ends.addWidget(self.give)
        ends.addWidget(self.back)
        ends.addStretch(1)
        keep_gaps(look, column, 4, (reach, 0, reach, 0))
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addLayout(grid)
        column.addWidget(self.refused)
        column.addLayout(ends)
        column.addStretch(1)
        self.refused.hide()
        self.give.clicked.connect(self._finish)
        self.back.clicked.connect(self.left)
        self.setFocusProxy(self.names[Seat.E])
        look.changed.connect(self._refresh)
        self._refresh()

    def ask(self, people: Sequence[Person], *, anew: bool, can_leave: bool) -> None:
        """EntryAsk for people, beginning with these; ``anew``: for a new evening."""
        self.anew = anew
        for place, person in zip(Seat, people, strict=True):
            self.names[place].setText(person.name)
            if person.line in LINE_CHOICES:
                self.lines[place].show_value(person.line)
        self.back.setVisible(can_leave)
        self.refused.hide()
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter gives the people, Esc changes nothing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        elif event.key() == Qt.Key.Key_Escape and not self.back.isHidden():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    @property
    def people(self) -> People | None:
        """The people, where all four names can be kept and differ."""
        names = [self._name(place) for place in Seat]
        if len(set(names)) < len(names):
            return None
        try:
            found = [Person(name, self._line(place)) for place, name in zip(Seat, names, strict=True)]
        except ValueError:
            return None
        east, south, west, north = found
        return east, south, west, north

    def _name(self, place: Seat) -> str:
        typed = " ".join(self.names[place].text().split())
        return typed or self._look.words("keeper-name-default", seat=place)

    def _line(self, place: Seat) -> int:
        found = self.lines[place].value
        assert isinstance(found, int)
        return found

    def _line_choice(self, place: Seat) -> Choice:
        words = self._look
        return Choice(
            self._look,
            LINE_CHOICES,
            lambda n: words.words("keeper-line-points", n=int(str(n))),
            lambda: words.words("keeper-line", seat=place),
        )

    def _finish(self) -> None:
        people = self.people
        self.refused.setVisible(people is None)
        if people is not None:
            self.given.emit(people)

    def _refresh(self) -> None:
        words, px = self._look.words, self._look.px
        self.title.set_text(words("keeper-new" if self.anew else "keeper-people"))
        self.note.set_text(words("keeper-new-note" if self.anew else "keeper-people-note"))
        self.refused.set_text(words("keeper-names-bad", n=LONGEST_NAME))
        self.give.setText(words("keeper-begin" if self.anew else "keeper-people-done"))
        self.back.setText(words("keeper-to-board" if self.anew else "keeper-leave"))
        for button in (self.give, self.back):
            button.updateGeometry()
        for place, field in self.names.items():
            field.setFont(self._look.font(Step.LEAD))
            field.setFixedWidth(px(_NAME))
            field.setPlaceholderText(words("keeper-name-default", seat=place))
            field.setAccessibleName(words("keeper-name", seat=place))


class EveningButton(FocusButton):
    """An earlier evening: when it was, who played and how many hands."""

    def __init__(self, look: Look, kept: KeptEvening) -> None:
        super().__init__(look)
        self.kept = kept
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(self.look.px(320), self.look.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(0, self.sizeHint().height())

    def refresh(self) -> None:
        """Name it in the language in force."""
        words, day, about = self.look.words, self._day, self._about
        self.setAccessibleName(words("keeper-evening-said", day=day, about=about))
        super().refresh()

    def lines(self) -> tuple[TextLine, ...]:
        """The day over the people."""
        px, width = self.look.px, self.width() - 2 * self.look.px(12)
        upper = QRectF(px(12), px(6), width, px(22))
        lower = QRectF(px(12), px(28), width, px(20))
        about = elided(self.look, self._about, width, Step.NOTE)
        return TextLine(upper, (Run(self._day, bold=True),)), TextLine(lower, (Run(about, Step.NOTE, tone=Tone.INK2),))

    def paint(self, painter: QPainter) -> None:
        """Paint the ground under the pointer, and the line below."""
        theme, place = self.look.theme, QRectF(self.rect())
        if self.underMouse():
            painter.fillRect(place, QColor(theme.sunk))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(theme.line))
        reach = focus_reach(theme)
        self.paint_ring(painter, place.adjusted(reach, reach, -reach, -reach), self.look.px(RADIUS_BUTTON))

    @property
    def _day(self) -> str:
        began = self.kept.began
        return self.look.words(
            "keeper-evening",
            year=str(began.year),
            month=began.month,
            day=began.day,
            time=f"{began.hour:02}:{began.minute:02}",
        )

    @property
    def _about(self) -> str:
        evening = self.kept.journal.evening
        names = self.look.words("score-list").join(person.name for person in evening.people)
        return self.look.words("keeper-evening-about", names=names, n=len(evening.entries))


class EveningStart(QWidget):
    """The form of people beside the earlier evenings. ``resumed`` gives the one to go on with."""

    resumed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.form = PeopleForm(look)
        self.title = TextLabel(look, Step.H3, lines=1, say=word(look, "keeper-earlier"))
        self.none = TextLabel(look, Step.BODY, Tone.INK2, say=word(look, "keeper-earlier-none"))
        self.evenings: list[EveningButton] = []
        self._earlier = QWidget()
        self._list = QVBoxLayout(self._earlier)
        keep_gaps(look, self._list, 0)
        self._list.addWidget(self.title)
        self._list.addWidget(self.none)
        self._list.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        keep_gaps(look, self._sides, 64)
        self._sides.addWidget(self.form, 3)
        self._sides.addWidget(self._earlier, 2)
        self.setFocusProxy(self.form)

    def ask(self, people: Sequence[Person], evenings: Sequence[KeptEvening], *, can_leave: bool) -> None:
        """EntryAsk for a new evening, or one of those."""
        self.form.ask(people, anew=True, can_leave=can_leave)
        for old in self.evenings:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.evenings = [EveningButton(self._look, kept) for kept in evenings[:_MOST_SHOWN]]
        for place, button in enumerate(self.evenings, 1):
            self._list.insertWidget(place, button)
            button.clicked.connect(lambda _=False, button=button: self.resumed.emit(button.kept))
        self.none.setVisible(not self.evenings)
        self._earlier.show()

    def rename(self, evening: Evening) -> None:
        """EntryAsk for other names of the evening that runs."""
        self.form.ask(evening.people, anew=False, can_leave=True)
        self._earlier.hide()

    def fit(self, width: int) -> None:
        """Stand side by side in a width, or below each other."""
        beside = width >= self._look.px(_NARROW)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from evening to evening."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        at = next((place for place, button in enumerate(self.evenings) if button.hasFocus()), None)
        if step is None or at is None:
            super().keyPressEvent(event)
        else:
            to = max(0, min(len(self.evenings) - 1, at + step))
            self.evenings[to].setFocus(Qt.FocusReason.TabFocusReason)
