"""Records of bots reviewed: twice the same, the same under renamed suits, and as lines of files."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from trainer.coach.review import review_data, review_files, review_of
from trainer.game import Chow, Deal, Discard, Kong, Move, Record, Stacked, build_wall, record_of, record_to_data, replay
from trainer.game.bots import BotId
from trainer.game.contest import Contest, hand_data
from trainer.rules import Seat, Tile

CONTEST = Contest((BotId.STEADY, BotId.BUILDER, BotId.DISCARDER, BotId.DISCARDER))
RECORDS = [record_of(CONTEST.play(seed)) for seed in (0, 3)]


def renamed(tile: Tile) -> Tile:
    """Characters become Dots, Dots Bamboo, Bamboo Characters."""
    return tile if tile.is_honour else Tile((tile + 9) % 27)


def renamed_move(move: Move) -> Move:
    """A move with its tile renamed."""
    return replace(move, tile=renamed(move.tile)) if isinstance(move, Discard | Chow | Kong) else move


def renamed_record(record: Record) -> Record:
    """The same hand with other suits."""
    hands, wall = build_wall(record.deal)
    start = Stacked(tuple(tuple(sorted(map(renamed, hand))) for hand in hands), tuple(map(renamed, wall)))
    deal = Deal(record.deal.seed, record.deal.rules, record.deal.lines, start)
    return Record(deal, tuple(map(renamed_move, record.moves)))


@pytest.mark.parametrize("record", RECORDS)
def test_a_review_is_the_same_a_second_time(record: Record) -> None:
    first = review_of(record, Seat.E)
    assert first == review_of(record_of(replay(record)), Seat.E)
    assert json.dumps(review_data(first)) == json.dumps(review_data(review_of(record, Seat.E)))


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("seat", Seat)
def test_renamed_suits_give_the_same_turning_points(record: Record, seat: Seat) -> None:
    one, other = review_of(record, seat), review_of(renamed_record(record), seat)
    assert [(each.place, each.losses) for each in one.turning] == [(each.place, each.losses) for each in other.turning]
    assert [renamed_move(each.move) for each in one.turning] == [each.move for each in other.turning]
    assert (one.goal, one.par, one.given_away) == (other.goal, other.par, other.given_away)


def write(path: Path, *lines: object) -> Path:
    """A file of JSON lines; text is written as it is."""
    path.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines), "utf-8")
    return path


def test_files_are_answered_line_by_line_in_order_and_summed_up(tmp_path: Path) -> None:
    hands = [hand_data(CONTEST, seed) for seed in (0, 3, 5)]
    one = write(tmp_path / "one.jsonl", hands[0], "no JSON", hands[1], {"format": 9})
    two = write(tmp_path / "two.jsonl", hands[2])
    answers = list(review_files([one, tmp_path / "none.jsonl", two], Seat.E, 1))
    assert [(each.get("file"), each.get("number"), each.get("kind")) for each in answers] == [
        ("one.jsonl", 1, None),
        ("one.jsonl", 2, "unreadable"),
        ("one.jsonl", 3, None),
        ("one.jsonl", 4, "record-format"),
        ("none.jsonl", 1, "unreadable"),
        ("two.jsonl", 1, None),
        (None, None, None),
    ]
    read = [each for each in answers if "decisions" in each]
    total = answers[-1]["sum"]
    assert isinstance(total, dict)
    assert total["hands"] == len(read) == 3
    assert total["won"] == sum(each["winner"] == "E" for each in read)


def test_two_processes_answer_as_one_does(tmp_path: Path) -> None:
    path = write(tmp_path / "hands.jsonl", *(hand_data(CONTEST, seed) for seed in (0, 3)))
    assert list(review_files([path], Seat.S, 2)) == list(review_files([path], Seat.S, 1))


def test_an_export_names_the_seat_and_what_was_taken_back(tmp_path: Path) -> None:
    data = record_to_data(RECORDS[0])
    hand = {"line": "hand", "seat": "W", "deal": data["deal"], "moves": data["moves"], "made": 9}
    head = {"format": "sihai-trainer", "version": 1}
    path = write(tmp_path / "export.jsonl", head, {"line": "values", "name": "a", "text": ""}, hand)
    answer, _ = review_files([path], Seat.S, 1)
    assert (answer["seat"], answer["number"], answer["finished"]) == ("W", 3, False)


def test_where_no_record_can_be_read_there_is_no_sum(tmp_path: Path) -> None:
    answers = list(review_files([write(tmp_path / "bad.jsonl", "[]", "{}")], Seat.S, 1))
    assert [answer["kind"] for answer in answers] == ["record-form", "record-form"]


def test_a_record_can_name_the_fan_that_it_was_played_for(tmp_path: Path) -> None:
    hand = hand_data(CONTEST, 0)
    file = write(
        tmp_path / "a.jsonl", hand, {**hand, "goal": "qidui"}, {**hand, "goal": None}, {**hand, "goal": "gang"}
    )
    guessed, named, none, wrong, _ = review_files((file,), Seat.S, 1)
    assert guessed["guessed"] is True
    assert (named["goal"], named["guessed"]) == ("qidui", False)
    assert (none["goal"], none["guessed"]) == (None, False)
    assert (wrong["kind"], wrong["number"]) == ("record-form", 4)
