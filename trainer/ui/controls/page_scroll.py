"""The scroll area that most of a page stands in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget


class PageScroll(QScrollArea):
    """Has neither frame nor ground of its own, so that nothing of it but ``bars`` needs the style sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def setWidget(self, widget: QWidget) -> None:
        """Show a widget as wide as the window leaves it."""
        super().setWidget(widget)
        for ground in (self.viewport(), widget):
            ground.setAutoFillBackground(False)

    @property
    def bars(self) -> tuple[QScrollBar, QScrollBar]:
        """What it is scrolled with."""
        return self.verticalScrollBar(), self.horizontalScrollBar()
