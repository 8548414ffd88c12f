"""Tile groups to choose from where a claim offers several: which chow, which kong."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.claims import ClaimChoice
from trainer.game import Move
from trainer.ui.controls import FocusButton, key_cap_width, paint_key_cap
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON
from trainer.ui.tiles import RowMetrics, TileFace, draw_row

_WIDEST: Final = 27
_PADDING: Final = 4
_GAP: Final = 4
_LEGIBLE: Final = 18


class ChoiceButton(FocusButton):
    """One group with its number; the tiles that come from the hand are named for a screen reader."""

    only_enter = True

    def __init__(self, look: Look, choice: ClaimChoice, number: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.choice = choice
        self._number = number
        self._tile = float(_WIDEST)
        self._cap = True
        self._lit = False
        self.refresh()

    @property
    def lit(self) -> bool:
        """Whether it is the one that is looked at."""
        return self._lit

    def light(self, lit: bool) -> None:
        """Mark it as the one that is looked at, or not."""
        if lit is not self._lit:
            self._lit = lit
            self.update()

    def refresh(self) -> None:
        """Name the group and paint it."""
        words = self.look.words
        self.setAccessibleName(words(f"table-choice-{self.choice.kind}", tiles=self.choice.tiles))
        self.setAccessibleDescription(words("table-claim-key", cap=str(self._number)))
        self.update()

    def width_for(self, tile: float, *, cap: bool) -> float:
        """Its width with tiles of this width, and the cap of its number where ``cap`` says so."""
        tiles = RowMetrics(tile).measure((self._group(),)).width()
        return tiles + 2 * _PADDING + (key_cap_width(self.look, str(self._number)) + _PADDING if cap else 0)

    def set_size(self, tile: float, *, cap: bool) -> None:
        """Draw tiles of this width, with or without the cap."""
        self._tile, self._cap = tile, cap
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint outline, tiles and key cap."""
        theme = self.look.theme
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        width = (2 if self._lit else 1) + theme.outline / 2
        body = body.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(theme.accent if self._lit else theme.line2), width))
        painter.setBrush(QColor(theme.accent_weak if self._lit else theme.surface))
        painter.drawRoundedRect(body, RADIUS_BUTTON, RADIUS_BUTTON)
        metrics = RowMetrics(self._tile)
        size = metrics.measure((self._group(),))
        top = (self.height() - size.height()) / 2
        draw_row(painter, self.look.art, (self._group(),), metrics, QPointF(_PADDING, top))
        if self._cap:
            left, middle = _PADDING * 2 + size.width(), self.height() / 2
            ink, edge = (theme.accent, theme.accent) if self._lit else (theme.ink2, theme.line2)
            paint_key_cap(painter, left, middle, str(self._number), self.look, ink, edge)
        self.paint_ring(painter, body.adjusted(4, 4, -4, -4), 4, theme.surface)

    def _group(self) -> tuple[TileFace, ...]:
        return tuple(TileFace(tile, mini=True) for tile in self.choice.tiles)


class ChoiceRow(QWidget):
    """The groups side by side; ``taken`` tells the move, ``looked`` that another one is looked at."""

    taken = Signal(object)
    looked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._buttons: list[ChoiceButton] = []
        self.hide()

    def offer(self, choices: Sequence[ClaimChoice]) -> None:
        """Show groups; none closes the row."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [ChoiceButton(self.look, choice, i, self) for i, choice in enumerate(choices, start=1)]
        for button in self._buttons:
            button.clicked.connect(lambda _=False, move=button.choice.move: self.taken.emit(move))
            button.looked.connect(lambda _on: self._light())
            button.show()
        self.setVisible(bool(choices))
        self._lay_out()
        self.looked.emit()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The groups offered."""
        return tuple(self._buttons)

    @property
    def looked_at(self) -> Move | None:
        """The move of the group that is looked at: under the pointer, else the one the keyboard is on."""
        return next((button.choice.move for button in self._buttons if button.lit), None)

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._buttons)

    def focus_first(self) -> None:
        """Bring the keyboard to the first group."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def step(self, by: int) -> None:
        """Bring the keyboard to the neighbour."""
        at = next((i for i, button in enumerate(self._buttons) if button.hasFocus()), 0)
        place = max(0, min(len(self._buttons) - 1, at + by))
        if self._buttons:
            self._buttons[place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def take(self, number: int | None = None) -> Move | None:
        """The move of a group by its number, or of the focused one."""
        if number is not None:
            return self._buttons[number - 1].choice.move if 1 <= number <= len(self._buttons) else None
        return next((button.choice.move for button in self._buttons if button.hasFocus()), None)

    def _light(self) -> None:
        """Mark the group under the pointer, else the one the keyboard is on."""
        before = self.looked_at
        pointed = [button for button in self._buttons if button.underMouse()]
        focused = [button for button in self._buttons if button.hasFocus()]
        for button in self._buttons:
            button.light(button in (pointed or focused)[:1])
        if self.looked_at != before:
            self.looked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Stand the groups side by side: with number caps while the tiles stay legible, else without."""
        if not self._buttons:
            return
        widest = self.look.px(_WIDEST)
        sizes = [(tile, True) for tile in range(widest, _LEGIBLE - 1, -1)]
        sizes += [(tile, False) for tile in range(widest, 0, -1)]
        tile, cap = next(size for size in sizes if self._needed(*size) <= self.width() or size[0] == 1)
        x = 0.0
        for button in self._buttons:
            button.set_size(tile, cap=cap)
            wide = button.width_for(tile, cap=cap)
            button.setGeometry(round(x), 0, round(wide), self.height())
            x += wide + _GAP

    def _needed(self, tile: int, cap: bool) -> float:
        return sum(button.width_for(tile, cap=cap) for button in self._buttons) + _GAP * (len(self._buttons) - 1)
