"""The page of the first start: two questions, and at once the guided hand. Whoever knows mahjong sees first what is
different here."""

from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.first_hand import LINE, FirstHand
from trainer.text import Language
from trainer.ui.controls import (
    AppIcon,
    OutlineButton,
    PageScroll,
    QuietButton,
    Run,
    SegmentedControl,
    TextLabel,
    keep_gaps,
)
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.text_label import word
from trainer.ui.page import Context, Page
from trainer.ui.theme import PAGE_MARGIN, Step, Tone
from trainer.ui.welcome.card import AnswerCard

_WIDEST: Final = 640
_LANGUAGES: Final = tuple(Language)
_LESSONS: Final = ("classes", "line")
"""The ideas with which somebody begins who has played other mahjong; each has its digit."""
_FACTS: Final = (
    ("idea-classes", "idea-classes-told"),
    ("idea-line", "idea-line-told"),
    ("welcome-standard-name", "welcome-standard-differs"),
)
"""What is different here, by its name; the last one only for who knows those rules."""
_ARROWS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Played(StrEnum):
    """What somebody has played before."""

    NEVER = "never"
    OTHER = "other"
    STANDARD = "standard"


class WelcomePage(Page):
    """Asks for the language and what was played before. An answer, or passing over, is kept: it is not asked again."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        look = self._look
        self.played: Played | None = None
        self.languages = SegmentedControl(look, [""] * len(_LANGUAGES))
        self.languages.chosen.connect(lambda place: self._speak(_LANGUAGES[place]))
        self.skip = QuietButton(look, "", "Esc")
        self.skip.clicked.connect(self._skip)
        self._title = TextLabel(look, Step.H1, bold=True)
        self._about = TextLabel(look, Step.LEAD, Tone.INK2)
        self.answers = {
            played: AnswerCard(look, f"welcome-{played}", f"welcome-{played}-about", str(number))
            for number, played in enumerate(Played, 1)
        }
        for played, card in self.answers.items():
            card.clicked.connect(lambda _=False, played=played: self._answer(played))
        self.go = AnswerCard(look, "welcome-go", "welcome-go-about", "Enter")
        self.go.clicked.connect(self._begin)
        self.lessons = [OutlineButton(look, "", str(number)) for number in range(1, len(_LESSONS) + 1)]
        for button, idea in zip(self.lessons, _LESSONS, strict=True):
            button.clicked.connect(lambda _=False, idea=idea: self._learn(idea))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, _: object) -> None:
        """Ask from the beginning."""
        self.played = None
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits answer, the arrows choose the language, Enter goes on, Esc passes over."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        buttons = [*self.answers.values()] if self.played is None else [*self.lessons]
        pressed = next((button for button in buttons if button.key == sign_of(event)), None)
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._skip()
        elif event.key() in _ARROWS:
            place = _LANGUAGES.index(self._look.language) + _ARROWS[Qt.Key(event.key())]
            self._speak(_LANGUAGES[max(0, min(len(_LANGUAGES) - 1, place))])
        elif pressed is not None:
            pressed.click()
        elif enter and self.played is not None:
            self._begin()
        else:
            super().keyPressEvent(event)

    def _speak(self, language: Language) -> None:
        """Say everything in a language, at once."""
        settings = self._context.settings
        if language is not settings.current.language:
            settings.change(replace(settings.current, language=language))

    def _answer(self, played: Played) -> None:
        """Who never played begins at once, with the line of beginners; others see first what is different."""
        self.played = played
        if played is Played.NEVER:
            settings = self._context.settings
            settings.change(replace(settings.current, lines=(LINE, *settings.current.lines[1:])))
            self._begin()
        else:
            self._refresh()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin(self) -> None:
        """Guide a hand: one that was stopped before goes on."""
        self._greeted()
        left, seed = self._context.settings.current.first_hand, self._context.session.seeds()
        fresh = FirstHand(seed) if self.played is Played.NEVER else FirstHand.for_player(seed)
        self._context.open_page("table", fresh if left is None or left.finished else left)

    def _learn(self, idea: str) -> None:
        """Begin the guided hand, and look at a lesson before it."""
        self._begin()
        self._context.open_page("learn", idea)

    def _skip(self) -> None:
        """Go to the table without a guide; a hand is dealt where none waits."""
        self._greeted()
        session = self._context.session
        if session.view is None and session.resumable() is None:
            session.deal_new()
        self._context.open_page("table")

    def _greeted(self) -> None:
        settings = self._context.settings
        if not settings.current.greeted:
            settings.change(replace(settings.current, greeted=True))

    def _lay_out(self) -> None:
        look, page, holder = self._look, QVBoxLayout(self), QWidget()
        self._middle = QWidget()
        column, said = QVBoxLayout(self._middle), QVBoxLayout()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        across, head, foot, lessons = QHBoxLayout(holder), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        keep_gaps(look, across, 0, (PAGE_MARGIN, 24, PAGE_MARGIN, 24))
        keep_gaps(look, column, 8)
        keep_gaps(look, said, 12, (4, 0, 4, 0))
        keep_gaps(look, head, 12)
        keep_gaps(look, foot, 12)
        keep_gaps(look, lessons, 8)
        head.addWidget(AppIcon(look))
        head.addWidget(TextLabel(look, Step.LEAD, bold=True, lines=1, say=word(look, "app-name")), 1)
        head.addWidget(self.languages)
        self.facts = [TextLabel(look, Step.LEAD) for _ in range(3)]
        self._more = TextLabel(look, Step.BODY, Tone.INK2, lines=1, say=word(look, "welcome-lessons"))
        column.addStretch(2)
        said.addLayout(head)
        said.addSpacing(24)
        for widget in (self._title, self._about, *self.facts):
            said.addWidget(widget)
        column.addLayout(said)
        column.addSpacing(8)
        for card in (*self.answers.values(), self.go):
            column.addWidget(card)
        lessons.addSpacing(4)
        lessons.addWidget(self._more)
        for button in self.lessons:
            lessons.addWidget(button)
        lessons.addStretch(1)
        column.addLayout(lessons)
        foot.addStretch(1)
        foot.addWidget(self.skip)
        column.addLayout(foot)
        column.addStretch(3)
        across.addStretch(1)
        across.addWidget(self._middle, 100)
        across.addStretch(1)
        scroll = PageScroll(self._look)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(holder)
        page.addWidget(scroll)

    def _refresh(self) -> None:
        words, asking = self._look.words, self.played is None
        self._middle.setMaximumWidth(self._look.px(_WIDEST))
        self.setAccessibleName(words("page-welcome"))
        self.languages.setAccessibleName(words("setting-name-language"))
        self.languages.set_texts([words(f"settings-language-{language}") for language in _LANGUAGES])
        self.languages.set_index(_LANGUAGES.index(self._look.language))
        self.skip.setText(words("welcome-skip"))
        self.skip.updateGeometry()
        self._title.set_text(words("welcome-asked" if asking else "welcome-differs"))
        self._about.set_text(words("welcome-about"))
        self._about.setVisible(asking)
        for label, (name, told) in zip(self.facts, _FACTS, strict=True):
            label.set_runs([Run(words(name), bold=True), Run("  "), Run(words(told))])
        for number, label in enumerate(self.facts):
            label.setVisible(not asking and (number < 2 or self.played is Played.STANDARD))
        for card in self.answers.values():
            card.setVisible(asking)
        for button, idea in zip(self.lessons, _LESSONS, strict=True):
            button.setText(words(f"idea-{idea}"))
            button.updateGeometry()
        for widget in (self.go, self._more, *self.lessons):
            widget.setVisible(not asking)
