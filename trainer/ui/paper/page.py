"""The page of handouts: what is printed and how at the left, the pages at the right."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QBoxLayout, QComboBox, QVBoxLayout, QWidget

from trainer.coach.handouts import Handout, HandoutItem, HandoutPlan, missed_steps
from trainer.coach.packs import Pack, Wording
from trainer.coach.packs.presentation import Presentation
from trainer.rules import Phrase
from trainer.store import ReadError
from trainer.store.learning import answers
from trainer.store.pack_shelf import all_packs
from trainer.text import Language, Words
from trainer.ui.controls import (
    Flow,
    OutlineButton,
    PageScroll,
    PrimaryButton,
    QuietButton,
    Switch,
    TextLabel,
    focus_reach,
    keep_gaps,
)
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.text_label import word
from trainer.ui.look.worn import wear_sheet
from trainer.ui.page import Context, Page
from trainer.ui.paper.handout import HandoutPages, PaperStyle, Tongue
from trainer.ui.paper.preview import PaperPreview
from trainer.ui.paper.sheet import Leaf, PaperSize, paint_pages, save_pages
from trainer.ui.present.step_answers import StepAnswers
from trainer.ui.score.export import ExportError
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_OPTIONS: Final = 340
_STACKED: Final = 820
"""Below this width in pixels of the design the pages stand below the options."""

AskPrinter = Callable[[QPrinter], bool]
"""Asks where to print; False where nothing is to be printed."""


class PaperPage(Page):
    """Makes handouts. Its topic is a `HandoutPlan`, or a `Presentation`, of which the chapter is taken; without one a
    chapter of a pack, or what was missed, is chosen."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._plan: HandoutPlan | None = None
        self._leaves: tuple[Leaf, ...] = ()
        look = self._look
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.files = FileDialogs(look, self)
        self.ask_printer: AskPrinter = self._show_printers
        self.answers = StepAnswers(context, self)
        self.source, self.chapter = QComboBox(), QComboBox()
        wear_sheet(look, self.source, self.chapter)
        self.paper = Choice(look, tuple(PaperSize), self._size_name, lambda: look.words("paper-size"))
        self.tongue = Choice(look, tuple(Tongue), self._tongue_name, lambda: look.words("paper-tongue"))
        self.large, self.colour = Switch(look, ""), Switch(look, "")
        self.colour.setChecked(True)
        self.pdf, self.printer = PrimaryButton(look, "", "Ctrl S"), OutlineButton(look, "", "Ctrl P")
        self.back = QuietButton(look, "", "Esc", icon="back")
        self.about, self.told = TextLabel(look, Step.NOTE, Tone.INK2), TextLabel(look, Step.NOTE, Tone.INK2)
        self.preview = PaperPreview(look)
        self.tongue.show_value(Tongue.ZH if look.language is Language.ZH else Tongue.EN)
        self._lay_out()
        self._connect()
        self._fill()

    def enter(self, topic: object) -> None:
        """Show the handout of a plan, or the one chosen last."""
        if isinstance(topic, HandoutPlan | Presentation):
            self._plan = topic if isinstance(topic, HandoutPlan) else HandoutPlan.at(topic)
            self.source.setCurrentIndex(0)
        self._fill()
        self._ask()

    @property
    def plan(self) -> HandoutPlan:
        """What is to be printed."""
        chosen = self.source.currentData()
        if isinstance(chosen, HandoutPlan):
            return chosen
        if isinstance(chosen, Pack):
            at = max(0, self.chapter.currentIndex())
            return HandoutPlan.of(chosen, chosen.chapters[at])
        return self._missed()

    @property
    def chosen(self) -> PaperStyle:
        """How it is printed."""
        size, tongue = self.paper.value, self.tongue.value
        assert isinstance(size, PaperSize)
        return PaperStyle(size, Tongue(str(tongue)), self.large.isChecked(), self.colour.isChecked())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the pages beside the options, or below them."""
        super().resizeEvent(event)
        stacked = self.width() < self._look.px(_STACKED)
        self._sides.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        self._options.setMaximumWidth(self.width() if stacked else self._look.px(_OPTIONS))

    def _lay_out(self) -> None:
        look, reach = self._look, focus_reach(self._look.theme)
        self._options, content = QWidget(), QWidget()
        column = QVBoxLayout(self._options)
        keep_gaps(look, column, 8, (reach, 0, reach, 0))
        column.addWidget(TextLabel(look, Step.H2, lines=1, say=word(look, "paper-title")))
        self._of_chapter = self._caption("paper-chapter")
        for caption, widget in (
            (self._caption("paper-source"), self.source),
            (self._of_chapter, self.chapter),
            (self._caption("paper-size"), self.paper),
            (self._caption("paper-tongue"), self.tongue),
        ):
            column.addWidget(caption)
            column.addWidget(widget)
        for shown in (self.large, self.colour):
            column.addWidget(shown, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.about)
        self._ways = Flow(look, (self.pdf, self.printer, self.back), gap=4)
        column.addWidget(self._ways)
        column.addWidget(self.told)
        column.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        keep_gaps(look, self._sides, 32, (PAGE_MARGIN - reach, 16, PAGE_MARGIN, 16))
        self._sides.addWidget(self._options, 0, Qt.AlignmentFlag.AlignTop)
        self._sides.addWidget(self.preview, 1)
        area, page = PageScroll(self._look), QVBoxLayout(self)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(content)
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        page.addWidget(area, 1)
        self.setFocusProxy(self.source)

    def _caption(self, key: str) -> TextLabel:
        return TextLabel(self._look, Step.NOTE, Tone.INK2, lines=1, say=word(self._look, key))

    def _connect(self) -> None:
        for chosen in (lambda _: self._fill_chapters(), lambda _: self._ask()):
            self.source.activated.connect(chosen)
        self.chapter.activated.connect(lambda _: self._ask())
        for picked in (self.paper.picked, self.tongue.picked):
            picked.connect(self._show)
        for switch in (self.large, self.colour):
            switch.toggled.connect(self._show)
        self.pdf.clicked.connect(self._save)
        self.printer.clicked.connect(self._print)
        self.back.clicked.connect(self._context.go_back)
        self.answers.ready.connect(self._show)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, button in (("Ctrl+S", self.pdf), ("Ctrl+P", self.printer)):
            QShortcut(QKeySequence(keys), self, context=within).activated.connect(button.click)
        self._look.changed.connect(self._fill)

    def _fill(self) -> None:
        """Name everything, and offer what can be printed."""
        words, language, at = self._look.words, self._look.language.value, max(0, self.source.currentIndex())
        self.setAccessibleName(words("page-paper"))
        self.source.clear()
        if self._plan is not None:
            self.source.addItem(self._plan.title.said(language), self._plan)
            at = 0
        for pack in all_packs(self._context.settings.profile.packs_folder):
            if pack.chapters:
                self.source.addItem(pack.title.said(language), pack)
        self.source.addItem(words("paper-missed"), None)
        self.source.setCurrentIndex(min(at, self.source.count() - 1))
        for widget, key in ((self.source, "paper-source"), (self.chapter, "paper-chapter")):
            widget.setAccessibleName(words(key))
        for button, key in (
            (self.large, "paper-large"),
            (self.colour, "paper-colour"),
            (self.pdf, "paper-pdf"),
            (self.printer, "paper-print"),
            (self.back, "paper-back"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self._ways.show_only((self.pdf, self.printer, self.back))
        self._fill_chapters()
        self._show()

    def _fill_chapters(self) -> None:
        pack, language = self.source.currentData(), self._look.language.value
        at = max(0, self.chapter.currentIndex())
        self.chapter.clear()
        for number, chapter in enumerate(pack.chapters if isinstance(pack, Pack) else (), 1):
            self.chapter.addItem(chapter.title.said(language) or str(number))
        for widget in (self.chapter, self._of_chapter):
            widget.setVisible(self.chapter.count() > 0)
        if self.chapter.count():
            self.chapter.setCurrentIndex(min(at, self.chapter.count() - 1))

    def _missed(self) -> HandoutPlan:
        """What was missed lately, the newest first."""
        zh, en = Words(Language.ZH), Words(Language.EN)
        title = Wording(zh("paper-missed"), en("paper-missed"))
        source = Wording(zh("app-name"), en("app-name"))
        try:
            given = answers(self._context.session.saving.archive)
        except ReadError as error:
            self._tell(error.phrase)
            given = ()
        wrong = [(one.kind, one.seed, one.fan) for one in reversed(given) if not one.right]
        return HandoutPlan(title, source, missed_steps(wrong))

    def _ask(self) -> None:
        self.told.hide()
        self.answers.ask(step.content for step in self.plan.steps)
        self._show()

    def _show(self, _: object = None) -> None:
        """Show the pages, as far as their answers are known."""
        plan, style, words = self.plan, self.chosen, self._look.words
        found = [(step, self.answers.answer(step.content)) for step in plan.steps]
        items = tuple(HandoutItem(step, answer) for step, answer in found if answer is not None)
        handout = Handout(plan.title, plan.source, items)
        waiting = len(items) < len(found)
        pages = HandoutPages.of(handout, self.answers.terms.values, style, self._look)
        self._leaves = pages.leaves() if handout.printed and not waiting else ()
        self.preview.show_leaves(self._leaves, style.size)
        left_out = len(items) - len(handout.printed)
        if waiting:
            said = words("paper-waiting")
        elif not handout.printed:
            said = words("paper-nothing-missed" if self.source.currentData() is None else "paper-nothing")
        else:
            said = words("paper-about", pages=len(self._leaves), n=len(handout.printed))
            said += words("paper-left-out", n=left_out) if left_out else ""
        self.about.set_text(said)
        for button in (self.pdf, self.printer):
            button.setEnabled(bool(self._leaves))

    def _save(self) -> None:
        words, language = self._look.words, self._look.language.value
        name = "".join(sign for sign in self.plan.title.said(language) if sign.isalnum() or sign in " -_")[:40].strip()
        path = self.files.to_write(words("paper-pdf-title"), f"{name or 'sihai'}.pdf", "PDF (*.pdf)")
        if path is None:
            return
        try:
            save_pages(self._leaves, path.with_suffix(".pdf"), self.plan.title.said(language), self.chosen.size)
        except ExportError as error:
            self._tell(Phrase.of("keeper-not-saved", reason=str(error)), bad=True)
        else:
            self._tell(Phrase.of("keeper-saved", name=path.with_suffix(".pdf").name))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.chosen.size.layout)
        printer.setFullPage(True)
        printer.setDocName(self.plan.title.said(self._look.language.value))
        if self.ask_printer(printer):
            paint_pages(printer, self._leaves, self.chosen.size)
            self._tell(Phrase.of("paper-printed", n=len(self._leaves)))

    def _show_printers(self, printer: QPrinter) -> bool:
        return QPrintDialog(printer, self).exec() == QPrintDialog.DialogCode.Accepted

    def _tell(self, said: Phrase, *, bad: bool = False) -> None:
        self.told.set_tone(Tone.BAD if bad else Tone.INK2)
        self.told.set_text(self._look.words.phrase(said))
        self.told.show()

    def _size_name(self, size: object) -> str:
        return self._look.words(f"paper-{size.name.lower()}") if isinstance(size, PaperSize) else ""

    def _tongue_name(self, tongue: object) -> str:
        return self._look.words(f"paper-tongue-{tongue}")
