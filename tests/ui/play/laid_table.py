"""A table page to sit at in tests: a real session over a profile of its own, driven by clicks and keys alone."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.coach.claims import Slot
from trainer.coach.hints import Moment
from trainer.game import Chow, Discard, Kong, Move, Pass, Pung, SeatView, Start, Win
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.game.deals import Deal
from trainer.rules import Phrase, Seat, Tile, parse_tiles
from trainer.session import SettingsKeeper, TableSession
from trainer.session.history import begun
from trainer.store import Archive, Profile, Settings
from trainer.text import Words
from trainer.ui.controls import KeyButton
from trainer.ui.look import Look
from trainer.ui.look.page_look import PageLook
from trainer.ui.page import Context
from trainer.ui.pages import PAGES
from trainer.ui.play import PlayPage
from trainer.ui.theme import ThemeId

LONG = 20_000
"""Milliseconds after which a test gives up waiting; nothing waits that long when all is well."""

SLOT_OF: dict[type[Move], Slot] = {
    Chow: Slot.CHOW,
    Pung: Slot.PUNG,
    Kong: Slot.KONG,
    Win: Slot.WIN,
    Pass: Slot.PASS,
}
KEY_OF = {
    Slot.CHOW: Qt.Key.Key_C,
    Slot.PUNG: Qt.Key.Key_P,
    Slot.KONG: Qt.Key.Key_G,
    Slot.WIN: Qt.Key.Key_H,
    Slot.PASS: Qt.Key.Key_Space,
}


class LaidTable:
    """A page with its session. ``click`` and ``key`` are all that a test does to it."""

    def __init__(
        self, qtbot: QtBot, folder: Path, settings: Settings, seeds: Callable[[], int], theme: ThemeId
    ) -> None:
        self.qtbot = qtbot
        self.closed = False
        profile = Profile(folder)
        self.archive: Archive = profile.open_archive()
        self.session = TableSession(settings, self.archive, seeds=seeds)
        self.look = Look(Words(settings.language), theme)
        self.look.set_reduced_motion(True)
        self._page_look = PageLook(self.look, whole=True)
        self._page_look.take_after(self.look)
        self.settings = SettingsKeeper(profile, settings, self.session)
        self.settings.changed.connect(self.session.use)
        self.opened: list[tuple[str, object]] = []
        self.context = Context(self._page_look, self.session, self.settings, self._open_page, lambda: None, PAGES)
        self.page = PlayPage(self.context)
        self.table = self.page.table
        self.look.changed.connect(self._follow)
        self.told: list[Phrase] = []
        self.session.notice.connect(self.told.append)

    def show(self, width: int = 1440, height: int = 900) -> None:
        """Show the page at a size and have it in front."""
        self.page.resize(width, height)
        self._follow()
        self.page.show()
        self.qtbot.waitActive(self.page)
        # The pointer rests where the test before left it: out of the way of the hand.
        self.qtbot.mouseMove(self.page, QPoint(2, 60))
        self.page.setFocus()

    def _open_page(self, name: str, topic: object = None) -> None:
        self.opened.append((name, topic))

    def _follow(self) -> None:
        """Do as the window does when the look changes or the page is resized."""
        self._page_look.follow(self.page.size())

    def begin(self, start: Start, seat: Seat = Seat.E, line: int = 10, bot: BotId = BotId.DISCARDER) -> None:
        """Put a chosen start on the table, with opponents that claim nothing unless another ``bot`` is named."""
        deal = Deal(0, lines=(line, line, line, line), start=start)
        history = begun(deal)
        self.session.begin(Invitation(deal, seat, (bot, bot, bot)), history, history.events)

    @property
    def view(self) -> SeatView:
        """What the learner sees."""
        assert self.session.view is not None
        return self.session.view

    @property
    def words(self) -> Words:
        """The words in force."""
        return self.look.words

    def rest(self) -> None:
        """Wait until the learner has something to decide or the hand is over."""
        self.qtbot.waitUntil(lambda: self.session.moment is not Moment.WAITING, timeout=LONG)

    def settle(self) -> None:
        """Wait until every answer of the reach is there and shown."""
        self.rest()
        self.qtbot.waitUntil(lambda: self.session.reach.idle and not self.page.hints.pending, timeout=LONG)
        self.qtbot.waitUntil(lambda: not self.fading(), timeout=LONG)

    def fading(self) -> bool:
        """Whether a number or a claim is still coming up."""
        rows, claims = self.page.side.paths.rows.values(), self.table.claims
        return any(row.fading for row in rows) or any(claims.button(slot).fading for slot in Slot)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press and let go the left button on a widget, as soon as a press on it counts."""
        bar = self.table.action_bar
        if bar.isAncestorOf(widget):
            self.qtbot.waitUntil(lambda: bar.takes_presses, timeout=LONG)
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at if at is not None else widget.rect().center())

    def action(self, wish: str) -> KeyButton:
        """The button of an action in the place of the claims."""
        button = self.table.action_bar.button(wish)
        assert button is not None
        return button

    def click_tile(self, tile: Tile) -> None:
        """Click a tile of the hand where it stands."""
        buttons = [button for button in self.table.hand.buttons if button.tile is tile]
        self.click(buttons[-1], buttons[-1].tile_rect().center().toPoint())

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go a key on whatever has the focus."""
        self.qtbot.keyClick(self.page.focusWidget() or self.page, key, held)

    def by_clicks(self, move: Move) -> None:
        """Make a move with the pointer alone."""
        if isinstance(move, Discard):
            self.click_tile(move.tile)
            self.click_tile(move.tile)
            return
        self.click(self.table.claims.button(SLOT_OF[type(move)]))
        for button in self.table.choices.buttons:
            if button.choice.move == move:
                self.click(button)
                return

    def by_keys(self, move: Move) -> None:
        """Make a move with the keyboard alone."""
        if isinstance(move, Discard):
            self.key(Qt.Key.Key_End)
            while self.table.hand.chosen_tile is not move.tile:
                self.key(Qt.Key.Key_Left)
            self.key(Qt.Key.Key_Return)
            return
        self.key(KEY_OF[SLOT_OF[type(move)]])
        for number, button in enumerate(self.table.choices.buttons, start=1):
            if button.choice.move == move:
                self.key(Qt.Key(Qt.Key.Key_0 + number))
                return

    def close(self) -> None:
        """End everything, as when the program is quit."""
        self.closed = True
        self.table.motion.flights.land_all()
        self.session.close()
        self.archive.close()
        self.page.close()
        QObject.deleteLater(self.page)
        QObject.deleteLater(self.session)


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles from their text form."""
    return parse_tiles(text)
