"""The window: it shows one page at a time and takes wishes from page to page."""

from contextlib import suppress

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from trainer.rules import FanId, Phrase, ValueSetError, WonHand, load_values
from trainer.session import TableSession
from trainer.store import Profile, Settings
from trainer.ui.bench import BenchPage, Terms
from trainer.ui.dressing import Dressing, PageLook
from trainer.ui.growing import Growing
from trainer.ui.hand_end import HandEnd
from trainer.ui.keeping import Keeping
from trainer.ui.look import Look
from trainer.ui.page_bar import PageId
from trainer.ui.preferences import put_on
from trainer.ui.readying import Readying
from trainer.ui.rulebook import Place, RuleBookPage
from trainer.ui.score import ScorePage, Way
from trainer.ui.settings import SettingsPage
from trainer.ui.table import TablePage
from trainer.ui.trail import Trail
from trainer.ui.unveiling import Unveiling
from trainer.ui.window_place import WindowPlace


class MainWindow(QMainWindow):
    """The table with its scoring page, the bench with another, the rule book and the settings, with the keys that work
    everywhere. ``page`` is the one in front."""

    def __init__(self, look: Look, session: TableSession, profile: Profile, settings: Settings) -> None:
        super().__init__()
        self._look, self._session = look, session
        self._keeping = Keeping(profile, settings, session.notice.emit)
        self.dressing = Dressing(look, self)
        looks = [PageLook(look) for _ in range(6)]
        self.table = TablePage(looks[0], session, settings)
        self.score = ScorePage(looks[1])
        self.bench = BenchPage(looks[2])
        self.bench_score = ScorePage(looks[3])
        self.bench_score.offer({Way.BENCH})
        self.bench_score.bar.set_current(PageId.BENCH)
        self.rules = RuleBookPage(looks[4])
        self.preferences = SettingsPage(looks[5], settings, profile.folder)
        self._pages = QStackedWidget()
        pages = (self.table, self.score, self.bench, self.bench_score, self.rules, self.preferences)
        for page, its_look in zip(pages, looks, strict=True):
            self._pages.addWidget(page)
            self.dressing.take(page, its_look)
        self.setCentralWidget(self._pages)
        self._growing = Growing(look, self.dressing, self, pages[1:])
        self._readying = Readying(self._pages, pages[1:])
        self.page: QWidget = self.table
        self._trail = Trail[QWidget]()
        self._end = HandEnd(self.score, self)
        self.unveiling = Unveiling(self)
        self._connect_pages()
        self._bind_keys()
        self._inform_pages()
        look.changed.connect(self._name)
        look.changed.connect(self.unveiling.begin)
        self.dressing.restyled.connect(self.unveiling.begin)
        self.dressing.recoloured.connect(self.unveiling.ask)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: put_on(look, self._keeping.settings))
        self._name()
        self._place = WindowPlace(self)
        self._place.restore(settings.geometry)
        self._place.changed.connect(self._keeping.save_place)

    def begin(self, notices: tuple[Phrase, ...] = ()) -> None:
        """Say what has to be said about the profile, and put a hand on the table: the first new one, unless one was
        left in the middle; the table page then offers it."""
        if self._session.resumable() is None:
            self._session.deal_new()
        for notice in notices:
            self._session.notice.emit(notice)
        self.table.setFocus()
        self._readying.begin()

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front; nothing on the others changes, and Esc leads back."""
        self._trail.went(self.page, page)
        self.unveiling.begin()
        self.dressing.hurry(page)
        self.page = page
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def go_back(self) -> None:
        """Leave the page for the one from which it was opened."""
        self.show_page(self._trail.before(self.page))

    def come_forward(self) -> None:
        """Show the window in front of others, as a second start of the program asks."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def use(self, settings: Settings) -> None:
        """Put new settings to use at once and keep them, with a copy of an own value set."""
        settings = self._keeping.take(settings)
        put_on(self._look, settings)
        self._session.use(settings)
        if settings != self.preferences.settings:
            self.preferences.show_settings(settings)
        self.table.use(settings)
        self._inform_pages()
        self._keeping.save()

    def event(self, event: QEvent) -> bool:
        """Paint a frame no longer than a frame lasts, and none in the colours of two themes."""
        if event.type() is QEvent.Type.UpdateRequest:
            if self.dressing.halfway:
                return True
            with self.unveiling.frame():
                return super().event(event)
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the hand itself was kept move by move."""
        self._place.stop()
        self._keeping.save_place(self._place.text)
        self._session.close()
        super().closeEvent(event)

    def _connect_pages(self) -> None:
        self._session.hand_over.connect(self._end.take)
        self._end.own_won.connect(self._open_own_score)
        self.table.score_wanted.connect(self._open_score)
        self.table.settings_wanted.connect(lambda: self.show_page(self.preferences))
        self.table.help_wanted.connect(self._open_keys)
        self.table.rule_wanted.connect(self._open_fan)
        self.table.settings_changed.connect(self.use)
        self.table.bar.bench_wanted.connect(lambda: self.show_page(self.bench))
        self.score.next_wanted.connect(self._next_hand)
        self.score.again_wanted.connect(self._same_wall)
        self.score.back_wanted.connect(lambda: self.show_page(self.table))
        self.score.rule_wanted.connect(self._open_fan)
        self.bench.score_wanted.connect(self._score_bench)
        self.bench_score.rule_wanted.connect(self._open_fan)
        for signal in (self.bench.closed, self.bench_score.back_wanted):
            signal.connect(self.go_back)
        for bar in (self.score.bar, self.bench.bar, self.bench_score.bar):
            bar.page_wanted.connect(self._open)
            bar.help_wanted.connect(self._open_keys)
            bar.settings_wanted.connect(lambda: self.show_page(self.preferences))
        self.rules.closed.connect(self.go_back)
        self.preferences.closed.connect(self.go_back)
        self.preferences.changed_settings.connect(self.use)

    def _bind_keys(self) -> None:
        for keys, act in (
            ("F1", self._open_keys),
            ("Ctrl+,", lambda: self.show_page(self.preferences)),
            ("Ctrl+B", lambda: self.show_page(self.bench)),
            ("F11", lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _open_score(self) -> None:
        self._end.score()
        self.show_page(self.score)

    def _open_own_score(self) -> None:
        """The learner's own win is opened at once, another's when it is asked for."""
        if self.page is self.table:
            self._open_score()

    def _next_hand(self) -> None:
        self.show_page(self.table)
        self._session.deal_new()

    def _same_wall(self) -> None:
        self.show_page(self.table)
        self._session.same_wall()

    def _score_bench(self, won: WonHand) -> None:
        self.bench_score.show_hand(won)
        self.show_page(self.bench_score)

    def _open(self, page: PageId) -> None:
        self.show_page({PageId.TABLE: self.table, PageId.BENCH: self.bench, PageId.RULES: self.rules}[page])

    def _open_keys(self) -> None:
        self.rules.open(Place.of_keys())
        self.show_page(self.rules)

    def _open_fan(self, fan: FanId) -> None:
        self.rules.open(Place.of_fan(fan))
        self.show_page(self.rules)

    def _inform_pages(self) -> None:
        """The rule book and the bench use what is in force; of a set that cannot be read any more the session tells
        at the next deal."""
        settings = self._keeping.settings
        self.rules.set_prevailing(settings.prevailing)
        with suppress(ValueSetError):
            values = load_values(settings.values)
            self.rules.set_values(values)
            self.bench.set_terms(Terms(values, settings.scheme, settings.lines[0]))
        for page in (self.rules, self.score, self.bench_score):
            page.set_both_names(settings.chinese_names)

    def _name(self) -> None:
        self.setWindowTitle(self._look.words("app-name"))
