"""A hand that was played on the screen, as an entry of the evening."""

from trainer.coach.evening.draft import fans_of
from trainer.coach.evening.values import MOST_POINTS, Entry, LaidTiles
from trainer.game import Result, Won, place_of
from trainer.notation.hand_text import HandText, write_hand_text


def played_entry(result: Result, number: int) -> Entry:
    """The entry of hand ``number``, by places."""
    if not isinstance(result, Won):
        return Entry()
    hand = result.hand
    line = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
    tiles = LaidTiles(line, hand.events, fans_of(result.score))
    giver = None if result.source is None else place_of(result.source, number)
    return Entry(place_of(result.seat, number), giver, min(result.score.total, MOST_POINTS), tiles)
