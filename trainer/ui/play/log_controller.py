"""What the quiet side does: the log and the score kept up to date, the deal's code copied and pasted, the keys."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from trainer.coach.hints import HintLevel
from trainer.game import StartKind
from trainer.rules import BUILT_IN, Phrase
from trainer.session import TableSession
from trainer.ui.play.side import Shown, Side


class LogController(QObject):
    """Connects log, deal and keys with the session. ``told`` carries a `Phrase` for the turn line."""

    told = Signal(object)
    help_wanted = Signal()

    def __init__(self, session: TableSession, side: Side, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._side = side
        self._tally = session.tally
        log, keys = side.log, side.keys
        log.close_wanted.connect(lambda: side.want(None))
        log.copy_wanted.connect(self.copy_code)
        log.paste_wanted.connect(self.paste_code)
        log.again_wanted.connect(session.same_wall)
        log.new_wanted.connect(session.deal_new)
        keys.close_wanted.connect(lambda: side.want(None))
        keys.rules_wanted.connect(self.want_keys)

    def show_now(self) -> None:
        """Bring log, score and code up to date."""
        private = self._session.hint_level is HintLevel.ALWAYS
        left = self._session.left_hand() if self._session.view is None else None
        self._side.log.show_log(self._session.log if left is None else left.log, private=private)
        self._side.log.again_button.setEnabled(self._session.view is not None)
        if not self._session.veiled:  # else the score of the day would tell what the hand was worth
            self._tally = self._session.tally
        self._side.log.show_score(self._tally, self.code())

    def code(self) -> str | None:
        """The deal's code, where the deal has one."""
        view = self._session.view
        if view is None or view.start.kind is StartKind.STACKED or view.rules.values not in BUILT_IN:
            return None
        return self._session.code()

    def copy_code(self) -> None:
        """Put the deal's code on the clipboard."""
        code = self._session.code()
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.told.emit(Phrase.of("table-deal-copied", code=code))

    def paste_code(self) -> None:
        """Open the hand whose code is on the clipboard."""
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self._session.open_code(text)
        else:
            self.told.emit(Phrase.of("table-deal-paste-empty"))

    def want_keys(self) -> None:
        """F1 shows the keys; F1 again opens the rule book."""
        if self._side.wanted is Shown.KEYS:
            self._side.want(None)
            self.help_wanted.emit()
        else:
            self._side.want(Shown.KEYS)
