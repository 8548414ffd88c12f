"""The cards of the home page: the last hand, what is due, and the doors."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from trainer.game import SeatView
from trainer.rules import FanId
from trainer.text import Language, Words
from trainer.ui.controls import (
    Flow,
    FocusButton,
    Lettering,
    OutlineButton,
    Painted,
    PrimaryButton,
    QuietButton,
    Run,
    TextLabel,
    focus_reach,
    keep_gaps,
    paint_key_cap,
)
from trainer.ui.controls.button_kinds import mixed
from trainer.ui.controls.marks import paint_mark
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, Step, Tone
from trainer.ui.tiles import Group, RowMetrics, TileFace, draw_row, held_groups

if TYPE_CHECKING:
    from trainer.coach.practice import Today

_RADIUS: Final = 16
_PAD: Final = 32
_DOOR_PAD: Final = 24
_MARK: Final = 24
_MARK_GAP: Final = 12
_MOST_MARKS: Final = 7
_DOOR_HIGH: Final = 152
_DOOR_TILE: Final = 34


def paint_card(painter: QPainter, rect: QRectF, look: Look, ground: str = "") -> None:
    """Paint the ground of a card; high contrast has an outline."""
    theme = look.theme
    painter.setPen(QPen(QColor(theme.line), theme.outline) if theme.outline else QColor(0, 0, 0, 0))
    painter.setBrush(QColor(ground or theme.surface))
    inset = theme.outline / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), look.px(_RADIUS), look.px(_RADIUS))


class HandCard(Painted):
    """The hand to go on with, or a new one. ``go`` is the button."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._view: SeatView | None = None
        self._number = 1
        self._away: int | None = None
        self.title, self.said = TextLabel(look, Step.H2), TextLabel(look, Step.BODY, Tone.INK2)
        self.go = PrimaryButton(look, "", "Enter")
        self._tiles = TileLine(look, TILE_M - 6)
        column, head, names = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        keep_gaps(look, column, 24, (_PAD, _PAD, _PAD, _PAD))
        keep_gaps(look, head, 16)
        keep_gaps(look, names, 4)
        names.addWidget(self.title)
        names.addWidget(self.said)
        head.addLayout(names, 1)
        head.addWidget(self.go)
        column.addLayout(head)
        column.addStretch(1)
        column.addWidget(self._tiles)
        self.refresh()

    def show_hand(self, view: SeatView | None, number: int) -> None:
        """Show the hand as it was left; None: there is none, so a new one is offered."""
        self._view, self._number, self._away = view, number, None
        self.refresh()

    def show_away(self, away: int) -> None:
        """Say how many tiles are missing to the winning line."""
        self._away = away
        self.refresh()

    def refresh(self) -> None:
        """Say it in the language in force."""
        words, view = self.look.words, self._view
        self.go.setText(words("home-new" if view is None else "home-go-on"))
        self.go.updateGeometry()
        self.title.set_text(words("home-hand-new" if view is None else "home-hand", n=self._number))
        self._tiles.setVisible(view is not None)
        if view is None:
            self.said.set_text(words("home-hand-none"))
        else:
            told = [words("home-draw", n=len(view.discards) + 1), words("book-seat", seat=view.seat)]
            if self._away is not None:
                told.append(words("panel-head", line=view.line, n=self._away))
            self.said.set_text(words("score-separator").join(told))
            self._tiles.show_groups(_groups(view), words.tiles(view.hand))
        super().refresh()

    def paint(self, painter: QPainter) -> None:
        """Paint the card."""
        paint_card(painter, QRectF(self.rect()), self.look)


def _groups(view: SeatView) -> tuple[Group, ...]:
    rest = list(view.hand)
    if view.drawn is not None:
        rest.remove(view.drawn)
    held, *melds = held_groups(rest, view.plain_melds)
    drawn = () if view.drawn is None else ((TileFace(view.drawn),),)
    return (held, *drawn, *melds)


class DueCard(Painted):
    """How much there is to review today, and the button that begins. With nothing due it begins a round. ``progress``
    leads to what was done so far."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._today: Today | None = None
        self.title = TextLabel(look, Step.BODY, Tone.INK2)
        self.number = TextLabel(look, Step.DISPLAY)
        self.begin, self.progress = OutlineButton(look, "", "D"), QuietButton(look, "", "P")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4, (_PAD, _PAD, _PAD, _PAD - 4))
        column.addWidget(self.title)
        column.addWidget(self.number)
        self._marks = MarkRow(look)
        column.addWidget(self._marks)
        column.addSpacing(12)
        column.addWidget(Flow(look, (self.begin, self.progress), gap=4))
        column.addStretch(1)
        self.refresh()

    def show_today(self, today: "Today") -> None:
        """Show what is due."""
        self._today = today
        self.refresh()

    def refresh(self) -> None:
        """Say it in the language in force."""
        words, today = self.look.words, self._today
        count = 0 if today is None else len(today.due)
        self.title.set_text(words("home-due"))
        unit = words("home-due-none") if today is None or not count else _due_said(words, today)
        self.number.set_runs([Run(str(count)), Run(f" {unit}", bold=False, tone=Tone.INK2, step=Step.LEAD)])
        self.begin.setText(words("home-review" if count else "home-round"))
        self.progress.setText(words("page-progress"))
        for button in (self.begin, self.progress):
            button.updateGeometry()
        self._marks.show_fans(() if today is None else today.fans)
        super().refresh()

    def paint(self, painter: QPainter) -> None:
        """Paint the card."""
        paint_card(painter, QRectF(self.rect()), self.look)


def _due_said(words: Words, today: "Today") -> str:
    """What the number of cards that are due counts, and how long the next round of them takes."""
    minutes, fresh, left = today.minutes, len(today.joining), len(today.due) - len(today.asked)
    if left > 0:
        return words("home-due-many", n=len(today.asked), minutes=minutes)
    if fresh:
        return words("home-due-fresh", fresh=fresh, minutes=minutes)
    return words("home-due-unit", n=len(today.due), minutes=minutes)


class MarkRow(Painted):
    """The marks of some fans in a line, as many as have room."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._fans: tuple[FanId, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_fans(self, fans: Sequence[FanId]) -> None:
        """Show other fans."""
        self._fans = tuple(fans)
        words = self.look.words
        self.setAccessibleName(words("score-list").join(words.fan(fan) for fan in fans))
        self.setVisible(bool(fans))
        self.refresh()

    def sizeHint(self) -> QSize:
        """One line of marks."""
        return QSize(self.look.px(_MARK), self.look.px(_MARK))

    def paint(self, painter: QPainter) -> None:
        """Paint the marks."""
        side, step = self.look.px(_MARK), self.look.px(_MARK + _MARK_GAP)
        room = int((self.width() + self.look.px(_MARK_GAP)) // step)
        for place, fan in enumerate(self._fans[: min(room, _MOST_MARKS)]):
            paint_mark(painter, QRectF(place * step, 0, side, side), fan, self.look)


class Door(FocusButton):
    """A card that leads somewhere: its name, what is behind it, its key, and a few tiles."""

    def __init__(self, look: Look, name: str, key: str, faces: Sequence[TileFace]) -> None:
        super().__init__(look)
        self._name, self.key, self._faces = name, key, tuple(faces)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refresh()

    def sizeHint(self) -> QSize:
        """All doors are as high."""
        return QSize(self.look.px(240), self.look.px(_DOOR_HIGH))

    def paint(self, painter: QPainter) -> None:
        """Paint the card with its words, its key and its tiles."""
        look, theme, reach = self.look, self.look.theme, focus_reach(self.look.theme)
        body = QRectF(self.rect())
        share = 0.1 if self.isDown() else 0.04 if self.underMouse() else 0.0
        paint_card(painter, body, look, mixed(theme.surface, theme.ink1, share))
        ring = body.adjusted(reach, reach, -reach, -reach)
        self.paint_ring(painter, ring, look.px(_RADIUS) - reach, theme.surface)
        inner = body.adjusted(*(look.px(pad) for pad in (_DOOR_PAD, 20, -_DOOR_PAD, -20)))
        words, lettering = look.words, Lettering(look)
        title = [Run(words(f"home-door-{self._name}"))]
        if look.language is Language.ZH:
            title.append(Run(f"  {words(f'home-door-{self._name}-other')}", bold=False, tone=Tone.INK3, step=Step.BODY))
        lettering.paint(painter, QRectF(inner.left(), inner.top(), inner.width(), look.px(32)), title, Step.H2)
        about = [Run(words(f"home-door-{self._name}-about"))]
        high = lettering.height(about, Step.BODY, inner.width())
        below = QRectF(inner.left(), inner.top() + look.px(36), inner.width(), high)
        lettering.paint(painter, below, about, Step.BODY, Tone.INK2)
        paint_key_cap(painter, inner.left(), inner.bottom() - look.px(9), self.key, look, theme.ink2, theme.line2)
        metrics = RowMetrics(look.px(_DOOR_TILE))
        size = metrics.measure([self._faces])
        origin = QPointF(inner.right() - size.width(), inner.bottom() - size.height())
        if below.bottom() <= origin.y():  # in a narrow window the words take the room
            draw_row(painter, look.art, [self._faces], metrics, origin)

    def refresh(self) -> None:
        """Name it in the language in force."""
        words = self.look.words
        self.setText(words(f"home-door-{self._name}"))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(words(f"home-door-{self._name}-about"))
        super().refresh()
