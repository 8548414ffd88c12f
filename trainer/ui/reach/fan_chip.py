"""A fan as a chip: mark, name, and 已成 n 分, 可成 n 张, 不能再算 or 不成; and how the chips stand in columns."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import Change, FanLine, Standing
from trainer.coach.panel.words import chip_told, status_text
from trainer.rules import FanId
from trainer.ui.controls import Run, TextLine
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.reach.fan_button import FanButton
from trainer.ui.reach.pieces import FADED, paint_tint
from trainer.ui.theme import Step, Tone

LEFT: Final = 8
RIGHT: Final = 6
"""How far the tint reaches beyond mark and words, in pixels of the design."""
_MARK = 20
_BAR = 3
_HIGH = 40
"""Height of name and status together."""
_MOST = 40
"""The most points that a small fan can have: four times its ten."""
_WAYS: Final[tuple[tuple[int, Step, int], ...]] = (
    (6, Step.BODY, 4),
    (4, Step.BODY, 8),
    (4, Step.NOTE, 8),
    (3, Step.BODY, 10),
    (3, Step.NOTE, 8),
    (2, Step.BODY, 12),
    (2, Step.NOTE, 12),
    (2, Step.SMALL, 8),
)
"""Columns, type step and least gap in pixels, the best first; the last is taken whether it fits or not."""


class FanChip(FanButton):
    """A fan that has no row. Clicking pins it as it does a row."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, fan, parent)
        self._step, self._inset = Step.BODY, LEFT
        self.refresh()

    def show_line(self, line: FanLine, *, pinned: bool = False) -> None:
        """Show the fan as ``line`` says."""
        if (line, pinned) != (self._line, self._pinned):
            self._line, self._pinned = line, pinned
            self.refresh()

    def refresh(self) -> None:
        """Name the fan for a screen reader and paint it."""
        self.setAccessibleName(chip_told(self._line, self.look.words, pinned=self._pinned))
        self.update()

    def set_style(self, step: Step, inset: int) -> None:
        """Write the name in another type step; ``inset``: pixels between the chip's edge and its mark."""
        if (step, inset) != (self._step, self._inset):
            self._step, self._inset = step, inset
            self.update()

    def natural_width(self, step: Step) -> float:
        """The width in which the name in a type step, and whatever may stand below it, have one line each."""
        words = self.look.words
        name = Run(words.fan(self.fan), step, bold=True).width(self.look)
        status = Run(words("panel-chip-won", n=_MOST), Step.NOTE, bold=True).width(self.look)
        return max(self.look.px(_MARK + 6) + name, status) + 2

    def name_line(self) -> TextLine:
        """The name beside the mark."""
        px, standing = self.look.px, self._line.standing
        left = self._inset + px(_MARK + 6)
        plain = standing in (Standing.OUT, Standing.UNKNOWN, Standing.FAR)
        run = Run(self.look.words.fan(self.fan), self._step, bold=not plain, tone=Tone.INK3 if plain else Tone.INK1)
        run = replace(run, struck=standing is Standing.OUT)
        return TextLine(QRectF(left, self._top, self.width() - left, px(20)), (run,))

    def lines(self) -> tuple[TextLine, ...]:
        """The name, the status below."""
        px = self.look.px
        place = QRectF(self._inset, self._top + px(21), self.width() - self._inset, px(18))
        return self.name_line(), TextLine(place, (self._status(), *self._target(place.width())))

    def paint(self, painter: QPainter) -> None:
        """Paint tint and pin, and the mark, faded for a fan that is out."""
        px, theme, standing = self.look.px, self.look.theme, self._line.standing
        if standing in (Standing.LIT, Standing.WON):
            paint_tint(painter, QRectF(self.rect()), theme)
        if self._pinned:
            bar = min(_BAR, max(1, self._inset - 1))
            painter.fillRect(QRectF(0, self._top, bar, px(_HIGH)), QColor(theme.accent))
        hurt = self._line.change is Change.HURT and not theme.outline
        faded = standing in (Standing.OUT, Standing.UNKNOWN) or hurt
        painter.setOpacity(FADED if faded else 1.0)
        mark = QRectF(self._inset, self._top, px(_MARK), px(_MARK))
        paint_mark(painter, mark, self.fan, self.look, theme.ink3 if standing is Standing.FAR else "")
        painter.setOpacity(1.0)
        self.underline(painter)
        self.paint_ring(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 4, theme.surface)

    @property
    def _top(self) -> float:
        """Where the name begins: name and status stand in the middle of the chip's height."""
        return (self.height() - self.look.px(_HIGH)) / 2

    def _target(self, room: float) -> tuple[Run, ...]:
        """The word for a target, where it has room behind the status: no chip gets wider for it."""
        if not self._pinned:
            return ()
        word = Run(self.look.words("panel-row-pinned"), Step.SMALL, bold=True, tone=Tone.ACCENT, gap=6)
        return (word,) if self._status().width(self.look) + word.width(self.look) <= room else ()

    def _status(self) -> Run:
        line, standing = self._line, self._line.standing
        said = Run(status_text(line, self.look.words), Step.NOTE, tone=Tone.INK2)
        if standing in (Standing.LIT, Standing.WON):
            return replace(said, bold=True, tone=Tone.ACCENT)
        if line.spent or standing is Standing.UNKNOWN:
            return said
        bold = line.change in (Change.HURT, Change.HELPED) and standing is not Standing.OUT
        quiet = Tone.INK3 if standing is Standing.FAR else Tone.INK2
        return replace(
            said, bold=bold, tone={Change.HURT: Tone.BAD, Change.HELPED: Tone.ACCENT}.get(line.change, quiet)
        )


class ChipGrid(Struct, frozen=True):
    """Where the columns begin, how wide their chips are, how far in their marks stand, all in pixels, and the type step
    of all names."""

    lefts: tuple[int, ...]
    widths: tuple[int, ...]
    inset: int
    step: Step


def _ways(count: int) -> list[tuple[int, Step, int]]:
    """The ways in which so many chips fill all columns, or nearly all where they are many."""
    return [way for way in _WAYS if count % way[0] == 0 or (count > 6 and way[0] == 3)]


def chip_grid(look: Look, widths: Callable[[Step], Sequence[float]], room: float) -> ChipGrid:
    """The best way for chips that are so wide in a type step to stand in a room, in pixels, over whose edges the tints
    reach: in even columns where they fit, else in columns as wide as they need."""
    for columns, step, least in _ways(len(widths(Step.BODY))):
        each = widths(step)
        wide = [ceil(max(each[column::columns])) for column in range(columns)]
        gap = (room - sum(wide)) / max(1, columns - 1)
        if gap >= look.px(least):
            break
    inset = min(look.px(LEFT), max(2, int(gap / 2)))
    pitch = (room + 2 * look.px(LEFT) + look.px(LEFT)) / columns
    if max(wide) + look.px(LEFT + RIGHT) <= pitch - look.px(LEFT) and columns > 3:
        lefts = tuple(round(column * pitch) - look.px(LEFT) for column in range(columns))
        return ChipGrid(lefts, (round(pitch) - look.px(LEFT),) * columns, look.px(LEFT), step)
    apart, right = max(0.0, gap), min(look.px(RIGHT), inset)
    lefts = tuple(round(sum(wide[:column]) + column * apart) - inset for column in range(columns))
    return ChipGrid(lefts, tuple(width + inset + right for width in wide), inset, step)
