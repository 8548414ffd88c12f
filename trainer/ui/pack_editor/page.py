"""The page of the pack editor: every change is shown at once with the engine's answer."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.packs import Chapter, Content, DealCode, PackError, PackStep, StepKind, editing
from trainer.coach.packs.pasting import pasted
from trainer.coach.packs.presentation import Presentation
from trainer.store.pack_shelf import PackShelf
from trainer.ui.controls import Hairline, PageScroll, QuietButton, keep_gaps
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.pack_editor.board import StepBoard
from trainer.ui.pack_editor.contents import EMPTY
from trainer.ui.pack_editor.desk import PackDesk
from trainer.ui.pack_editor.head import EditorHead
from trainer.ui.pack_editor.steps import StepList
from trainer.ui.pack_editor.wording import WordsForm
from trainer.ui.page import Context, Page
from trainer.ui.present.step_answers import StepAnswers
from trainer.ui.theme import PAGE_MARGIN

_FITS: Final = ((1400, 264, 344), (1200, 228, 300), (960, 228, 0), (0, 180, 0))
"""From a width in pixels of the design on: how wide the steps and the words are. Words of no width stand below."""
_ANY: Final = 16777215


class PackEditorPage(Page):
    """Edits the pack of the shelf whose name is its topic."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.desk = PackDesk(self)
        self._answers = StepAnswers(context, self)
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.head = EditorHead(look)
        self.list = StepList(look)
        self.back = QuietButton(look, "", "Esc", icon="back")
        self.board = StepBoard(look)
        self.words = WordsForm(look)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.list)
        self._lay_out()
        self._listen()
        self._set_keys()

    def enter(self, topic: object) -> None:
        """Open a pack of the shelf; without a name go on with the one that is open."""
        if isinstance(topic, str) and topic != self.desk.name:
            try:
                self.desk.open(PackShelf(self._context.settings.profile.packs_folder), topic)
            except PackError as error:
                self.head.tell(self._look.words.phrase(error.phrase))
                return
        self._show()

    def presents(self) -> object:
        """The pack from the chosen step on."""
        self.desk.settle()
        pack, place = self.desk.edited
        return Presentation(pack, editing.number_of(pack, place)) if pack.steps else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the chosen step away, Page Up and Page Down go on, Esc leads back."""
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Delete: lambda: self.desk.change(editing.remove(*self.desk.edited)),
            Qt.Key.Key_PageDown: lambda: self.desk.turn(1),
            Qt.Key.Key_PageUp: lambda: self.desk.turn(-1),
            Qt.Key.Key_Escape: self._context.go_back,
        }
        if event.key() in acts:
            acts[event.key()]()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand side by side what can."""
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was typed last."""
        super().hideEvent(event)
        self.desk.settle()

    def _lay_out(self) -> None:
        look, page, column, holder = self._look, QVBoxLayout(self), QVBoxLayout(), QWidget()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 8, PAGE_MARGIN, 8))
        page.addWidget(self.bar)
        page.addLayout(column, 1)
        column.addWidget(self.head)
        body, side, self._sides = QHBoxLayout(), QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight, holder)
        keep_gaps(look, body, 16)
        keep_gaps(look, self._sides, 24, (0, 0, 12, 0))
        self._sides.addWidget(self.board, 1)
        self._sides.addWidget(self.words)
        self._scroll = PageScroll(self._look)
        self._scroll.setWidget(holder)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_gaps(look, side, 8)
        side.addWidget(self.list, 1)
        side.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        body.addLayout(side)
        body.addWidget(Hairline(look, Qt.Orientation.Vertical))
        body.addWidget(self._scroll, 1)
        column.addLayout(body, 1)

    def _listen(self) -> None:
        head, board, words, desk = self.head, self.board, self.words, self.desk
        head.undo.clicked.connect(desk.stack.undo)
        head.redo.clicked.connect(desk.stack.redo)
        head.add.clicked.connect(self._add_step)
        head.chapter.clicked.connect(self._add_chapter)
        head.present.clicked.connect(lambda: self._context.open_page("present", self.presents()))
        head.handout.setVisible(any(entry.name == "paper" for entry in self._context.pages))
        head.handout.clicked.connect(lambda: self._context.open_page("paper", self.presents()))
        head.title.typed.connect(lambda text: desk.name_pack(words.language, text))
        board.title.typed.connect(lambda text: desk.name_place(words.language, text))
        board.changed.connect(self._put)
        words.changed.connect(desk.replace_step)
        words.turned.connect(lambda _: self._show())
        for box in (head.title, board.title, words.question, words.notes, words.options, board.hand.line):
            box.undo_wanted.connect(desk.stack.undo)
            box.redo_wanted.connect(desk.stack.redo)
        self.back.clicked.connect(self._context.go_back)
        self.list.chosen.connect(desk.go)
        self.list.model_of.dropped.connect(lambda what, to: desk.change(editing.drop(desk.edited.pack, what, to)))
        desk.shown.connect(self._show)
        desk.kept.connect(lambda: head.show_pack(desk.edited.pack, desk.saved))
        desk.failed.connect(lambda reason: head.tell(self._look.words("teach-not-saved", reason=reason)))
        self._answers.ready.connect(self._take)
        self._look.changed.connect(self._show)

    def _set_keys(self) -> None:
        desk = self.desk
        for keys, act in (
            ("Ctrl+Z", desk.stack.undo),
            ("Ctrl+Y", desk.stack.redo),
            ("Ctrl+Shift+Z", desk.stack.redo),
            ("Ctrl+Return", self._add_step),
            ("Ctrl+Shift+Return", self._add_chapter),
            ("Ctrl+P", self.head.handout.click),
            ("Ctrl+V", self._paste),
            ("Ctrl+G", self._play),
            ("Ctrl+D", lambda: desk.change(editing.duplicate(*desk.edited))),
            ("Alt+Up", partial(self._move, -1)),
            ("Alt+Down", partial(self._move, 1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, act)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _move(self, by: int) -> None:
        """Move what has the keys: something to reveal, else the chosen step."""
        for row in self.words.reveals.values():
            if row.isAncestorOf(self.focusWidget() or self):
                row.moved.emit(row.reveal, by)
                return
        self.desk.change(editing.move(*self.desk.edited, by))

    def _add_step(self) -> None:
        """Put a step behind the chosen one, of the same kind, and go on with its title."""
        kind = StepKind.HAND if self.desk.step is None else self.desk.step.kind
        self.desk.change(editing.add_step(*self.desk.edited, PackStep(EMPTY[kind])))
        self.board.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_chapter(self) -> None:
        self.desk.change(editing.add_chapter(*self.desk.edited, Chapter()))
        self.board.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put(self, content: Content, field: str) -> None:
        """Let the chosen step show something else."""
        if self.desk.step is not None:
            self.desk.replace_step(replace(self.desk.step, content=content), field)

    def _paste(self) -> None:
        """Let the chosen step show what was copied elsewhere: a hand, a line of data, the code of a deal."""
        found, words = pasted(QGuiApplication.clipboard().text()), self._look.words
        if isinstance(found, tuple):
            self.head.tell(words("score-comma").join(words.phrase(fault) for fault in found))
        else:
            self._put(found, "")

    def _play(self) -> None:
        """Play the deal of the chosen step at the table."""
        content = None if self.desk.step is None else self.desk.step.content
        if isinstance(content, DealCode):
            self._context.open_page("table")
            self._context.session.open_code(content.text)

    def _take(self, content: Content) -> None:
        step = self.desk.step
        if step is not None and content == step.content and self.isVisible():
            self._show_answer()

    def _show(self) -> None:
        desk = self.desk
        if not desk.name:
            return
        (pack, place), language = desk.edited, self.words.language
        self.setAccessibleName(self._look.words("page-pack-editor"))
        self.back.setText(self._look.words("history-back"))
        self.back.updateGeometry()
        self.list.show_pack(pack, place)
        self.head.show_pack(pack, desk.saved)
        self.head.show_title(pack.title, language)
        self.head.offer(desk.stack)
        self.board.show_step(desk.step, desk.chapter, language, self._answers.terms)
        self._show_answer()
        if desk.step is not None:
            self._answers.ask((desk.step.content,))
        self._fit()

    def _show_answer(self) -> None:
        step = self.desk.step
        answer = None if step is None else self._answers.answer(step.content)
        self.board.preview.show_answer(step, answer, self.desk.edited.place)
        self.words.show_step(step, answer)

    def _fit(self) -> None:
        px = self._look.px
        steps, words = next((steps, words) for least, steps, words in _FITS if self.width() >= px(least))
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if words else ways.TopToBottom)
        self.list.setFixedWidth(px(steps))
        self.words.setMinimumWidth(px(words))
        self.words.setMaximumWidth(px(words) if words else _ANY)
        self.head.told.setVisible(self.width() >= px(_FITS[-2][0]))
