"""The bar over a page: the app's name, the pages there are, help and settings."""

from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from trainer.ui.controls import AppIcon, FocusButton, IconButton, TextLabel, keep_gaps
from trainer.ui.look import Look, text_width
from trainer.ui.page import Context, PageEntry
from trainer.ui.theme import RADIUS_BUTTON, Step

HEIGHT: Final = 48
_BODY: Final = 32
_INSET: Final = 32
_RING: Final = 4


class _Thrift(Struct, frozen=True):
    """How much room the bar takes: with the app's name or by its icon alone, the size of the links' letters, and in
    pixels of the design the room beside them and the gaps between the parts of the bar."""

    named: bool
    letters: Step
    padding: int
    gap: int


_WAYS: Final = (
    _Thrift(named=True, letters=Step.BODY, padding=14, gap=22),
    _Thrift(named=False, letters=Step.BODY, padding=14, gap=22),
    _Thrift(named=False, letters=Step.BODY, padding=8, gap=8),
    _Thrift(named=False, letters=Step.SMALL, padding=4, gap=4),
    _Thrift(named=False, letters=Step.KEY, padding=2, gap=2),
)
"""From the roomiest on."""


class PageLink(FocusButton):
    """The name of a page; bold in the accent where one is."""

    def __init__(self, look: Look, page: PageEntry, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.page = page
        self._current = False
        self._thrift = _WAYS[0]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.refresh()

    def set_current(self, current: bool) -> None:
        """Say whether this is the page where one is."""
        self._current = current
        self.refresh()

    def save_room(self, thrift: _Thrift) -> None:
        """Take as much room as there is."""
        if thrift != self._thrift:
            self._thrift = thrift
            self.refresh()

    def sizeHint(self) -> QSize:
        """As wide as the name in bold, so that it keeps its place when the page changes."""
        look = self._look
        width = text_width(look, self.text(), self._thrift.letters, bold=True)
        return QSize(round(width) + 2 * look.px(self._thrift.padding), look.px(_BODY) + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        """No smaller than the name."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the name, accented where one is."""
        look, theme = self._look, self._look.theme
        painter.setFont(look.font(self._thrift.letters, bold=self._current))
        hot = self.underMouse() or self.isDown()
        painter.setPen(QColor(theme.accent if self._current else theme.ink1 if hot else theme.ink2))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        self.paint_ring(painter, QRectF(self.rect()).adjusted(_RING + 2, _RING, -_RING - 2, -_RING), RADIUS_BUTTON)

    def refresh(self) -> None:
        """Name the page in the language in force."""
        words = self._look.words
        name = words(self.page.title)
        self.setText(name)
        self.setAccessibleName(words("page-here", name=name) if self._current else name)
        self.updateGeometry()
        super().refresh()


class PageBar(QWidget):
    """The bar of the page ``current``; `serve` has it lead to the other pages. In a narrow window it says less."""

    def __init__(self, look: Look, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._current = current
        self.icon = AppIcon(look)
        self.name = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.links: dict[str, PageLink] = {}
        self.help = IconButton(look, "help", "")
        self.gear = IconButton(look, "gear", "")
        self._row = QHBoxLayout(self)
        app, self._links, tools = self._parts = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for layout, gap in ((app, 10), (self._links, 0), (tools, 0)):
            self._row.addLayout(layout)
            keep_gaps(look, layout, gap)
        app.addWidget(self.icon)
        app.addWidget(self.name)
        self._links.addStretch(1)
        tools.addWidget(self.help)
        tools.addWidget(self.gear)
        look.changed.connect(self._refresh)
        self._refresh()

    def serve(self, context: Context) -> None:
        """Lead to the pages of a window."""
        for entry in context.pages:
            if entry.in_bar:
                link = self.links[entry.name] = PageLink(self._look, entry)
                link.clicked.connect(partial(context.open_page, entry.name, None))
                self._links.insertWidget(len(self.links) - 1, link)
        self.help.clicked.connect(context.help)
        self.gear.clicked.connect(partial(context.open_page, "settings", None))
        self.set_current(self._current)
        self._look.changed.connect(self._fit)  # after the links have taken the new words
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """The least in which it can stand: a window may be narrower than what it would like to say."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        px = self._look.px
        for thrift in _WAYS:
            self.name.setVisible(thrift.named)
            for link in self.links.values():
                link.save_room(thrift)
            # The icon buttons are wider than their icons: the gear ends where the page does.
            inset = px(min(_INSET, 2 * thrift.gap))
            self._row.setContentsMargins(inset, 0, inset - _RING - px(6), 0)
            self._row.setSpacing(px(thrift.gap))
            for layout in (*self._parts, self._row):
                layout.invalidate()
            if self._row.sizeHint().width() <= self.width():
                return

    def set_current(self, page: str) -> None:
        """Say which page this is."""
        self._current = page
        for name, link in self.links.items():
            link.set_current(name == page)

    def _refresh(self) -> None:
        words = self._look.words
        self.name.set_text(words("app-name"))
        self.help.set_name(words("page-help"))
        self.gear.set_name(words("page-settings"))
        self.setAccessibleName(words("page-bar"))
        self.setFixedHeight(self._look.px(HEIGHT))
        self._fit()
