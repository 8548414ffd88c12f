"""What a step shows, to be typed or clicked: a won hand, a position, a deal or an exercise."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.bench import INTO_HAND, Into, Setup, Terms
from trainer.coach.exercises import ExerciseKind, Level, can_ask
from trainer.coach.lessons import TryIt
from trainer.coach.packs import Content, DealCode, PositionSetup, StepKind
from trainer.coach.packs.limits import MOST_SEED, TILES, TITLE
from trainer.game import Deal, Invitation, deal_code, new_seed
from trainer.rules import FanId, Seat
from trainer.session.table_session import random_seed
from trainer.ui.bench.circumstances import Captioned, CircumstancesForm
from trainer.ui.bench.line import HandLine
from trainer.ui.bench.palette import TilePalette
from trainer.ui.controls import Flow, OutlineButton, TextLabel, WheelGuard, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.text_label import one_line, word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.pack_editor.text_box import TextBox
from trainer.ui.theme import Step, Tone

EMPTY: Final[Mapping[StepKind, Content]] = {
    StepKind.HAND: Setup(seat=Seat.S),
    StepKind.POSITION: PositionSetup(Setup(seat=Seat.S)),
    StepKind.DEAL: DealCode(),
    StepKind.EXERCISE: TryIt(ExerciseKind.NAME_FANS, 1),
}
"""What a step of each kind begins with."""


class SetupForm(QWidget):
    """The tiles of a hand or of a position, by a line of text or by clicks, and how it was won. ``changed`` gives the
    new `Setup`; letters typed in a row have a field of that name, everything else an empty one. ``typing`` is the part
    with the line, for a place over what comes of it."""

    changed = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._setup = Setup()
        self.line = HandLine(look)
        self.count = one_line(look, self._counted, Step.NOTE, Tone.INK2)
        self.into = Choice(
            look, INTO_HAND, lambda into: look.words(f"bench-into-{into}"), lambda: look.words("bench-into")
        )
        self.palette_tiles = TilePalette(look)
        self.circumstances = CircumstancesForm(look)
        self.typing = QWidget()
        row, column = QHBoxLayout(self.typing), QVBoxLayout(self)
        keep_gaps(look, row, 12)
        keep_gaps(look, column, 8)
        row.addWidget(self.line, 1)
        row.addWidget(self.count)
        for part in (self.into, self.palette_tiles, self.circumstances):
            column.addWidget(part)
        self.line.typed.connect(lambda text: self._wish(replace(self._setup, text=text[:TILES]), "hand"))
        self.palette_tiles.chosen.connect(lambda tile: self._wish(self._setup.add(tile, self._way), ""))
        self.into.picked.connect(lambda _: self.palette_tiles.show_setup(self._setup, self._way))
        self.circumstances.changed.connect(lambda changes: self._wish(replace(self._setup, **changes), ""))

    def show_setup(self, setup: Setup, terms: Terms) -> None:
        """Show a hand."""
        self._setup = setup
        self.line.show_text(setup.text)
        self.line.show_faults(setup.reading.faults)
        self.count.refresh()
        self.palette_tiles.show_setup(setup, self._way)
        self.circumstances.show_setup(setup, terms)

    def _counted(self) -> str:
        return self._look.words("bench-hand-count", tiles=len(self._setup.hand.tiles))

    @property
    def _way(self) -> Into:
        return Into(str(self.into.value))

    def _wish(self, setup: Setup, field: str) -> None:
        if setup != self._setup:
            self.changed.emit(setup, field)


class PositionForm(QWidget):
    """A `SetupForm` with the tiles that are seen elsewhere, in ``typing``, too."""

    changed = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._content = PositionSetup(Setup())
        self.setup = SetupForm(look)
        self.setup.circumstances.hide()
        self.seat = Choice(look, tuple(Seat), lambda seat: _seat(look, seat), lambda: look.words("bench-seat"))
        self.visible = TextBox(look, word(look, "teach-visible"), TILES)
        self.typing = QWidget()
        above, column = QVBoxLayout(self.typing), QVBoxLayout(self)
        keep_gaps(look, above, 8)
        keep_gaps(look, column, 8)
        above.addWidget(self.setup.typing)
        above.addWidget(self.visible)
        column.addWidget(Captioned(look, "bench-seat", self.seat))
        column.addWidget(self.setup)
        self.setup.changed.connect(lambda setup, field: self._wish(replace(self._content, setup=setup), field))
        self.visible.typed.connect(lambda text: self._wish(replace(self._content, visible=text), "visible"))
        self.seat.picked.connect(self._sit)

    def show_content(self, content: PositionSetup, terms: Terms) -> None:
        """Show a position."""
        self._content = content
        self.setup.show_setup(content.setup, terms)
        self.visible.show_text(content.visible)
        self.seat.show_value(content.setup.seat)

    def _sit(self, seat: object) -> None:
        if isinstance(seat, Seat):
            self._wish(replace(self._content, setup=replace(self._content.setup, seat=seat)), "")

    def _wish(self, content: PositionSetup, field: str) -> None:
        self.changed.emit(content, field)


def _seat(look: Look, seat: object) -> str:
    return look.words.seat(seat) if isinstance(seat, Seat) else ""


class DealForm(QWidget):
    """The code of a deal, typed or made by chance."""

    changed = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.code = TextBox(look, word(look, "teach-code-field"), TITLE)
        self.draw = OutlineButton(look, "")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self.code)
        column.addWidget(Flow(look, (self.draw,)))
        self.code.typed.connect(lambda text: self.changed.emit(DealCode(text), "code"))
        self.draw.clicked.connect(self._deal)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_content(self, content: DealCode) -> None:
        """Show a deal."""
        self.code.show_text(content.text)

    def _deal(self) -> None:
        self.changed.emit(DealCode(deal_code(Invitation(Deal(new_seed(random_seed()))))), "")

    def _refresh(self) -> None:
        self.draw.setText(self._look.words("teach-new-deal"))


class ExerciseForm(QWidget):
    """The kind of an exercise, how hard it is, the fan that it is about, and another question of the same sort."""

    changed = Signal(object, str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._trial = TryIt(ExerciseKind.NAME_FANS, 1)
        kinds, levels = tuple(ExerciseKind), tuple(Level)
        self.kind = Choice(look, kinds, lambda k: look.words(f"exercise-kind-{k}"), word(look, "teach-exercise-kind"))
        self.level = Choice(look, levels, lambda n: look.words(f"teach-level-{n}"), word(look, "teach-level"))
        self.fan = QComboBox()
        WheelGuard(self.fan)
        wear_sheet(look, self.fan)
        self.another = OutlineButton(look, "")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(Captioned(look, "teach-exercise-kind", self.kind))
        column.addWidget(Captioned(look, "teach-level", self.level))
        column.addWidget(TextLabel(look, Step.SMALL, Tone.INK2, say=word(look, "teach-about-fan")))
        column.addWidget(self.fan)
        column.addWidget(Flow(look, (self.another,)))
        self.kind.picked.connect(lambda kind: self._wish(replace(self._trial, kind=ExerciseKind(str(kind)))))
        self.level.picked.connect(lambda level: self._wish(replace(self._trial, level=Level(int(str(level))))))
        self.fan.activated.connect(lambda row: self._wish(replace(self._trial, fan=self.fan.itemData(row))))
        self.another.clicked.connect(self._next)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_content(self, trial: TryIt) -> None:
        """Show an exercise."""
        self._trial = trial
        self.kind.show_value(trial.kind)
        self.level.show_value(trial.level)
        self._refresh()

    def _next(self) -> None:
        self._wish(replace(self._trial, seed=(self._trial.seed + 1) % MOST_SEED))

    def _wish(self, trial: TryIt) -> None:
        if trial.fan is not None and not can_ask(trial.kind, trial.fan):
            trial = replace(trial, fan=None)
        self.changed.emit(trial, "")

    def _refresh(self) -> None:
        words = self._look.words
        self.another.setText(words("teach-another"))
        fans: list[FanId | None] = [None, *(fan for fan in FanId if can_ask(self._trial.kind, fan))]
        self.fan.clear()
        for fan in fans:
            self.fan.addItem(words("teach-any-fan") if fan is None else words.fan(fan), fan)
        self.fan.setCurrentIndex(fans.index(self._trial.fan) if self._trial.fan in fans else 0)
        self.fan.setAccessibleName(words("teach-about-fan"))
