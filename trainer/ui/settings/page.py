"""The settings: every wish takes effect at once, and Esc leads back."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer.store import Settings
from trainer.ui.controls import Hairline, OutlineButton, PageScroll, QuietButton, keep_gaps, keep_margins
from trainer.ui.controls.text import Text, one_line, word
from trainer.ui.look import Look
from trainer.ui.page import Page
from trainer.ui.settings.navigation import SectionList
from trainer.ui.settings.rows import SettingRow
from trainer.ui.settings.sections import SECTIONS, Binder, Bound
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_SIDE = 272
_SIDE_NARROW = 240
_NARROW = 1180
_COMPACT = 860
"""Below this width in pixels of the design the list of sections gives its place to the settings."""
_WIDEST = 920
_LEFT = 40
_TOP = 24


class SettingsPage(Page):
    """All settings in sections. ``changed_settings`` gives the whole `Settings` at every wish; ``closed`` asks to go
    back. The page shows what it was last given by `show_settings`, which says nothing to anybody."""

    changed_settings = Signal(Settings)
    closed = Signal()

    def __init__(self, look: Look, settings: Settings, folder: Path) -> None:
        super().__init__()
        self._look = look
        self._settings = settings
        self._before_reset: Settings | None = None
        self._folder = folder
        self.back = QuietButton(look, "", key="Esc", icon="back")
        self.back.clicked.connect(self.closed)
        self.reset_button = OutlineButton(look, "")
        self.reset_button.clicked.connect(self.reset)
        self.undo_button = OutlineButton(look, "", key="Ctrl Z", icon="undo")
        self.undo_button.clicked.connect(self.undo_reset)
        self.folder_button = OutlineButton(look, "")
        self.folder_button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        self.sections = SectionList(look)
        self.sections.opened.connect(self.show_section)
        self._binder = Binder(look)
        self._binder.wished.connect(self._wish)
        self._scroll = PageScroll()
        self._side = QWidget()
        self._heads: dict[str, Text] = {}
        self.rows: dict[str, list[Bound]] = self._binder.sections()
        self._sections = [self._section(name) for name in SECTIONS]
        self._lay_out()
        self.setFocusProxy(self.back)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo_reset)
        look.changed.connect(self._refresh)
        self.show_settings(settings)
        self._refresh()

    @property
    def settings(self) -> Settings:
        """The settings shown."""
        return self._settings

    def show_settings(self, settings: Settings) -> None:
        """Show settings that came into force elsewhere; a reset before them cannot be taken back any more."""
        self._end_undo()
        self._show(settings)

    def _show(self, settings: Settings) -> None:
        self._settings = settings
        for bound in (bound for rows in self.rows.values() for bound in rows):
            bound.show(settings)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What wears the style sheet: the side, each section, and the bars beside them."""
        return (self._side, *self._sections, *self._scroll.bars)

    def show_section(self, name: str) -> None:
        """Scroll to a section."""
        head, bar = self._heads[name], self._scroll.verticalScrollBar()
        bar.setValue(head.mapTo(self._page, QPoint(0, 0)).y())
        self.sections.set_current(name)

    def reset(self) -> None:
        """Wish for the defaults; the window's place is not a matter of taste and stays."""
        before = self._settings
        self._emit(Settings(geometry=before.geometry))
        self._before_reset = before
        self._show_undo()

    def undo_reset(self) -> None:
        """Wish for what was in force before the reset, if there was one."""
        if self._before_reset is not None:
            before, self._before_reset = self._before_reset, None
            self._emit(replace(before, geometry=self._settings.geometry))
            self._show_undo()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc close the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._binder.show_limits()
        self._fit()

    def _wish(self, changes: dict[str, Any]) -> None:
        self._end_undo()
        self._emit(replace(self._settings, **changes))

    def _end_undo(self) -> None:
        self._before_reset = None
        self._show_undo()

    def _emit(self, settings: Settings) -> None:
        self._show(settings)
        self.changed_settings.emit(settings)

    def _lay_out(self) -> None:
        look = self._look
        head = QHBoxLayout()
        head.addWidget(one_line(look, word(look, "settings-title"), Step.H2))
        head.addStretch(1)
        head.addWidget(self.back)
        side = QVBoxLayout(self._side)
        keep_gaps(look, side, 16, (PAGE_MARGIN, _TOP, 12, _TOP))
        side.addLayout(head)
        side.addWidget(self.sections)
        side.addStretch(0)
        self._scroll.setWidget(self._list())
        self.sections.follow(self._scroll, self._heads)
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._row = QHBoxLayout(self)
        keep_gaps(look, self._row)
        self._row.addWidget(self._side)
        self._row.addWidget(self._line)
        self._row.addWidget(self._scroll, 1)

    def _list(self) -> QWidget:
        look = self._look
        holder = QWidget()
        self._page = QWidget()
        column = QVBoxLayout(self._page)
        keep_gaps(look, column)
        for section in self._sections:
            column.addWidget(section)
        column.addStretch(1)
        row = QHBoxLayout(holder)
        keep_gaps(look, row, 0, (_LEFT, _TOP, PAGE_MARGIN, 40))
        row.addWidget(self._page, 1)
        row.addStretch(0)
        return holder

    def _section(self, name: str) -> QWidget:
        """A section's heading over its rows."""
        look = self._look
        section = QWidget()
        column = QVBoxLayout(section)
        keep_gaps(look, column)
        head = Text(look, word(look, f"settings-section-{name}"), Step.H3)
        keep_margins(look, head, (0, 0 if name == SECTIONS[0] else 40, 0, 4))
        self._heads[name] = head
        column.addWidget(head)
        rows = [bound.row for bound in self.rows[name]] if name in self.rows else self._data_rows()
        for number, setting in enumerate(rows):
            if number:
                column.addWidget(Hairline(look))
            column.addWidget(setting)
        return section

    def _data_rows(self) -> list[SettingRow]:
        """The data folder, and the way back to how everything was at first."""
        look = self._look
        folder = QLabel(str(self._folder))
        folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        folder.setWordWrap(True)
        folder.setAccessibleName(str(self._folder))
        self._done = one_line(look, word(look, "settings-reset-done"), Step.BODY, Tone.ACCENT, bold=True)
        reset = QWidget()
        line = QHBoxLayout(reset)
        keep_gaps(look, line, 8)
        for widget in (self._done, self.undo_button, self.reset_button):
            line.addWidget(widget)
        self._show_undo()
        return [
            SettingRow(look, word(look, f"settings-{key}"), word(look, f"settings-note-{key}"), control, *below)
            for key, control, below in (("folder", self.folder_button, (folder,)), ("reset", reset, ()))
        ]

    def _show_undo(self) -> None:
        there = self._before_reset is not None
        self._done.setVisible(there)
        self.undo_button.setVisible(there)

    def _fit(self) -> None:
        px = self._look.px
        compact = self.width() < px(_COMPACT)
        beside = px((_SIDE_NARROW if self.width() < px(_NARROW) else _SIDE) + PAGE_MARGIN + 12)
        self._page.setMaximumWidth(px(_WIDEST))
        self._side.setMinimumWidth(0 if compact else beside)
        self._side.setMaximumWidth(self.width() if compact else beside)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if compact else QBoxLayout.Direction.LeftToRight)
        self._line.setVisible(not compact)
        self.sections.setVisible(not compact)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        room = self.width() - (0 if compact else beside) - px(_LEFT + PAGE_MARGIN) - bar
        for setting in self._page.findChildren(SettingRow):
            setting.set_room(min(room, px(_WIDEST)))

    def _refresh(self) -> None:
        words = self._look.words
        for button, key in (
            (self.back, "settings-back"),
            (self.reset_button, "settings-reset"),
            (self.undo_button, "settings-reset-undo"),
            (self.folder_button, "settings-folder-open"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self.setAccessibleName(words("settings-title"))
        self._binder.show_limits()
        self._fit()
