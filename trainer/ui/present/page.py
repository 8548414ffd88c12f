"""The page of a presentation: one slide over the whole window, led by keys or a clicker."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.packs import Content, Deck, StepAnswer, deck_of, guesses, stages
from trainer.coach.packs.presentation import Presentation
from trainer.coach.packs.slide import WAITING, Slide
from trainer.ui.page import Context, Page
from trainer.ui.present.keys import Cue, cue_of
from trainer.ui.present.notes import NotesWindow, Screens, beside, screens_there
from trainer.ui.present.slide_look import SlideLook
from trainer.ui.present.slide_view import SlideView
from trainer.ui.present.step_answers import StepAnswers
from trainer.ui.present.stopwatch import Stopwatch

AHEAD: Final = 20
"""Steps whose answers are asked for before they are shown."""
_POINTER_STAYS: Final = 2000
"""Milliseconds after which a pointer that does not move is hidden."""


class PresentPage(Page):
    """Presents the pack of a `Presentation`. ``screens`` tells which there are."""

    def __init__(self, context: Context, screens: Screens = screens_there) -> None:
        super().__init__()
        self._context, self.screens = context, screens
        self._answers = StepAnswers(context, self)
        self._answers.ready.connect(self._take)
        self.deck: Deck | None = None
        self._both = False
        self._asked_at = -1
        self._look = SlideLook(context.look, self)
        self.slide = SlideView(self._look, self)
        self.slide.pointed.connect(self.slide.circle)
        self.slide.setMouseTracking(True)
        self.black = QWidget(self)
        self.black.setStyleSheet("background: black;")
        self.black.hide()
        self.notes = NotesWindow(context.look, self.keyPressEvent, self)
        self._watch = Stopwatch(self)
        self._watch.ticked.connect(self._tell_time)
        self._pointer = QTimer(self)
        self._pointer.setSingleShot(True)
        self._pointer.timeout.connect(lambda: self.slide.setCursor(Qt.CursorShape.BlankCursor))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        context.look.changed.connect(self._dress)
        self._acts = self._acts_by_cue()

    def enter(self, topic: object) -> None:
        """Begin a `Presentation`; without one, go on with the last. Steps that cannot be shown are passed over."""
        if isinstance(topic, Presentation):
            self._answers.use(topic.known)
            self._asked_at = -1
            begun = deck_of(topic.pack.steps).go_to(topic.at) if topic.pack.steps else None
            good = self._answers.can_show
            self.deck = None if begun is None else begun.passing(1, good) or begun.passing(-1, good)
        if self.deck is None:
            self._context.open_page("teach")
            return
        self.black.hide()
        self._dress()
        self._watch.wake()
        self._show_notes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key or a clicker asks for; other keys go on to the window."""
        found = cue_of(event)
        if found is None or self.deck is None:
            event.ignore()
            return
        self.obey(*found)

    def obey(self, cue: Cue, answer: int = 0) -> None:
        """Do what a cue asks for; ``answer`` is the one that it is about, from 0. What wakes a black screen does
        nothing else."""
        if cue in (Cue.RAISE, Cue.LOWER):
            self._raise(answer, 1 if cue is Cue.RAISE else -1)
        elif self.black.isVisible():
            self.black.hide()
        else:
            self._acts[cue]()

    def focusNextPrevChild(self, _: bool) -> bool:
        """Tab points at what is on the slide."""
        return False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the pointer for a while."""
        super().mouseMoveEvent(event)
        self.slide.unsetCursor()
        self._pointer.start(_POINTER_STAYS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the slide take the whole window."""
        super().resizeEvent(event)
        self.slide.setGeometry(self.rect())
        self.black.setGeometry(self.rect())
        self._dress()

    def hideEvent(self, event: QHideEvent) -> None:
        """The notes go with the slide."""
        super().hideEvent(event)
        self._watch.sleep()
        self._pointer.stop()
        self.notes.hide()

    def _acts_by_cue(self) -> Mapping[Cue, Callable[[], object]]:
        return {
            Cue.ON: lambda: self._turn(1, lambda deck, count: deck.on(count)),
            Cue.BACK: lambda: self._turn(-1, lambda deck, count: deck.back(count)),
            Cue.FIRST: lambda: self._turn(1, lambda deck, _: deck.go_to(0)),
            Cue.LAST: lambda: self._turn(-1, lambda deck, _: deck.go_to(len(deck.steps) - 1)),
            Cue.LOWER_ALL: lambda: self._turn(1, lambda deck, _: deck.lower_all()),
            Cue.POINT_ON: lambda: self._point(1),
            Cue.POINT_BACK: lambda: self._point(-1),
            Cue.LEAVE: lambda: self.slide.circle("") if self.slide.circled else self._context.go_back(),
            Cue.BLACK: self.black.show,
            Cue.TIMER: self._watch.switch,
            Cue.BOTH: lambda: self._dress(both=not self._both),
            Cue.GROUND: lambda: self._dress(light=not self._look.light),
            Cue.LARGER: lambda: self._dress(larger=1),
            Cue.SMALLER: lambda: self._dress(larger=-1),
            Cue.SWAP: self._swap,
            Cue.NOTES: lambda: self.notes.hide() if self.notes.isVisible() else self._show_notes(),
        }

    @property
    def answer(self) -> StepAnswer | None:
        """The engine's answer for the step that is shown; None while it is worked out."""
        return None if self.deck is None else self._answers.answer(self.deck.step.content)

    def _take(self, content: Content) -> None:
        if self.deck is not None and content == self.deck.step.content and self.isVisible():
            self._show()

    def _turn(self, by: int, turn: Callable[[Deck, int], Deck]) -> None:
        """Show another moment, on (1) or back (-1) over steps that cannot be shown; a step that is not answered yet has
        nothing to reveal."""
        if self.deck is None:
            return
        answer, before = self.answer, self.deck
        count = 0 if answer is None else len(stages(before.step, answer))
        self.deck = turn(before, count).passing(by, self._answers.can_show) or before
        if self.deck.at != before.at:
            self.slide.circle("")
        self._show()

    def _raise(self, answer: int, by: int) -> None:
        offered = guesses(self.deck.step, self.answer or WAITING) if self.deck is not None else ()
        if self.deck is not None and answer < len(offered):
            self.deck = self.deck.raise_hand(answer, len(offered), by)
            self._show()

    def _show(self) -> None:
        """Show what the deck holds, and ask for what comes next."""
        deck = self.deck
        if deck is None:
            return
        shown = Slide.of(deck, self.answer, both=self._both)
        passed = self._look.words("teach-passed", n=deck.passed) if deck.passed else ""
        self.slide.show_slide(shown, passed)
        self.setAccessibleName(self.slide.accessibleName())
        self.setAccessibleDescription(self.slide.accessibleDescription())
        if self.notes.isVisible():
            self.notes.show_slide(shown, deck)
        if deck.at == self._asked_at:
            return
        self._asked_at = deck.at
        near = (*deck.steps[deck.at : deck.at + AHEAD], *deck.steps[max(0, deck.at - 2) : deck.at])
        self._answers.ask(step.content for step in near)

    def _point(self, by: int) -> None:
        """Point at the next thing on the slide; before the first and after the last there is nothing."""
        names = ["", *(target.name for target in self.slide.targets())]
        at = names.index(self.slide.circled) if self.slide.circled in names else 0
        self.slide.circle(names[(at + by) % len(names)])

    def _tell_time(self) -> None:
        self.slide.tell_time(self._watch.text)
        if self.notes.isVisible():
            self.notes.tell_time(self.slide.clock)

    def _dress(self, both: bool | None = None, light: bool | None = None, larger: int = 0) -> None:
        """Take the look of the program and what slides have of their own, after a wish for another one."""
        self._both = self._both if both is None else both
        self._look.light = self._look.light if light is None else light
        self._look.enlarge(larger)
        self._look.follow(self.size())
        self._show()

    def _show_notes(self) -> None:
        """Open the notes on the screen beside, where there is one."""
        place = beside(self.screens(), self.window().geometry())
        if place is not None and self.deck is not None:
            self.notes.setGeometry(place)
            self.notes.show()
            self.notes.show_slide(Slide.of(self.deck, self.answer, both=self._both), self.deck)
            self._tell_time()
            self.activateWindow()
            self.setFocus()

    def _swap(self) -> None:
        """Let slide and notes change their screens."""
        window = self.window()
        place, state = beside(self.screens(), window.geometry()), window.windowState()
        if place is not None:
            window.setWindowState(Qt.WindowState.WindowNoState)  # what fills a screen cannot be moved to another
            window.setGeometry(place)
            window.setWindowState(state)
            self._show_notes()
