"""The hand that is being entered, or corrected: four questions, what comes of the answers, and the button."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trainer.coach.bench import Verdict
from trainer.coach.evening import MOST_HANDS, MOST_POINTS, Draft, Enter, Entry, EntryAsk, Evening, How
from trainer.coach.evening.draft import fans_of
from trainer.coach.evening.wording import payments_said, short_said, totals_said
from trainer.rules import Score, Seat
from trainer.ui.controls import (
    Flow,
    Hairline,
    IconButton,
    KeyCap,
    OutlineButton,
    PageScroll,
    PrimaryButton,
    QuietButton,
    Run,
    TextLabel,
    focus_reach,
    keep_gaps,
)
from trainer.ui.controls.text_label import word
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.keeper.answers import EntryQuestion
from trainer.ui.keeper.preview import FanSum, PayLines
from trainer.ui.look import Look
from trainer.ui.theme import Part, Step, Tone
from trainer.ui.tiles import Group, TileFace

_FIELD: Final = 120
_HIGH: Final = 40
_MINI: Final = 22
_ORDER: Final = tuple(EntryAsk)
_ANY: Final = 16777215
"""No limit to a height."""


class PointsField(QLineEdit):
    """A number of points. Letters are no digits: they stay keys of the page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._unit = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, parent=self)
        self.setValidator(QIntValidator(0, MOST_POINTS, self))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        look.changed.connect(self._refresh)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and what edits them; Enter and all letters go on to the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        letter = event.text().isalpha() and not event.modifiers()
        undo = event.key() == Qt.Key.Key_Z and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if enter or letter or undo:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _refresh(self) -> None:
        own = f"QLineEdit {{ font-size: {self._look.px(Step.H3.size)}px; font-weight: bold; }}"
        self.setStyleSheet(self._look.style_sheet(Part.FIELDS, Part.MENU) + own)
        px, unit = self._look.px, self._unit
        self.setFixedSize(px(_FIELD), px(_HIGH))
        unit.set_text(self._look.words("keeper-unit"))
        size = unit.sizeHint()
        unit.setGeometry(px(_FIELD - 10) - size.width(), (px(_HIGH) - size.height()) // 2, size.width(), size.height())
        self.setTextMargins(0, 0, size.width() + px(6), 0)
        self.setAccessibleName(self._look.words("keeper-ask-points"))


class EntryPanel(QWidget):
    """Shows a `Draft`. ``wished`` gives the draft after an answer; ``recorded`` the finished entry; ``tiles_wanted``,
    ``left`` (leave a correction) and ``struck`` (remove the hand) are the other buttons."""

    wished = Signal(object)
    recorded = Signal(object)
    tiles_wanted = Signal()
    left = Signal()
    struck = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._evening: Evening | None = None
        self._draft, self._verdict = Draft(1), Verdict()
        self._entry: Entry | None = None
        self.title = TextLabel(look, Step.H3, lines=1)
        self.asks = {
            EntryAsk.WHO: EntryQuestion(look, 4),
            EntryAsk.HOW: EntryQuestion(look, 3),
            EntryAsk.GIVER: EntryQuestion(look, 4),
        }
        self.points = PointsField(look)
        self.tiles, self.without = OutlineButton(look, "", "H"), IconButton(look, "close", "")
        self.by_tiles = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, "keeper-by-tiles"))
        self.row, self.fans, self.paid = TileLine(look, _MINI, 8), FanSum(look), PayLines(look)
        self.pays = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, "keeper-pays"))
        self.told, self.after = TextLabel(look, Step.BODY, Tone.INK2), TextLabel(look, Step.NOTE, Tone.INK2)
        self.record, self.leave = PrimaryButton(look, "", "Enter"), QuietButton(look, "", "Esc")
        self.strike = QuietButton(look, "", "Del")
        self.row.setMinimumSize(1, 1)
        self._lay_out()
        self._connect()
        look.changed.connect(self._refresh)

    def show_draft(self, evening: Evening, draft: Draft, verdict: Verdict) -> None:
        """Show what is known of a hand; ``verdict``: of its tiles."""
        self._evening, self._draft, self._verdict = evening, draft, verdict
        self._entry = draft.entry(verdict.score)
        self._refresh()

    @property
    def entry(self) -> Entry | None:
        """The entry, where all is known."""
        return self._entry

    def press(self, digit: int) -> bool:
        """Answer the question in focus, else the first open one; the focus goes on to the next."""
        ask = self._asked
        if ask is EntryAsk.POINTS or not self.asks[ask].press(digit):
            return False
        self.go_on(ask)
        return True

    def go_on(self, ask: EntryAsk | None = None) -> None:
        """Put the focus on the question after ``ask``, or on the first of all."""
        later = _ORDER if ask is None else _ORDER[_ORDER.index(ask) + 1 :]
        if self._draft.how is How.NOBODY and ask is not None:
            self.record.setFocus(Qt.FocusReason.TabFocusReason)
            return
        following = next(one for one in (*later, EntryAsk.POINTS) if self._is_asked(one))
        if following is EntryAsk.POINTS:
            (self.tiles if self._draft.text else self.points).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.asks[following].take_focus()

    def finish(self) -> None:
        """Enter the hand, if all is known."""
        if self._entry is not None and self.record.isEnabled():
            self.recorded.emit(self._entry)

    @property
    def _asked(self) -> EntryAsk:
        focus = self.focusWidget() if self.isAncestorOf(self.window().focusWidget() or self) else None
        found = next((ask for ask, row in self.asks.items() if focus and row.isAncestorOf(focus)), None)
        return found or self._draft.next_ask or EntryAsk.POINTS

    def _is_asked(self, ask: EntryAsk) -> bool:
        return ask is not EntryAsk.GIVER or self._draft.how is How.DISCARD

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the button follow what is asked, where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        layout, width = self._questions, self.area.viewport().width()
        needed = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
        self.area.setMaximumHeight(_ANY if self.area.hasHeightForWidth() else needed)

    def _lay_out(self) -> None:
        look, reach = self._look, focus_reach(self._look.theme)
        head, worth, about, content = QHBoxLayout(), QHBoxLayout(), QHBoxLayout(), QWidget()
        keep_gaps(look, head, 8, (reach, 0, reach, 0))
        head.addWidget(self.title, 1)
        self.cap = KeyCap(look, "1–4")
        head.addWidget(self.cap)
        self.pick = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, "keeper-pick"))
        head.addWidget(self.pick)
        self._points_label = TextLabel(look, Step.NOTE, Tone.INK2, lines=1, say=word(look, "keeper-ask-points"))
        keep_gaps(look, about, 8, (reach, 0, reach, 0))
        about.addWidget(self._points_label, 1)
        about.addWidget(self.by_tiles)
        keep_gaps(look, worth, 6, (reach, 0, 0, 0))
        worth.addWidget(self.points)
        worth.addWidget(self.tiles, 1)
        worth.addWidget(self.without)
        column, below = QVBoxLayout(content), QVBoxLayout()
        keep_gaps(look, column, 6, (0, 0, 4, 0))
        keep_gaps(look, below, 8, (reach, 0, reach, 0))
        for row in self.asks.values():
            column.addWidget(row)
        column.addLayout(about)
        column.addLayout(worth)
        for widget in (self.row, self.fans, Hairline(look), self.pays, self.paid, self.told):
            below.addWidget(widget)
        column.addLayout(below)
        column.addStretch(1)
        self._questions, self.area = column, PageScroll(self._look)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        page = QVBoxLayout(self)
        keep_gaps(look, page, 8)
        page.addLayout(head)
        page.addWidget(self.area, 100)
        page.addWidget(self.record)
        self._ends = Flow(look, (self.leave, self.strike), gap=4)
        page.addWidget(self._ends)
        foot = QHBoxLayout()
        keep_gaps(look, foot, 0, (reach, 0, reach, 0))
        foot.addWidget(self.after, 1)
        page.addLayout(foot)
        page.addStretch(1)

    def _connect(self) -> None:
        self.asks[EntryAsk.WHO].answered.connect(lambda at: self.wished.emit(self._draft.won_by(Seat(at))))
        self.asks[EntryAsk.HOW].answered.connect(lambda at: self.wished.emit(self._draft.ended(tuple(How)[at])))
        self.asks[EntryAsk.GIVER].answered.connect(lambda at: self.wished.emit(self._draft.given_by(Seat(at))))
        self.points.textEdited.connect(lambda text: self.wished.emit(self._draft.worth(int(text) if text else None)))
        self.tiles.clicked.connect(self.tiles_wanted)
        self.without.clicked.connect(lambda: self.wished.emit(self._draft.worth(None)))
        self.record.clicked.connect(self.finish)
        self.leave.clicked.connect(self.left)
        self.strike.clicked.connect(self.struck)

    def _refresh(self) -> None:
        evening, draft, words = self._evening, self._draft, self._look.words
        if evening is None:
            return
        title = words("keeper-correct" if draft.corrects else "keeper-enter", n=draft.number)
        self.setAccessibleName(title)
        dealer = words("keeper-dealer", who=evening.name(evening.dealer(draft.number)))
        self.title.set_runs([Run(title), Run(f"  {dealer}", Step.BODY, bold=False, tone=Tone.INK2)])
        self._show_questions(evening, draft)
        self._show_tiles(draft, self._verdict.score)
        self._show_outcome(evening, draft)
        full = not draft.corrects and evening.number > MOST_HANDS
        self.record.setText(words("keeper-record-again" if draft.corrects else "keeper-record"))
        self.record.setEnabled(self._entry is not None and not full)
        self.leave.setText(words("keeper-leave"))
        self.strike.setText(words("keeper-strike"))
        for button in (self.record, self.leave, self.strike):
            button.updateGeometry()
        self._ends.show_only((self.leave, self.strike) if draft.corrects else ())
        self._ends.setVisible(draft.corrects)
        self._fit()

    def _show_questions(self, evening: Evening, draft: Draft) -> None:
        words, names = self._look.words, [evening.name(place) for place in Seat]
        nobody = draft.how is How.NOBODY
        hows = [words(f"keeper-how-{how}") for how in How]
        how = None if draft.how is None else tuple(How).index(draft.how)
        self.asks[EntryAsk.WHO].show_answers(words("keeper-ask-who"), names, draft.winner)
        self.asks[EntryAsk.HOW].show_answers(words("keeper-ask-how"), hows, how)
        self.asks[EntryAsk.GIVER].show_answers(words("keeper-ask-giver"), names, draft.giver, draft.winner)
        self.asks[EntryAsk.GIVER].setVisible(draft.how is How.DISCARD)
        for widget in (self._points_label, self.points, self.tiles):
            widget.setEnabled(not nobody)
        points = self._verdict.score.total if draft.text and self._verdict.score else draft.points
        text = "" if points is None else str(points)
        if self.points.text() != text:
            self.points.setText(text)
        self.points.setReadOnly(bool(draft.text))

    def _show_tiles(self, draft: Draft, score: Score | None) -> None:
        words = self._look.words
        self.tiles.setText(words("keeper-tiles-again" if draft.text else "keeper-tiles"))
        self.tiles.updateGeometry()
        self.without.set_name(words("keeper-tiles-away"))
        self.without.setVisible(bool(draft.text))
        self.by_tiles.setVisible(bool(draft.text) and score is not None)
        groups = () if score is None or not draft.text else _groups(score)
        said = "" if score is None else words("score-list").join(words.part(part) for part in score.reading.parts)
        self.row.show_groups(groups, said)
        self.row.setVisible(bool(groups))
        found = dict.fromkeys(fans_of(score)) if groups and score else {}
        self.fans.show_fans([(fan, score.subtotals[fan]) for fan in found] if score else ())

    def _show_outcome(self, evening: Evening, draft: Draft) -> None:
        """Who will pay what; or what is still open."""
        words, entry = self._look.words, self._entry
        paid = () if entry is None else payments_said(evening, entry, words)
        self.paid.show_payments(paid)
        self.pays.setVisible(bool(paid))
        short = entry is not None and entry.winner is not None and not evening.counts(entry)
        self.told.set_tone(Tone.BAD if short else Tone.INK2)
        self.told.set_text(self._open_said(evening, draft))
        self.told.setVisible(not paid)
        after = None if entry is None or draft.corrects or evening.number > MOST_HANDS else Enter(entry).apply(evening)
        self.after.set_text("" if after is None else words("keeper-after", totals=totals_said(after, words)))
        self.after.setVisible(after is not None)

    def _open_said(self, evening: Evening, draft: Draft) -> str:
        words, entry, ask = self._look.words, self._entry, draft.next_ask
        if not draft.corrects and evening.number > MOST_HANDS:
            return words("keeper-full", n=MOST_HANDS)
        if draft.how is How.NOBODY:
            return words("keeper-nobody-pays")
        if ask is not None:
            return words(f"keeper-open-{ask}")
        if entry is None:
            return words("keeper-open-tiles")
        return f"{short_said(evening, entry, words)}\n{words('keeper-short-how')}"


def _groups(score: Score) -> tuple[Group, ...]:
    """The melds of a hand as mini tiles."""
    return tuple(tuple(TileFace(tile, mini=True) for tile in part.tiles) for part in score.reading.parts)
