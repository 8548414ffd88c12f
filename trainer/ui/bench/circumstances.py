"""How the hand was won: seat, prevailing wind, who gave the last tile, events; and the terms it is scored by."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.rules import INCIDENTAL_FANS, Relation, Seat
from trainer.ui.bench.event_toggle import EventToggle
from trainer.ui.bench.events import why_not
from trainer.ui.bench.setup import Setup
from trainer.ui.bench.verdict import Terms
from trainer.ui.controls import Gap, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.look import Look
from trainer.ui.settings.choice import Choice
from trainer.ui.theme import Step, Tone

GIVERS: Final = (Relation.SELF, Relation.PREVIOUS, Relation.ACROSS, Relation.NEXT)
PREVAILING: Final = (None, *Seat)
_CAPTIONS: Final = ("seat", "giver", "prevailing", "events")
_EVENT_COLUMNS: Final = 2


class Circumstances(QWidget):
    """Emits ``seat_picked``, ``prevailing_picked`` (None: it does not count), ``giver_picked`` and ``event_toggled``;
    shows what it is given."""

    seat_picked = Signal(object)
    prevailing_picked = Signal(object)
    giver_picked = Signal(object)
    event_toggled = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._terms: Terms | None = None
        self.seat = Choice(look, tuple(Seat), self._seat_name, lambda: look.words("bench-seat"))
        self.giver = Choice(look, GIVERS, self._giver_name, lambda: look.words("bench-giver"))
        self.prevailing = Choice(look, PREVAILING, self._wind_name, lambda: look.words("bench-prevailing"))
        self.events = {fan: EventToggle(look, fan) for fan in INCIDENTAL_FANS}
        self.terms = TextLabel(look, Step.NOTE, Tone.INK3)
        self._captions = {key: TextLabel(look, Step.SMALL, Tone.INK2, lines=1) for key in _CAPTIONS}
        self._lay_out()
        self.seat.picked.connect(self.seat_picked)
        self.giver.picked.connect(self.giver_picked)
        self.prevailing.picked.connect(self.prevailing_picked)
        for fan, toggle in self.events.items():
            toggle.clicked.connect(lambda _=False, fan=fan: self.event_toggled.emit(fan))
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup) -> None:
        """Show what is set up, and which events it can have."""
        self.seat.show_value(setup.seat)
        self.giver.show_value(setup.giver)
        self.prevailing.show_value(setup.prevailing)
        for fan, toggle in self.events.items():
            toggle.show_state(fan in setup.events, why_not(setup, fan))

    def show_terms(self, terms: Terms) -> None:
        """Show by what hands are scored."""
        self._terms = terms
        self._refresh()

    def _lay_out(self) -> None:
        look = self._look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        choices = QGridLayout()
        keep_grid_gaps(look, choices, 12, 4, (5, 0, 0, 0))
        for place, (key, control) in enumerate((("seat", self.seat), ("giver", self.giver))):
            choices.addWidget(self._captions[key], 0, place)
            choices.addWidget(control, 1, place)
        choices.addWidget(Gap(look, 2), 2, 0)
        choices.addWidget(self._captions["prevailing"], 3, 0, 1, 2)
        choices.addWidget(self.prevailing, 4, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        choices.setColumnStretch(2, 1)
        column.addLayout(choices)
        column.addWidget(Gap(look, 14))
        head = QVBoxLayout()
        keep_gaps(look, head, 0, (5, 0, 0, 0))
        head.addWidget(self._captions["events"])
        column.addLayout(head)
        events = QGridLayout()
        events.setContentsMargins(0, 0, 0, 0)
        events.setSpacing(0)
        for place, toggle in enumerate(self.events.values()):
            events.addWidget(toggle, *divmod(place, _EVENT_COLUMNS))
        for place in range(_EVENT_COLUMNS):
            events.setColumnStretch(place, 1)
        column.addLayout(events)
        column.addWidget(Gap(look, 8))
        foot = QVBoxLayout()
        keep_gaps(look, foot, 0, (5, 0, 0, 0))
        foot.addWidget(self.terms)
        column.addLayout(foot)
        column.addStretch(1)

    def _seat_name(self, seat: object) -> str:
        return self._look.words.seat(seat) if isinstance(seat, Seat) else ""

    def _wind_name(self, wind: object) -> str:
        return self._seat_name(wind) or self._look.words("bench-prevailing-none")

    def _giver_name(self, giver: object) -> str:
        return self._look.words(f"bench-giver-{giver}")

    def _refresh(self) -> None:
        words = self._look.words
        for key, caption in self._captions.items():
            caption.set_text(words(f"bench-{key}"))
        if self._terms is not None:
            terms = self._terms
            scheme = words(f"settle-scheme-{terms.scheme}")
            name = terms.values.name(words.language.value)
            self.terms.set_text(words("bench-terms", line=terms.line, set=name, scheme=scheme))
