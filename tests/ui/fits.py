"""Whether everything on a page has its room: asked of Qt, widget by widget."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget


def settle() -> None:
    """Let layouts and scroll areas come to rest."""
    for _ in range(5):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def misfits(page: QWidget) -> Iterator[str]:
    """Every visible widget that leaves the page sideways or what it stands in, and every text that is cut."""
    settle()
    for area in page.findChildren(QScrollArea):
        if area.isVisibleTo(page) and area.horizontalScrollBar().maximum():
            yield f"{area} scrolls sideways by {area.horizontalScrollBar().maximum()}"
    for widget in page.findChildren(QWidget):
        if widget.isVisibleTo(page) and not widget.isWindow():
            yield from _outside(widget, page)
            yield from _cut(widget)


def _outside(widget: QWidget, page: QWidget) -> Iterator[str]:
    place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
    if place.left() < 0 or place.right() >= page.width():
        yield f"{_name(widget)} at {place} leaves the page"
    holder = widget.parentWidget()
    while holder is not None and holder is not page and not isinstance(holder.parentWidget(), QScrollArea):
        within = QRect(holder.mapTo(page, QPoint(0, 0)), holder.size())
        if not within.contains(place):
            yield f"{_name(widget)} at {place} leaves {_name(holder)} at {within}"
        holder = holder.parentWidget()


def _cut(widget: QWidget) -> Iterator[str]:
    if not isinstance(widget, QAbstractButton | QLabel):
        return
    flexible = widget.hasHeightForWidth()
    height = widget.heightForWidth(widget.width()) if flexible else widget.minimumSizeHint().height()
    width = widget.minimumSizeHint().width() if flexible else widget.sizeHint().width()
    if widget.height() < height or widget.width() < width - 1:
        yield f"{_name(widget)} {widget.size()} needs {width}×{height}"


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"
