"""Ways back: a backup in the place of all hands, and hands out of a file that was set aside."""

from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from trainer.session import TableSession
from trainer.store import Backup, backups_of
from trainer.store.database_files import set_aside_of
from trainer.store.salvage import salvage
from trainer.ui.controls import Flow, OutlineButton, PrimaryButton, QuietButton, TextLabel, WheelGuard, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import Step, Tone


class BackupsControl(QWidget):
    """The backups, and a button that restores the chosen one once the question is answered by ``yes``."""

    def __init__(self, look: Look, session: TableSession) -> None:
        super().__init__()
        self._look, self._session = look, session
        self.choice = QComboBox()
        WheelGuard(self.choice)
        wear_sheet(look, self.choice)
        self.restore = OutlineButton(look, "")
        self.none, self.question = TextLabel(look, Step.NOTE, Tone.INK2), TextLabel(look, Step.NOTE)
        self.yes, self.no = PrimaryButton(look, ""), QuietButton(look, "")
        self.told = FileOutcome(look)
        self._pick = Flow(look, (self.choice, self.restore), gap=12)
        self._answers = Flow(look, (self.yes, self.no), gap=4)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        for widget in (self.none, self._pick, self.question, self._answers, self.told):
            column.addWidget(widget)
        self.choice.currentIndexChanged.connect(lambda: self._ask(False))
        self.restore.clicked.connect(lambda: self._ask(True))
        self.no.clicked.connect(lambda: self._ask(False))
        self.yes.clicked.connect(self._restore)
        look.changed.connect(self._restyle)
        self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """List what there is now, unless only the window came back."""
        super().showEvent(event)
        if not event.spontaneous():
            self._list()

    def _backups(self) -> tuple[Backup, ...]:
        path = self._session.saving.archive.database.path
        return () if path is None else backups_of(path)

    def _said(self, backup: Backup) -> str:
        words = self._look.words
        if backup.reset:
            time = f"{backup.reset[:2]}:{backup.reset[2:4]}"
            return words("settings-backup-before-reset", day=backup.day, time=time)
        if backup.version is None:
            return backup.day
        return words("settings-backup-before-change", day=backup.day, n=backup.version)

    def _ask(self, asked: bool) -> None:
        """Ask whether the hands shall be replaced, or ask no longer."""
        if asked:
            self._word_question()
            self.told.hide()
        for widget in (self.question, self._answers):
            widget.setVisible(asked)
        if asked:
            self.no.setFocus()
        elif self.no.hasFocus() or self.yes.hasFocus():
            self.restore.setFocus()

    def _word_question(self) -> None:
        backup = self.choice.currentData()
        if backup is not None:
            self.question.set_text(self._look.words("settings-backup-question", day=self._said(backup)))

    def _restore(self) -> None:
        backup: Backup = self.choice.currentData()
        failed = self._session.restore(backup.path)
        said = self._said(backup)
        self._list()
        if failed is None:
            self.told.tell(self._look.words("settings-backup-restored", day=said))
        else:
            self.told.refuse(failed)

    def _list(self) -> None:
        """List the backups that there are; a question about one of those before is asked no longer."""
        backups = self._backups()
        self.choice.clear()
        for backup in backups:
            self.choice.addItem(self._said(backup), backup)
        self.none.setVisible(not backups)
        self._pick.setVisible(bool(backups))
        self._ask(False)

    def _restyle(self) -> None:
        """Say the same in the language in force."""
        words = self._look.words
        self.choice.setAccessibleName(words("settings-backups"))
        for place in range(self.choice.count()):
            self.choice.setItemText(place, self._said(self.choice.itemData(place)))
        self.none.set_text(words("settings-backup-none"))
        self._word_question()
        for button, key in ((self.restore, "restore"), (self.yes, "yes"), (self.no, "no")):
            button.setText(words(f"settings-backup-{key}"))
            button.updateGeometry()


class SalvageControl(QWidget):
    """The files of hands that were set aside, and buttons that take in what can be read of one, or of any other."""

    def __init__(self, look: Look, session: TableSession) -> None:
        super().__init__()
        self._look, self._session = look, session
        self.files = FileDialogs(look, self)
        self.choice = QComboBox()
        WheelGuard(self.choice)
        wear_sheet(look, self.choice)
        self.take, self.other = OutlineButton(look, ""), OutlineButton(look, "")
        self.told = FileOutcome(look)
        self._row = Flow(look, (self.choice, self.take, self.other), gap=12)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(self._row)
        column.addWidget(self.told)
        self.take.clicked.connect(lambda: self._salvage(self.choice.currentData()))
        self.other.clicked.connect(self._ask)
        session.archive_replaced.connect(self._list)
        look.changed.connect(self._restyle)
        self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """List what there is now, unless only the window came back."""
        super().showEvent(event)
        if not event.spontaneous():
            self._list()

    def _ask(self) -> None:
        words = self._look.words
        path = self.files.to_read(words("settings-salvage-title"), words("settings-kind-hands"))
        if path is not None:
            self._salvage(path)

    def _salvage(self, path: Path) -> None:
        def take() -> str:
            """Take in its hands and say how many."""
            found, words = salvage(path, self._session.saving.archive), self._look.words
            said = words("settings-imported", n=found.hands, file=path.name)
            left = found.passed_over
            return f"{said} {words('settings-salvage-left', n=left)}" if left else said

        self.told.of(path.name, take)

    def _list(self) -> None:
        path = self._session.saving.archive.database.path
        found = () if path is None else set_aside_of(path)
        self.choice.clear()
        for file in found:
            self.choice.addItem(file.name, file)
        self._row.show_only((self.choice, self.take, self.other) if found else (self.other,))

    def _restyle(self) -> None:
        words = self._look.words
        self.choice.setAccessibleName(words("settings-salvage"))
        for button, key in ((self.take, "take"), (self.other, "other")):
            button.setText(words(f"settings-salvage-{key}"))
            button.updateGeometry()
