"""Starting the window: one program a profile, then settings, words, look and session."""

import gc
import os
import signal
import sys
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication

from trainer.rules import Phrase
from trainer.session import ProfileLock, SettingsKeeper, TableSession, Unforeseen
from trainer.store import (
    Loaded,
    NoProfile,
    Profile,
    Settings,
    last_profile,
    own_profile,
    profiles_of,
    remember_profile,
)
from trainer.text import Language, Words
from trainer.ui.controls import app_icon
from trainer.ui.controls.files import QtWords
from trainer.ui.desktop.asking import QuestionBox, pick
from trainer.ui.desktop.faults import Faults
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.window import MainWindow

if TYPE_CHECKING:
    from trainer.ui.desktop.single_instance import SingleInstance

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Any of these tells Qt on Linux where to show a window; without one it would abort the process."""

SWITCH = 0.0005
"""Seconds for which another thread may keep Python while the window wants it. At Python's own 0.005 an event that comes
while the reach is worked out waits several times that."""

_OPEN_ANYWAY, _CLOSE = "app-open-anyway", "app-close"


def run_window(page: str = "") -> int:
    """Open the window and run until it is closed; the exit code is 1 if it cannot be opened. ``page``: what to begin
    with, without the questions of a first start."""
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        return _say_why_not(Phrase.of("app-no-screen"), *Language)
    sys.setswitchinterval(SWITCH)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("sihai-trainer")
    app.setWindowIcon(app_icon())
    try:
        first = own_profile()
    except NoProfile as error:
        return _refuse(app, error.phrase, first_settings(Loaded(Settings(), first=True), QLocale.system()))
    profile = _chosen(app, first)
    if profile is None:
        return 0
    lock = ProfileLock(profile)
    try:
        refused = _refusal(app, lock, profile)
        if refused is not None:
            return refused
        if profile != first or last_profile(first) != first:
            with suppress(OSError):  # it is only what the next start offers first
                remember_profile(first, profile)
        loaded = profile.settings.load()
        return _run(app, Opening(profile, first_settings(loaded, QLocale.system()), loaded.notices, page))
    finally:
        lock.release()


def first_settings(loaded: Loaded, system: QLocale) -> Settings:
    """The settings as kept; on the very first start its questions are asked, the first words are shown, and the
    language is English where the desktop speaks neither Chinese nor nothing in particular."""
    speaks_chinese = system.language() in (QLocale.Language.Chinese, QLocale.Language.C)
    if not loaded.first:
        return loaded.settings
    language = loaded.settings.language if speaks_chinese else Language.EN
    return replace(loaded.settings, language=language, greeted=False, welcomed=False)


def _chosen(app: QApplication, first: Profile) -> Profile | None:
    """The profile that is to be opened; where there are several, the one that is picked. None for none."""
    profiles, last = profiles_of(first), last_profile(first)
    if len(profiles) == 1:
        return first
    look = _dressed(app, _peeked(last))
    qt_words = QtWords(look, app)
    names = [look.words("settings-profile-first"), *(profile.folder.name for profile in profiles[1:])]
    place = pick(look, look.words("app-which-profile"), names, profiles.index(last))
    qt_words.remove()
    return None if place is None else profiles[place]


def _refusal(app: QApplication, lock: ProfileLock, profile: Profile) -> int | None:
    """Take a profile. The exit code where it is somebody else's; None where it is ours, or opened all the same because
    the user says so."""
    refusal = lock.take()
    if refusal is None:
        return None
    from trainer.ui.desktop.single_instance import show_running

    if show_running(profile.folder):
        return 0
    settings = _peeked(profile)
    if not refusal.can_open_anyway:
        return _refuse(app, refusal.phrase, settings)
    look = _dressed(app, settings)
    if QuestionBox(look, look.words.phrase(refusal.phrase), (_OPEN_ANYWAY, _CLOSE)).ask() != _OPEN_ANYWAY:
        return 1
    lock.take_anyway()
    return None


def _peeked(profile: Profile) -> Settings:
    """The settings of a profile that is not ours yet; nothing on the disk is touched."""
    return first_settings(profile.settings.peek(), QLocale.system())


def _dressed(app: QApplication, settings: Settings) -> Look:
    look = Look(Words(settings.language))
    apply_settings(look, settings)
    look.dress(app)
    return look


class Opening(Struct, frozen=True):
    """What is opened: a profile with its settings and what has to be said about them, and the page to begin with."""

    profile: Profile
    settings: Settings
    notices: tuple[Phrase, ...]
    page: str


def _run(app: QApplication, opening: Opening) -> int:
    """Run until the window is closed. What is opened is closed, whatever goes wrong; that is told and logged."""
    profile, look = opening.profile, _dressed(app, opening.settings)
    faults = Faults(look)
    unforeseen = Unforeseen(profile, faults.tell)
    unforeseen.install()
    try:
        with ExitStack() as opened:
            session, window = _opened(app, opening, look, opened)
            faults.follow(session, window)
            window.begin((*opening.notices, *session.saving.archive.notices))
            QTimer.singleShot(0, session, session.reach.prepare)
            QTimer.singleShot(0, window, lambda: opened.callback(_listen(profile, window).close))
            gc.freeze()  # what the start made stays: the collector need not look at it again
            gc.enable()
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            return app.exec()
    except Exception as error:  # nothing is above this but the end of the program
        sys.excepthook(type(error), error, error.__traceback__)
        faults.wait()
        return 1
    finally:
        unforeseen.remove()


def _opened(app: QApplication, opening: Opening, look: Look, opened: ExitStack) -> tuple[TableSession, MainWindow]:
    """The window over an open profile, with its session; ``opened`` closes everything in turn."""
    profile, settings = opening.profile, opening.settings
    opened.callback(QtWords(look, app).remove)
    archive = profile.open_archive()
    opened.callback(archive.close)
    session = TableSession(settings, archive)
    opened.callback(session.close)
    window = MainWindow(look, session, SettingsKeeper(profile, settings, session), opening.page)
    window.show()
    return session, window


def _listen(profile: Profile, window: MainWindow) -> "SingleInstance":
    """Show the window when the program is started again. Qt's network is imported here, where the window is up."""
    from trainer.ui.desktop.single_instance import SingleInstance

    instance = SingleInstance(profile.folder)
    instance.asked_to_show.connect(window.come_forward)
    return instance


def _refuse(app: QApplication, refusal: Phrase, settings: Settings) -> int:
    """Say in a small window why there is no other: whoever starts programs with the mouse sees no terminal."""
    look = _dressed(app, settings)
    QuestionBox(look, look.words.phrase(refusal), (_CLOSE,)).ask()
    return _say_why_not(refusal, settings.language)


def _say_why_not(reason: Phrase, *languages: Language) -> int:
    for language in languages:
        sys.stderr.write(Words(language).phrase(reason) + "\n")
    return 1
