"""The page of statistics: how own decisions and hands went, over all hands that were reviewed."""

import csv
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QTreeWidgetItem, QVBoxLayout, QWidget

from trainer.coach.review import HandReview
from trainer.coach.review.figures import FORM, GroupKind, StatisticsGroup, statistics
from trainer.rules import Phrase
from trainer.session.figures import counted_hands, keep_figures
from trainer.session.reviewing import Reviewing
from trainer.store import ReadError, SavedHand, SaveError
from trainer.store.files import replacing
from trainer.store.findings import not_found_yet
from trainer.ui.controls import OutlineButton, PageScroll, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.page import Context, Page
from trainer.ui.statistics.rows import COLUMNS, said
from trainer.ui.statistics.table import StatisticsTable
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_EACH: Final = 25
"""Hands after which the lines are added up anew while more are worked out."""


class StatisticsPage(Page):
    """Adds up what reviews found; what was not reviewed yet is, beside the window, while the page is there."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look, self._session = context, context.look, context.session
        look = self._look
        self.groups: tuple[StatisticsGroup, ...] = ()
        self.reviewing = Reviewing(self._session.reach, self._session.saving, self)
        self.bar = PageBar(look, "history")
        self.bar.serve(context)
        self.title, self.counted = TextLabel(look, Step.H2, lines=1), TextLabel(look, Step.BODY, Tone.INK2)
        self.table, self.files, self.told = StatisticsTable(look), FileDialogs(look, self), FileOutcome(look)
        self.export = OutlineButton(look, "", "C", icon="save")
        self.stop, self.back = QuietButton(look, "", "S"), QuietButton(look, "", "Esc", icon="back")
        self.area, self._content = PageScroll(self._look), QWidget()
        self.setFocusProxy(self.table)
        self._lay_out()
        self.table.currentItemChanged.connect(lambda item, _: self._keep_in_sight(item))
        self.export.clicked.connect(self._export)
        self.stop.clicked.connect(self._stop)
        self.back.clicked.connect(context.go_back)
        self.reviewing.reviewed.connect(self._keep)
        self.reviewing.progressed.connect(self._progress)
        self.reviewing.slow_changed.connect(self._refresh)
        self.reviewing.finished.connect(self._add_up)
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, _: object) -> None:
        """Add up what is known, and have the other hands reviewed."""
        self.told.hide()
        self._add_up()
        try:
            unknown = not_found_yet(self._session.saving.archive, FORM)
        except ReadError as error:
            self.told.refuse(error.phrase)
            return
        if unknown:
            self.reviewing.begin(unknown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """C writes the table, S stops the work, Esc leads back."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if bare and sign_of(event) == self.export.key and self.export.isEnabled():
            self._export()
        elif bare and sign_of(event) == self.stop.key and self.reviewing.busy:
            self._stop()
        elif event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        else:
            super().keyPressEvent(event)

    def _keep(self, saved: SavedHand, review: HandReview | None) -> None:
        if review is not None:
            with suppress(SaveError):  # it is worked out again then
                keep_figures(self._session.saving.archive, saved.id, review)

    def _progress(self) -> None:
        if self.reviewing.done % _EACH == 0:
            self._add_up()
        else:
            self._refresh()

    def _stop(self) -> None:
        self.reviewing.cancel()
        self._add_up()

    def _add_up(self) -> None:
        try:
            self.groups = statistics(counted_hands(self._session.saving.archive))
        except ReadError as error:
            self.told.refuse(error.phrase)
        self.table.show_groups(self.groups)
        self._refresh()

    def _export(self) -> None:
        words = self._look.words
        name = f"sihai-statistics-{date.today():%Y-%m-%d}.csv"
        path = self.files.to_write(words("statistics-export-title"), name, words("settings-kind-csv"))
        if path is not None:
            target = path.with_suffix(".csv")
            self.told.of(target.name, lambda: self._write(target))

    def _write(self, target: Path) -> str:
        """Write the lines as a table that spreadsheets open. Raises `OSError`."""
        words = self._look.words
        with replacing(target) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
            rows = csv.writer(file)
            rows.writerow((words("statistics-column-group"), *(words(f"statistics-column-{name}") for name in COLUMNS)))
            rows.writerows((words(f"statistics-by-{group.kind.value}"), *said(words, group)) for group in self.groups)
        return words("statistics-exported", file=target.name)

    def _lay_out(self) -> None:
        look, page, column, foot = self._look, QVBoxLayout(self), QVBoxLayout(self._content), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, column, 10, (PAGE_MARGIN, 12, PAGE_MARGIN, 12))
        keep_gaps(look, foot, 12)
        for widget in (self.title, self.counted, self.table, self.told):
            column.addWidget(widget)
        column.addStretch(1)
        column.addLayout(foot)
        self.area.setWidget(self._content)
        page.addWidget(self.bar)
        page.addWidget(self.area, 1)
        foot.addWidget(self.export)
        foot.addWidget(self.stop)
        foot.addStretch(1)
        foot.addWidget(self.back)

    def _keep_in_sight(self, item: QTreeWidgetItem | None) -> None:
        """Scroll to the line that the arrows came to."""
        if item is not None:
            line = self.table.visualItemRect(item)
            at = self.table.viewport().mapTo(self._content, line.center())
            self.area.ensureVisible(0, at.y(), 0, line.height())

    def _refresh(self) -> None:
        words, busy = self._look.words, self.reviewing.slow
        self.setAccessibleName(words("page-statistics"))
        self.title.set_text(words("page-statistics"))
        hands = next((group.hands for group in self.groups if group.kind is GroupKind.ALL), 0)
        told = Phrase.of("statistics-counted", n=hands)
        if busy:
            told = Phrase.of("statistics-busy", done=self.reviewing.done, all=self.reviewing.all)
        self.counted.set_text(words.phrase(told))
        self.table.setVisible(bool(self.groups))
        self.export.setEnabled(bool(self.groups))
        self.stop.setVisible(busy)
        for button, key in (
            (self.export, "statistics-export"),
            (self.stop, "statistics-stop"),
            (self.back, "history-back"),
        ):
            button.setText(words(key))
            button.updateGeometry()
