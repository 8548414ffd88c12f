"""The page of exams."""

import csv
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.exams import ExamPlan, ExamRun, exam_exercise, exam_rows
from trainer.coach.packs import Chapter
from trainer.store.files import replacing
from trainer.store.pack_shelf import all_packs
from trainer.ui.controls import PageScroll, keep_gaps
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.exam.asking import ExamAsking
from trainer.ui.exam.exam_sheet import exam_leaves
from trainer.ui.exam.results import ExamResults, about_said
from trainer.ui.exam.setup import ExamSetup
from trainer.ui.page import Context, Page
from trainer.ui.paper.sheet import save_pages
from trainer.ui.present.step_answers import StepAnswers
from trainer.ui.score.export import ExportError
from trainer.ui.theme import PAGE_MARGIN


class ExamPage(Page):
    """Holds exams one after another; the results of all since the page was opened are in one table. Its topic is a
    `Chapter`, from which the exam is offered."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self._wanted: tuple[str, ExamPlan] | None = None
        self.runs: list[ExamRun] = []
        self.bar = PageBar(look, "teach")
        self.bar.serve(context)
        self.files = FileDialogs(look, self)
        self.answers = StepAnswers(context, self)
        self.setup = ExamSetup(look, lambda: all_packs(context.settings.profile.packs_folder))
        self.asking, self.results = ExamAsking(look), ExamResults(look)
        self._stack, page = QStackedLayout(), QVBoxLayout(self)
        self._areas = {part: self._area(part) for part in (self.setup, self.asking, self.results)}
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        page.addWidget(self.bar)
        page.addLayout(self._stack, 1)
        self._connect()
        self._show(self.setup)

    def enter(self, topic: object) -> None:
        """Offer a chapter; an exam that is running goes on."""
        if not self.running:
            self.setup.fill()
        if isinstance(topic, Chapter) and not self.running:
            at = next((n for n in range(self.setup.source.count()) if self.setup.source.itemData(n) == topic), 0)
            self.setup.source.setCurrentIndex(at)
            self._show(self.setup)

    @property
    def running(self) -> bool:
        """Whether questions are being asked."""
        return self._stack.currentWidget() is self._areas[self.asking]

    def lost_by_closing(self) -> str:
        """The answers of an exam that is not handed in."""
        return "unsaved-exam" if self.running else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let a question have the letters that there is room for."""
        super().resizeEvent(event)
        self.asking.head.fit(self.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the results; while questions are asked Esc does not lead away."""
        results = self._stack.currentWidget() is self._areas[self.results]
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        buttons = {button.key: button for button in (self.results.csv, self.results.sheet)}
        if event.key() == Qt.Key.Key_Escape:
            if not self.running:
                self._context.go_back()
        elif results and (enter or sign_of(event) in buttons):
            (self.results.next if enter else buttons[sign_of(event)]).click()
        else:
            super().keyPressEvent(event)

    def _area(self, part: QWidget) -> PageScroll:
        area, holder = PageScroll(self._look), QWidget()
        column = QVBoxLayout(holder)
        keep_gaps(self._look, column, 0, (PAGE_MARGIN, 20, PAGE_MARGIN, 20))
        column.addWidget(part)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(holder)
        self._stack.addWidget(area)
        return area

    def _connect(self) -> None:
        self.setup.begun.connect(self._want)
        self.setup.left.connect(self._context.go_back)
        self.asking.changed.connect(self._follow)
        self.results.next.clicked.connect(lambda: self._show(self.setup))
        self.results.csv.clicked.connect(self._save_csv)
        self.results.sheet.clicked.connect(self._save_sheet)
        self.results.back.clicked.connect(self._context.go_back)
        self.answers.ready.connect(lambda _: self._begin_when_ready())

    def _want(self, name: str, plan: ExamPlan) -> None:
        """Have the questions made; they are asked when all are there."""
        self._wanted = name, plan
        self.answers.ask(step.content for step in plan.steps)
        self._begin_when_ready()

    def _begin_when_ready(self) -> None:
        if self._wanted is None:
            return
        (name, plan), words = self._wanted, self._look.words
        found = [self.answers.answer(step.content) for step in plan.steps]
        there = [answer for answer in found if answer is not None]
        if len(there) < len(found):
            self.setup.tell(words("exam-making", n=len(there), count=len(found)))
            return
        self._wanted = None
        exercises = [exercise for exercise in map(exam_exercise, there) if exercise is not None]
        self.setup.tell("" if exercises else words("paper-nothing"))
        if exercises:
            self._show(self.asking)
            self.asking.begin(ExamRun.begin(name, plan, exercises))

    def _follow(self, run: ExamRun) -> None:
        if run.over:
            self.runs.append(run)
            self.results.show_run(run)
            self._show(self.results)

    def _show(self, part: ExamSetup | ExamAsking | ExamResults) -> None:
        self._stack.setCurrentWidget(self._areas[part])
        self.setFocusProxy(part)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _save_csv(self) -> None:
        words = self._look.words

        def write(path: Path) -> None:
            """All exams since the page was opened."""
            with replacing(path) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
                csv.writer(file).writerows(exam_rows(self.runs, words))

        self._save("exam-csv-title", "csv", write)

    def _save_sheet(self) -> None:
        run = self.runs[-1]
        title = about_said(run, self._look)
        self._save("exam-sheet-title", "pdf", lambda path: save_pages(exam_leaves(run, self._look), path, title))

    def _save(self, title: str, kind: str, write: Callable[[Path], None]) -> None:
        words = self._look.words
        path = self.files.to_write(words(title), f"sihai_exam.{kind}", f"{kind.upper()} (*.{kind})")
        if path is None:
            return
        try:
            write(path.with_suffix(f".{kind}"))
        except ExportError as error:
            self.results.told.set_text(words("keeper-not-saved", reason=str(error)))
        except OSError as error:
            self.results.told.set_text(words("keeper-not-saved", reason=error.strerror or str(error)))
        else:
            self.results.told.set_text(words("keeper-saved", name=path.with_suffix(f".{kind}").name))
