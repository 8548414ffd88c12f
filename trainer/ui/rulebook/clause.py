"""The clause of one fan: what it asks, what it is worth, an example, a near miss, and how it stands to other fans."""

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.rules import FANS, Fan, FanId
from trainer.text import Language
from trainer.ui.controls import Hairline, MarkLabel, Run, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.layout import Flow
from trainer.ui.controls.text import Say, Text, sentence, word
from trainer.ui.look import Look
from trainer.ui.rulebook.content import Apart, apart, clauses, rulings_of, together
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.links import page_link
from trainer.ui.rulebook.places import Place
from trainer.ui.rulebook.points import fan_points
from trainer.ui.rulebook.rulings import ruling_list
from trainer.ui.rulebook.scored_hand import ScoredHand
from trainer.ui.rulebook.wording import clause_key, other_name, standing
from trainer.ui.theme import Step, Tone

_TWO_COLUMNS = 800
"""The width in pixels of the design from which on two sections stand side by side."""

Follow = Callable[[Place], None]


class FanClause(QWidget):
    """The page of a fan. ``follow`` is called with the page that a link leads to."""

    def __init__(self, look: Look, fan: FanId, in_force: InForce, follow: Follow, both_names: bool) -> None:
        super().__init__()
        self._look = look
        self._fan: Fan = FANS[fan]
        self._in_force = in_force
        values = in_force.values
        self._follow = follow
        clause = clauses()[fan]
        self.example = ScoredHand(look, clause.example, values)
        self.near = ScoredHand(look, clause.near, values, clause.wrong)
        self._column = column = QVBoxLayout(self)
        keep_gaps(look, column, 24)
        column.addLayout(self._header(both_names))
        column.addWidget(_SideBySide(look, self._asks(), self._points()))
        column.addWidget(Hairline(look))
        column.addWidget(self._section("book-example", self.example))
        column.addWidget(self._section("book-near", self._near_reason(), self.near))

    def rest(self) -> Iterator[None]:
        """Add what it goes with and what not, and then the rulings, each a part of the work."""
        look, fan, column = self._look, self._fan.id, self._column
        column.addWidget(Hairline(look))
        column.addWidget(_SideBySide(look, self._together(), self._never()))
        yield
        if rulings_of(fan):
            column.addWidget(Hairline(look))
            column.addWidget(self._section("book-rulings", ruling_list(look, rulings_of(fan), self._in_force)))
        column.addStretch(1)

    def _header(self, both_names: bool) -> QHBoxLayout:
        look, fan = self._look, self._fan
        names = TextLabel(look, Step.H1)
        runs = [Run(look.words.fan(fan.id))]
        if both_names or look.language is Language.ZH:
            runs.append(Run(f"  {other_name(fan, look.language)}", bold=False, tone=Tone.INK3, step=Step.LEAD))
        names.set_runs(runs)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(names)
        text.addWidget(Text(look, sentence(look, standing, fan), Step.BODY, Tone.INK2))
        header = QHBoxLayout()
        keep_gaps(look, header, 20)
        header.addWidget(MarkLabel(look, fan.id, 56), 0, Qt.AlignmentFlag.AlignTop)
        header.addLayout(text, 1)
        header.addWidget(self._worth(), 0, Qt.AlignmentFlag.AlignTop)
        return header

    def _worth(self) -> TextLabel:
        """The points, their number large; the scorer's own table gives them."""
        said = self._look.words("points", n=self._in_force.values.points[self._fan.id])
        label = TextLabel(self._look, Step.LEAD, Tone.INK2, lines=1)
        label.set_runs(
            Run(piece, tone=Tone.INK1, step=Step.H1) if piece.isdecimal() else Run(piece, bold=False)
            for piece in re.split(r"(\d+)", said)
            if piece
        )
        return label

    def _asks(self) -> QWidget:
        look, fan = self._look, self._fan.id
        asks = word(look, clause_key(look.words, fan, "asks", self._in_force))
        note = word(look, f"book-{fan}-note")
        return self._section("book-asks", Text(look, asks, Step.H3), Text(look, note, Step.BODY, Tone.INK2))

    def _points(self) -> QWidget:
        return self._section("book-points", fan_points(self._look, self._fan.id, self._in_force.values))

    def _near_reason(self) -> QWidget:
        look, fan = self._look, self._fan.id
        key, wrong = clause_key(look.words, fan, "near", self._in_force), clauses()[fan].wrong
        return Text(look, word(look, key, wrong=wrong, tile=wrong[0]), Step.LEAD, bold=True)

    def _together(self) -> QWidget:
        return self._section("book-can-combine", self._links(together(self._fan.id)))

    def _never(self) -> QWidget:
        return self._section("book-apart", *(self._apart(entry) for entry in apart(self._fan.id)))

    def _apart(self, entry: Apart) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        keep_gaps(self._look, column)
        reason = word(self._look, f"book-apart-{entry.reason}")
        column.addWidget(Text(self._look, reason, Step.NOTE, Tone.INK2))
        column.addWidget(self._links(entry.fans))
        return holder

    def _links(self, fans: tuple[FanId, ...]) -> QWidget:
        links = [page_link(self._look, Place.of_fan(fan), self._follow) for fan in fans]
        return Flow(self._look, links, gap=12, line_gap=0)

    def _section(self, key: str, *widgets: QWidget) -> QWidget:
        return section(self._look, word(self._look, key), *widgets)


def section(look: Look, say: Say, *widgets: QWidget) -> QWidget:
    """A small heading with what belongs under it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    keep_gaps(look, column, 8)
    column.addWidget(Text(look, say, Step.BODY, Tone.INK2, bold=True))
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return holder


class _SideBySide(QWidget):
    """Two sections beside each other, or one under the other where the room is narrow."""

    def __init__(self, look: Look, left: QWidget, right: QWidget) -> None:
        super().__init__()
        self._look = look
        self._left, self._right = left, right
        self._grid = QGridLayout(self)
        keep_grid_gaps(look, self._grid, 48, 24)
        self._beside: bool | None = None
        self._arrange(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._arrange(self.width() >= self._look.px(_TWO_COLUMNS))

    def _arrange(self, beside: bool) -> None:
        if beside is self._beside:
            return
        self._beside = beside
        for widget in (self._left, self._right):
            self._grid.removeWidget(widget)
        self._grid.addWidget(self._left, 0, 0)
        self._grid.addWidget(self._right, 0 if beside else 1, 1 if beside else 0)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1 if beside or not column else 0)
