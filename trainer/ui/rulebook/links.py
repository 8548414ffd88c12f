"""What can be clicked to open a page: a row of the contents, and a fan's name with its mark."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId
from trainer.ui.controls import FocusButton, focus_reach, paint_row_ground
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.rulebook.places import Kind, Place, place_title
from trainer.ui.theme import RADIUS_BUTTON, Step, Theme

_MARK = 20
_GAP = 8
_ROW = 32


class PageLink(FocusButton):
    """A page by its title, with the mark of its fan; a click or Enter gives ``opened``."""

    opened = Signal(Place)

    def __init__(self, look: Look, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.place = place
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.opened.emit(self.place))
        self._refresh()

    @property
    def fan(self) -> FanId | None:
        """The fan whose clause it opens, if it is one."""
        return FanId(self.place.name) if self.place.kind is Kind.FAN else None

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        return self._size

    def _refresh(self) -> None:
        """Take the title in the language in force."""
        title = place_title(self.place, self._look.words)
        self.setText(title)
        self.setAccessibleName(self._look.words("book-link-name", title=title))
        self._size = self._measured()
        super()._refresh()

    def _measured(self) -> QSize:
        look, ring = self._look, focus_reach(self._look.theme)
        text = QFontMetrics(look.font(Step.BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(self._text_left() + text + 2 * ring, look.px(28) + 2 * ring)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ring = self._look.theme, focus_reach(self._look.theme)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        self.paint_mark(painter, body.left(), body)
        painter.setFont(self._look.font(Step.BODY))
        painter.setPen(QColor(theme.accent if self.underMouse() else theme.ink1))
        room = body.adjusted(self._text_left(), 0, 2 * ring, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        self._underline(painter, room, theme)
        self.paint_ring(painter, body.adjusted(-1, 0, 1, 0), RADIUS_BUTTON - 2)

    def paint_mark(self, painter: QPainter, left: float, body: QRectF) -> None:
        """Paint the fan's mark, if there is a fan."""
        if self.fan:
            side = self._look.px(_MARK)
            paint_mark(painter, QRectF(left, body.center().y() - side / 2, side, side), self.fan, self._look)

    def _text_left(self) -> int:
        return self._look.px(_MARK + _GAP) if self.fan else 0

    def _underline(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """A hairline under the name says that it can be opened, also without colour."""
        width = QFontMetrics(painter.font()).horizontalAdvance(self.text())
        y = room.center().y() + self._look.px(10)
        painter.setPen(QPen(QColor(theme.accent if self.underMouse() else theme.line2), 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.left() + width, y))


def page_link(look: Look, place: Place, follow: Callable[[Place], object]) -> PageLink:
    """A link that calls ``follow`` with its page."""
    link = PageLink(look, place)
    link.opened.connect(follow)
    return link


class ContentsRow(PageLink):
    """A row of the contents: mark, title, and at the right what the fan is worth."""

    def __init__(self, look: Look, place: Place) -> None:
        self._points: int | None = None
        super().__init__(look, place)
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_points(self, points: int) -> None:
        """Show what the fan is worth."""
        self._points = points
        self._refresh()

    def _refresh(self) -> None:
        super()._refresh()
        words, title = self.look.words, self.text()
        if self._points is not None:
            title = words("book-row", title=title, detail=words("points", n=self._points))
        self.setAccessibleName(title)

    def _measured(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(_ROW))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the row, tinted where it is the page that is open."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        paint_row_ground(painter, body, self, theme)
        self.paint_mark(painter, body.left() + look.px(8), body)
        left = look.px(8 + (_MARK + _GAP if self.fan else 0))
        painter.setFont(look.font(Step.BODY, bold=self.isChecked()))
        painter.setPen(QColor(theme.accent if self.isChecked() else theme.ink1))
        flags = Qt.AlignmentFlag.AlignVCenter
        points = look.words("book-entry-points", n=self._points) if self._points is not None else ""
        right = QFontMetrics(look.font(Step.SMALL)).horizontalAdvance(points) + look.px(16 if points else 8)
        room = body.adjusted(left, 0, -right, 0)
        title = QFontMetrics(painter.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, flags | Qt.AlignmentFlag.AlignLeft, title)
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(QColor(theme.ink2 if self.isChecked() else theme.ink3))
        painter.drawText(body.adjusted(0, 0, -look.px(8), 0), flags | Qt.AlignmentFlag.AlignRight, points)
        reach = focus_reach(theme)
        self.paint_ring(painter, body.adjusted(reach, reach, -reach, -reach), RADIUS_BUTTON - 2)
