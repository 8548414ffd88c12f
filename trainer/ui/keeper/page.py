"""The page of the score keeper: an evening is kept as it is entered, put right, and taken out of the program."""

from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.evening import Evening, Name, Person, Settle
from trainer.rules import Scheme, Seat, ValueSet, ValueSetError, load_values
from trainer.session.evening_book import EveningBook
from trainer.store import LINE_CHOICES, Settings
from trainer.store.evenings import Evenings, KeptEvening
from trainer.ui.controls import PageScroll, TextLabel, focus_reach, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.keeper.picture import BoardExport, titles_of
from trainer.ui.keeper.start import EveningStart, People
from trainer.ui.keeper.tool_row import KeeperTools
from trainer.ui.keeper.work import KeeperWork
from trainer.ui.page import Context, Page
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_ABOUT: Final = 1240
"""From this width in pixels of the design on there is room to say beside the title what is kept."""

_TITLED: Final = 1040
"""From this width on, for the title itself."""


class KeeperPage(Page):
    """Keeps the score of an evening with real tiles. Its topic is a `KeptEvening`; without one it goes on with the one
    on the board, else with the newest, else it asks who plays."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.book = EveningBook(lambda: Evenings(context.settings.profile.evenings_folder), self)
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.export = BoardExport(look, self)
        self.title, self.about = TextLabel(look, Step.H2, lines=1), TextLabel(look, Step.BODY, Tone.INK2, lines=1)
        self.tools, self.told = KeeperTools(look), TextLabel(look, Step.NOTE, Tone.INK2)
        self.work, self.start = KeeperWork(look, lambda: terms_of(context.settings.current)), EveningStart(look)
        self._lay_out()
        self._connect()
        self._tell("")
        self._refresh()

    def enter(self, topic: object) -> None:
        """Show an evening, or ask who plays."""
        if isinstance(topic, KeptEvening):
            self._open(topic)
        elif self.book.kept is not None:
            self.book.read_again()
        else:
            found = self.book.all()
            if found:
                self._open(found[0])
            else:
                self.ask_people()

    def ask_people(self) -> None:
        """Offer a new evening and the earlier ones."""
        found, words = self.book.all(), self._look.words
        line = self._context.settings.current.lines[0]
        people: tuple[Person, ...] = found[0].journal.evening.people if found else ()
        if not people:
            usual = line if line in LINE_CHOICES else LINE_CHOICES[-1]
            people = tuple(Person(words("keeper-name-default", seat=place), usual) for place in Seat)
        self.start.ask(people, found, can_leave=self.book.kept is not None)
        self._show_start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what is asked."""
        super().focusInEvent(event)
        if self._stack.currentWidget() is self._work_area:
            self.work.entry.go_on()
        else:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the hand in the making, letters for their buttons; Esc gives it up, or leads back."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        working = self._stack.currentWidget() is self._work_area
        if event.key() == Qt.Key.Key_Escape:
            if not (working and self.work.give_up()):
                self._context.go_back()
        elif not (bare and working and (self.work.press(event) or self._press(sign_of(event)))):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        look, reach = self._look, focus_reach(self._look.theme)
        work, begin, head, names = QWidget(), QWidget(), QHBoxLayout(), QHBoxLayout()
        keep_gaps(look, names, 16)
        names.addWidget(self.title)
        names.addWidget(self.about, 1)
        keep_gaps(look, head, 16)
        head.addLayout(names, 1)
        head.addWidget(self.tools)
        column, within, page = QVBoxLayout(work), QVBoxLayout(begin), QVBoxLayout(self)
        keep_gaps(look, column, 8, (PAGE_MARGIN, 12, PAGE_MARGIN - reach, 12))
        column.addLayout(head)
        column.addWidget(self.told)
        column.addWidget(self.work, 1)
        keep_gaps(look, within, 0, (PAGE_MARGIN - reach, 24, PAGE_MARGIN, 24))
        within.addWidget(self.start)
        self._stack = QStackedLayout()
        self._work_area, self._start_area = PageScroll(self._look), PageScroll(self._look)
        for area, content in ((self._work_area, work), (self._start_area, begin)):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(content)
            self._stack.addWidget(area)
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        page.addLayout(self._stack, 1)

    def _connect(self) -> None:
        book, tools = self.book, self.tools
        book.changed.connect(self._show)
        book.told.connect(lambda why: self._tell(self._look.words.phrase(why), Tone.BAD))
        self.work.changed.connect(book.change)
        tools.scheme.picked.connect(lambda scheme: book.change(Settle(Scheme(str(scheme)))))
        tools.csv.clicked.connect(lambda: self.export.csv(book.kept))
        tools.png.clicked.connect(lambda: self.export.png(book.kept))
        self.export.told.connect(self._tell)
        tools.evenings.clicked.connect(self.ask_people)
        tools.people.clicked.connect(self._rename)
        self.start.form.given.connect(self._take_people)
        self.start.form.left.connect(self._show_work)
        self.start.resumed.connect(self._open)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        tools.undo.clicked.connect(book.undo)
        tools.redo.clicked.connect(book.redo)
        for keys, button, step in (
            ("Ctrl+Z", tools.undo, self.work.tiles.undo),
            ("Ctrl+Shift+Z", tools.redo, self.work.tiles.redo),
            ("Ctrl+Y", tools.redo, self.work.tiles.redo),
        ):  # of the tiles while they are laid, else of the evening
            shortcut = QShortcut(QKeySequence(keys), self, context=within)
            shortcut.activated.connect(lambda button=button, step=step: step() if self.work.laying else button.click())
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._keep_in_sight)
        self._context.settings.changed.connect(lambda _: self._show())
        self._look.changed.connect(self._refresh)

    def _keep_in_sight(self, _: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the keys came to, where the page is one long column."""
        if now is not None and self._work_area.isAncestorOf(now):
            self._work_area.ensureWidgetVisible(now)

    def _press(self, sign: str) -> bool:
        button = self.tools.letters.get(sign)
        if self.work.laying or button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def _open(self, kept: KeptEvening) -> None:
        self._tell("")
        self.book.open(kept)
        self._show_work()

    def _take_people(self, people: People) -> None:
        if self.start.form.anew:
            self.book.begin(Evening(people, self._context.settings.current.scheme))
        else:
            self.book.change(Name(people))
        if self.book.kept is not None:
            self._show_work()

    def _rename(self) -> None:
        if (evening := self.book.evening) is not None:
            self.start.rename(evening)
            self._show_start()

    def _show_start(self) -> None:
        self._stack.setCurrentWidget(self._start_area)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_work(self) -> None:
        self._stack.setCurrentWidget(self._work_area)
        self.work.entry.go_on()

    def _show(self) -> None:
        """Show the evening as it stands."""
        kept, evening = self.book.kept, self.book.evening
        if kept is None or evening is None:
            return
        self.work.show_evening(evening)
        self.tools.show_journal(kept.journal)
        title, about = titles_of(kept, self._look.words)
        self.title.set_text(title)
        self.about.set_text(about)
        self.setAccessibleDescription(about)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words("page-keeper"))
        self._show()
        self._fit()

    def _fit(self) -> None:
        px, width = self._look.px, self.width()
        self.about.setVisible(width >= px(_ABOUT))
        self.title.setVisible(width >= px(_TITLED))
        self.tools.spare_room(narrow=width < px(_TITLED))
        self.start.fit(self.width())

    def _tell(self, said: str, tone: Tone = Tone.INK2) -> None:
        self.told.set_tone(tone)
        self.told.set_text(said)
        self.told.setVisible(bool(said))


def terms_of(settings: Settings) -> tuple[ValueSet, bool]:
    """By what hands are scored now, and whether the prevailing wind counts; a set that cannot be read gives way to the
    one that ships."""
    try:
        return load_values(settings.values), settings.prevailing
    except ValueSetError:
        return load_values("sihai"), settings.prevailing
