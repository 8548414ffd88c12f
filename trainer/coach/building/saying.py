"""The words of a try: its goals, how it was dealt, how each way ended, and what a discard did. No Qt."""

from collections.abc import Sequence

from trainer.coach.building.at_table import TableBuild, TableEnd
from trainer.coach.building.task import BuildKind, BuildPlace, BuildTask
from trainer.coach.building.tries import Build, Built, Ending
from trainer.coach.building.turns import Turned
from trainer.coach.building.ways import BuildWay, Player, WaysCompared
from trainer.game import Fair, disclose
from trainer.rules import MAIN_FANS, FanId, Phrase
from trainer.text import Words


def goals_phrase(goals: Sequence[FanId]) -> Phrase:
    """Goals of which one is enough."""
    if len(goals) == len(MAIN_FANS):
        return Phrase.of("build-any")
    *rest, last = (Phrase.of("aim-fan", fan=goal) for goal in goals)
    phrase = last
    for goal in reversed(rest):
        phrase = Phrase.of("build-or", first=goal, rest=phrase)
    return phrase


def task_said(task: BuildTask, words: Words) -> str:
    """What is to be built."""
    return words(f"build-ask-{task.kind}", goals=goals_phrase(task.goals))


def start_said(build: Build, words: Words) -> str:
    """How the tiles were dealt."""
    told = disclose(build.task.start)
    fan = told.fans[0] if told.fans else build.task.goals[0]
    return words(f"build-about-{told.kind}", fan=fan, missing=told.missing)


def goal_said(task: BuildTask, words: Words) -> str:
    """What is built at the table, in the place of how its tiles were dealt."""
    prepared = "no" if isinstance(task.start, Fair) else "yes"
    return words("build-goal", goals=goals_phrase(task.goals), prepared=prepared)


def way_name(way: BuildWay, kind: BuildKind, words: Words) -> str:
    """Who played so, and for which road."""
    if way.who is Player.ADVICE and kind is BuildKind.ROADS:
        return words("build-way-road", fan=way.goals[0])
    return words(f"build-way-{way.who}")


def way_said(way: BuildWay, words: Words, place: BuildPlace = BuildPlace.ALONE) -> str:
    """How a way ended; a fan is named where it could have been another. At the table tiles that come in are counted, as
    not all are drawn."""
    short = len(way.goals) == 1
    if way.draw is not None and way.fan is not None and way.points is not None:
        return words(
            "build-came-short" if short else "build-came", n=way.draw, fan=way.fan, points=way.points, place=place.value
        )
    if way.who is Player.PAR:
        return words("build-par-never")
    if way.hand is None or way.fan is None:
        return words("build-never")
    return words("build-never-short" if short else "build-never-near", fan=way.fan, n=way.hand.distance)


def end_said(build: Build | TableBuild, comparison: WaysCompared, words: Words) -> str:
    """How the try ended."""
    you, place = comparison.you, build.task.place.value
    if you.draw is not None and you.fan is not None and you.points is not None:
        return words("build-came", n=you.draw, fan=you.fan, points=you.points, place=place)
    if isinstance(build, TableBuild):
        return words(f"build-table-{build.end or TableEnd.DRAWN}")
    key = "build-left" if build.ending is Ending.LEFT else "build-out"
    return words(key, n=len(build.thrown))


def against_said(build: Built, comparison: WaysCompared, turns: Sequence[Turned], words: Words) -> str:
    """The try beside par, where the roads parted, what was said rightly, and how many discards lost something."""
    par, you, place = comparison.par.draw, comparison.you.draw, build.task.place.value
    if par is None:
        said = [words("build-no-par", place=place)]
    elif you is None:
        said = [words("build-par-missed", par=par, place=place)]
    elif you > par:
        said = [words("build-after-par", par=par, n=you - par, place=place)]
    else:
        said = [words("build-at-par", par=par, place=place)]
    if build.task.kind is BuildKind.ROADS:
        parted = comparison.parted
        said.append(words("build-together") if parted is None else words("build-parted", n=parted))
        said.append(words("build-said", right=sum(turn.said_right for turn in turns), n=len(turns)))
    said.append(words("build-losses", n=sum(bool(turn.loss) for turn in turns)))
    if build.known:
        said.append(words("build-known", place=place))
    return words("score-separator").join(said)


def turn_title(turn: Turned, task: BuildTask, words: Words) -> str:
    """Which discard it is."""
    return words("build-turn", n=turn.number, tile=turn.throw.tile, place=task.place.value)


def turn_said(turn: Turned, kind: BuildKind, words: Words) -> str:
    """What a discard did: to the nearest goal, and to the roads that the learner named."""
    said = []
    if kind is BuildKind.ROADS:
        said.append(_roads_said(turn, words))
    if turn.says is not None:
        said.append(words.phrase(turn.says))
    elif turn.goal is not None and (near := turn.weighed[turn.goal].near) is not None:
        aim = Phrase.of("aim-fan", fan=turn.goal)
        said.append(words("build-best-throw", near=Phrase.of("drill-away", goal=aim, n=near.distance, live=near.live)))
    return words("build-stop").join(said)


def _roads_said(turn: Turned, words: Words) -> str:
    """The roads that a discard keeps, beside those that the learner named."""
    named = _roads_phrase(turn.throw.keeps)
    if turn.said_right:
        return words("build-kept-right", kept=named)
    if not turn.kept:
        return words("build-kept-neither", said=named)
    return words("build-kept-wrong", said=named, kept=_roads_phrase(turn.kept))


def _roads_phrase(roads: Sequence[FanId]) -> Phrase:
    """One road, or both."""
    return Phrase.of("aim-fan", fan=roads[0]) if len(roads) == 1 else Phrase.of("build-both")
