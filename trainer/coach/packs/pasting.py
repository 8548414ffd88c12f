"""What is pasted into a step: a hand, a line of data, or the code of a deal."""

from trainer.coach.bench import Setup, read_data_line
from trainer.coach.packs.limits import TILES
from trainer.coach.packs.values import Content, DealCode, PositionSetup
from trainer.game.code import CodeError, read_code
from trainer.notation.hand_text import read_hand_text
from trainer.rules import HAND_SIZE, Phrase, Seat, readings


def pasted(text: str) -> Content | tuple[Phrase, ...]:
    """What a step shows of a pasted text; or why nothing can be made of it.

    >>> pasted("266f wnjg 44y5")
    DealCode(text='266f wnjg 44y5')
    """
    line = " ".join(text.split())[:TILES]
    if line.startswith("{"):
        return read_data_line(line)
    try:
        read_code(line)
    except CodeError as error:
        found = read_hand_text(line)
        if not found.hand.tiles:
            return tuple(fault.said for fault in (error.faults if not found.faults else found.faults))
        return _hand(line)
    return DealCode(line)


def _hand(line: str) -> Setup | PositionSetup:
    """A complete hand as one that was won; everything else as a position, which can still become one."""
    setup = Setup(line, Seat.S)
    hand = setup.hand
    whole = len(hand.concealed) + 3 * len(hand.melds) == HAND_SIZE
    won = whole and bool(readings(hand.concealed, hand.melds))
    return setup if won else PositionSetup(setup)
