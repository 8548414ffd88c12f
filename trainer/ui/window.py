"""The window: it shows one page at a time and makes each when it is first opened."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from trainer.coach.first_hand import FirstHand
from trainer.rules import Phrase
from trainer.session import SettingsKeeper, TableSession
from trainer.store import ReadError, Settings, StartPage
from trainer.ui.desktop.notice_strip import NoticeStrip
from trainer.ui.desktop.unsaved import UnsavedMoves
from trainer.ui.desktop.window_place import WindowPlace
from trainer.ui.look import Look
from trainer.ui.look.page_look import PageLook
from trainer.ui.look.settings import apply_settings
from trainer.ui.page import Context, Page, Visit, visited
from trainer.ui.pages import PAGES

_ENTRIES = {entry.name: entry for entry in PAGES}


_WELCOME = "welcome"


def _first_page(session: TableSession, settings: Settings) -> str:
    """What is shown first: the questions of a first start; until a hand was finished, and while the first one is
    guided, the table."""
    if not settings.greeted:
        return _WELCOME
    if _guided(settings) is not None:
        return StartPage.TABLE
    try:
        played = bool(session.saving.archive.finished(limit=1))
    except ReadError:
        played = False
    return settings.start_page if played else StartPage.TABLE


def _guided(settings: Settings) -> FirstHand | None:
    """How far the guided hand is; None where it is not under way."""
    first = settings.first_hand
    return None if first is None or first.silent else first


class MainWindow(QMainWindow):
    """The pages of the list, one of them in front, with the keys that work everywhere. ``first``: the page to begin
    with, whatever else would come first."""

    def __init__(self, look: Look, session: TableSession, settings: SettingsKeeper, first: str = "") -> None:
        super().__init__()
        self._look, self._session, self._settings = look, session, settings
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._pages: dict[str, tuple[Page, PageLook]] = {}
        self._topics: dict[str, object] = {}
        self._way: tuple[Visit, ...] = ()
        for entry in PAGES:
            if entry.key:
                open_page = partial(self.open_page, entry.name, entry.topic)
                QShortcut(QKeySequence(entry.key), self).activated.connect(open_page)
        QShortcut(QKeySequence("F5"), self).activated.connect(self._present)
        QShortcut(QKeySequence("F11"), self).activated.connect(self._switch_full_screen)
        settings.notice.connect(session.notice)
        settings.changed.connect(session.use)
        settings.changed.connect(partial(apply_settings, look))
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: apply_settings(look, settings.current))
        look.changed.connect(self._follow_look)
        self.strip = NoticeStrip(look, self)
        session.notice.connect(self._tell)
        self.unsaved = UnsavedMoves(look, session, settings, self)
        self._place = WindowPlace(self)
        self._place.restore(settings.current.geometry)
        self._place.changed.connect(settings.save_place)
        self._first = first or _first_page(session, settings.current)
        self.open_page(self._first)

    def begin(self, notices: tuple[Phrase, ...] = ()) -> None:
        """Say what has to be said about the profile. A start at the table puts a hand on it: the guided one where it is
        under way, else the first new one, unless one was left in the middle; the table page then offers it."""
        guided = _guided(self._settings.current)
        if self._first == StartPage.TABLE and guided is not None:
            self.page.enter(guided)
        elif self._first == StartPage.TABLE and self._session.resumable() is None:
            self._session.deal_new()
        for notice in notices:
            self._session.notice.emit(notice)
            if len(notices) > 1:  # a page shows one at a time
                self.strip.tell(notice)
        self.page.setFocus()

    @property
    def page(self) -> Page:
        """The page in front."""
        return self.page_of(self._way[-1][0])

    def page_of(self, name: str) -> Page:
        """The page of a name; it is made where it was never opened."""
        if name not in self._pages:
            entry = _ENTRIES[name]
            look = PageLook(self._look, whole=entry.whole)
            look.take_after(self._look)
            context = Context(look, self._session, self._settings, self.open_page, self.go_back, PAGES)
            page = entry.make(context)
            self._pages[name] = page, look
            look.follow(self.size())
            self._stack.addWidget(page)
        return self._pages[name][0]

    def open_page(self, name: str, topic: object = None) -> None:
        """Bring a page to the front and let it show a topic; Esc leads back. Nothing on the other pages changes."""
        self._way = visited(tuple(visit for visit in self._way if not _ENTRIES[visit[0]].passing), (name, topic))
        page = self.page_of(name)
        page.enter(topic)
        if topic is not None:
            self._topics[name] = topic
        self._bring_forward()

    def go_back(self) -> None:
        """Leave the page for the one from which it was opened."""
        self._way = self._way[:-1] or self._way
        name, topic = self._way[-1]
        page = self.page_of(name)
        page.come_back(None if self._topics.get(name) == topic else topic)
        self._bring_forward()

    def come_forward(self) -> None:
        """Show the window in front of others, as a second start of the program asks."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the page in front be as large as the window asks for."""
        super().resizeEvent(event)
        self._follow_look()
        self.strip.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the hand itself was kept move by move, or the user is asked."""
        losses = [loss for page, _ in self._pages.values() if (loss := page.lost_by_closing())]
        if not self.unsaved.may_close(losses):
            event.ignore()
            return
        self._place.stop()
        self._settings.save_place(self._place.text)
        self._session.close()
        super().closeEvent(event)

    def _bring_forward(self) -> None:
        if _ENTRIES[self._way[-1][0]].fills_screen:
            self._place.fill_screen()
        else:
            self._place.give_back()
        self._follow_look()
        self._stack.setCurrentWidget(self.page)
        self.page.setFocus()

    def _follow_look(self) -> None:
        self.setWindowTitle(self._look.words("app-name"))
        if self._way:
            _, look = self._pages[self._way[-1][0]]
            look.follow(self.size())

    def _tell(self, notice: Phrase) -> None:
        """Say what the page in front does not."""
        if self._way and not self.page.tells:
            self.strip.tell(notice)

    def _present(self) -> None:
        """Present what the page in front shows."""
        topic = self.page.presents()
        if topic is not None:
            self.open_page("present", topic)

    def _switch_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
