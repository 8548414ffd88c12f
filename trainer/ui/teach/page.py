"""The teacher's page: the packs that ship and the own ones, what can be done with each, and the doors beside them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.packs import SUFFIX, Chapter, Pack, PackError, Wording, pack_text
from trainer.coach.packs.editing import merged
from trainer.coach.packs.presentation import Presentation
from trainer.coach.packs.starters import STARTERS, starter
from trainer.store.files import write_whole
from trainer.store.pack_shelf import PackShelf, read_pack_file
from trainer.ui.controls import (
    Hairline,
    OutlineButton,
    PageScroll,
    PrimaryButton,
    QuietButton,
    TextLabel,
    keep_gaps,
)
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.text_label import word
from trainer.ui.desktop.asking import pick
from trainer.ui.page import Context, Page
from trainer.ui.teach.doors import DOORS
from trainer.ui.teach.shelf_rows import PackRow, Shelved
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_BESIDE: Final = 360
_WIDE: Final = 860
"""From this width in pixels of the design on, what can be done stands beside the list."""
PickPack = Callable[[str, list[str]], int | None]
"""Asks for one of some packs by their titles: its place, or None."""


class TeachPage(Page):
    """The list of packs; arrows choose one. Its topic is the name of an own pack to choose."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.rows: list[PackRow] = []
        self._removed: list[str] = []
        self.dialogs = FileDialogs(look, self)
        self.pick: PickPack = lambda text, names: pick(self._look, text, names, 0)
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.told = TextLabel(look, Step.BODY, Tone.INK2)
        self.new, self.open = OutlineButton(look, "", "Ctrl N"), OutlineButton(look, "", "Ctrl O")
        self.undo = QuietButton(look, "", "Ctrl Z", icon="undo")
        self.present, self.edit = PrimaryButton(look, "", "F5"), OutlineButton(look, "", "Enter")
        self.copy, self.merge = QuietButton(look, "", "Ctrl D"), QuietButton(look, "", "Ctrl M")
        self.export, self.delete = QuietButton(look, "", "Ctrl S"), QuietButton(look, "", "Del")
        self.chosen_title, self.contents = TextLabel(look, Step.H3), TextLabel(look, Step.NOTE, Tone.INK2)
        self.doors = {door.page: OutlineButton(look, "") for door in DOORS if self._leads(door.page)}
        self._list, self._sides = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        look.changed.connect(self._refresh)

    def enter(self, topic: object) -> None:
        """Read the shelf anew: packs were edited since."""
        chosen = topic if isinstance(topic, str) else None if self.chosen is None else self.chosen.name
        self.told.set_text("")
        self._fill(chosen)

    def presents(self) -> object:
        """The chosen pack."""
        chosen = self.chosen
        return None if chosen is None or chosen.pack is None or not chosen.pack.steps else Presentation(chosen.pack)

    @property
    def chosen(self) -> Shelved | None:
        """The pack of the row that is chosen."""
        return next((row.shelved for row in self.rows if row.isChecked()), None)

    @property
    def shelf(self) -> PackShelf:
        """The own packs."""
        return PackShelf(self._context.settings.profile.packs_folder)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter edits, Delete takes off, Esc leads back."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Return: self.edit.click,
            Qt.Key.Key_Enter: self.edit.click,
            Qt.Key.Key_Delete: self.delete.click,
            Qt.Key.Key_Escape: self._context.go_back,
        }
        if event.key() in steps and self.rows:
            at = next((place for place, row in enumerate(self.rows) if row.isChecked()), 0)
            row = self.rows[max(0, min(len(self.rows) - 1, at + steps[Qt.Key(event.key())]))]
            row.setFocus(Qt.FocusReason.OtherFocusReason)
            row.click()
        elif event.key() in acts:
            acts[event.key()]()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side what can."""
        super().resizeEvent(event)
        self._fit()

    def _leads(self, page: str) -> bool:
        return any(entry.name == page for entry in self._context.pages)

    def _lay_out(self) -> None:
        look, page, holder, beside = self._look, QVBoxLayout(self), QWidget(), QVBoxLayout()
        column, head, inner = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(holder)
        keep_gaps(look, page)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        keep_gaps(look, head, 8)
        keep_gaps(look, beside, 8)
        keep_gaps(look, self._sides, 32)
        keep_gaps(look, self._list, 2)
        page.addWidget(self.bar)
        page.addLayout(column, 1)
        head.addWidget(TextLabel(look, Step.H2, lines=1, say=word(look, "page-teach")), 1)
        for button in (self.undo, self.open, self.new):
            head.addWidget(button)
        column.addLayout(head)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(self._list)
        inner.addStretch(1)
        self._scroll = PageScroll()
        self._scroll.setWidget(holder)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sides.addWidget(self._scroll, 1)
        holder_beside = QWidget()
        holder_beside.setLayout(beside)
        self._beside = PageScroll()
        self._beside.setWidget(holder_beside)
        self._beside.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for label in (self.chosen_title, self.contents):
            beside.addWidget(label)
        pairs: tuple[tuple[QAbstractButton, QAbstractButton], ...] = (
            (self.present, self.edit),
            (self.copy, self.merge),
            (self.export, self.delete),
        )
        for pair in pairs:
            line = QHBoxLayout()
            keep_gaps(look, line, 4)
            for action in pair:
                line.addWidget(action)
            line.addStretch(1)
            beside.addLayout(line)
        beside.addStretch(1)
        beside.addWidget(Hairline(look))
        for door, opener in self.doors.items():
            beside.addWidget(opener)
            opener.clicked.connect(lambda _=False, door=door: self._context.open_page(door))
        self._sides.addWidget(self._beside)
        column.addLayout(self._sides, 1)
        column.addWidget(self.told)

    def _connect(self) -> None:
        acts: tuple[tuple[QAbstractButton, Callable[[], object], str], ...] = (
            (self.new, self._make, "Ctrl+N"),
            (self.open, self._take_in, "Ctrl+O"),
            (self.undo, self._bring_back, "Ctrl+Z"),
            (self.present, lambda: self._context.open_page("present", self.presents()), ""),
            (self.edit, self._edit, ""),
            (self.copy, self._copy, "Ctrl+D"),
            (self.merge, self._merge, "Ctrl+M"),
            (self.export, self._export, "Ctrl+S"),
            (self.delete, self._take_off, ""),
        )
        for button, act, keys in acts:
            button.clicked.connect(act)
            if keys:
                shortcut = QShortcut(QKeySequence(keys), self, button.click)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _fill(self, chosen: str | None) -> None:
        """Put a row for every pack, the own ones first."""
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        own = [Shelved(found.name, found.pack, True, found.error) for found in self.shelf.listing()]
        ships = [Shelved(name, starter(name), False) for name in STARTERS]
        self.rows = []
        for key, group in (("teach-own", own), ("teach-starters", ships)):
            if group:
                self._list.addWidget(TextLabel(self._look, Step.NOTE, Tone.INK3, lines=1, say=word(self._look, key)))
            for shelved in group:
                row = PackRow(self._look, shelved)
                row.clicked.connect(self._refresh)
                self._list.addWidget(row)
                self.rows.append(row)
        wanted = next((row for row in self.rows if row.shelved.name == chosen), self.rows[0])
        wanted.setChecked(True)
        self._refresh()

    @contextmanager
    def _saying(self) -> Iterator[None]:
        """Say what went wrong with a file."""
        try:
            yield
        except PackError as error:
            self._tell(self._look.words.phrase(error.phrase))
        except OSError as error:
            self._tell(self._look.words("teach-not-saved", reason=error.strerror or str(error)))

    def _tell(self, text: str) -> None:
        self.told.set_text(text)

    def _add(self, pack: Pack) -> None:
        self._fill(self.shelf.add(pack))

    def _make(self) -> None:
        with self._saying():
            title = Wording().with_text(self._look.language.value, self._look.words("teach-new-title"))
            self._add(Pack(title, (Chapter(),)))
            self._edit()

    def _take_in(self) -> None:
        kinds = f"{self._look.words('teach-files')} (*{SUFFIX})"
        path = self.dialogs.to_read(self._look.words("teach-open"), kinds)
        if path is not None:
            with self._saying():
                self._add(read_pack_file(path))

    def _edit(self) -> None:
        """Edit the chosen pack; of one that ships, a copy."""
        chosen = self.chosen
        if chosen is not None and chosen.pack is not None:
            with self._saying():
                name = chosen.name if chosen.own else self.shelf.add(chosen.pack)
                self._context.open_page("pack-editor", name)

    def _copy(self) -> None:
        if self.chosen is not None and self.chosen.pack is not None:
            with self._saying():
                self._add(self.chosen.pack)

    def _merge(self) -> None:
        """Put the chapters of another pack behind those of the chosen one, in a new pack."""
        chosen, words = self.chosen, self._look.words
        others = [row.shelved for row in self.rows if row.shelved is not chosen and row.shelved.pack is not None]
        if chosen is None or chosen.pack is None or not others:
            return
        place = self.pick(words("teach-merge-which"), [other.title(words) for other in others])
        other = None if place is None else others[place].pack
        if other is not None:
            with self._saying():
                self._add(merged(chosen.pack, other))

    def _export(self) -> None:
        chosen, words = self.chosen, self._look.words
        if chosen is None or chosen.pack is None:
            return
        kinds = f"{words('teach-files')} (*{SUFFIX})"
        path = self.dialogs.to_write(words("teach-export"), f"{chosen.name}{SUFFIX}", kinds)
        if path is not None:
            with self._saying():
                target = path if path.suffix == SUFFIX else Path(f"{path}{SUFFIX}")
                write_whole(target, pack_text(chosen.pack))
                self._tell(words("teach-exported", file=target.name))

    def _take_off(self) -> None:
        chosen = self.chosen
        if chosen is not None and chosen.own:
            with self._saying():
                self.shelf.remove(chosen.name)
                self._removed.append(chosen.name)
                self._fill(None)
                self._tell(self._look.words("teach-removed", title=chosen.title(self._look.words)))

    def _bring_back(self) -> None:
        if self._removed:
            with self._saying():
                name = self._removed.pop()
                self.shelf.restore(name)
                self._fill(name)
                self._tell("")

    def _fit(self) -> None:
        wide = self.width() >= self._look.px(_WIDE)
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self._beside.setFixedWidth(self._look.px(_BESIDE)) if wide else self._beside.setMaximumWidth(16777215)

    def _refresh(self) -> None:
        words, chosen = self._look.words, self.chosen
        self.setAccessibleName(words("page-teach"))
        texts = {
            self.new: "new",
            self.open: "open",
            self.undo: "undo",
            self.present: "present",
            self.edit: "edit",
            self.copy: "copy",
            self.merge: "merge",
            self.export: "export",
            self.delete: "delete",
        }
        for button, key in texts.items():
            button.setText(words(f"teach-{key}"))
            button.updateGeometry()
        for door in DOORS:
            if door.page in self.doors:
                self.doors[door.page].setText(words(door.words))
                self.doors[door.page].setAccessibleDescription(words(f"{door.words}-about"))
        readable = chosen is not None and chosen.pack is not None
        for button in (self.edit, self.copy, self.merge, self.export):
            button.setEnabled(readable)
        self.present.setEnabled(self.presents() is not None)
        self.delete.setEnabled(chosen is not None and chosen.own)
        self.undo.setVisible(bool(self._removed))
        self.chosen_title.set_text("" if chosen is None else chosen.title(words))
        self.contents.set_text(self._told_contents(chosen))
        self._fit()

    def _told_contents(self, chosen: Shelved | None) -> str:
        """The chapters of a pack, or why it cannot be read."""
        if chosen is None or chosen.pack is None:
            return "" if chosen is None else chosen.about(self._look.words)
        words, language = self._look.words, self._look.language.value
        return "\n".join(
            words("teach-chapter", title=chapter.title.said(language), n=len(chapter.steps))
            for chapter in chosen.pack.chapters[:12]
        )
