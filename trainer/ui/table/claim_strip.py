"""The strip of the five claims between the discards and the hand. It comes by a fade and never covers a tile."""

from collections.abc import Mapping
from math import ceil

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from trainer.coach.claims import Slot, moves_by_slot, refusal_of, short_of_line
from trainer.game import Move, SeatView
from trainer.ui.controls import Run
from trainer.ui.look import Look
from trainer.ui.table.claim_button import (
    CLAIM_HEIGHT,
    LARGE_FROM,
    ClaimButton,
    SlotState,
    SlotStyle,
)
from trainer.ui.theme import Step

_GAP = 8

Captions = Mapping[Move, str]


class ClaimStrip(QWidget):
    """Five fixed slots. ``slot_used`` tells which one was pressed; the page knows what that means now."""

    slot_used = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._slots: dict[Slot, ClaimButton] = {slot: ClaimButton(look, slot, self) for slot in Slot}
        for slot, button in self._slots.items():
            button.clicked.connect(lambda _=False, slot=slot: self.slot_used.emit(slot))
        self._open = False
        look.changed.connect(self._name)
        self._name()

    def show_view(self, view: SeatView | None, captions: Captions, *, says_short: bool) -> None:
        """Light the slots that a view allows. ``captions``: what a move leads to. ``says_short``: 和 says how many
        points the hand lacks that the tile drawn or offered now would complete."""
        words = self.look.words
        by_slot = moves_by_slot(view)
        short = short_of_line(view) if says_short else None
        for slot, button in self._slots.items():
            moves = by_slot[slot]
            if moves:
                state = SlotState.OUTLINE if slot is Slot.PASS else SlotState.POSSIBLE
                button.show_state(state, self._caption(moves, captions))
            elif slot is Slot.WIN and short is not None:
                caption = words("table-claim-short", n=short.line - short.points)
                button.show_state(SlotState.FAINT, caption, words.phrase(refusal_of(short)))
            elif slot is Slot.WIN and view is not None and view.moves:
                # The same whatever the hand holds: only the answer tells.
                button.show_state(SlotState.FAINT, why=words("table-claim-why"))
            else:
                button.show_state(SlotState.FAINT)
        self._open = any(by_slot.values())
        self._style_slots()

    @property
    def open(self) -> bool:
        """Whether any slot can be used."""
        return self._open

    def button(self, slot: Slot) -> ClaimButton:
        """The button of a slot."""
        return self._slots[slot]

    def least_width(self) -> int:
        """The width in which all five names and key caps just fit, in pixels."""
        return ceil(sum(button.least_width() for button in self._slots.values())) + 4 * _GAP

    def place(self, rect: QRect) -> None:
        """Take a place and share it among the slots: evenly, or where one needs more, each as its words need."""
        self.setGeometry(rect)
        room = rect.width() - 4 * _GAP
        needs = [button.least_width() for button in self._slots.values()]
        even = room / len(needs)
        if max(needs) > even:
            spare = (room - sum(needs)) / len(needs)
            widths = [need + spare for need in needs]
        else:
            widths = [even] * len(needs)
        high = min(rect.height(), self.look.px(CLAIM_HEIGHT + 30))
        x = 0.0
        for wide, button in zip(widths, self._slots.values(), strict=True):
            button.setGeometry(round(x), 0, round(x + wide) - round(x), high)
            x += wide + _GAP
        self._style_slots()

    def _style_slots(self) -> None:
        """Write all five in one way: smaller, or with split captions, as soon as one has to."""
        buttons = self._slots.values()
        large = min(button.width() for button in buttons) >= self.look.px(LARGE_FROM)
        split = any(Run(button.caption, Step.SMALL).width(self.look) > button.width() for button in buttons)
        for button in buttons:
            button.set_style(SlotStyle(large, split))

    def _caption(self, moves: tuple[Move, ...], captions: Captions) -> str:
        """The caption of a slot: of the one move it stands for, or of the best where it offers several."""
        found = [captions[move] for move in moves if move in captions]
        return found[0] if found else ""

    def _name(self) -> None:
        self.setAccessibleName(self.look.words("table-claims"))
