"""Choosing a start to order, as values."""

import pytest

from trainer.game import StartKind
from trainer.game.start_choice import StartChoice
from trainer.rules import FanId

FAIR, NEAR, CONFLICT = StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT
QIDUI, GANG, RUN, TRIPLE, HALF, PUNGS = (
    FanId.QIDUI,
    FanId.GANG,
    FanId.YITIAOLONG,
    FanId.SANSETONGSHUN,
    FanId.HUNYISE,
    FanId.DUIDUIHE,
)


@pytest.mark.parametrize(
    ("before", "kind", "fans"),
    [
        (StartChoice(), NEAR, (TRIPLE,)),
        (StartChoice(), CONFLICT, (TRIPLE, HALF)),
        (StartChoice(NEAR, (QIDUI,)), CONFLICT, (QIDUI, TRIPLE)),
        (StartChoice(NEAR, (TRIPLE,)), CONFLICT, (TRIPLE, HALF)),
        (StartChoice(CONFLICT, (QIDUI, RUN)), NEAR, (QIDUI,)),
        (StartChoice(CONFLICT, (QIDUI, RUN)), FAIR, ()),
    ],
)
def test_another_kind_keeps_fans_and_proposes_what_it_lacks(
    before: StartChoice, kind: StartKind, fans: tuple[FanId, ...]
) -> None:
    after = before.with_kind(kind)
    assert (after.kind, after.fans) == (kind, fans)


@pytest.mark.parametrize(
    ("before", "fan", "fans"),
    [
        (StartChoice(NEAR, (QIDUI,)), RUN, (RUN,)),
        (StartChoice(NEAR, (QIDUI,)), QIDUI, (QIDUI,)),
        (StartChoice(CONFLICT, (QIDUI, RUN)), TRIPLE, (RUN, TRIPLE)),
        (StartChoice(CONFLICT, (QIDUI, RUN)), QIDUI, (QIDUI, RUN)),
        (StartChoice(CONFLICT, (QIDUI,)), RUN, (QIDUI, RUN)),
        (StartChoice(NEAR, (QIDUI, RUN)), QIDUI, (RUN,)),
    ],
)
def test_the_fan_chosen_last_stays_and_the_last_one_never_goes(
    before: StartChoice, fan: FanId, fans: tuple[FanId, ...]
) -> None:
    assert before.with_fan(fan).fans == fans


@pytest.mark.parametrize(
    ("fans", "ordered", "missing"),
    [((QIDUI,), 1, 1), ((GANG,), 1, 2), ((GANG,), 4, 4), ((), 1, 1)],
)
def test_a_start_is_no_nearer_than_can_be_dealt(fans: tuple[FanId, ...], ordered: int, missing: int) -> None:
    before = StartChoice(NEAR, fans, ordered)
    assert before.too_near is (ordered != missing)
    assert before.with_kind(NEAR if fans else FAIR).missing == missing


def test_fans_that_share_too_little_move_the_start_away() -> None:
    near = StartChoice(CONFLICT, (QIDUI, RUN), 2)
    assert not near.too_near
    assert near.with_fan(PUNGS) == StartChoice(CONFLICT, (RUN, PUNGS), 3)


@pytest.mark.parametrize("missing", [1, 2, 6])
def test_a_distance_is_kept_as_it_was_asked_for_until_a_fan_changes(missing: int) -> None:
    choice = StartChoice(NEAR, (TRIPLE,)).with_missing(missing)
    assert (choice.kind, choice.fans, choice.missing) == (NEAR, (TRIPLE,), missing)
