"""Records as ``play`` prints them are taken in like hands; a bad line is named by its number and costs no other."""

import json
from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_2, copy_of, opened, readable
from trainer.game import Exhausted, Invitation, Won, replay
from trainer.game.bots.protocol import BotId
from trainer.game.contest import Contest, hand_data
from trainer.rules import Seat
from trainer.store import Archive, HandState, SaveError
from trainer.store.listing import all_hands
from trainer.store.taking_in import import_all
from trainer.store.transfer import MOST_NAMED, Transferred, export_all, export_hands
from trainer.text import Language, Words

CONTEST = Contest((BotId.STEADY, BotId.BUILDER, BotId.DISCARDER, BotId.DISCARDER))
HANDS = [dict(hand_data(CONTEST, seed)) for seed in range(4)]


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    (tmp_path / "mine").mkdir()
    return opened(tmp_path / "mine" / "hands.sqlite3")


def write(path: Path, *lines: object) -> Path:
    """A file of JSON lines; text is written as it is."""
    path.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines), "utf-8")
    return path


def named(done: Transferred) -> list[int]:
    """The numbers of the lines that were refused."""
    return [int(str(said.args["n"])) for said in done.refused]


def test_records_become_hands_that_do_not_count(archive: Archive, tmp_path: Path) -> None:
    assert import_all(archive, write(tmp_path / "a.jsonl", *HANDS)) == Transferred(hands=4)
    found = readable(archive)
    for number, hand in enumerate(HANDS, 1):
        saved = found[number]
        state = replay(saved.record)
        assert saved.state is HandState.FINISHED
        assert saved.retry
        assert saved.result == hand["result"]
        assert saved.outcome is not None
        if isinstance(state.result, Won):
            won = state.result
            assert (saved.outcome.winner, saved.outcome.points) == (won.seat, won.score.total)
        else:
            assert isinstance(state.result, Exhausted)
            assert (saved.outcome.winner, saved.outcome.points) == (None, 0)
        assert [bot.value for bot in saved.invitation.opponents] == list(CONTEST.seated(number - 1)[1:])
    assert {hand.sitting for hand in found.values()} == {1}
    assert archive.outcomes_today() == tuple(reversed([each.outcome for each in archive.finished()]))
    assert all(outcome.retry for outcome in archive.outcomes_today())


def test_a_record_names_the_seat_that_is_looked_at(archive: Archive, tmp_path: Path) -> None:
    bare = {name: value for name, value in HANDS[0].items() if name not in ("bots", "result")}
    import_all(archive, write(tmp_path / "a.jsonl", HANDS[0] | {"seat": "W"}, bare | {"seat": "N"}))
    first, second = (hand.invitation for hand in readable(archive).values())
    assert first == Invitation(first.deal, Seat.W, (BotId.DISCARDER, BotId.STEADY, BotId.BUILDER))
    assert second == Invitation(first.deal, Seat.N)


def test_a_record_is_taken_in_once_but_another_hand_of_its_deal_is_another(archive: Archive, tmp_path: Path) -> None:
    moves = HANDS[0]["moves"]
    assert isinstance(moves, list)
    shorter = HANDS[0] | {"moves": moves[:9]}
    file = write(tmp_path / "a.jsonl", HANDS[0], shorter, HANDS[0], HANDS[0] | {"seat": "S"}, shorter | {"made": 5})
    assert import_all(archive, file) == Transferred(hands=4)
    assert import_all(archive, file) == Transferred()
    states = [hand.state for hand in readable(archive).values()]
    assert states == [HandState.FINISHED, HandState.LEFT, HandState.FINISHED, HandState.LEFT]
    archive.close()
    again = opened(tmp_path / "mine" / "hands.sqlite3")
    assert import_all(again, file) == Transferred()
    again.close()


BAD = [
    "{",
    "[]",
    "{}",
    HANDS[1] | {"moves": ["E jump"]},
    HANDS[1] | {"moves": ["S win"]},
    HANDS[1] | {"format": 9},
    HANDS[1] | {"deal": 3},
    HANDS[1] | {"seat": "Q"},
    HANDS[1] | {"bots": ["nobody"] * 4},
    HANDS[1] | {"moves": "E discard 1m"},
]


@pytest.mark.parametrize("bad", BAD, ids=[str(place) for place in range(len(BAD))])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_bad_line_is_named_and_costs_no_other(archive: Archive, tmp_path: Path, bad: object, place: int) -> None:
    lines: list[object] = [HANDS[0], HANDS[2]]
    lines.insert(place, bad)
    done = import_all(archive, write(tmp_path / "a.jsonl", *lines))
    assert (done.hands, done.passed_over, named(done)) == (2, 1, [place + 1])
    for language in Language:
        said = Words(language).phrase(done.refused[0])
        assert "a.jsonl" in said
        assert str(place + 1) in said
        assert "{" not in said


def test_an_export_names_its_bad_lines_and_takes_records_too(archive: Archive, tmp_path: Path) -> None:
    full = opened(copy_of(VERSION_2, tmp_path))
    export_hands(full, (1, 2), tmp_path / "one.jsonl")
    head, first, second = (tmp_path / "one.jsonl").read_text("utf-8").splitlines()
    spoilt = json.dumps(json.loads(first) | {"seat": "Q"})
    done = import_all(archive, write(tmp_path / "a.jsonl", head, spoilt, HANDS[0], "", "{", second))
    assert (done.hands, named(done)) == (2, [2, 5])
    full.close()


def test_of_very_many_bad_lines_the_first_are_named_and_all_counted(archive: Archive, tmp_path: Path) -> None:
    done = import_all(archive, write(tmp_path / "a.jsonl", HANDS[0], *["{"] * 90, HANDS[1]))
    assert (done.hands, done.passed_over) == (2, 90)
    assert named(done) == list(range(2, 2 + MOST_NAMED))


def test_a_folder_may_hold_both_and_what_is_neither_is_refused(archive: Archive, tmp_path: Path) -> None:
    folder = tmp_path / "both"
    folder.mkdir()
    full = opened(copy_of(VERSION_2, tmp_path))
    export_all(full, folder / "a.jsonl")
    full.close()
    write(folder / "b.jsonl", *HANDS)
    write(folder / "c.jsonl", *["nothing"] * 100)
    done = import_all(archive, folder)
    assert done.hands == 5 + len(HANDS)
    with pytest.raises(SaveError):
        import_all(archive, folder / "c.jsonl")
    assert len(list(all_hands(archive))) == 5 + len(HANDS)
