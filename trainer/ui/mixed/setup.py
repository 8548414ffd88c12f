"""Who sits at a mixed table: for every chair a person or a bot, with an own line, hints and language."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trainer.coach.evening import LONGEST_NAME, Person
from trainer.coach.hints import HintLevel
from trainer.game.bots.protocol import BotId
from trainer.rules import Seat
from trainer.session.mixed_session import Sitter, Sitters
from trainer.store import LINE_CHOICES
from trainer.text import Language
from trainer.ui.controls import Flow, Hairline, PrimaryButton, QuietButton, TextLabel, focus_reach, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import one_line, sentence, word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step, Tone

HINTS: Final = (HintLevel.OFF, HintLevel.ON_REQUEST, HintLevel.ALWAYS)
_NAME: Final = 200
_CHAIRS: Final = (None, *BotId)


class ChairForm(QWidget):
    """One chair. ``bot`` None: a person."""

    def __init__(self, look: Look, place: Seat) -> None:
        super().__init__()
        self._look, self._place = look, place
        self.name = QLineEdit()
        wear_sheet(look, self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.who = Choice(look, _CHAIRS, self._chair_said, lambda: look.words("mixed-chair", seat=place))
        self.line = Choice(look, LINE_CHOICES, self._line_said, lambda: look.words("keeper-line", seat=place))
        self.hints = Choice(
            look, HINTS, lambda level: look.words(f"mixed-hints-{level}"), lambda: look.words("mixed-hints")
        )
        self.language = Choice(
            look,
            tuple(Language),
            lambda tongue: look.words(f"paper-tongue-{tongue}"),
            lambda: look.words("paper-tongue"),
        )
        self.line.show_value(LINE_CHOICES[-1])
        self.language.show_value(look.language)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        keep_gaps(look, head, 12)
        seat = one_line(look, sentence(look, lambda words, seat: words.seat(seat), place), Step.LEAD, bold=True)
        head.addWidget(seat)
        head.addWidget(self.name)
        head.addWidget(self.who)
        head.addStretch(1)
        self._own = Flow(look, (self.line, self.hints, self.language), gap=12)
        keep_gaps(look, column, 6)
        column.addLayout(head)
        column.addWidget(self._own)
        self.who.picked.connect(lambda _: self._refresh())
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def sitter(self) -> Sitter:
        """Who sits there. Raises `ValueError` for a name that cannot be kept."""
        line, level, tongue = self.line.value, self.hints.value, self.language.value
        assert isinstance(line, int)
        bot = self.who.value
        known = BotId(str(bot)) if bot is not None else None
        name = Person(" ".join(self.name.text().split()) or self._default, line).name
        return Sitter(name, line, HintLevel(str(level)), Language(str(tongue)), known)

    @property
    def _default(self) -> str:
        key = "keeper-name-default" if self.who.value is None else "mixed-bot-name"
        return self._look.words(key, seat=self._place)

    def _chair_said(self, bot: object) -> str:
        return self._look.words("mixed-person") if bot is None else self._look.words(f"settings-bot-{bot}")

    def _line_said(self, line: object) -> str:
        return self._look.words("mixed-line", n=line) if isinstance(line, int) else ""

    def _hints_said(self, level: object) -> str:
        return self._look.words(f"mixed-hints-{level}")

    def _tongue_said(self, tongue: object) -> str:
        return self._look.words(f"paper-tongue-{tongue}")

    def _refresh(self) -> None:
        person = self.who.value is None
        self.name.setFixedWidth(self._look.px(_NAME))
        self.name.setPlaceholderText(self._default)
        self.name.setAccessibleName(self._look.words("keeper-name", seat=self._place))
        self._own.show_only((self.line, self.hints, self.language) if person else (self.line,))


class MixedSetup(QWidget):
    """``begun`` gives the `Sitters`; ``left`` that nobody plays."""

    begun = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.chairs = {place: ChairForm(look, place) for place in Seat}
        self.refused = TextLabel(look, Step.NOTE, Tone.BAD)
        self.begin, self.back = PrimaryButton(look, "", "Enter"), QuietButton(look, "", "Esc", icon="back")
        column, reach = QVBoxLayout(self), focus_reach(look.theme)
        keep_gaps(look, column, 10, (reach, 0, reach, 0))
        column.addWidget(TextLabel(look, Step.H2, lines=1, say=word(look, "mixed-title")))
        column.addWidget(TextLabel(look, Step.BODY, Tone.INK2, say=word(look, "mixed-about")))
        for place, chair in self.chairs.items():
            if place is not Seat.E:
                column.addWidget(Hairline(look))
            column.addWidget(chair)
        for place in (Seat.W, Seat.N):
            self.chairs[place].who.show_value(BotId.STEADY)
            self.chairs[place]._refresh()
        column.addWidget(self.refused)
        self._ways = Flow(look, (self.begin, self.back), gap=4)
        column.addWidget(self._ways)
        column.addWidget(TextLabel(look, Step.NOTE, Tone.INK2, say=word(look, "mixed-codes")))
        column.addStretch(1)
        self.refused.hide()
        self.setFocusProxy(self.chairs[Seat.E].name)
        self.begin.clicked.connect(self._finish)
        self.back.clicked.connect(self.left)
        look.changed.connect(self._name)
        self._name()

    @property
    def sitters(self) -> Sitters | None:
        """Everybody, where names differ and at least one is a person."""
        try:
            east, south, west, north = found = [chair.sitter for chair in self.chairs.values()]
        except ValueError:
            return None
        if len({sitter.name for sitter in found}) < len(found) or all(sitter.bot is not None for sitter in found):
            return None
        return east, south, west, north

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, Esc leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        sitters = self.sitters
        self.refused.setVisible(sitters is None)
        if sitters is not None:
            self.begun.emit(sitters)

    def _name(self) -> None:
        words = self._look.words
        self.refused.set_text(words("mixed-refused"))
        self.begin.setText(words("mixed-begin"))
        self.back.setText(words("paper-back"))
        for button in (self.begin, self.back):
            button.updateGeometry()
        self._ways.show_only((self.begin, self.back))
