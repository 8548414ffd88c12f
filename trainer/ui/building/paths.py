"""The reach panel beside a hand that is built: the same panel as at the table, for one position at a time."""

from PySide6.QtCore import QObject, Signal

from trainer.coach.panel import PanelContent, PanelFace
from trainer.reach import Position
from trainer.session.questions import AskPanel
from trainer.session.worker import Lane
from trainer.ui.page import Context
from trainer.ui.reach import ReachPanel


class Paths(QObject):
    """Asks for what the panel shows while it is open. ``turned``: it was opened or closed."""

    turned = Signal()

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._asked: AskPanel | None = None
        self._shown: AskPanel | None = None
        self._position: Position | None = None
        self._line: int | None = None
        self._face = PanelFace.MAIN
        self.panel = ReachPanel(context.look)
        self.panel.hide()
        self.panel.face_wanted.connect(self._turn_over)
        self.panel.close_wanted.connect(self.toggle)
        self.panel.rule_wanted.connect(lambda fan: context.open_page("rules", fan))
        context.session.reach.page_ready.connect(self._take)

    @property
    def open(self) -> bool:
        """Whether the panel is shown."""
        return not self.panel.isHidden()

    @property
    def answered(self) -> bool:
        """Whether the answer that was asked for last is shown."""
        return self._asked is not None and self._shown == self._asked

    def toggle(self) -> None:
        """Open or close it."""
        self.panel.setVisible(not self.open)
        self._ask()
        self.turned.emit()

    def close(self) -> None:
        """Close it, if it is open."""
        if self.open:
            self.toggle()

    def show_position(self, position: Position, line: int | None = None) -> None:
        """Speak of another position; ``line`` is the winning line in points, None for that of the settings."""
        if (position, line) != (self._position, self._line):
            self._position, self._line = position, line
            self.panel.blank()
            self._ask()

    def forget(self) -> None:
        """Speak of none."""
        self._position = self._asked = None
        self.panel.blank()

    def _turn_over(self, face: PanelFace) -> None:
        self._face = face
        self._ask()

    def _ask(self) -> None:
        if self.open and self._position is not None:
            current = self._context.settings.current
            line = current.lines[0] if self._line is None else self._line
            self._asked = AskPanel(self._position, current.values, line, self._face)
            self._context.session.reach.ask_page(Lane.EXERCISE, self._asked)

    def _take(self, question: object, answer: object) -> None:
        if question == self._asked and isinstance(answer, PanelContent):
            self._shown = self._asked
            self.panel.show_content(answer)
