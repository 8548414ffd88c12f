"""What the claim slots stand for, and why a win is refused."""

from tests.game.tables import play, table
from trainer.coach.claims import Slot, choices_of, moves_by_slot, short_of_line, why_no_win
from trainer.game import Chow, Discard, Pass, view
from trainer.rules import Phrase, Seat, Tile
from trainer.text import Language, Words


def test_discards_have_no_slot_and_every_other_move_has_its_own() -> None:
    seen = view(play(table({Seat.S: "2356m123p11225s3z"}, "4m"), "E discard 4m"), Seat.S)
    slots = moves_by_slot(seen)
    assert [move.tile for move in slots[Slot.CHOW] if isinstance(move, Chow)] == [Tile.M2, Tile.M3, Tile.M4]
    assert slots[Slot.PASS] == (Pass(Seat.S),)
    assert not any(isinstance(move, Discard) for moves in slots.values() for move in moves)
    assert not any(moves_by_slot(None).values())


def test_a_choice_tells_which_tiles_come_from_the_hand() -> None:
    seen = view(play(table({Seat.S: "2356m123p11225s3z"}, "4m"), "E discard 4m"), Seat.S)
    own = [choice.own for choice in choices_of(seen, Slot.CHOW)]
    assert own == [(Tile.M2, Tile.M3), (Tile.M3, Tile.M5), (Tile.M5, Tile.M6)]
    assert choices_of(seen, Slot.PASS) == ()


def test_why_there_is_no_win_speaks_of_the_tile_drawn_now() -> None:
    start = table({Seat.E: "12m456p678p22789s"}, "1z5z6z7z3m", lines=(10, 10, 10, 10))
    seen = view(play(start, "E discard 1z", "S discard 5z", "W discard 6z", "N discard 7z"), Seat.E)
    short = short_of_line(seen)
    assert short is not None
    assert (short.tile, short.line - short.points) == (Tile.M3, 5)
    why = why_no_win(seen, None)
    assert why is not None
    assert Words(Language.ZH).phrase(why) == "3万 不能和：5 分，起和线 10 分：平和 5"
    other = view(table({Seat.E: "12m456p678p22789s"}, "1z"), Seat.E)
    assert why_no_win(other, None) == Phrase.of("cannot-win-shape")


def test_points_lacking_belong_to_the_tile_that_is_offered_now() -> None:
    """South's 3m would have made 5 points; of West's 3p the table says nothing like that."""
    start = table({Seat.E: "12m33p456678p789s"}, "1z3m3p", lines=(10, 10, 10, 10))
    seen = view(play(start, "E discard 1z", "S discard 3m", "W discard 3p"), Seat.E)
    assert moves_by_slot(seen)[Slot.PUNG]
    assert short_of_line(seen) is None
    assert why_no_win(seen, None) == Phrase.of("cannot-win-shape")
