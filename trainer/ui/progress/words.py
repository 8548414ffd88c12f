"""The plots of a learner's progress in words: titles, labels and tables. No Qt."""

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Final

from trainer.coach.exercises import ExerciseKind
from trainer.coach.progress import Accuracy, Progress, Span
from trainer.rules import INCIDENTAL_FANS, MAIN_FANS, SMALL_FANS, FanId
from trainer.text import Words
from trainer.ui.progress.plot import ColumnShape, GroupShape, LineShape, PlotContent, PlotGroup, PlotItem

MOST_HANDS: Final = 200
"""Hands on the line of lost decisions at most, the last ones."""

_GROUPS: Final = {"small": SMALL_FANS, "main": MAIN_FANS, "incidental": INCIDENTAL_FANS}


def plots_of(words: Words, found: Progress) -> dict[str, PlotContent]:
    """Every plot by its name, in the order of the page."""
    return {
        "losses": lost_decisions(words, found),
        "due": due_forecast(words, found),
        "fans": accuracy_by_fan(words, found),
        "won": hands_won(words, found),
        "skills": accuracy_by_skill(words, found),
        "weeks": minutes_a_week(words, found),
    }


def spell_said(words: Words, found: Progress) -> str:
    """The days that are looked at, and how many in a row something was done."""
    said = [words("progress-nothing")] if found.spell is None else [_spell(words, found, *found.spell)]
    if found.streak > 1:
        said.append(words("progress-streak", n=found.streak))
    return words("score-separator").join(said)


def _spell(words: Words, found: Progress, first: date, last: date) -> str:
    if found.span is Span.ALL:
        return words("progress-spell", first=f"{first:%Y-%m-%d}", last=f"{last:%Y-%m-%d}")
    return words("progress-spell", first=day_said(words, first), last=day_said(words, last))


def day_said(words: Words, day: date) -> str:
    """A day with its month: 11月29日 or 29 November."""
    return words("progress-day", day=day.day, month=words(f"progress-month-{day.month}"))


def lost_decisions(words: Words, found: Progress) -> PlotContent:
    """Decisions that cost tiles, hand by hand."""
    last = found.losses[-MOST_HANDS:]
    first = len(found.losses) - len(last) + 1
    rows = tuple(
        (str(number), f"{loss.day:%Y-%m-%d}", str(loss.decided.lost), str(loss.decided.kept), _mean(loss.mean_lost))
        for number, loss in enumerate(last, first)
    )
    shape = None
    if last:
        lost, kept = last[-1].mean_lost, last[-1].mean_kept
        shape = LineShape(
            values=tuple(loss.decided.lost for loss in last),
            means=tuple(loss.mean_lost for loss in last),
            first=first,
            chosen_from=max(0, found.losses_before - first + 1),
            chosen="" if found.span is Span.ALL else words(f"progress-span-{found.span}"),
            each=words("progress-each-hand"),
            up=words("progress-unit-decisions"),
            across=words("progress-unit-hand"),
            end=_mean(lost),
            unit="" if lost is None else words("progress-lost"),
            notes=() if kept is None else (words("progress-kept", n=_mean(kept)), words("progress-mean")),
        )
    return PlotContent(
        words("progress-losses"),
        words("progress-losses-note"),
        tuple(words(f"progress-column-{name}") for name in ("hand", "day", "lost", "kept", "mean")),
        rows,
        shape,
        words("progress-losses-none"),
    )


def _mean(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def due_forecast(words: Words, found: Progress) -> PlotContent:
    """How many cards come back on each of the next days."""
    days = [found.today + timedelta(days=ahead) for ahead in range(len(found.due))]
    below = [(words(f"progress-weekday-{day.weekday()}"), str(day.day)) for day in days]
    marked = [(*lines, words("progress-today")) if place == 0 else lines for place, lines in enumerate(below)]
    return PlotContent(
        words("progress-due", n=len(days)),
        words("progress-due-note", n=sum(found.due)),
        (words("progress-column-day"), words("progress-column-cards")),
        tuple((f"{day:%Y-%m-%d}", str(count)) for day, count in zip(days, found.due, strict=True)),
        ColumnShape(found.due, tuple(marked), 0, words("progress-unit-cards")),
    )


def minutes_a_week(words: Words, found: Progress) -> PlotContent:
    """The time at the table and in exercises, week by week."""
    below = [(str(monday.day), words(f"progress-month-short-{monday.month}")) for monday, _ in found.weeks]
    last = len(found.weeks) - 1
    return PlotContent(
        words("progress-weeks"),
        words("progress-weeks-note"),
        (words("progress-column-week"), words("progress-column-minutes")),
        tuple((f"{monday:%Y-%m-%d}", str(minutes)) for monday, minutes in found.weeks),
        ColumnShape(tuple(minutes for _, minutes in found.weeks), tuple(below), last, words("progress-unit-minutes")),
    )


def accuracy_by_fan(words: Words, found: Progress) -> PlotContent:
    """Right answers about each fan."""

    def item(fan: FanId) -> PlotItem:
        """The line of a fan."""
        return _share(words, words.fan(fan), found.by_fan.get(fan, Accuracy()), fan)

    told = {fan: found.by_fan.get(fan, Accuracy()) for fans in _GROUPS.values() for fan in fans}
    return PlotContent(
        words("progress-fans"),
        words("progress-fans-note"),
        _accuracy_head(words, "fan"),
        tuple(_accuracy_row(words.fan(fan), tally) for fan, tally in told.items()),
        GroupShape(_fan_groups(words, _GROUPS, item), _few(words, told.values())),
    )


def accuracy_by_skill(words: Words, found: Progress) -> PlotContent:
    """Right answers to each kind of question, in three even groups."""
    kinds = [kind.value for kind in ExerciseKind]
    kinds += sorted(skill for skill in found.by_skill if skill not in kinds and words.has(f"exercise-kind-{skill}"))
    items = [_share(words, words(f"exercise-kind-{kind}"), found.by_skill.get(kind, Accuracy())) for kind in kinds]
    high = -(-len(items) // 3)
    groups = tuple(PlotGroup("", tuple(items[first : first + high])) for first in range(0, len(items), high))
    told = {kind: found.by_skill.get(kind, Accuracy()) for kind in kinds}
    return PlotContent(
        words("progress-skills"),
        words("progress-fans-note"),
        _accuracy_head(words, "skill"),
        tuple(_accuracy_row(words(f"exercise-kind-{kind}"), tally) for kind, tally in told.items()),
        GroupShape(groups, _few(words, told.values())),
    )


def hands_won(words: Words, found: Progress) -> PlotContent:
    """The hands that were won with each fan; incidental fans only where there are some."""

    def item(fan: FanId) -> PlotItem:
        """The line of a fan."""
        count = found.won_by_fan.get(fan, 0)
        return PlotItem(words.fan(fan), str(count), fan=fan, count=count, quiet=not count)

    lucky = any(found.won_by_fan.get(fan) for fan in INCIDENTAL_FANS)
    groups = {name: fans for name, fans in _GROUPS.items() if name != "incidental" or lucky}
    return PlotContent(
        words("progress-won"),
        words("progress-won-note", n=found.won, all=found.hands),
        (words("progress-column-fan"), words("progress-column-hands")),
        tuple((words.fan(fan), str(found.won_by_fan.get(fan, 0))) for fans in groups.values() for fan in fans),
        GroupShape(_fan_groups(words, groups, item), words("progress-won-several")),
    )


def _fan_groups(
    words: Words, groups: dict[str, tuple[FanId, ...]], item: Callable[[FanId], PlotItem]
) -> tuple[PlotGroup, ...]:
    return tuple(PlotGroup(words(f"home-group-{name}"), tuple(map(item, fans))) for name, fans in groups.items())


def _share(words: Words, name: str, tally: Accuracy, fan: FanId | None = None) -> PlotItem:
    """A share with its bar; a count where there are few answers, a dash where there are none."""
    if not tally.asked:
        return PlotItem(name, "–", fan=fan, quiet=True)
    if tally.percent is None:
        return PlotItem(name, words("progress-of", n=tally.right, all=tally.asked), fan=fan)
    return PlotItem(name, str(tally.percent), "%", fan, share=tally.right / tally.asked)


def _few(words: Words, tallies: Iterable[Accuracy]) -> str:
    return words("progress-few") if any(each.asked and each.percent is None for each in tallies) else ""


def _accuracy_head(words: Words, first: str) -> tuple[str, ...]:
    return tuple(words(f"progress-column-{name}") for name in (first, "right", "asked", "percent"))


def _accuracy_row(name: str, tally: Accuracy) -> tuple[str, ...]:
    return name, str(tally.right), str(tally.asked), "" if tally.percent is None else str(tally.percent)
