"""Shows as much of the reach as `Visible` allows: panel, pips, captions, and the links between tiles and rows."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from trainer.coach.after_discard import instead_of_win
from trainer.coach.first_hand import Introduced, Known
from trainer.coach.hints import Moment, Visible
from trainer.coach.panel import Heading, PanelFace, WaitsContent, first_content, pips
from trainer.game import Move, Pass, SeatView, Win
from trainer.reach import Line, Nearness
from trainer.rules import FanId, Phrase, Tile
from trainer.session import TableSession
from trainer.text import Words
from trainer.ui.look import Look
from trainer.ui.play.panel_feed import PanelFeed
from trainer.ui.play.side import Side
from trainer.ui.table import TableView

_GATHER: Final = 20
"""Milliseconds in which answers are gathered before they are shown together: they come one by one, a dozen a move."""


class HintController(QObject):
    """Keeps panel, pips and captions at what the session's hint level allows at this moment."""

    pin_wanted = Signal(object)
    explained = Signal(object)
    """Why the fan that is looked at cannot be had, a `trainer.rules.Phrase`; None when nothing has to be said."""
    asking_changed = Signal()
    """The learner asks for a look, or does not any more."""
    answered = Signal()
    """What the reach answered is shown now."""

    def __init__(self, look: Look, session: TableSession, table: TableView, side: Side, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._table = table
        self._side = side
        self.feed = PanelFeed(session, self)
        self._held = False
        self._kept = False
        self._previewing = False
        self._pinned: frozenset[FanId] = frozenset()
        self._face = PanelFace.AUTO
        self._row: FanId | None = None
        self._heading: Heading | None = None
        self._known: Known | None = None
        self._pointed: Tile | None = None
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self.show_now)
        self.feed.answered.connect(lambda: self._due.isActive() or self._due.start(_GATHER))
        table.looked.connect(self._look_at)
        table.choosing.connect(lambda: self._show_marks(self.visible))
        side.paths.row_looked.connect(self._look_at_row)
        side.paths.pin_wanted.connect(self.pin_wanted)

    @property
    def visible(self) -> Visible:
        """What may be shown now; in a guided hand the panel and nothing else, once it was introduced."""
        if self._known is None:
            return self._session.visible(asked=self.asked)
        playing = self._session.moment in (Moment.WAITING, Moment.CHOOSING, Moment.CLAIMING)
        panel = playing and Introduced.PANEL in self._known.parts
        return Visible(panel=panel, previews=panel and self._session.moment is Moment.CHOOSING)

    @property
    def pending(self) -> bool:
        """Whether an answer came that is not shown yet."""
        return self._due.isActive()

    @property
    def asked(self) -> bool:
        """Whether the learner asks for a look."""
        return self._held or self._kept

    def hold(self, held: bool) -> None:
        """The key for a look is held or let go."""
        self._ask(held, self._kept and held)

    def keep_look(self, kept: bool) -> None:
        """Look without holding a key, at this position only."""
        self._ask(self._held, kept)

    def _ask(self, held: bool, kept: bool) -> None:
        before, (self._held, self._kept) = self.asked, (held, kept)
        if self.asked is not before:
            self.show_now()
            self.asking_changed.emit()

    def follow(self, face: PanelFace, pinned: frozenset[FanId]) -> None:
        """Take another face of the panel and other pins, to be shown from the next `show_now` on."""
        self._face, self._pinned = face, pinned

    def know(self, known: Known | None, pointed: Tile | None) -> None:
        """Show only what a guided hand has introduced, for the discard that it points at, whatever tile is looked at;
        None: whatever the hint level allows."""
        self._known, before, self._pointed = known, self._pointed, pointed
        if pointed is not before:
            self._look_at(self._table.hand.looked_tile)

    def stand_at(self, view: SeatView | None) -> None:
        """Follow the session to another view."""
        self._row = None
        self.keep_look(False)
        self.feed.show_view(view)

    def show_now(self) -> None:
        """Bring everything to what is allowed and known now."""
        self._due.stop()
        allowed = self.visible
        self.feed.look_back(self._session.left_position if allowed.past else None)
        if allowed.previews is not self._previewing:
            self._previewing = allowed.previews
            self._look_at(self._table.hand.looked_tile)
        self._show_panel(allowed)
        self._show_marks(allowed)
        self.answered.emit()

    def _show_panel(self, allowed: Visible) -> None:
        content = self.feed.content(self._face, self._pinned) if allowed.panel else None
        self._side.allow_paths(allowed.panel and (self._known is None or content is not None))
        self._heading = None if content is None else content.heading
        if content is None:
            if self._session.view is not None:
                self._side.paths.show_face(self._face.at(self._session.view.line))
            self._side.paths.blank()
            return
        self._side.paths.show_content(content if self._known is None else first_content(content, self._known.rows))
        self.feed.ask_more()

    def _show_marks(self, allowed: Visible) -> None:
        """Bring pips, captions and lifted tiles to the table."""
        view = self._session.view
        captions: dict[Move, str] = {}
        marks: dict[Tile, tuple[FanId, ...]] = {}
        if view is not None:
            captions |= self._captions(view, self._look.words) if allowed.captions else {}
            if view.win is not None and view.win.allowed and not self._session.asks_first:
                captions[Win(view.seat)] = self._look.words("table-claim-win-caption", n=view.win.points)
            elif allowed.pips:
                marks = self._pips(view)
        content = replace(
            self._table.content,
            captions=captions,
            says_short=allowed.refusals,
            pips=marks,
            lifted=self._lifted(allowed),
        )
        self._table.show_content(content)

    def _pips(self, view: SeatView) -> dict[Tile, tuple[FanId, ...]]:
        """The marks under each tile of the hand; none while the reach is not known."""
        if self.feed.reach is None:
            return {}
        face = self._face.at(view.line)
        return {tile: pips(self.feed.reach, tile, self._pinned, face) for tile in dict.fromkeys(view.hand)}

    @property
    def kinds_waited_for(self) -> int:
        """How many kinds would win, where the panel tells that the hand waits for its last tile; else 0."""
        return len(self._heading.wins) if isinstance(self._heading, WaitsContent) else 0

    def instead_of_win(self) -> Phrase | None:
        """What the best discard in place of a win would keep; None where nothing is known or allowed."""
        view, reach = self._session.view, self.feed.reach if self.visible.pips else None
        if view is None or reach is None or view.win is None or not view.win.allowed:
            return None
        return instead_of_win(reach, Line(view.line))

    def _captions(self, view: SeatView, words: Words) -> Mapping[Move, str]:
        answers: dict[Move, Nearness] = dict(self.feed.claim_answers(view))
        reach = self.feed.reach
        stays = None if reach is None else reach.now.get(Line(view.line))
        if stays is not None:
            answers |= {move: stays for move in view.moves if isinstance(move, Pass)}
        looked = self._table.choices.looked_at
        if looked is not None:
            answers = {move: near for move, near in answers.items() if type(move) is not type(looked) or move == looked}
        best_first = sorted(answers.items(), key=lambda answer: (answer[1].distance, -answer[1].live))
        return {move: words("table-claim-caption", n=near.distance, live=near.live) for move, near in best_first}

    def _look_at(self, tile: Tile | None) -> None:
        wanted = tile if self._pointed is None else self._pointed
        self.feed.preview(wanted if self.visible.previews else None)

    def _look_at_row(self, fan: FanId | None) -> None:
        self._row = fan
        self._show_marks(self.visible)
        shown = {**self._side.paths.rows, **self._side.paths.chips}.get(fan) if fan is not None else None
        if shown is None or shown.line.reason is None:
            self.explained.emit(None)
        else:
            self.explained.emit(Phrase.of("panel-chip-why", fan=shown.fan, why=shown.line.reason))

    def _lifted(self, allowed: Visible) -> tuple[Tile, ...] | None:
        """The tiles of the looked-at row's target; the row itself shows what is missing."""
        row = self._side.paths.rows.get(self._row) if self._row is not None and allowed.panel else None
        if row is None or row.target is None or self._session.moment is Moment.OVER:
            return None
        lacking = Counter(tile for missing in row.target.missing for tile in missing)
        used = Counter(tile for part in row.target.parts for tile in part.tiles) - lacking
        return tuple(used.elements())
