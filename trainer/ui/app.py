"""Starting the window: one program a profile, then settings, words, look and session."""

import os
import signal
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from trainer.rules import Phrase
from trainer.session import ProfileLock, SettingsKeeper, TableSession
from trainer.store import Loaded, NoProfile, Profile, Settings, own_profile
from trainer.text import Language, Words
from trainer.ui.controls import app_icon
from trainer.ui.controls.files import QtWords
from trainer.ui.look import Look
from trainer.ui.preferences import put_on
from trainer.ui.window import MainWindow

if TYPE_CHECKING:
    from trainer.ui.single_instance import SingleInstance

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Any of these tells Qt on Linux where to show a window; without one it would abort the process."""

SWITCH = 0.0005
"""Seconds for which another thread may keep Python while the window wants it. At Python's own 0.005 an event that comes
while the reach is worked out waits several times that."""


def run_window() -> int:
    """Open the window and run until it is closed; the exit code is 1 if it cannot be opened."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        return _say_why_not(Phrase.of("app-no-screen"), *Language)
    sys.setswitchinterval(SWITCH)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("sihai-trainer")
    app.setWindowIcon(app_icon())
    try:
        profile = own_profile()
    except NoProfile as error:
        return _refuse(app, error.phrase, first_settings(Loaded(Settings(), first=True), QLocale.system()))
    lock = ProfileLock(profile)
    refusal = lock.take()
    if refusal is not None:
        from trainer.ui.single_instance import show_running

        if show_running(profile.folder):
            return 0
        return _refuse(app, refusal.phrase, first_settings(profile.settings.peek(), QLocale.system()))
    try:
        loaded = profile.settings.load()
        return _run(app, profile, first_settings(loaded, QLocale.system()), loaded.notices)
    finally:
        lock.release()


def first_settings(loaded: Loaded, system: QLocale) -> Settings:
    """The settings as kept; on the very first start the first words are shown, and the language is English where the
    desktop speaks neither Chinese nor nothing in particular."""
    speaks_chinese = system.language() in (QLocale.Language.Chinese, QLocale.Language.C)
    if not loaded.first:
        return loaded.settings
    language = loaded.settings.language if speaks_chinese else Language.EN
    return replace(loaded.settings, language=language, welcomed=False)


def _run(app: QApplication, profile: Profile, settings: Settings, notices: tuple[Phrase, ...]) -> int:
    look = Look(Words(settings.language))
    put_on(look, settings)
    look.dress(app)
    qt_words = QtWords(look, app)
    archive = profile.open_archive()
    session = TableSession(settings, archive)
    window = MainWindow(look, session, profile, SettingsKeeper(profile, settings, session))
    window.show()
    window.begin((*notices, *archive.notices))
    QTimer.singleShot(0, session, session.reach.prepare)
    instance = _listen(profile, window)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = app.exec()
    instance.close()
    qt_words.remove()
    archive.close()
    return code


def _listen(profile: Profile, window: MainWindow) -> "SingleInstance":
    """Show the window when the program is started again. Qt's network is imported here, where the window is up."""
    from trainer.ui.single_instance import SingleInstance

    instance = SingleInstance(profile.folder)
    instance.asked_to_show.connect(window.come_forward)
    return instance


def _refuse(app: QApplication, refusal: Phrase, settings: Settings) -> int:
    _tell(app, refusal, settings)
    return _say_why_not(refusal, settings.language)


def _tell(app: QApplication, refusal: Phrase, settings: Settings) -> None:
    """Say in a small window why there is no other: whoever starts programs with the mouse sees no terminal."""
    look = Look(Words(settings.language))
    put_on(look, settings)
    look.dress(app)
    box = QMessageBox(QMessageBox.Icon.NoIcon, look.words("app-name"), look.words.phrase(refusal))
    box.setStyleSheet(look.style_sheet)
    box.exec()


def _say_why_not(reason: Phrase, *languages: Language) -> int:
    for language in languages:
        sys.stderr.write(Words(language).phrase(reason) + "\n")
    return 1
