"""Everything the reach panel shows, as one value made from what is known of a position."""

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from trainer import reach
from trainer.coach.panel.heading import FirstHead, Heading, NearHead, WaitsContent, heading_of
from trainer.coach.panel.rows import (
    Change,
    FanLine,
    PanelFace,
    PanelQuestion,
    chip_lines,
    nearest_hand,
    row_lines,
    row_target,
)
from trainer.reach import Key, Position, TargetHand, Wait, Widening
from trainer.rules import PATTERN_FANS, FanId, ValueSet


class PanelContent(Struct, frozen=True):
    """The head, rows and chips of a face in their fixed order, the hands that the rows draw, and the pinned fans."""

    heading: Heading
    face: PanelFace
    rows: tuple[FanLine, ...]
    chips: tuple[FanLine, ...]
    targets: Mapping[FanId, TargetHand] = field(default_factory=dict)
    pinned: frozenset[FanId] = frozenset()


def panel_content(
    question: PanelQuestion,
    face: PanelFace,
    pinned: frozenset[FanId] = frozenset(),
    *,
    waits_found: tuple[Wait, ...] = (),
    widenings: tuple[Widening, ...] = (),
    draws: int = 0,
) -> PanelContent:
    """What the panel shows for a question in a face, SMALL or MAIN. ``draws``: own draws that are left."""
    heading = heading_of(question, waits_found, widenings, draws)
    targets = {fan: hand for fan in face.fans if (hand := row_target(question, fan)) is not None}
    chips = chip_lines(question, face, _way_fans(heading, question))
    return PanelContent(heading, face, row_lines(question, face), chips, targets, pinned)


def first_content(content: PanelContent, fans: tuple[FanId, ...]) -> PanelContent:
    """The panel for somebody who knows some of its rows: no others, no chips, and no number but the distance."""
    rows = tuple(
        replace(line, live=None, live_before=None, accepts=(), change=Change.NONE, by=0, drew=False)
        for line in content.rows
        if line.fan in fans
    )
    heading = content.heading
    if isinstance(heading, NearHead | WaitsContent):
        heading = FirstHead.of(heading, fans)
    return replace(content, heading=heading, rows=rows, chips=())


def bare_content(position: Position, values: ValueSet, line: int, face: PanelFace = PanelFace.AUTO) -> PanelContent:
    """The panel of a position by itself, as a lesson or a handout shows it: everything is worked out at once.

    Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    answers = reach.analyse(position, values, (0, line))
    keys: tuple[Key, ...] = (*answers.now,)
    targets = {key: hand for key in keys if (hand := nearest_hand(position, key, values)) is not None}
    why = reach.obstacles(position) if any(fan not in answers.now for fan in PATTERN_FANS) else None
    question = PanelQuestion(position, answers, values, line, targets=targets, obstacles=why)
    found = () if position.must_discard else reach.waits(position, values)
    return panel_content(question, face.at(line), waits_found=found)


def _way_fans(heading: Heading, question: PanelQuestion) -> tuple[FanId, ...]:
    """The fans of the way that the head names, or of the hand worth most that it waits for."""
    if isinstance(heading, NearHead):
        return () if heading.way is None else heading.way.fans
    target = question.targets.get(question.aim)
    return tuple(target.score.fans) if isinstance(heading, WaitsContent) and target is not None else ()
