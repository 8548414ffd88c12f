"""Small windows that say something and wait for an answer."""

from PySide6.QtWidgets import QInputDialog, QMessageBox, QPushButton, QWidget

from trainer.ui.look import Look


class QuestionBox(QMessageBox):
    """A text over buttons. ``answers`` are keys of words; the last one is the careful one, which Enter and Esc give."""

    def __init__(self, look: Look, text: str, answers: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, look.words("app-name"), text, parent=parent)
        self.setStyleSheet(look.style_sheet())
        self.buttons_of: dict[str, QPushButton] = {}
        for answer in answers:
            button = self.addButton(look.words(answer), QMessageBox.ButtonRole.ActionRole)
            self.buttons_of[answer] = button
        self.setDefaultButton(self.buttons_of[answers[-1]])
        self.setEscapeButton(self.buttons_of[answers[-1]])

    @property
    def answer(self) -> str:
        """The answer that was given."""
        clicked = self.clickedButton()
        return next((answer for answer, button in self.buttons_of.items() if button is clicked), "")

    def ask(self) -> str:
        """Wait for the answer."""
        self.exec()
        return self.answer


def pick(look: Look, text: str, names: list[str], current: int) -> int | None:
    """Which of some names is chosen, by its place; None for none."""
    dialog = QInputDialog()
    dialog.setWindowTitle(look.words("app-name"))
    dialog.setStyleSheet(look.style_sheet())
    dialog.setLabelText(text)
    dialog.setComboBoxItems(names)
    dialog.setTextValue(names[current])
    return names.index(dialog.textValue()) if dialog.exec() else None
