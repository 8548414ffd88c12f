"""The page that is open in the rule book: Qt's rich text with pictures of marks, key caps and scored hands.

Screen readers read the text of a `QTextBrowser`, not the alternative text of its pictures. So every picture that says
something has its words before it, in one pixel and in the colour of the page; they are copied with the text, too.
"""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser

from trainer.coach.rule_book.content import InForce, clauses, shown_win, worked_examples, worked_refusal
from trainer.coach.rule_book.places import Kind, Place, article_text
from trainer.coach.score_board import Board, text_board
from trainer.coach.score_speech import hand_said
from trainer.rules import FanId, Hand, Phrase, Tile, WonHand, score_hand
from trainer.ui.controls import key_cap_width, paint_focus, paint_key_cap
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.rulebook.article import DOOR, article_html
from trainer.ui.rulebook.clause import clause_html
from trainer.ui.rulebook.html import Pen
from trainer.ui.score.grid import BOOK, MatrixGrid
from trainer.ui.score.head import vector_tiles
from trainer.ui.score.lanes import MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.score.totals import SumBlock
from trainer.ui.theme import PAGE_MARGIN, RADIUS_KEY, Step

_WIDEST = 1080
_LEFT = 40
_TOP = 24
_CAP = 20
_LIFT = 6


class HandPicture(Struct, frozen=True):
    """A hand with what the scorer says about it; ``wrong`` are tiles to ring as those that break a fan."""

    look: Look
    won: WonHand
    board: Board
    wrong: tuple[Tile, ...] = ()

    def height(self, width: int) -> int:
        """The height that a width needs."""
        return round(self._grid(width).height + self._sum.height(width))

    def paint(self, painter: QPainter, width: int) -> None:
        """Paint it from (0, 0)."""
        grid = self._grid(width)
        options = SheetOptions(heading=Phrase.of("book-seat", seat=self.won.winner), wrong=self.wrong)
        tiles = vector_tiles(self.look)
        MatrixPainter(self.look, self.won, self.board, grid, tiles, options).paint(painter, MatrixState())
        self._sum.paint(painter, QRectF(0, grid.height, width, self._sum.height(width)))

    def spoken(self) -> str:
        """The same in words."""
        return hand_said(self.won.hand, self.board, self.look.words)

    def _grid(self, width: int) -> MatrixGrid:
        return matrix_grid(self.board, self.won, width, BOOK, self.look)

    @property
    def _sum(self) -> SumBlock:
        return SumBlock(self.look, self.board.score, (), small=True)


class Reader(QTextBrowser):
    """Shows one page of the book. ``followed`` gives the page of a link, ``opened`` the page of the
    window that a link ``open:name`` leads to; ``hands`` are the scored hands shown."""

    followed = Signal(Place)
    opened = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._place = Place.of_keys()
        self._in_force: InForce | None = None
        self._both_names = True
        self._written = 0
        self.hands: list[HandPicture] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        wear_sheet(
            look, self, more="QTextBrowser { background: transparent; border: none; border-radius: 0; padding: 0; }"
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(0)

    def show_place(self, place: Place, in_force: InForce, *, both_names: bool) -> None:
        """Show a page from its beginning, as what is in force has it."""
        if place != self._place:
            self.verticalScrollBar().setValue(0)
        self._place, self._in_force, self._both_names = place, in_force, both_names
        self.write()

    def write(self) -> None:
        """Write the page in the look in force, as wide as there is room; where one reads stays."""
        if self._in_force is None:
            return
        at = self.verticalScrollBar().value()
        self._written = self._width
        self.hands = []
        self._keep_margins()
        self.document().setDefaultFont(self._look.font(Step.BODY))
        pen = Pen(self._look, self._in_force, self._width)
        self.setHtml(f"{pen.gap(_TOP)}{self._page(pen)}{pen.gap(_LEFT)}")
        self._quiet_underlines()
        self.verticalScrollBar().setValue(at)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Paint a picture: ``mark:pinghe:20``, ``cap:Enter`` or ``hand:0``."""
        address = name.toString() if isinstance(name, QUrl) else name
        sort, _, rest = address.partition(":")
        look, px = self._look, self._look.px
        if sort == "mark":
            fan, side = rest.split(":")
            image, painter = self._canvas(px(int(side)), px(int(side) + _LIFT))  # so that it stands as high as the name
            paint_mark(painter, QRectF(0, 0, px(int(side)), px(int(side))), FanId(fan), look)
        elif sort == "cap":
            image, painter = self._canvas(round(key_cap_width(look, rest)) + 1, px(_CAP))
            paint_key_cap(painter, 0, px(_CAP) / 2, rest, look, look.theme.ink2, look.theme.line2)
        elif sort == "line":
            image, painter = self._canvas(self._width, 1)
            painter.fillRect(QRectF(0, 0, self._width, 1), QColor(look.theme.line))
        elif sort == "hand":
            hand = self.hands[int(rest)]
            image, painter = self._canvas(self._width, hand.height(self._width))
            hand.paint(painter, self._width)
        else:
            return super().loadResource(kind, name)
        painter.end()
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write it as wide as the room is now."""
        super().resizeEvent(event)
        self._keep_margins()
        if self._width != self._written:
            self.write()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and the focus ring round the link that the keyboard came to."""
        super().paintEvent(event)
        cursor, theme = self.textCursor(), self._look.theme
        if self.hasFocus() and cursor.hasSelection() and cursor.charFormat().isAnchor():
            first, last = QTextCursor(cursor), QTextCursor(cursor)
            first.setPosition(cursor.selectionStart())
            last.setPosition(cursor.selectionEnd())
            around = QRectF(self.cursorRect(first).united(self.cursorRect(last)))
            paint_focus(QPainter(self.viewport()), around.adjusted(-2, 0, 2, 0), RADIUS_KEY, theme, theme.bg)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == DOOR:
            self.opened.emit(url.path())
        else:
            self.followed.emit(Place.parse(url.toString()))

    @property
    def _width(self) -> int:
        """The width of the text."""
        px = self._look.px
        return max(1, min(px(_WIDEST), self._room - px(_LEFT) - px(PAGE_MARGIN)))

    @property
    def _room(self) -> int:
        """The width of the page, whether it scrolls or not: what is written for a width does not change that width."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def _keep_margins(self) -> None:
        """Leave free what the text does not take."""
        left = self._look.px(_LEFT)
        self.setViewportMargins(left, 0, self._room - left - self._width, 0)

    def _canvas(self, width: int, height: int) -> tuple[QImage, QPainter]:
        ratio = self.devicePixelRatioF()
        image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return image, painter

    def _page(self, pen: Pen) -> str:
        look = self._look
        if self._place.kind is not Kind.FAN:
            text = article_text(self._place, look.language)
            return article_html(pen, text, lambda name: self._hand(pen, worked_examples()[name], worked_refusal(name)))
        fan = FanId(self._place.name)
        clause = clauses()[fan]
        example = self._hand(pen, clause.example)
        near = self._hand(pen, clause.near, wrong=clause.wrong)
        return clause_html(pen, fan, example, near, both_names=self._both_names)

    def _hand(self, pen: Pen, hand: Hand, refused: FanId | None = None, wrong: tuple[Tile, ...] = ()) -> str:
        """A scored hand as a picture."""
        values = pen.in_force.values
        board = text_board(score_hand(hand, values), refused)
        made = HandPicture(self._look, shown_win(hand, values), board, wrong)
        self.hands.append(made)
        spoken = f'<p style="margin:0; font-size:1px; line-height:1px">{pen.hidden(made.spoken())}</p>'
        return spoken + pen.line(pen.picture(f"hand:{len(self.hands) - 1}"), Step.SMALL, above=8)

    def _quiet_underlines(self) -> None:
        """Let the lines under links be hairlines: the names are what is read."""
        quiet = QTextCharFormat()
        quiet.setUnderlineColor(QColor(self._look.theme.line2))
        cursor = QTextCursor(self.document())
        for start, length in tuple(self._links()):  # a change of format moves what is walked over
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(quiet)

    def _links(self) -> Iterator[tuple[int, int]]:
        """Start and length of every underlined link."""
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if piece.charFormat().isAnchor() and piece.charFormat().fontUnderline():
                    yield piece.position(), piece.length()
                pieces += 1
            block = block.next()
