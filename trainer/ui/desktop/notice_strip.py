"""What has to be said while a page is in front that does not say it: a strip over the foot of the window."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.rules import Phrase
from trainer.ui.controls import QuietButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import PAGE_MARGIN, Step

_MOST = 4


class NoticeStrip(QWidget):
    """The last sentences, each once, until they are put away."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._notices: list[Phrase] = []
        self.text = TextLabel(look, Step.BODY)
        self.close_button = QuietButton(look, "")
        self._row = QHBoxLayout(self)
        keep_gaps(look, self._row, 16, (PAGE_MARGIN, 8, PAGE_MARGIN, 8))
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.close_button)
        self.close_button.clicked.connect(self.put_away)
        look.changed.connect(self._refresh)
        self.hide()

    def tell(self, notice: Phrase) -> None:
        """Say a sentence more."""
        if notice not in self._notices:
            self._notices = [*self._notices, notice][-_MOST:]
            if QAccessible.isActive():
                said = self._look.words.phrase(notice)
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self._refresh()
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """They were read."""
        self._notices.clear()
        self.hide()

    def place(self) -> None:
        """Stand over the foot of the window."""
        window = self.window()
        high = self._row.totalHeightForWidth(window.width())
        self.setGeometry(0, window.height() - high, window.width(), high)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ground, with a line towards the page."""
        painter, theme = QPainter(self), self._look.theme
        painter.fillRect(self.rect(), QColor(theme.surface))
        painter.fillRect(0, 0, self.width(), max(2, theme.outline), QColor(theme.accent))
        painter.end()

    def _refresh(self) -> None:
        words = self._look.words
        self.text.set_text("\n".join(map(words.phrase, self._notices)))
        self.setAccessibleName(self.text.text())
        self.close_button.setText(words("notices-close"))
        self.close_button.updateGeometry()
        self._row.invalidate()
        self.place()
