"""The quiet end of a review: all hands as they were left."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.coach.review import HandReview
from trainer.rules import relation
from trainer.ui.controls import TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.controls.tile_line import TileLine
from trainer.ui.look import Look
from trainer.ui.theme import TILE_S, Step, Tone
from trainer.ui.tiles import held_groups

_SIZE = 28


class AllHands(QWidget):
    """The four hands of a review at its end, as far as they are known."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.title = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.names = [TextLabel(look, Step.NOTE, Tone.INK2, lines=1) for _ in range(4)]
        self.hands = [TileLine(look, min(_SIZE, TILE_S), gap=8) for _ in range(4)]
        column, grid = QVBoxLayout(self), QGridLayout()
        keep_gaps(look, column, 8)
        keep_grid_gaps(look, grid, 12, 8)
        column.addWidget(self.title)
        column.addLayout(grid)
        grid.setColumnStretch(1, 1)
        for row, (name, hand) in enumerate(zip(self.names, self.hands, strict=True)):
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(hand, row, 1)

    def show_hands(self, review: HandReview) -> None:
        """Show the hands as the last move left them."""
        words, last = self._look.words, review.last
        self.title.set_text(words("review-others"))
        shown = [last.seats[last.seat], *last.others]
        for name, line, seat in zip(self.names, self.hands, shown, strict=True):
            melds = [laid.meld for laid in seat.melds]
            hand = last.hand if seat.seat is last.seat else seat.hand
            who = words.relation(relation(last.seat, seat.seat))
            name.set_text(who)
            known = hand is not None
            for widget in (name, line):
                widget.setVisible(known)
            if hand is not None:
                tiles = words.tiles((*hand, *(tile for meld in melds for tile in meld.tiles)))
                line.show_groups(held_groups(hand, melds), words("review-other-hand", who=who, tiles=tiles))
        self.setVisible(last.over)
