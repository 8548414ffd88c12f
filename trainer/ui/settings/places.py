"""Where everything is kept: the folder of the profile, and the profiles of several people on one machine."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from trainer.session import SettingsKeeper
from trainer.store import Profile, create_profile, first_of, last_profile, profiles_of, remember_profile
from trainer.store.profile import LONGEST_NAME
from trainer.ui.controls import Flow, OutlineButton, WheelGuard, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.desktop.unsaved import move_elsewhere
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.page import Context

_NAME = 200
"""The width of the line for a name, in pixels of the design."""


class FolderControl(QWidget):
    """Opens the folder, or keeps everything in another one from now on. ``shown`` names it, for another place.
    ``moved`` says that it may be another one now."""

    moved = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._look, self._session, self._settings = context.look, context.session, context.settings
        look = self._look
        self.files = FileDialogs(look, self)
        self.folder_button, self.move_button = OutlineButton(look, ""), OutlineButton(look, "")
        self.shown, self.told = QLabel(), FileOutcome(look)
        self.shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.shown.setWordWrap(True)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(Flow(look, (self.folder_button, self.move_button), gap=4, line_gap=0))
        column.addWidget(self.told)
        self.folder_button.clicked.connect(self._open)
        self.move_button.clicked.connect(self._move)
        look.changed.connect(self._refresh)
        self._refresh()

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._settings.profile.folder)))

    def _move(self) -> None:
        said = move_elsewhere(self._look, self.files, self._session, self._settings)
        if said is not None:
            self.told.tell(said[0], bad=said[1])
        self._refresh()
        self.moved.emit()

    def _refresh(self) -> None:
        for button, key in ((self.folder_button, "settings-folder-open"), (self.move_button, "settings-folder-move")):
            button.setText(self._look.words(key))
            button.updateGeometry()
        self.shown.setText(str(self._settings.profile.folder))
        self.shown.setAccessibleName(self.shown.text())


class ProfilesControl(QWidget):
    """Which profile the next start opens first, and a line that makes a further one."""

    def __init__(self, look: Look, settings: SettingsKeeper) -> None:
        super().__init__()
        self._look, self._settings, self._first = look, settings, first_of(settings.profile)
        self.choice, self.name = QComboBox(), QLineEdit()
        WheelGuard(self.choice)
        wear_sheet(look, self.choice, self.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.create_button = OutlineButton(look, "")
        self.told = FileOutcome(look)
        column, line = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, column, 8)
        keep_gaps(look, line, 8)
        line.addWidget(self.name)
        line.addWidget(self.create_button)
        line.addStretch(1)
        column.addWidget(Flow(look, (self.choice,)))
        column.addLayout(line)
        column.addWidget(self.told)
        self.choice.activated.connect(self._choose)
        self.name.returnPressed.connect(self._create)
        self.create_button.clicked.connect(self._create)
        look.changed.connect(self._restyle)
        self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """List what there is now, unless only the window came back."""
        super().showEvent(event)
        if not event.spontaneous():
            self.list_anew()

    def _choose(self) -> None:
        chosen: Profile = self.choice.currentData()
        self.told.of(str(chosen.folder), lambda: self._remembered(chosen))

    def _create(self) -> None:
        def create() -> str:
            """Make it, and have it opened next."""
            return self._remembered(create_profile(self._first.folder, self.name.text()))

        self.told.of(self.name.text(), create)
        self.list_anew()

    def _remembered(self, profile: Profile) -> str:
        remember_profile(self._first, profile)
        self.name.clear()
        return self._look.words("settings-profile-next", name=profile_name(self._look, self._first, profile))

    def list_anew(self) -> None:
        """List the profiles that there are; the next start's is chosen."""
        self.choice.clear()
        for profile in profiles_of(self._first):
            self.choice.addItem(self._said(profile), profile)
        self.choice.setCurrentIndex(self.choice.findData(last_profile(self._first)))

    def _said(self, profile: Profile) -> str:
        name = profile_name(self._look, self._first, profile)
        here = profile == self._settings.profile
        return self._look.words("settings-profile-here", name=name) if here else name

    def _restyle(self) -> None:
        """Say the same in the language in force."""
        words = self._look.words
        self.choice.setAccessibleName(words("settings-profiles"))
        for place in range(self.choice.count()):
            self.choice.setItemText(place, self._said(self.choice.itemData(place)))
        self.name.setFixedWidth(self._look.px(_NAME))
        self.name.setPlaceholderText(words("settings-profile-name"))
        self.name.setAccessibleName(words("settings-profile-name"))
        self.create_button.setText(words("settings-profile-create"))
        self.create_button.updateGeometry()


def profile_name(look: Look, first: Profile, profile: Profile) -> str:
    """What a profile is called."""
    return look.words("settings-profile-first") if profile == first else profile.folder.name
