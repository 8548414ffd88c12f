"""The page of drills: what there is to drill, what can be chosen about it, and the beginning of a round."""

import secrets
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.drills import DrillRound
from trainer.coach.drills.offers import OFFERS, OWN, VALUES, DrillChoice, parse_wish
from trainer.coach.reviews import most_missed
from trainer.reach import Line
from trainer.rules import FanId
from trainer.session.practice import Practice
from trainer.ui.controls import PageScroll, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.text_label import word
from trainer.ui.drills.rows import OfferRow
from trainer.ui.page import Context, Page
from trainer.ui.theme import PAGE_MARGIN, Step, Tone

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_SHORT: Final = 560
"""Below this height in pixels of the design the page leaves out its title: the bar says it, too."""
_BESIDE: Final = 720
"""From this width on the choices stand beside the drills."""


class DrillsPage(Page):
    """The list of drills. A digit or an arrow chooses one, Enter begins it with the choices beside it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._practice = Practice(lambda: context.session.saving.archive, context.session.notice.emit)
        look = self._look
        self.bar = PageBar(look, "drills")
        self.bar.serve(context)
        self.title = TextLabel(look, Step.H2, lines=1, say=word(look, "page-drills"))
        self.rows = tuple(OfferRow(look, offer, str(number)) for number, offer in enumerate(OFFERS, 1))
        self.choices: dict[DrillChoice, Choice] = {}
        self._names: dict[DrillChoice, TextLabel] = {}
        for choice in DrillChoice:
            self._add_choice(choice)
        self.about, self.told = TextLabel(look, Step.H2), TextLabel(look, Step.BODY, Tone.INK2)
        self.begin = PrimaryButton(look, "", "Enter")
        self.back = QuietButton(look, "", key="Esc", icon="back")
        self.wish = parse_wish(context.settings.current.drill)
        self.begin.clicked.connect(self._begin)
        self.back.clicked.connect(context.go_back)
        for row in self.rows:
            row.clicked.connect(lambda _=False, row=row: self.choose(row))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        look.changed.connect(self._refresh)
        self._show_wish()

    def enter(self, _: object) -> None:
        """Come to the front with what was chosen last; hands may have been played since."""
        self.told.set_text("")
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and arrows choose, Enter begins, Esc leaves."""
        sign, bare = sign_of(event), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = next((row for row in self.rows if row.key == sign), None)
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        elif bare and event.key() in _ENTER and not event.isAutoRepeat():
            self._begin()
        elif bare and row is not None:
            self.choose(row)
        elif bare and event.key() in _STEPS:
            here = OFFERS.index(self.wish.offer) + _STEPS[Qt.Key(event.key())]
            self.choose(self.rows[max(0, min(len(self.rows) - 1, here))])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take what the new size has room for."""
        super().resizeEvent(event)
        self.title.setVisible(self.height() >= self._look.px(_SHORT))
        beside = self.width() >= self._look.px(_BESIDE)
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def choose(self, row: OfferRow) -> None:
        """Choose a drill."""
        self.wish = replace(self.wish, offer=row.offer)
        self._show_wish()
        self._scroll.ensureWidgetVisible(row)

    def _pick(self, choice: DrillChoice, value: object) -> None:
        self.wish = replace(self.wish, chosen={**self.wish.chosen, choice: value})
        self._show_wish()

    def _begin(self) -> None:
        """Begin what is chosen, and keep the choice."""
        wish, settings = self.wish, self._context.settings
        if settings.current.drill != wish.text():
            settings.change(replace(settings.current, drill=wish.text()))
        if not wish.offer.kinds and not wish.offer.choices:
            self._context.open_page(wish.offer.page, wish.offer.topic)
            return
        own = DrillChoice.SOURCE in wish.offer.choices and wish[DrillChoice.SOURCE] == OWN
        hands = self._practice.own_hands() if own else ()
        if own and not hands:
            self._tell("drills-no-hands")
            return
        plan = wish.plan(most_missed(self._practice.cards()), hands)
        levels = tuple((kind, self._practice.level(kind)) for kind in plan.kinds)
        self._context.open_page(wish.offer.page, DrillRound(plan, secrets.randbits(32), levels))

    def _tell(self, key: str) -> None:
        self.told.set_text(self._look.words(key))

    def _add_choice(self, choice: DrillChoice) -> None:
        look, title = self._look, word(self._look, f"drills-choice-{choice}")
        control = Choice(look, VALUES[choice], lambda value: self._said(choice, value), title)
        policy = control.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)  # as many lines as the width asks for
        control.setSizePolicy(policy)
        control.picked.connect(lambda value: self._pick(choice, value))
        self.choices[choice] = control
        self._names[choice] = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=title)

    def _said(self, choice: DrillChoice, value: object) -> str:
        words = self._look.words
        match choice, value:
            case ((DrillChoice.GOAL | DrillChoice.LINE | DrillChoice.STAGE), None):
                return words("drills-any")
            case _, Line(points):
                return words("drills-line", n=points)
            case DrillChoice.GOAL, _:
                return words.fan(FanId(str(value)))
            case DrillChoice.SPEED, _:
                return words(f"exercise-kind-{value}")
        return words(f"drills-{choice}-{value}")

    def _lay_out(self) -> None:
        look, page, across = self._look, QVBoxLayout(self), QHBoxLayout()
        self._across = across
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        left, right, holder, foot = QVBoxLayout(), QVBoxLayout(), QWidget(), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, left, 2)
        keep_gaps(look, right, 14, (0, 12, 0, 0))
        keep_gaps(look, across, 40)
        keep_gaps(look, foot, 12)
        for row in self.rows:
            left.addWidget(row)
        left.addStretch(1)
        head = QHBoxLayout()
        keep_gaps(look, head, 12)
        head.addWidget(self.about, 1)
        head.addWidget(self.begin)
        right.addLayout(head)
        for choice, control in self.choices.items():
            group = QVBoxLayout()
            keep_gaps(look, group, 4)
            group.addWidget(self._names[choice])
            group.addWidget(control)
            right.addLayout(group)
        foot.addWidget(self.told, 1)
        foot.addWidget(self.back)
        right.addLayout(foot)
        right.addStretch(1)
        across.addLayout(left, 2)
        across.addLayout(right, 3)
        column = QVBoxLayout(holder)
        keep_gaps(look, column, 12, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        column.addWidget(self.title)
        column.addLayout(across, 1)
        self._scroll = PageScroll(self._look)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        page.addWidget(self.bar)
        page.addWidget(self._scroll, 1)

    def _show_wish(self) -> None:
        for row in self.rows:
            row.setChecked(row.offer is self.wish.offer)
        for choice, control in self.choices.items():
            control.show_value(self.wish[choice])
            for widget in (control, self._names[choice]):
                widget.setVisible(choice in self.wish.offer.choices)
        self.told.set_text("")
        self._refresh()

    def _refresh(self) -> None:
        words, wish = self._look.words, self.wish
        self.setAccessibleName(words("page-drills"))
        self.about.set_text(words(f"drills-name-{wish.offer.name}"))
        self.begin.setText(words("drills-begin" if wish.offer.choices else "drills-open"))
        self.back.setText(words("drills-back"))
        for button in (self.begin, self.back):
            button.updateGeometry()
        if DrillChoice.SPEED in wish.offer.choices:
            best = self._context.settings.current.speed_bests[VALUES[DrillChoice.SPEED].index(wish[DrillChoice.SPEED])]
            self.told.set_text(words("drills-best", n=best) if best else words("drills-no-best"))
