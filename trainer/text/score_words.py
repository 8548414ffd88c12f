"""The sentences about a won hand: how it was won, who is who, what is paid and by which formula."""

from trainer.rules import (
    FIRST_TURN_EVENTS,
    Payment,
    Role,
    Score,
    Seat,
    Settlement,
    Value,
    WonBy,
    WonHand,
    relation,
    settle,
)
from trainer.text.words import Words


def how_won(won: WonHand, words: Words) -> str:
    """点和 ・ 对家出 5万; the winner is named where it is not the learner."""
    tile = won.hand.win_tile
    if won.source is None:
        said = words("won-self-draw", tile=tile)
    else:
        key = "won-robbed" if won.won_by is WonBy.ROBBED_KONG else "won-discard"
        said = words(key, source=words(f"won-from-{relation(won.learner, won.source)}"), tile=tile)
    if won.winner is won.learner:
        return said
    return words("won-by-other", seat=won.winner, how=said)


def headline(won: WonHand, words: Words) -> str:
    """Who won and how, to the learner: 你 自摸 5条, 下家（西）点和 ・ 你出 3饼."""
    way = {WonBy.SELF_DRAW: "drawn", WonBy.DISCARD: "discard", WonBy.ROBBED_KONG: "robbed"}[won.won_by]
    said: dict[str, Value] = {"tile": won.hand.win_tile}
    if won.source is not None and won.source is not won.learner:
        said["source"] = words(f"won-from-{relation(won.learner, won.source)}")
    if won.winner is won.learner:
        return words(f"won-head-own-{way}", **said)
    who = words(f"game-who-{relation(won.learner, won.winner)}")
    yours = "-yours" if won.source is won.learner else ""
    return words(f"won-head-{way}{yours}", who=who, seat=won.winner, **said)


def sitting(won: WonHand, words: Words) -> str:
    """你坐 南, and the prevailing wind where it counts: 你坐 南，场风 东."""
    if won.hand.prevailing is None:
        return words("won-you-sit", seat=won.learner)
    return words("won-you-sit-under", seat=won.learner, wind=won.hand.prevailing)


def line_passed(won: WonHand, points: int, words: Words) -> str:
    """起和线 10 分，已过 45 分."""
    over = points - won.line
    if won.line == 0:
        return words("won-line-none")
    if over < 0:
        return words("won-line-short", line=won.line, short=-over)
    return words("won-line-passed", line=won.line, over=over) if over else words("won-line-just", line=won.line)


def sum_terms(score: Score) -> str:
    """5 + 20 + 30: the points of each fan that counts."""
    return " + ".join(str(points) for points in score.subtotals.values())


def settle_headline(won: WonHand, settlement: Settlement, words: Words) -> str:
    """What kind of settlement it is: 出铳幺二 ・ 包大分小."""
    if won.settled_as_self_draw:
        return words("settle-earthly")
    if won.won_by is WonBy.ROBBED_KONG:
        return words("settle-robbed")
    kind = "split" if settlement.is_split else "small" if settlement.payer is not None else "self-draw"
    return words(f"settle-{kind}-{settlement.scheme}")


def payer_order(won: WonHand) -> tuple[Seat, ...]:
    """The seats of the table: the discarder, then the others against the turn, the winner last."""
    others = list(reversed(won.winner.others()))
    if won.payer is not None:
        others.remove(won.payer)
        others.insert(0, won.payer)
    return (*others, won.winner)


def who(won: WonHand, seat: Seat, words: Words) -> str:
    """上家 ・ 庄: how a seat stands to the learner."""
    said = words.relation(relation(won.learner, seat))
    return words("settle-dealer", who=said) if seat is Seat.E else said


def role(won: WonHand, settlement: Settlement, payment: Payment, words: Words) -> str:
    """What a seat is in the settlement; empty for one of three who pay alike."""
    match payment.role:
        case Role.WINNER:
            return words("settle-role-winner-drawn" if won.source is None else "settle-role-winner")
        case Role.DISCARDER if won.won_by is WonBy.ROBBED_KONG:
            return words("settle-role-robbed")
        case Role.DISCARDER:
            return words("settle-role-discarder-split" if settlement.is_split else "settle-role-discarder")
        case Role.BYSTANDER:
            return words("settle-role-bystander-split" if settlement.is_split else "settle-role-bystander")
        case Role.PAYER:
            return ""


def amount(payment: Payment, words: Words) -> str:
    """付 170 分 or 收 220 分."""
    if payment.role is Role.WINNER:
        return words("settle-gets", n=payment.amount)
    return words("settle-pays", n=-payment.amount)


def split_sum(settlement: Settlement, words: Words) -> str:
    """共 4 × 55 = 220 分，出铳家付 220 − 50 = 170 分: how the discarder's part comes about."""
    payer = settlement.payer
    paid = -settlement.of(payer).amount if payer is not None else 0
    return words(
        "settle-split-sum",
        times=settlement.received // settlement.points,
        points=settlement.points,
        total=settlement.received,
        paid=paid,
    )


def settlement_notes(won: WonHand, settlement: Settlement, words: Words) -> list[str]:
    """The clauses that did not apply this time, with this hand's numbers. 天和 and 地和 are paid one way only."""
    notes = []
    if settlement.payer is not None:
        split = settlement.is_split
        notes.append(words(f"settle-below-{settlement.scheme}" if split else "settle-above"))
        drawn = settle(settlement.points, won.winner, None, settlement.scheme)
        share = -drawn.of(won.winner.next).amount
        notes.append(words("settle-if-drawn", share=share, total=drawn.received))
    elif settlement.points and not won.hand.events & FIRST_TURN_EVENTS:
        given = settle(settlement.points, won.winner, won.winner.next, settlement.scheme)
        notes.append(words("settle-if-discard", total=given.received))
    return notes


def fan_sum(score: Score, words: Words) -> str:
    """一般高 20 + 平和 5: fans with their points."""
    return " + ".join(words("trial-fan", fan=fan, points=n) for fan, n in score.subtotals.items())
