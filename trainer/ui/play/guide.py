"""Leads somebody through the prepared first hand: what is said, pointed at and shown, step by step."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from trainer.coach.first_hand import (
    AfterMove,
    FirstHand,
    Guidance,
    GuideStep,
    Introduced,
    Known,
    after_next,
    guidance,
)
from trainer.coach.hints import Moment
from trainer.coach.turn_line import Turn
from trainer.game import Discard, Move, Pass, SeatView, Won
from trainer.rules import Phrase, ValueSet, load_values
from trainer.session import SettingsKeeper, TableSession
from trainer.session.history import left_hand
from trainer.store import ReadError
from trainer.ui.look import Look
from trainer.ui.play.keys import Wish
from trainer.ui.table import Action
from trainer.ui.table.hand_row import Pointed

_ANOTHER: Final = Action("guided", "first-hand-another", "Enter", primary=True)
_UNTOLD: Final = frozenset({Wish.NEXT, Wish.AGAIN, Wish.LEVEL, Wish.PIN, Wish.FACE, Wish.ASK})
"""Keys that a guided hand has not told of: a slip would lead out of it."""


class GuideController(QObject):
    """Knows how far the guided hand on the table is. It follows from the moves that stand, so a move taken back takes
    its step back; what lasts beyond the hand is kept with the settings.

    ``changed``: the guide is stopped or taken up again. ``score_wanted``: a `SeatView` of the hand that was won before
    the program ended; its lanes were not looked at yet.
    """

    changed = Signal()
    score_wanted = Signal(object)

    def __init__(self, look: Look, session: TableSession, settings: SettingsKeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._session, self._settings = look, session, settings
        self._progress: FirstHand | None = None
        self._known = Known.after(())
        self._told: Phrase | None = None
        self._from: FirstHand | None = None
        self._after: dict[tuple[Move, ...], AfterMove] = {}
        self._backward = self._forward = False
        self.shown: Guidance | None = None
        session.played.connect(lambda _: self._head_for(back=False, forth=False))
        session.taken_back.connect(lambda _: self._head_for(back=True, forth=False))
        session.made_again.connect(lambda _: self._head_for(back=False, forth=True))
        session.ended.connect(self._keep_win)

    @property
    def kept(self) -> FirstHand | None:
        """How far the guided hand was when this hand began; None where none is under way on the table."""
        kept = self._settings.current.first_hand
        return kept if kept is not None and not kept.finished and kept.plays(self._session.invitation) else None

    @property
    def on(self) -> bool:
        """Whether the hand on the table is being guided."""
        return self.kept is not None and not self.kept.stopped

    @property
    def resting(self) -> bool:
        """Whether the hand on the table could be guided, but the guide was stopped."""
        return self.kept is not None and self.kept.stopped

    @property
    def known(self) -> Known | None:
        """What of the table may be shown; None where everything may."""
        return self._known if self.on else None

    def has(self, part: Introduced) -> bool:
        """Whether a part of the table is there; in a guided hand only once it was introduced."""
        return not self.on or part in self._known.parts

    @property
    def can_go_back(self) -> bool:
        """Whether a step can be taken back."""
        return self._session.can_undo() and not self._session.left_before

    @property
    def number(self) -> int:
        """The number of the step, from 1: of the one shown, else of the next."""
        if self.shown is not None:
            return self.shown.number
        done = () if self._progress is None else self._progress.done
        return next((place for place, step in enumerate(GuideStep, 1) if step not in done), len(GuideStep))

    @property
    def pointed(self) -> Pointed | None:
        """The tile to discard."""
        move = None if self.shown is None else self.shown.move
        return (move.tile, self._look.words("first-hand-this")) if isinstance(move, Discard) else None

    @property
    def actions(self) -> tuple[Action, ...]:
        """What leads on from a guided hand that was not won; nothing in every other case."""
        view = self._session.view
        return (_ANOTHER,) if self.on and view is not None and view.over and not isinstance(view.result, Won) else ()

    @property
    def turn(self) -> Turn | None:
        """What the guide says: the fact, then what to do; what came of a move that was not pointed at goes first."""
        if not self.on:
            return None
        words = self._look.words
        told = None if self._told is None else words.phrase(self._told)
        if self.actions:
            return Turn(words("first-hand-again"), (words("first-hand-again-do"),), leads=True)
        if self.shown is None:
            return None if told is None else Turn(told)
        fact, do = (words.phrase(said) for said in self.shown.says)
        return Turn(told or fact, (do,), leads=True)

    @property
    def speaks_of_row(self) -> bool:
        """Whether a row of the panel is what has to be looked at."""
        return self.shown is not None and self.shown.step in (GuideStep.NEARNESS, GuideStep.SECOND_WAY)

    def knows(self, wish: Wish) -> bool:
        """Whether a key means anything now: what was not told of yet does nothing in a guided hand."""
        return not self.on or self._session.moment is Moment.OVER or wish not in _UNTOLD

    def lanes(self, view: SeatView) -> tuple[Phrase, ...]:
        """What is said over the lanes of the guided hand's win; nothing over any other."""
        going = self._settings.current.first_hand
        if going is None or going.silent:
            return ()
        found = guidance(going, view, load_values(view.rules.values)) if self.on or self._session.view is None else None
        return () if found is None else found.says

    def begin(self, wanted: FirstHand) -> None:
        """Guide a hand: the one on the table or left in the middle where it is that, else its prepared deal."""
        going = replace(wanted, stopped=False)
        self._settings.change(replace(self._settings.current, first_hand=going))
        left = self._session.resumable()
        if going.plays(self._session.invitation):
            self.follow()
            self.changed.emit()
        elif left is not None and going.plays(left.invitation):
            self._session.resume()
        elif (won := self._won_before(going)) is not None:
            self.score_wanted.emit(won)
        else:
            self._session.dealing.deal_first(going.deal_seed)

    def another(self) -> None:
        """Deal the next prepared hand; what was learned stays."""
        if self._progress is not None:
            self.begin(self._progress.again())

    def stop(self) -> None:
        """Play on without the guide; it can be taken up again."""
        if self.kept is not None:
            self._settings.change(replace(self._settings.current, first_hand=replace(self.kept, stopped=True)))
            self.changed.emit()

    def follow(self) -> None:
        """Look at the table anew, after anything has happened there."""
        kept, view = self.kept, self._session.view
        self.shown = self._told = None
        if kept is None or kept.stopped or view is None:
            self._progress, self._known = None, Known.after(())
            return
        values = load_values(view.rules.values)
        reached = self._reached_from(kept, values)
        self._progress, self._told = reached.progress, reached.says
        self.shown = guidance(self._progress, view, values)
        done = Known.after(self._progress.done)
        if self.shown is not None:
            self._known = self.shown.known
        elif not (set(done.rows) <= set(self._known.rows) and done.parts <= self._known.parts):
            self._known = done

    def _reached_from(self, kept: FirstHand, values: ValueSet) -> AfterMove:
        """What the moves of the hand have led to; only those that are new are judged."""
        if kept != self._from:
            self._from, self._after = kept, {(): AfterMove(kept)}
        own = self._session.own_moves
        known = max(length for length in range(len(own) + 1) if own[:length] in self._after)
        for number, (view, move) in enumerate(self._session.decided(known), known):
            self._after[own[: number + 1]] = after_next(self._after[own[:number]], view, move, values)
        return self._after[own]

    def go_on(self) -> None:
        """Let go by itself what is offered and of no use. Taking moves back or making them again goes past it."""
        view = self._session.view
        if not self.on or view is None or self.shown is not None or self._session.moment is not Moment.CLAIMING:
            return
        if self._backward and self.can_go_back:
            self._session.undo()
        elif self._forward and self._session.can_redo():
            self._session.redo()
        else:
            self._session.play(Pass(view.seat))

    def _head_for(self, *, back: bool, forth: bool) -> None:
        self._backward, self._forward = back, forth

    def _keep_win(self, view: SeatView) -> None:
        """Keep a win at once: its lanes are shown even if the program ends before."""
        won = isinstance(view.result, Won) and view.result.seat is view.seat
        if self.on and won and self._progress is not None:
            self._settings.change(replace(self._settings.current, first_hand=self._progress))

    def _won_before(self, going: FirstHand) -> SeatView | None:
        """The guided hand as it was won before the program ended; None where it was not."""
        if GuideStep.WIN not in going.done:
            return None
        try:
            last = next(iter(self._session.saving.archive.finished(limit=1)), None)
        except ReadError:
            return None
        found = left_hand(last) if last is not None and going.plays(last.invitation) else None
        return None if found is None else found.view
