"""Sentences of the rule book that are put together from several facts. No Qt."""

from trainer.coach.rule_book.content import InForce, Ruling, measured_strength
from trainer.game.bots.protocol import BotId
from trainer.rules import (
    BUILT_IN,
    FANS,
    Fan,
    FanClass,
    FanId,
    JointSum,
    Scheme,
    Seat,
    Status,
    ValueSet,
    load_values,
    settle,
)
from trainer.text import Language, Words

PREVAILING = "round-wind"
"""The ruling on the prevailing wind, which has a switch among the settings."""


def class_name(words: Words, klass: FanClass) -> str:
    """A class by its name, after that of its major class where that is another."""
    name = words.fan_class(klass)
    return name if klass.major.value == klass.value else f"{words(f'major-{klass.major}')} › {name}"


def standing(words: Words, fan: Fan) -> str:
    """Class, rank and series of a fan in one line."""
    said = [words("book-class-line", klass=class_name(words, fan.klass), tier=words(f"book-tier-{fan.tier}"))]
    lower = next((other for other in FANS.values() if other.upper is fan.id), None)
    if lower:
        said.append(words("book-series-upper", fan=lower.id))
    if fan.upper:
        said.append(words("book-series-lower", fan=fan.upper))
    return " · ".join(said)


def other_name(fan: Fan, language: Language) -> str:
    """The name of a fan in the language that is not in force."""
    return fan.en if language is Language.ZH else fan.zh


def clause_key(words: Words, fan: FanId, part: str, in_force: InForce) -> str:
    """The key of a part of a clause, as it is told where the prevailing wind counts."""
    key = f"book-{fan}-{part}"
    counted = f"{key}-prevailing"
    return counted if in_force.prevailing and words.has(counted) else key


def ruling_said(words: Words, ruling: Ruling, in_force: InForce) -> str:
    """A ruling in a sentence; of one that has a switch also how that stands."""
    said = words(ruling.key)
    if ruling.id != PREVAILING:
        return said
    stands = "on" if in_force.prevailing else "off"
    return words("ruling-switch", ruling=said, stands=words(f"ruling-{stands}"))


def payments_said(words: Words, points: int, payer: Seat | None, scheme: Scheme) -> str:
    """Who pays what for a win of the east seat; ``payer`` discarded the tile, or None for a self-draw."""
    done = settle(points, Seat.E, payer, scheme)
    others = [-payment.amount for payment in done.payments if payment.seat not in (Seat.E, payer)]
    if payer is None or -done.of(payer).amount == others[0]:
        return words("book-pay-each", n=others[0])
    return words("book-pay-split", payer=-done.of(payer).amount, other=others[0])


def shown_sets(in_force: ValueSet) -> tuple[ValueSet, ...]:
    """The built-in sets, and the one in force where it is another."""
    built_in = tuple(load_values(name) for name in BUILT_IN)
    return built_in if in_force in built_in else (in_force, *built_in)


def set_name(words: Words, values: ValueSet, in_force: ValueSet) -> str:
    """A value set by its name, and whether it is in force."""
    name = values.name(words.language)
    return f"{name} · {words('book-set-in-force')}" if values == in_force else name


def status_said(words: Words, status: Status) -> str:
    """Where a number comes from, and what that means."""
    return f"**{words(f'book-status-{status}')}** {words(f'book-status-{status}-means')}"


def worth_said(words: Words, values: ValueSet, fan: FanId) -> str:
    """What a fan is worth in a value set, and where the number comes from."""
    return f"**{words('points', n=values.points[fan])}** · {words(f'book-status-{values.statuses[fan]}')}"


def broken_to(joint: JointSum, values: ValueSet) -> int | None:
    """What a value set gives for a published sum that it breaks; None where it keeps it."""
    return dict(values.broken_sums()).get(joint)


def joint_sum_said(words: Words, joint: JointSum, values: ValueSet) -> str:
    """A published sum in words; where the value set breaks it, with what it gives instead."""
    fans, found = words.fans(joint.fans), broken_to(joint, values)
    if found is None:
        return words("book-joint-sum", fans=fans, total=joint.total)
    return words("book-joint-broken", fans=fans, total=joint.total, found=found)


def joint_warning_said(words: Words, values: ValueSet) -> str:
    """That a value set breaks published sums."""
    return words("book-joint-warning", name=values.name(words.language))


def joint_warnings(words: Words, values: ValueSet) -> tuple[str, ...]:
    """A warning that names the value set, then each published sum that it breaks; nothing where it keeps all."""
    broken = values.broken_sums()
    return (joint_warning_said(words, values), *(joint_sum_said(words, j, values) for j, _ in broken)) if broken else ()


def strength_said(words: Words, bot: BotId) -> str:
    """The measured strength of an opponent, or nothing where it was not measured."""
    found = measured_strength().get(bot)
    if found is None:
        return ""
    points = f"{found.points:+.1f}".replace("-", "−")
    if not found.wins:  # what it does says already that it never wins
        return words("book-strength-never", points=points)
    return words("book-strength-of", wins=f"{found.wins:.1f}", points=points)
