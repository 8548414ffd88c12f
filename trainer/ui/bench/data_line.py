"""A line of data on the bench: the JSON form of a hand, as ``python -m trainer score`` reads it, pasted by hand."""

from trainer.json_text import NotJson, read_json
from trainer.notation import DataFault, HandDataError, hand_from_data
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.rules import DISCARD_EVENTS, Phrase, Relation
from trainer.ui.bench.setup import Setup


def read_data_line(text: str) -> Setup | tuple[Phrase, ...]:
    """The hand of a line of data, or every fault of it.

    Data does not tell who gave the last tile: it was drawn, unless an event says that it was not; then it came from
    across.
    """
    try:
        hand = hand_from_data(read_json(text))
    except NotJson as error:
        return (Phrase.of("bench-fault-not-json", n=error.position + 1),)
    except HandDataError as error:
        return tuple(_said(fault) for fault in error.faults)
    line = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
    giver = Relation.ACROSS if hand.events & DISCARD_EVENTS else Relation.SELF
    return Setup(line, hand.seat, giver, hand.events, hand.prevailing)


def _said(fault: DataFault) -> Phrase:
    said = Phrase.of(f"bench-fault-{fault.kind}")
    return Phrase.of("bench-fault-in", field=fault.field, what=said) if fault.field else said
