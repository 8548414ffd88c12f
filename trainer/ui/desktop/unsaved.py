"""Moves that could not be saved: everything is kept in another folder, or the window is closed without them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from trainer.session import SettingsKeeper, TableSession
from trainer.store import Profile
from trainer.ui.controls.files import FileDialogs
from trainer.ui.desktop.asking import QuestionBox
from trainer.ui.look import Look

_ELSEWHERE, _CLOSE, _STAY = "unsaved-elsewhere", "unsaved-close", "unsaved-stay"
_GIVE_UP = "unsaved-give-up"


def move_elsewhere(
    look: Look, files: FileDialogs, session: TableSession, settings: SettingsKeeper
) -> tuple[str, bool] | None:
    """Ask for a folder and keep everything there from now on. What came of it, and whether it failed; None where no
    folder was named."""
    folder = files.to_folder(look.words("settings-folder-title"))
    if folder is None:
        return None
    failed = session.saving.move_to(folder)
    if failed is not None:
        return look.words.phrase(failed), True
    settings.move_to(Profile(folder))
    return look.words("settings-folder-moved", folder=str(folder)), False


class UnsavedMoves:
    """Asks before a window closes over moves that are in memory alone."""

    def __init__(self, look: Look, session: TableSession, settings: SettingsKeeper, window: QWidget) -> None:
        self._look, self._session, self._settings, self._window = look, session, settings, window
        self.files = FileDialogs(look, window)

    def may_close(self, losses: Sequence[str] = ()) -> bool:
        """Ask about each of the ``losses``, keys of sentences; then save what can be saved, and where something cannot
        be, ask until it is saved or given up. False: stay."""
        asked = (QuestionBox(self._look, self._look.words(loss), (_GIVE_UP, _STAY), self._window) for loss in losses)
        if any(box.ask() != _GIVE_UP for box in asked):
            return False
        self._session.saving.catch_up()
        why = ""
        while self._session.saving.unsaved:
            said = " ".join(filter(None, (why, self._look.words("unsaved-question"))))
            match QuestionBox(self._look, said, (_ELSEWHERE, _CLOSE, _STAY), self._window).ask():
                case "unsaved-elsewhere":
                    moved = move_elsewhere(self._look, self.files, self._session, self._settings)
                    why = "" if moved is None else moved[0]
                case "unsaved-close":
                    return True
                case _:
                    return False
        return True
