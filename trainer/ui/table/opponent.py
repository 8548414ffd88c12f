"""What is seen of an opponent's hand, and the label that says who sits there."""

from math import ceil

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.game.bots.protocol import BotId
from trainer.rules import Relation, Seat, Tile
from trainer.ui.controls import Align, Painted, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.theme import TILE_RATIO, Step, Tone
from trainer.ui.tiles import TileFace, TileState

_BACK = (23, 24)
"""A back of the design: its shorter side, and how far the next one lies."""
_OPEN = (16.5, 22.2)
"""An open tile of a player at the side: its width, and how far the next one lies."""
_APART = 7
_RING = 1.6


class Backs(Painted):
    """An opponent's tiles: their backs, and the tiles themselves when the hand is over; the one that won stands last,
    apart and in a ring."""

    def __init__(self, look: Look, relation: Relation, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.relation = relation
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._count = 0
        self._hand: tuple[Tile, ...] | None = None
        self._won: Tile | None = None
        self._factor = 1.0
        self.refresh()

    def place(self, rect: QRect, factor: float) -> None:
        """Take a place; ``factor`` scales the tiles of the design."""
        self.setGeometry(rect)
        self._factor = factor
        self.update()

    def show_hand(self, count: int, hand: tuple[Tile, ...] | None, won: Tile | None = None) -> None:
        """Show ``count`` backs, or the tiles once everybody may see them; ``won``: the tile with which they won."""
        if won is not None and hand is not None and won in hand:
            rest = list(hand)
            rest.remove(won)
            hand = (*rest, won)
        else:
            won = None
        if (count, hand, won) != (self._count, self._hand, self._won):
            self._count, self._hand, self._won = count, hand, won
            self.refresh()

    def refresh(self) -> None:
        """Name what is seen for a screen reader and paint it."""
        words = self.look.words
        who = words.relation(self.relation)
        if self._hand is None:
            self.setAccessibleName(words("table-backs", who=who, n=self._count))
        else:
            told = ", ".join(words.tile_name(tile) for tile in self._hand)
            name = f"{words('table-open-hand', who=who)}: {told}"
            self.setAccessibleName(name if self._won is None else f"{name} ({words('table-winning-tile')})")
        self.update()

    def spots(self) -> tuple[QRectF, ...]:
        """Where the tiles lie, in the widget's pixels."""
        across, first = self.relation is Relation.ACROSS, self._first_spot()
        count = self._count if self._hand is None else len(self._hand)
        apart = 0.0 if self._won is None else _APART * self._factor
        room = (self.width() - first.width()) if across else (self.height() - first.height())
        pitch = (_OPEN if self._stands_open else _BACK)[1] * self._factor
        pitch = min(pitch, (room - apart) / max(1, count - 1))
        steps = [place * pitch for place in range(count)]
        steps[-1:] = [step + apart for step in steps[-1:]]
        return tuple(first.translated(step, 0) if across else first.translated(0, step) for step in steps)

    def _first_spot(self) -> QRectF:
        """The place of the first tile: a back of a player at the side lies on its side, an open tile stands."""
        short = (_OPEN if self._stands_open else _BACK)[0] * self._factor
        long = short * TILE_RATIO
        if self._stands_open:
            return QRectF((self.width() - short) / 2, 0, short, long)
        return QRectF(0, 0, short, long) if self.relation is Relation.ACROSS else QRectF(0, 0, long, short)

    @property
    def _stands_open(self) -> bool:
        """Whether the tiles are seen and stand one below the other."""
        return self._hand is not None and self.relation is not Relation.ACROSS

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles."""
        width = (_OPEN if self._stands_open else _BACK)[0] * self._factor
        turned = self.relation is not Relation.ACROSS
        back = TileFace(None, TileState.DOWN, turned=turned)
        faces = [TileFace(tile, mini=True) for tile in self._hand] if self._hand is not None else [back] * self._count
        for spot, face in zip(self.spots(), faces, strict=True):
            self.look.art.draw(painter, QPointF(spot.topLeft()), width, face)
        if self._won is not None:
            painter.setPen(QPen(QColor(self.look.theme.accent), max(2.0, _RING * self._factor)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.spots()[-1].adjusted(1, 1, -1, -1), 3, 3)


class SeatLabel(Painted):
    """Wind, place and, for the dealer, 庄: 东 上家 · 庄. Which bot sits there is said by its tooltip."""

    def __init__(self, look: Look, relation: Relation, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.relation = relation
        self._seat = Seat.E
        self._dealer = False
        self._bot: BotId | None = None
        self.refresh()

    def show_seat(self, seat: Seat, dealer: bool) -> None:
        """Say who sits here."""
        if (seat, dealer) != (self._seat, self._dealer):
            self._seat, self._dealer = seat, dealer
            self.refresh()

    def show_bot(self, bot: BotId | None) -> None:
        """Say who plays here; None where nobody does yet."""
        if bot is not self._bot:
            self._bot = bot
            self.refresh()

    def refresh(self) -> None:
        """Name the seat for a screen reader and paint it; the bot is its description and its tooltip."""
        self.setAccessibleName(" ".join(run.text for run in self._runs()))
        words, bot = self.look.words, self._bot
        about = "" if bot is None else " · ".join(words(f"settings-bot-{part}{bot}") for part in ("", "about-"))
        self.setAccessibleDescription(about)
        self.setToolTip(about)
        self.update()

    def lines(self) -> tuple[TextLine, ...]:
        """Wind and place, at the outer edge."""
        align = Align.RIGHT if self.relation is Relation.NEXT else Align.LEFT
        return (TextLine(QRectF(self.rect()), self._runs(), align),)

    def natural_width(self) -> int:
        """The width of its words in pixels."""
        return ceil(sum(run.width(self.look) for run in self._runs()))

    def _runs(self) -> tuple[Run, ...]:
        words = self.look.words
        place = words.relation(self.relation)
        if self._dealer:
            place = words("table-dealer", place=place)
        return (Run(words.seat(self._seat), Step.BODY, bold=True), Run(place, Step.NOTE, tone=Tone.INK2, gap=4))
