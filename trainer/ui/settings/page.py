"""The settings: every wish takes effect at once, and Esc leads back."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QListWidget, QScrollArea, QVBoxLayout, QWidget

from trainer.store import Settings
from trainer.ui.controls import Flow, Hairline, OutlineButton, PageScroll, QuietButton, keep_gaps
from trainer.ui.controls.text_label import one_line, word
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.page import Context, Page
from trainer.ui.settings.copies import BackupsControl, SalvageControl
from trainer.ui.settings.data import DataControl
from trainer.ui.settings.form import Control, FormLine, FormRow, FormSection
from trainer.ui.settings.places import FolderControl, ProfilesControl
from trainer.ui.settings.rows import SECTIONS
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_DATA: Final = "data"
_TABLE: Final = "table"
_SIDE: Final = 272
_COMPACT: Final = 860
"""Below this width in pixels of the design the list of sections gives its place to the settings."""
_WIDEST: Final = 920
_LEFT: Final = 40
_TOP: Final = 24


class SectionList(QListWidget):
    """The sections of a page. Clicks and arrow keys scroll to one; scrolling marks the one that is read."""

    def __init__(self, look: Look, area: QScrollArea, sections: Mapping[str, QWidget]) -> None:
        super().__init__()
        self._look, self._area, self._sections = look, area, sections
        self.setProperty("places", True)
        wear_sheet(look, self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.addItems(list(sections))
        self.currentRowChanged.connect(self._show)
        area.verticalScrollBar().valueChanged.connect(self._follow)
        area.verticalScrollBar().rangeChanged.connect(self._follow)
        look.changed.connect(self._refresh)
        self._refresh()

    def go(self, name: str) -> None:
        """Scroll to a section."""
        self.setCurrentRow(-1)
        self.setCurrentRow(list(self._sections).index(name))

    def _show(self, row: int) -> None:
        if row >= 0:
            self._area.verticalScrollBar().setValue(list(self._sections.values())[row].y())
            self._mark(row)

    def _follow(self) -> None:
        """Mark the last section that begins above the line where one reads: at the top of the page that is the top of
        the area, at the end its end, between them in step."""
        bar, sight = self._area.verticalScrollBar(), self._area.viewport()
        line = sight.height() * bar.value() / bar.maximum() if bar.maximum() else 0
        begun = [section.mapTo(sight, QPoint(0, 0)).y() <= line for section in self._sections.values()]
        self._mark(max(0, sum(begun) - 1))

    def _mark(self, row: int) -> None:
        self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(False)

    def _refresh(self) -> None:
        words = self._look.words
        self.setAccessibleName(words("settings-sections"))
        for row, name in enumerate(self._sections):
            self.item(row).setText(words(f"settings-section-{name}"))


class SettingsPage(Page):
    """All settings in sections, beside a list of them. Its topic is the name of a section."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._look, self._keeper = context.look, context.settings
        self._go_back = context.go_back
        look = self._look
        self._before_reset: Settings | None = None
        self.back = QuietButton(look, "", key="Esc", icon="back")
        self.back.clicked.connect(self._go_back)
        self.reset_button = OutlineButton(look, "")
        self.reset_button.clicked.connect(self.reset)
        self.undo_button = OutlineButton(look, "", key="Ctrl Z", icon="undo")
        self.undo_button.clicked.connect(self.undo_reset)
        session = context.session
        self.folder, self.profiles = FolderControl(context), ProfilesControl(look, context.settings)
        self.folder.moved.connect(self.profiles.list_anew)
        self.data = DataControl(look, lambda: session.saving.archive)
        self.backups, self.salvage = BackupsControl(look, session), SalvageControl(look, session)
        self.controls: dict[FormRow, Control] = {}
        self.first_hand = OutlineButton(look, "")
        self.first_hand.clicked.connect(lambda: context.open_page("welcome"))
        lines = {name: list(map(self._line, rows)) for name, rows in SECTIONS.items()}
        again = (word(look, "settings-first-hand"), word(look, "settings-note-first-hand"))
        lines[_TABLE].append(FormLine(*again, self.first_hand))
        self.sections = {name: FormSection(look, name, of_section) for name, of_section in lines.items()}
        self.sections[_DATA] = FormSection(look, _DATA, self._data_lines())
        self._scroll, self._side, self._page = PageScroll(self._look), QWidget(), QWidget()
        self.list = SectionList(look, self._scroll, self.sections)
        self._lay_out()
        self.setFocusProxy(self.back)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo_reset)
        self._keeper.changed.connect(self._follow)
        look.changed.connect(self._refresh)
        self._follow(self._keeper.current)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Scroll to the section of a name."""
        if isinstance(topic, str):
            self.list.go(topic)

    def reset(self) -> None:
        """Wish for the defaults; the window's place is not a matter of taste and stays."""
        before = self._keeper.current
        self._keeper.change(Settings(drill=before.drill, speed_bests=before.speed_bests))  # no matters of taste
        self._offer_undo(before)

    def undo_reset(self) -> None:
        """Wish for what was in force before the reset, if there was one."""
        if self._before_reset is not None:
            self._keeper.change(self._before_reset)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc close the page."""
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._fit()

    def _line(self, row: FormRow) -> FormLine:
        title = word(self._look, f"setting-name-{row.key}")
        control = self.controls[row] = row.make(self._look, title)
        control.picked.connect(lambda value: self._wish(row.wished(value)))
        return FormLine(title, word(self._look, f"settings-note-{row.key}"), control.widget, control.below)

    def _data_lines(self) -> list[FormLine]:
        """Where everything is kept, the ways out, in and back, and the way back to how the settings were at first."""
        look = self._look
        self._done = one_line(look, word(look, "settings-reset-done"), Step.BODY, Tone.ACCENT, bold=True)
        reset = Flow(look, (self.reset_button, self.undo_button, self._done), gap=8, line_gap=4)
        rows: tuple[tuple[str, QWidget, tuple[QWidget, ...]], ...] = (
            ("folder", self.folder, (self.folder.shown,)),
            ("profiles", self.profiles, ()),
            ("backups", self.backups, ()),
            ("salvage", self.salvage, ()),
            ("transfer", self.data, ()),
            ("reset", reset, ()),
        )
        return [
            FormLine(word(look, f"settings-{key}"), word(look, f"settings-note-{key}"), control, below)
            for key, control, below in rows
        ]

    def _wish(self, changes: Mapping[str, Any]) -> None:
        self._keeper.change(replace(self._keeper.current, **changes))

    def _follow(self, settings: Settings) -> None:
        """Show what is in force; a reset before it cannot be taken back any more."""
        for row, control in self.controls.items():
            control.show(row.value(settings))
        self._offer_undo(None)

    def _offer_undo(self, before: Settings | None) -> None:
        self._before_reset = before
        for widget in (self._done, self.undo_button):
            widget.setVisible(before is not None)

    def _lay_out(self) -> None:
        look, head, side, holder = self._look, QHBoxLayout(), QVBoxLayout(self._side), QWidget()
        head.addWidget(one_line(look, word(look, "settings-title"), Step.H2))
        head.addStretch(1)
        head.addWidget(self.back)
        keep_gaps(look, side, 16, (PAGE_MARGIN, _TOP, 12, _TOP))
        side.addLayout(head)
        side.addWidget(self.list, 1)
        column, content = QVBoxLayout(self._page), QHBoxLayout(holder)
        keep_gaps(look, column, 40)
        for section in self.sections.values():
            column.addWidget(section)
        column.addStretch(1)
        keep_gaps(look, content, 0, (_LEFT, _TOP, PAGE_MARGIN, 40))
        content.addWidget(self._page, 1)
        content.addStretch(0)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        self._edge = Hairline(look, Qt.Orientation.Vertical)
        self._row = QHBoxLayout(self)
        keep_gaps(look, self._row)
        for widget, stretch in ((self._side, 0), (self._edge, 0), (self._scroll, 1)):
            self._row.addWidget(widget, stretch)

    def _fit(self) -> None:
        px = self._look.px
        compact = self.width() < px(_COMPACT)
        side = self.width() if compact else px(_SIDE + PAGE_MARGIN + 12)
        self._side.setFixedWidth(side)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if compact else QBoxLayout.Direction.LeftToRight)
        for widget in (self._edge, self.list):
            widget.setVisible(not compact)
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        room = self.width() - (0 if compact else side + 1) - px(_LEFT) - px(PAGE_MARGIN) - bar
        self._page.setFixedWidth(min(room, px(_WIDEST)))
        for section in self.sections.values():
            section.fit(min(room, px(_WIDEST)))
        for row in (row for rows in SECTIONS.values() for row in rows if row.name.endswith("_scale")):
            self.controls[row].show(row.value(self._keeper.current))

    def _refresh(self) -> None:
        words = self._look.words
        self.setAccessibleName(words("settings-title"))
        for button, key in (
            (self.back, "settings-back"),
            (self.reset_button, "settings-reset"),
            (self.first_hand, "settings-first-hand-go"),
            (self.undo_button, "settings-reset-undo"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self._fit()
