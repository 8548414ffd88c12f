"""How the hand was won: seat, prevailing wind, who gave the last tile, events; and the terms it is scored by."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.bench import Setup, Terms, why_not
from trainer.rules import INCIDENTAL_FANS, Relation, Seat
from trainer.ui.controls import Flow, Gap, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.fan_toggle import FanToggle
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

GIVERS: Final = (Relation.SELF, Relation.PREVIOUS, Relation.ACROSS, Relation.NEXT)
PREVAILING: Final = (None, *Seat)
WINNING_LINES: Final = (0, 5, 10)
RING: Final = 5
"""What tiles and buttons are larger than they look; the rest is moved in as far, so that all ends on one line."""
_EVENT_COLUMNS: Final = 2


def inset_row(look: Look, *widgets: QWidget, stretch: int = 0, right: int = RING, gap: int = 16) -> QHBoxLayout:
    """Widgets side by side, moved in as far as a focus ring reaches; the one at ``stretch`` takes what is left over."""
    row = QHBoxLayout()
    keep_gaps(look, row, gap, (RING, 0, right, 0))
    for place, widget in enumerate(widgets):
        row.addWidget(widget, 1 if place == stretch else 0)
    return row


class Captioned(QWidget):
    """A choice under its name."""

    def __init__(self, look: Look, key: str, choice: Choice) -> None:
        super().__init__()
        self._look, self._key = look, key
        self._caption = TextLabel(look, Step.SMALL, Tone.INK2, lines=1)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(self._caption)
        column.addWidget(choice)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self._caption.set_text(self._look.words(self._key))


class CircumstancesForm(QWidget):
    """``changed`` gives, by their names in `Setup`, what is wished to be different: seat, giver of the last tile,
    prevailing wind (None: it does not count), winning line or events."""

    changed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup = Setup()
        self._terms: Terms | None = None
        self.seat = Choice(look, tuple(Seat), self._seat_name, lambda: look.words("bench-seat"))
        self.giver = Choice(look, GIVERS, lambda g: look.words(f"bench-giver-{g}"), lambda: look.words("bench-giver"))
        self.prevailing = Choice(look, PREVAILING, self._wind_name, lambda: look.words("bench-prevailing"))
        self.line = Choice(
            look, WINNING_LINES, lambda n: look.words("points", n=int(str(n))), lambda: look.words("bench-winning-line")
        )
        self._captioned_line = Captioned(look, "bench-winning-line", self.line)
        self._captioned_line.hide()
        self._offers_line = False
        self.events = {fan: FanToggle(look, fan) for fan in INCIDENTAL_FANS}
        self.terms = TextLabel(look, Step.NOTE, Tone.INK3)
        self._caption = TextLabel(look, Step.SMALL, Tone.INK2, lines=1)
        self._lay_out()
        self.seat.picked.connect(lambda seat: self.changed.emit({"seat": seat}))
        self.giver.picked.connect(lambda giver: self.changed.emit({"giver": giver}))
        self.prevailing.picked.connect(lambda wind: self.changed.emit({"prevailing": wind}))
        self.line.picked.connect(lambda line: self.changed.emit({"line": line}))
        for fan, toggle in self.events.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self.changed.emit({"events": self._setup.events ^ {fan}}))
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup, terms: Terms) -> None:
        """Show what is set up, which events it can have, and by what hands are scored."""
        self._setup, self._terms = setup, terms
        self.seat.show_value(setup.seat)
        self.giver.show_value(setup.giver)
        self.prevailing.show_value(setup.prevailing)
        usual = terms.line in WINNING_LINES
        if usual:
            self.line.show_value(terms.line)
        self._captioned_line.setVisible(self._offers_line and usual)
        self._refresh()

    def offer_line(self) -> None:
        """Let the winning line be chosen, too; other pages have one of their own."""
        self._offers_line = True

    def show_winning(self, winning: bool) -> None:
        """Show how the hand was won, or leave that out for one that is on its way."""
        for widget in self._of_win:
            widget.setVisible(winning)

    def _lay_out(self) -> None:
        look, giver, events_holder = self._look, Captioned(self._look, "bench-giver", self.giver), QWidget()
        choices = Flow(
            look,
            (
                Captioned(look, "bench-seat", self.seat),
                giver,
                Captioned(look, "bench-prevailing", self.prevailing),
                self._captioned_line,
            ),
            gap=12,
            line_gap=8,
        )
        self._of_win = (giver, self._caption, events_holder)
        events = QGridLayout(events_holder)
        keep_grid_gaps(look, events)
        for place, toggle in enumerate(self.events.values()):
            events.addWidget(toggle, *divmod(place, _EVENT_COLUMNS))
        for place in range(_EVENT_COLUMNS):
            events.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        column.addLayout(inset_row(look, choices))
        column.addWidget(Gap(look, 8))
        column.addLayout(inset_row(look, self._caption))
        column.addWidget(events_holder)
        column.addWidget(Gap(look, 8))
        column.addLayout(inset_row(look, self.terms))
        column.addStretch(1)

    def _seat_name(self, seat: object) -> str:
        return self._look.words.seat(seat) if isinstance(seat, Seat) else ""

    def _wind_name(self, wind: object) -> str:
        return self._seat_name(wind) or self._look.words("bench-prevailing-none")

    def _refresh(self) -> None:
        words, terms = self._look.words, self._terms
        self._caption.set_text(words("bench-events"))
        for fan, toggle in self.events.items():
            reason, on = why_not(self._setup, fan), fan in self._setup.events
            said = words(f"why-{fan}") if reason is None else words.phrase(reason)
            name = words("bench-event-on" if reason is None else "bench-event-off", fan=fan, why=said)
            toggle.setChecked(on)
            toggle.setEnabled(on or reason is None)
            toggle.show_sentence(said, name, wrong=on and reason is not None)
        if terms is not None:
            name, scheme = terms.values.name(words.language.value), words(f"settle-scheme-{terms.scheme}")
            self.terms.set_text(words("bench-terms", line=terms.line, set=name, scheme=scheme))
