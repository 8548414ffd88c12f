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
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.presentation import Presentation
from trainer.store.files import write_whole
from trainer.store.pack_shelf import PackShelf, read_pack_file
from trainer.ui.controls import OutlineButton, PageScroll, QuietButton, TextLabel, empty, keep_gaps
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.text_label import word
from trainer.ui.desktop.asking import pick
from trainer.ui.look import Look
from trainer.ui.page import Context, Page
from trainer.ui.teach.shelf_rows import PackRow, Shelved
from trainer.ui.teach.side import PackSide
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_TITLED: Final = 700
"""From this width in pixels of the design on, the page has room for its title: the bar says it, too."""
_BESIDE: Final = 384
_ANY: Final = 16777215
_WIDE: Final = 860
"""From this width in pixels of the design on, what can be done stands beside the list."""
PickPack = Callable[[str, list[str]], int | None]
"""Asks for one of some packs by their titles: its place, or None."""


@contextmanager
def saying(told: TextLabel, look: Look) -> Iterator[None]:
    """Say in a label what goes wrong with a file; nothing where nothing does."""
    told.set_text("")
    try:
        yield
    except PackError as error:
        told.set_text(look.words.phrase(error.phrase))
    except OSError as error:
        told.set_text(look.words("teach-not-saved", reason=error.strerror or str(error)))


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
        self.side = PackSide(look, frozenset(entry.name for entry in context.pages))
        self._list, self._sides = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = TextLabel(look, Step.H2, lines=1, say=word(look, "page-teach"))
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
        pack = None if self.chosen is None else self.chosen.pack
        return None if pack is None or not pack.steps else Presentation(pack)

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
            Qt.Key.Key_Return: self.side.edit.click,
            Qt.Key.Key_Enter: self.side.edit.click,
            Qt.Key.Key_Delete: self.side.delete.click,
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
        self._refresh()

    def _lay_out(self) -> None:
        look, page, holder, area = self._look, QVBoxLayout(self), QWidget(), PageScroll(self._look)
        column, head, packs = QVBoxLayout(holder), QHBoxLayout(), QVBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        keep_gaps(look, head, 8)
        keep_gaps(look, self._sides, 32)
        keep_gaps(look, self._list, 2)
        keep_gaps(look, packs)
        page.addWidget(self.bar)
        page.addWidget(area, 1)
        area.setWidget(holder)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head.addWidget(self._title)
        head.addStretch(1)
        for button in (self.undo, self.open, self.new):
            head.addWidget(button)
        column.addLayout(head)
        packs.addLayout(self._list)
        packs.addStretch(1)
        self._sides.addLayout(packs, 1)
        self._sides.addWidget(self.side)
        column.addLayout(self._sides, 1)
        column.addWidget(self.told)

    def _connect(self) -> None:
        side = self.side
        side.wanted.connect(self._context.open_page)
        acts: tuple[tuple[QAbstractButton, Callable[[], object], str], ...] = (
            (self.new, self._make, "Ctrl+N"),
            (self.open, self._take_in, "Ctrl+O"),
            (self.undo, self._bring_back, "Ctrl+Z"),
            (side.present, lambda: self._context.open_page("present", self.presents()), ""),
            (side.edit, self._edit, ""),
            (side.copy, lambda: self._with_pack(self._add), "Ctrl+D"),
            (side.merge, lambda: self._with_pack(self._merge), "Ctrl+M"),
            (side.export, lambda: self._with_pack(self._export), "Ctrl+S"),
            (side.delete, self._take_off, ""),
        )
        for button, act, keys in acts:
            button.clicked.connect(act)
            if keys:
                shortcut = QShortcut(QKeySequence(keys), self, button.click)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _fill(self, chosen: str | None) -> None:
        """Put a row for every pack, the own ones first."""
        empty(self._list)
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
        next((row for row in self.rows if row.shelved.name == chosen), self.rows[0]).setChecked(True)
        self._refresh()

    def _with_pack(self, act: Callable[[Pack], None]) -> None:
        """Do something with the chosen pack."""
        if self.chosen is not None and self.chosen.pack is not None:
            with saying(self.told, self._look):
                act(self.chosen.pack)

    def _add(self, pack: Pack) -> None:
        self._fill(self.shelf.add(pack))

    def _make(self) -> None:
        title = Wording().with_text(self._look.language.value, self._look.words("teach-new-title"))
        with saying(self.told, self._look):
            self._add(Pack(title, (Chapter(),)))
            self._edit()

    def _take_in(self) -> None:
        kinds = f"{self._look.words('teach-files')} (*{SUFFIX})"
        path = self.dialogs.to_read(self._look.words("teach-open"), kinds)
        if path is not None:
            with saying(self.told, self._look):
                self._add(read_pack_file(path))

    def _edit(self) -> None:
        """Edit the chosen pack; of one that ships, a copy."""
        chosen = self.chosen
        if chosen is not None and chosen.pack is not None:
            with saying(self.told, self._look):
                name = chosen.name if chosen.own else self.shelf.add(chosen.pack)
                self._context.open_page("pack-editor", name)

    def _merge(self, pack: Pack) -> None:
        """Put the chapters of another pack behind those of the chosen one, in a new pack."""
        words = self._look.words
        shelved = [row.shelved for row in self.rows if not row.isChecked()]
        others = [(one.title(words), one.pack) for one in shelved if one.pack is not None]
        place = self.pick(words("teach-merge-which"), [title for title, _ in others]) if others else None
        if place is not None:
            self._add(merged(pack, others[place][1]))

    def _export(self, pack: Pack) -> None:
        words, chosen = self._look.words, self.chosen
        kinds = f"{words('teach-files')} (*{SUFFIX})"
        name = "" if chosen is None else chosen.name
        path = self.dialogs.to_write(words("teach-export"), f"{name}{SUFFIX}", kinds)
        if path is not None:
            target = path if path.suffix == SUFFIX else Path(f"{path}{SUFFIX}")
            write_whole(target, pack_text(pack))
            self.told.set_text(words("teach-exported", file=target.name))

    def _take_off(self) -> None:
        chosen = self.chosen
        if chosen is not None and chosen.own:
            with saying(self.told, self._look):
                self.shelf.remove(chosen.name)
                self._removed.append(chosen.name)
                self._fill(None)
                self.told.set_text(self._look.words("teach-removed", title=chosen.title(self._look.words)))

    def _bring_back(self) -> None:
        if self._removed:
            with saying(self.told, self._look):
                name = self._removed.pop()
                self.shelf.restore(name)
                self._fill(name)

    def _refresh(self) -> None:
        words, px = self._look.words, self._look.px
        self.setAccessibleName(words("page-teach"))
        for button, key in ((self.new, "new"), (self.open, "open"), (self.undo, "undo")):
            button.setText(words(f"teach-{key}"))
            button.updateGeometry()
        self.undo.setVisible(bool(self._removed))
        self.side.show_pack(self.chosen)
        wide, ways = self.width() >= px(_WIDE), QBoxLayout.Direction
        self._title.setVisible(self.width() >= px(_TITLED))
        self._sides.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self.side.setMinimumWidth(px(_BESIDE) if wide else 0)
        self.side.setMaximumWidth(px(_BESIDE) if wide else _ANY)
