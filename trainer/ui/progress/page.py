"""The page of progress: figures and plots over a span of days, drawn or as tables; ways out, a way to begin anew."""

from collections.abc import Callable, Generator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QBoxLayout, QVBoxLayout, QWidget

from trainer.coach.progress import Span
from trainer.coach.review import HandReview
from trainer.coach.review.figures import FORM
from trainer.session.figures import keep_figures
from trainer.session.practice import local_now
from trainer.session.progress import Gathered, gathering
from trainer.session.reviewing import Reviewing
from trainer.store import Profile, ReadError, SavedHand, SaveError, first_of, profiles_of
from trainer.store.findings import not_found_yet
from trainer.store.learning import clear_learning
from trainer.text import Words
from trainer.ui.controls import Flow, Hairline, PageScroll, QuietButton, Run, Switch, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.text_label import word
from trainer.ui.page import Context, Page, practice_of
from trainer.ui.progress.export import save_csv, save_picture
from trainer.ui.progress.figures import Figures, figures_of
from trainer.ui.progress.reset import ResetControl
from trainer.ui.progress.view import PlotView
from trainer.ui.progress.words import plots_of, spell_said
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_BESIDE: Final = 1180
"""From this width in pixels of the design on the narrow plots stand beside the wide ones."""

_BANDS: Final = (("losses", "due"), ("fans", "won"), ("skills", "weeks"))
"""The plots that stand beside each other, the wide one first."""

_WIDE, _NARROW = 888, 440

_ACTIONS: Final = QAbstractSlider.SliderAction
_SCROLLS: Final = {
    Qt.Key.Key_Up: _ACTIONS.SliderSingleStepSub,
    Qt.Key.Key_Down: _ACTIONS.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _ACTIONS.SliderPageStepSub,
    Qt.Key.Key_PageDown: _ACTIONS.SliderPageStepAdd,
}
"""What keys do with the page that is higher than the window."""

_AT_A_TIME: Final = 60
"""Hands that are looked through while the page is in front."""

_EACH: Final = 6
"""Hands after which what was found is shown."""


class ProgressPage(Page):
    """How the learner gets on, of the profile in use."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._practice = practice_of(context)
        self._reading: Generator[None, None, Gathered] | None = None
        self._gathered: Gathered | None = None
        look = self._look
        self.bar = PageBar(look, "home")
        self.bar.serve(context)
        self.title = TextLabel(look, Step.H2)
        self.span = Choice(
            look, tuple(Span), lambda span: look.words(f"progress-span-{span}"), word(look, "progress-span")
        )
        self.tables = Switch(look, "", "T")
        self.csv, self.png = QuietButton(look, "", "C", "export"), QuietButton(look, "", "E", "export")
        self.told = TextLabel(look, Step.NOTE, Tone.INK2)
        self.figures = Figures(look, (_WIDE // 3,) * 3 + (_NARROW // 2,) * 2)
        self.views = {name: PlotView(look) for band in _BANDS for name in band}
        self.reset = ResetControl(look)
        self.files = FileDialogs(look, self)
        self.span.picked.connect(lambda _: self._show())
        self.tables.toggled.connect(self._show_tables)
        self.csv.clicked.connect(self._save_csv)
        self.png.clicked.connect(self._save_png)
        self.reset.wanted.connect(self._clear)
        self.reviewing = Reviewing(context.session.reach, context.session.saving, self)
        self.reviewing.reviewed.connect(self._take_review)
        self.reviewing.finished.connect(self._show)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, _: object) -> None:
        """Look again at what was done; bit by bit, so that the window goes on meanwhile."""
        self.told.hide()
        self.reset.give_up()
        self._reading = gathering(self._context.session.saving.archive, self._practice, local_now)
        QTimer.singleShot(0, self, self._read)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose the span, T shows tables, C and E save, arrows scroll, Esc leads back."""
        sign, bare = sign_of(event), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        buttons = {button.key: button for button in (self.tables, self.csv, self.png)}
        if event.key() == Qt.Key.Key_Escape:
            if self.reset.asked:
                self.reset.give_up()
            else:
                self._context.go_back()
        elif bare and sign in buttons:
            buttons[sign].click()
        elif event.key() in _SCROLLS:
            self._scroll.verticalScrollBar().triggerAction(_SCROLLS[Qt.Key(event.key())])
        elif bare and sign in map(str, range(1, len(Span) + 1)):
            self.span.segment(int(sign) - 1).click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Look through no more hands."""
        super().hideEvent(event)
        self.reviewing.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put plots beside each other where they have room."""
        super().resizeEvent(event)
        self._fit()

    @property
    def ready(self) -> bool:
        """Whether everything was read and is shown."""
        return self._reading is None and self._gathered is not None

    def _read(self) -> None:
        if self._reading is None:
            return
        try:
            next(self._reading)
            QTimer.singleShot(0, self, self._read)
        except StopIteration as done:
            self._reading, self._gathered = None, done.value
            self._show()
            self._review_more()
        except ReadError as error:
            self._reading = None
            self._tell(self._look.words.phrase(error.phrase), bad=True)

    def _review_more(self) -> None:
        """Have the newest hands looked through that were not yet, beside the window."""
        with suppress(ReadError):
            unknown = not_found_yet(self._context.session.saving.archive, FORM)
            if unknown:
                self.reviewing.begin(unknown[:_AT_A_TIME])

    def _take_review(self, saved: SavedHand, review: HandReview | None) -> None:
        if review is None or self._gathered is None:
            return
        with suppress(SaveError):  # it is worked out again then
            keep_figures(self._context.session.saving.archive, saved.id, review)
        self._gathered = self._gathered.with_review(saved.id, review)
        if self.reviewing.done % _EACH == 0:
            self._show()

    def _show(self) -> None:
        """Show the sums over the span that is chosen."""
        if self._gathered is None:
            return
        words, found = self._look.words, self._gathered.over(Span(str(self.span.value)))
        told = words("score-separator").join(
            filter(None, (_whose(words, self._context.settings.profile), spell_said(words, found)))
        )
        said = Run(f"  {told}", Step.BODY, bold=False, tone=Tone.INK2)
        self.title.set_runs([Run(words("page-progress")), said])
        self.figures.show_figures(figures_of(words, found))
        for name, plot in plots_of(words, found).items():
            self.views[name].show_plot(plot)

    def _show_tables(self, wanted: bool) -> None:
        for view in self.views.values():
            view.show_as_table(wanted)

    def _save_csv(self) -> None:
        plots = [view.plot for view in self.views.values() if view.plot is not None]
        self._save("csv", lambda path: save_csv(plots, path))

    def _save_png(self) -> None:
        self._save("png", self._picture)

    def _picture(self, path: Path) -> None:
        """Write the page without what is pressed on it. Raises `OSError`."""
        layout = self._sheet.layout()
        assert layout is not None
        self.told.hide()
        self._tools.hide()
        layout.activate()
        try:
            save_picture(self._sheet, self._look.theme.bg, path)
        finally:
            self._tools.show()

    def _save(self, kind: str, write: Callable[[Path], None]) -> None:
        words = self._look.words
        name = f"sihai-progress-{local_now():%Y-%m-%d}.{kind}"
        chosen = self.files.to_write(words(f"progress-save-{kind}"), name, f"{kind.upper()} (*.{kind})")
        if chosen is None:
            return
        path = chosen.with_suffix(f".{kind}")
        try:
            write(path)
        except OSError as error:
            self._tell(words("tool-save-failed", reason=error.strerror or str(error)), bad=True)
        else:
            self._tell(words("tool-saved", name=path.name))

    def _clear(self) -> None:
        """Clear what was practised, and show that nothing is left of it."""
        words = self._look.words
        try:
            copy = clear_learning(self._context.session.saving.archive, datetime.now())
        except SaveError as error:
            self.reset.tell(words.phrase(error.phrase), bad=True)
            return
        self.enter(None)
        self.reset.tell(words("progress-reset-done", copy=copy) if copy else words("progress-reset-done-memory"))

    def _tell(self, said: str, *, bad: bool = False) -> None:
        self.told.set_tone(Tone.BAD if bad else Tone.INK2)
        self.told.set_text(said)
        self.told.show()

    def _lay_out(self) -> None:
        look, page, holder = self._look, QVBoxLayout(self), QWidget()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        self._sheet = QWidget()
        column, whole = QVBoxLayout(self._sheet), QVBoxLayout(holder)
        keep_gaps(look, column, 16, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        keep_gaps(look, whole)
        self._tools = Flow(look, (self.span, self.tables, self.csv, self.png), gap=8, line_gap=4)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        keep_gaps(look, self._head, 16)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self._tools)
        column.addLayout(self._head)
        column.addWidget(self.told)
        column.addWidget(self.figures)
        self._rows = []
        for wide, narrow in _BANDS:
            column.addWidget(Hairline(look))
            row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            keep_gaps(look, row, 48)
            row.addWidget(self.views[wide], _WIDE)
            row.addWidget(self.views[narrow], _NARROW)
            self._rows.append(row)
            column.addLayout(row)
        foot = QVBoxLayout()
        keep_gaps(look, foot, 0, (PAGE_MARGIN, 0, PAGE_MARGIN, 24))
        foot.addWidget(self.reset)
        whole.addWidget(self._sheet)
        whole.addLayout(foot)
        whole.addStretch(1)
        self._scroll = PageScroll(self._look)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        page.addWidget(self.bar)
        page.addWidget(self._scroll, 1)

    def _fit(self) -> None:
        beside, ways = self.width() >= self._look.px(_BESIDE), QBoxLayout.Direction
        for row in (*self._rows, self._head):
            row.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _refresh(self) -> None:
        words = self._look.words
        self.setAccessibleName(words("page-progress"))
        self.title.set_text(words("page-progress"))
        for button, key in ((self.tables, "tables"), (self.csv, "csv"), (self.png, "png")):
            button.setText(words(f"progress-{key}"))
            button.updateGeometry()
        self._fit()
        self._show()


def _whose(words: Words, profile: Profile) -> str:
    """The name of a profile, where there are several."""
    first = first_of(profile)
    if len(profiles_of(first)) == 1:
        return ""
    return words("settings-profile-first") if profile == first else profile.folder.name
