"""A start that the settings order and that cannot be dealt is told with its fans and what to change."""

import pytest

from tests.session.conftest import Sit
from trainer.game import Conflict, Fair, Near, Start, StartKind
from trainer.game.deals import deal_fault
from trainer.rules import FanId, Seat
from trainer.session.invitations import no_deal
from trainer.text import Language, Words

NEAR = Near(Seat.E, FanId.SANSETONGSHUN, 1)
CONFLICT = Conflict(Seat.E, (FanId.QIDUI, FanId.YITIAOLONG), 1)


@pytest.mark.parametrize(
    ("start", "problem", "said"),
    [
        (NEAR, "missing", "发不出 三色同顺 至多差 1 张的牌：放宽张数或换番"),
        (NEAR, "fan", "发不出 三色同顺 至多差 1 张的牌：放宽张数或换番"),
        (NEAR, "hand-size", "发不出这副牌：第 2 手牌有 12 张，这里要 13 张"),
        (CONFLICT, "missing", "发不出 七对 与 一条龙 都至多差 1 张的牌：放宽张数或换番"),
        (CONFLICT, "hand-size", "发不出这副牌：第 2 手牌有 12 张，这里要 13 张"),
        (Conflict(Seat.E, (FanId.QIDUI, FanId.QIDUI), 1), "same-fan", "发不出这副牌：两个番相同"),
        (Conflict(Seat.E, (FanId.QIDUI, FanId.QIDUI), 1), "missing", "发不出这副牌：差的张数要在 1 到 6 之间"),
        (Fair(), "wall", "发不出这副牌：牌墙里没有可摸的牌"),
    ],
)
def test_why_a_deal_cannot_be_made(start: Start, problem: str, said: str) -> None:
    fault = deal_fault(problem, "", fewest=1, most=6, number=2, n=12, wanted=13)
    assert Words(Language.ZH).phrase(no_deal(start, fault)) == said


def test_a_start_nearer_than_can_be_dealt_is_told_at_the_table_and_nothing_changes(sit: Sit) -> None:
    table = sit(start=StartKind.CONFLICT, start_fans=(FanId.QIDUI, FanId.YITIAOLONG), start_missing=1)
    table.session.deal_new()
    table.qtbot.waitUntil(lambda: bool(table.notices), timeout=20_000)
    assert table.session.view is None
    assert [notice.key for notice in table.notices] == ["session-no-conflict"]
    assert Words(Language.EN).phrase(table.notices[0])
