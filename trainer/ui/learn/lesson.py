"""The body of a lesson and of an idea, made from its data: no lesson has code of its own."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.coach.lessons import Idea, Lesson, ShownHand
from trainer.coach.question_speech import won_said
from trainer.coach.rule_book.content import apart as apart_from
from trainer.coach.rule_book.content import together
from trainer.coach.score_view import ScoreView
from trainer.rules import FanId, Scheme, ValueSet, WonBy, WonHand, load_values
from trainer.ui.controls import Grid, Hairline, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.text_label import Say, word
from trainer.ui.drill.panel import TrialPanel
from trainer.ui.drill.question import HandShown
from trainer.ui.learn.hand_lanes import HandLanes
from trainer.ui.learn.ruler import RankRuler, Ruled
from trainer.ui.look import Look
from trainer.ui.score.blocks import BlockView
from trainer.ui.score.settlement import lower_block
from trainer.ui.theme import TILE_M, Step, Tone

_WIDE: Final = 1180
"""From this width in pixels of the design on the question stands beside definition and near miss."""


def won_of(shown: ShownHand, values: ValueSet) -> WonHand:
    """A hand of a lesson as one that was won."""
    hand = shown.hand
    by = WonBy.SELF_DRAW if shown.source is None else WonBy.DISCARD
    if FanId.JINJIDUOSHI in hand.events:
        by = WonBy.ROBBED_KONG
    return WonHand(hand, values, Scheme.SIHAI, by, shown.source, 0, hand.seat)


class Column(QWidget):
    """A title over widgets, one under the other."""

    def __init__(self, look: Look, title: str, *widgets: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        keep_gaps(look, column, 12)
        column.addWidget(TextLabel(look, Step.BODY, Tone.INK2, bold=True, say=word(look, title)))
        for widget in widgets:
            column.addWidget(widget)
        column.addStretch(1)


class LessonBody(QWidget):
    """Everything of a lesson below its head. ``trial`` asks its question."""

    def __init__(self, look: Look, lesson: Lesson, values: ValueSet) -> None:
        super().__init__()
        self._look = look
        self.trial = TrialPanel(look, "learn-another")
        self.asked = TextLabel(look, Step.H3)
        self._parts = (
            Column(look, "learn-definition", *_definition(look, lesson)),
            Column(look, "lesson-near-title", *_near_miss(look, lesson)),
            Column(look, "lesson-try-title", self.asked, self.trial),
        )
        self._grid = QGridLayout()
        keep_grid_gaps(look, self._grid, 40, 24)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 20)
        column.addLayout(self._grid)
        column.addWidget(Hairline(look))
        column.addWidget(Column(look, "lesson-whole-title", HandLanes(look, won_of(lesson.example, values))))
        column.addWidget(Hairline(look))
        column.addWidget(Column(look, "learn-relations", _relations(look, lesson)))
        self._wide: bool | None = None
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the question its place."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width() >= self._look.px(_WIDE)
        if wide is self._wide:
            return
        self._wide = wide
        one, near, trial = self._parts
        for part in self._parts:
            self._grid.removeWidget(part)
        self._grid.addWidget(one, 0, 0)
        self._grid.addWidget(near, 0, 1)
        if wide:
            self._grid.addWidget(trial, 0, 2)
        else:
            self._grid.addWidget(trial, 1, 0, 1, 2)
        for number in range(3):
            self._grid.setColumnStretch(number, 1 if wide or number < 2 else 0)


def _definition(look: Look, lesson: Lesson) -> Iterator[QWidget]:
    """What the fan asks, and how one sees it."""
    yield TextLabel(look, Step.H3, say=lambda: look.words.phrase(lesson.asks))
    if lesson.ruler is None:
        yield _shown(look, lesson.example)
    else:
        yield _ruler(look, Ruled(lesson.ruler.tint, lesson.ruler.tiles))
    yield TextLabel(look, Step.NOTE, Tone.INK2, say=lambda: look.words.phrase(lesson.seen))


def _near_miss(look: Look, lesson: Lesson) -> Iterator[QWidget]:
    """What is wrong in the near miss, and what mends it."""
    near = lesson.near

    def told() -> str:
        """What it is instead, and which tile mends it."""
        mending = "" if lesson.mending is None else look.words.phrase(lesson.mending)
        return f"{look.words.phrase(lesson.missed)} {mending}".rstrip()

    yield TextLabel(look, Step.H3, say=told)
    if lesson.ruler is None:
        yield _shown(look, near.shown)
    else:
        yield _ruler(look, Ruled(lesson.ruler.tint, lesson.ruler.near, near.wrong, near.mends))


def _shown(look: Look, shown: ShownHand) -> HandShown:
    """A hand as tiles, with how it was won."""
    won = won_of(shown, load_values("sihai"))
    return HandShown(look, shown.hand, TILE_M, lambda: won_said(won, look.words))


def _ruler(look: Look, ruled: Ruled) -> RankRuler:
    made = RankRuler(look)
    made.show_ruled(ruled)
    return made


def _relations(look: Look, lesson: Lesson) -> Grid:
    """The other fans of its class, what cannot count beside it for which reason, and what can."""
    fan = lesson.fan

    def listed(fans: tuple[FanId, ...]) -> str:
        """Names one after another."""
        return look.words("score-list").join(look.words.fan(one) for one in fans)

    def row(key: str, said: Say) -> tuple[QWidget, QWidget]:
        """A name and what belongs to it."""
        name = TextLabel(look, Step.BODY, bold=True, lines=1, say=word(look, key))
        return name, TextLabel(look, Step.BODY, Tone.INK2, say=said)

    def apart() -> str:
        """The fans that cannot count beside it, with the reasons."""
        words = look.words
        told = (words("learn-apart", fans=listed(entry.fans), reason=entry.says) for entry in apart_from(fan))
        return words("learn-separator").join(told)

    rows = [row("learn-siblings", lambda: listed(lesson.siblings))] if lesson.siblings else []
    rows += [row("book-apart", apart)] if apart_from(fan) else []
    return Grid(look, [*rows, row("learn-joins", lambda: listed(together(fan)))], (0, 1))


class IdeaBody(QWidget):
    """An idea: what it says, hands or positions to look at, and its question."""

    def __init__(self, look: Look, idea: Idea, values: ValueSet) -> None:
        super().__init__()
        self.trial = TrialPanel(look, "learn-another")
        self.asked = TextLabel(look, Step.H3)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 20)
        column.addWidget(TextLabel(look, Step.H3, say=lambda: look.words.phrase(idea.told)))
        column.addWidget(TextLabel(look, Step.LEAD, Tone.INK2, say=lambda: look.words.phrase(idea.shown)))
        for shown in idea.hands:
            won = won_of(shown, values)
            column.addWidget(HandLanes(look, won))
            if shown.source is not None:
                payments = BlockView(look)
                payments.show_block(lower_block(look, ScoreView.alone(won), comparing=False))
                column.addWidget(payments)
        for position in idea.positions:
            column.addWidget(HandShown(look, position, TILE_M))
        column.addWidget(Hairline(look))
        column.addWidget(Column(look, "lesson-try-title", self.asked, self.trial))
        column.addStretch(1)
