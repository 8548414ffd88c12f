"""What widgets share that only show a sign: they are as large as it, and follow the look."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.look import Look


class Sign(QWidget):
    """Paints itself in the look in force, at the size of its content."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
