"""What a try is worth to memory and statistics: measured by play by advice on the same tiles, never by luck."""

from trainer.coach.building.ways import BuildWay, WaysCompared
from trainer.coach.exercises.values import ErrorKind, Grade, Judgement
from trainer.rules import Phrase

_NEVER = 99


def judged(comparison: WaysCompared) -> Judgement | None:
    """The mark of a try; None where neither par nor play by advice brought a goal, so that nothing could be missed.

    Right: home no later than play by advice, or where it never came home. Partly: home, but later. Wrong: not home,
    although play by advice was, or par had it and the learner was farther away than play by advice at the end.
    """
    par, you = comparison.par, comparison.you
    best = min(comparison.advised, key=_rank)
    if par.draw is not None:
        says = Phrase.of("build-judged", par=par.draw)
    elif best.draw is not None:  # at the table, where other claims bring other tiles
        says = Phrase.of("build-judged-advice", n=best.draw)
    else:
        return None
    if _rank(you) <= _rank(best):
        return Judgement(Grade.RIGHT, says)
    grade = Grade.PARTLY if you.draw is not None else Grade.WRONG
    return Judgement(grade, says, ErrorKind.SLOWER_DISCARD, par.fan if best.fan is None else best.fan)


def _rank(way: BuildWay) -> tuple[int, int]:
    """The earlier home the better; of those that never came, the nearer."""
    if way.draw is not None:
        return way.draw, 0
    return _NEVER, _NEVER if way.hand is None else way.hand.distance
