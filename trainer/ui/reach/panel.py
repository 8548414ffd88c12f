"""The reach panel: a head, the rows of one face and its chips, each always in its place.

It shows a `PanelContent` and tells wishes; it knows no session, so that any position can be shown in it.
"""

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from trainer.coach.panel import FanLine, PanelContent, PanelFace
from trainer.rules import FanId
from trainer.text import Language
from trainer.ui.controls import KeyCap, QuietButton, SegmentedControl, TextLabel
from trainer.ui.controls.text_label import word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.reach.fan_button import FanButton
from trainer.ui.reach.fan_chip import FanChip, chip_grid
from trainer.ui.reach.fan_row import BODY, INSET, NUMBERS, FanRow
from trainer.ui.reach.panel_head import HIGH, LOWEST, PanelHead
from trainer.ui.reach.row_text import RowStyle
from trainer.ui.theme import Step, Tone

FULL_WIDTH: Final = 472
NARROW_WIDTH: Final = 336
FACES: Final = (PanelFace.SMALL, PanelFace.MAIN)
"""The faces in the order of their control."""
_GHOSTS_FROM = 230
"""Interface pixels between mark and number from which rows have room for hands."""
_CONTROL: Final = 28
_MARGIN = 24
_COLUMN_GAP = 32
_SCROLL = 12
_LATER_GAP = 14


class _Sizes(Struct, frozen=True):
    """Heights of one face in a language, in pixels of the design: a row, a row where there is little room (with and
    without a hand), the gap above the chips, a chip, from one chip to the next, and all chips together."""

    row: int
    lowest: int
    plain: int
    above: int
    chip: int
    pitch: int
    below: int


_SIZES: Final = {
    (PanelFace.MAIN, Language.ZH): _Sizes(80, 54, 46, 8, 48, 48, 20),
    (PanelFace.MAIN, Language.EN): _Sizes(76, 54, 46, 8, 44, 48, 8),
    (PanelFace.SMALL, Language.ZH): _Sizes(96, 76, 46, 12, 48, 60, 20),
    (PanelFace.SMALL, Language.EN): _Sizes(92, 76, 46, 8, 44, 52, 8),
}
_LOW_CHIP = 40
_LOW_PITCH = 42


class ReachPanel(QWidget):
    """``row_looked`` tells the fan the pointer or focus is on (None: left it), ``pin_wanted`` the fan to pin or to let
    go, ``rule_wanted`` the fan whose rule is asked for, ``face_wanted`` a `PanelFace`, ``close_wanted`` that the drawer
    be closed."""

    row_looked = Signal(object)
    pin_wanted = Signal(object)
    rule_wanted = Signal(object)
    face_wanted = Signal(object)
    close_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget()
        self._scroll.setWidget(self._body)
        for ground in (self._scroll.viewport(), self._body):
            ground.setAutoFillBackground(False)
        wear_sheet(look, self._scroll.verticalScrollBar())
        self._columns = 1
        self._both_names = False
        self._face = PanelFace.MAIN
        self._later = TextLabel(look, Step.NOTE, Tone.INK2, parent=self._body, say=word(look, "first-hand-later"))
        self.head = PanelHead(look, self._body)
        self.face_control = SegmentedControl(look, ("", ""), parent=self._body, high=_CONTROL)
        self.face_control.chosen.connect(lambda place: self.face_wanted.emit(FACES[place]))
        self.keyed = True
        """Whether F turns it over; where the page has no such key none is shown."""
        self._face_key = KeyCap(look, "F")
        self._face_key.setParent(self._body)
        self.close_button = QuietButton(look, "", key="Esc", parent=self._body)
        self.close_button.clicked.connect(self.close_wanted)
        self.close_button.hide()
        self.rows: dict[FanId, FanRow] = {}
        self.chips: dict[FanId, FanChip] = {}
        self._make_fans()
        look.changed.connect(self.refresh)
        self.refresh()

    @property
    def face(self) -> PanelFace:
        """Which fans have rows: SMALL or MAIN."""
        return self._face

    def blank(self) -> None:
        """Show and name nothing of any reach."""
        self.head.show_heading(None)
        for row in self.rows.values():
            row.show_line(FanLine(row.fan, 0, known=False))
        for chip in self.chips.values():
            chip.show_line(FanLine(chip.fan, 0, known=False))
        self._part_rows()

    def show_content(self, content: PanelContent) -> None:
        """Show an answer."""
        self.show_face(content.face)
        self.head.show_heading(content.heading)
        self._show_fans([line.fan for line in (*content.rows, *content.chips)])
        for line in content.rows:
            self.rows[line.fan].show_line(line, content.targets.get(line.fan), pinned=line.fan in content.pinned)
        for line in content.chips:
            self.chips[line.fan].show_line(line, pinned=line.fan in content.pinned)
        self._part_rows()

    def show_face(self, face: PanelFace) -> None:
        """Give the fans of a face rows, SMALL or MAIN, and make the others chips."""
        self.face_control.set_index(FACES.index(face))
        if face is not self._face:
            self._face = face
            self._make_fans()
            self._lay_out()

    def turn_over(self) -> None:
        """Ask for the other face."""
        self.face_wanted.emit(FACES[1 - FACES.index(self._face)])

    def show_both_names(self, both: bool) -> None:
        """In English, tell the Chinese name of a row that is looked at."""
        self._both_names = both
        self._lay_out()

    def show_columns(self, columns: int) -> None:
        """Stand the rows in one column, or in two where the panel is a wide drawer."""
        self._columns = columns
        self.close_button.setVisible(columns > 1)
        self._lay_out()

    def refresh(self) -> None:
        """Words, colours or sizes may be different."""
        words = self.look.words
        self.setAccessibleName(words("panel-name"))
        self.close_button.setText(words("table-log-close"))
        self.face_control.setAccessibleName(words("panel-face"))
        self.face_control.set_texts((words("panel-face-small"), words("panel-face-main")))
        self._lay_out()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, in high contrast with a line towards the table."""
        theme = self.look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.surface))
        if theme.outline:
            painter.fillRect(0, 0, theme.outline, self.height(), QColor(theme.line))
        painter.end()

    def _make_fans(self) -> None:
        for gone in (*self.rows.values(), *self.chips.values()):
            gone.hide()
            gone.deleteLater()
        self.rows = {fan: FanRow(self.look, fan, self._body) for fan in self._face.fans}
        self.chips = {fan: FanChip(self.look, fan, self._body) for fan in self._face.chips}
        buttons: list[FanButton] = [*self.rows.values(), *self.chips.values()]
        for button in buttons:
            fan = button.fan
            button.clicked.connect(lambda _=False, fan=fan: self.pin_wanted.emit(fan))
            button.rule_wanted.connect(lambda fan=fan: self.rule_wanted.emit(fan))
            button.looked.connect(lambda on, fan=fan: self.row_looked.emit(fan if on else None))
            button.show()

    def _show_fans(self, fans: Collection[FanId]) -> None:
        """Show these alone, each at its own place; of the others it is said that they come later."""
        for fan, button in {**self.rows, **self.chips}.items():
            button.setVisible(fan in fans)
        whole = len(fans) == len(self.rows) + len(self.chips)
        self._later.setVisible(not whole)
        self.face_control.setVisible(whole)
        self._place_later()
        if not whole:
            self._face_key.hide()

    def _place_later(self) -> None:
        """Below the last row that is shown."""
        shown = [row for row in self.rows.values() if row.isVisibleTo(self._body)]
        top = max((row.geometry().bottom() for row in shown), default=self.head.geometry().bottom())
        room = self.head.width()
        self._later.setGeometry(
            self.head.x(), top + self.look.px(_LATER_GAP), room, max(1, self._later.heightForWidth(room))
        )

    def _part_rows(self) -> None:
        """A hairline below each row, but none where a tinted one begins or ends; the last of a column keeps its own."""
        rows = list(self.rows.values())
        lanes = self._lanes
        for number, row in enumerate(rows):
            last = (number + 1) % lanes == 0 or number + 1 == len(rows)
            row.set_parted(not row.tinted and (last or not rows[number + 1].tinted))

    @property
    def _lanes(self) -> int:
        return -(-len(self.rows) // self._columns)

    def _lay_out(self) -> None:
        px, lanes = self.look.px, self._lanes
        sizes = _SIZES[self._face, self.look.language]
        self._scroll.setGeometry(self.rect())
        margin = px(_MARGIN)
        for right, head, low in ((0, HIGH, False), (0, LOWEST, True), (_SCROLL, LOWEST, True)):
            room = self.width() - 2 * margin - right
            ghosts = self._has_ghosts(room)
            grid = chip_grid(self.look, lambda step: [chip.natural_width(step) for chip in self.chips.values()], room)
            lines = -(-len(self.chips) // len(grid.lefts))
            pitch = px(_LOW_PITCH if low else sizes.pitch)
            foot = px(_LOW_CHIP + 4) if low else px(sizes.chip) + px(sizes.below)
            chips = px(sizes.above) + (lines - 1) * pitch + foot
            least = px(sizes.lowest if ghosts else sizes.plain)
            row = max(least, min(px(sizes.row), (self.height() - px(head) - chips) // lanes))
            whole = px(head) + lanes * row + chips
            if whole <= self.height():
                break
        self._body.setFixedSize(self.width() - right, max(whole, self.height()))
        self.head.setGeometry(margin, 0, room, px(head))
        self._place_controls(margin + room)
        self._place_rows(
            QRect(margin, px(head), room, row), RowStyle(ghosts, self._face is PanelFace.SMALL, self._both_names)
        )
        top = px(head) + lanes * row + px(sizes.above)
        for place, chip in enumerate(self.chips.values()):
            line, column = divmod(place, len(grid.lefts))
            chip.set_style(grid.step, grid.inset)
            high = px(_LOW_CHIP if low else sizes.chip)
            chip.setGeometry(margin + grid.lefts[column], top + line * pitch, grid.widths[column], high)
        self._place_later()

    def _place_controls(self, right: int) -> None:
        """The control of the faces at the right end of the first line, its key before it; in a drawer the button that
        closes it comes after."""
        px = self.look.px
        middle = max(px(15), self.head.first_line - px(3))
        edge = right
        if self._columns > 1:
            size = self.close_button.sizeHint()
            edge = right - size.width() + px(12)
            self.close_button.setGeometry(edge, middle - size.height() // 2, size.width(), size.height())
            edge -= px(8)
        size = self.face_control.sizeHint()
        self.face_control.setGeometry(edge - size.width(), middle - size.height() // 2, size.width(), size.height())
        key = self._face_key.sizeHint()
        left = edge - size.width() - px(8) - key.width()
        self._face_key.setGeometry(left, middle - key.height() // 2, key.width(), key.height())
        roomy = right >= px(FULL_WIDTH - _MARGIN - _SCROLL)
        self._face_key.setVisible(self.keyed and roomy and self.face_control.isVisibleTo(self._body))
        taken = left if self._face_key.isVisibleTo(self) else left + key.width() + px(8)
        self.head.reserve(right - taken + px(8))

    def _has_ghosts(self, room: int) -> bool:
        """Whether rows in this room have a place for hands."""
        wide = (room - self.look.px(_COLUMN_GAP) * (self._columns - 1)) // self._columns
        return wide - self.look.px(BODY + NUMBERS) >= self.look.px(_GHOSTS_FROM)

    def _place_rows(self, first: QRect, style: RowStyle) -> None:
        inset, gap, lanes = self.look.px(INSET), self.look.px(_COLUMN_GAP), self._lanes
        wide = (first.width() - gap * (self._columns - 1)) // self._columns
        for place, row in enumerate(self.rows.values()):
            column, lane = divmod(place, lanes)
            left = first.left() + column * (wide + gap)
            row.set_style(style)
            row.setGeometry(left - inset, first.top() + lane * first.height(), wide + 2 * inset, first.height())
        self._part_rows()
