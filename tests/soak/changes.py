"""What comes from outside is changed at random: a bit of the database, some letters of a text."""

import io
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from tests.soak.kills import fill, many_hands
from tests.store.kept_hands import opened, readable
from trainer.__main__ import answer_lines
from trainer.coach.bench import EXAMPLES, Setup
from trainer.coach.evening import (
    Enter,
    Entry,
    Evening,
    Journal,
    LaidTiles,
    Person,
    Strike,
    journal_to_data,
)
from trainer.coach.exercises import ExerciseKind
from trainer.coach.lessons import TryIt
from trainer.coach.packs import (
    Chapter,
    Content,
    DealCode,
    Pack,
    PackError,
    PackFaultKind,
    PackStep,
    PositionSetup,
    Wording,
    pack_text,
    read_pack,
)
from trainer.notation.data import score_line
from trainer.reach.data import reach_line
from trainer.resources import asset
from trainer.rules import FanId, Fault, Seat, ValueSetError, read_values
from trainer.store import Archive, Profile, SavedHand, SaveError, Settings, settings_to_data
from trainer.store.evenings import Evenings
from trainer.store.learning import all_cards, answers
from trainer.store.taking_in import import_all
from trainer.store.transfer import Transferred, export_all

HAND = {"concealed": "123m123m456m789m55p", "win_tile": "5p", "melds": [], "seat": "S", "events": [], "values": "sihai"}
POSITION = {
    "concealed": "123m456p789s1122z",
    "seat": "E",
    "visible": "9m9m3z",
    "melds": [],
    "lines": [5],
    "prevailing": "E",
}
ODD = ("\0", "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "ignore"), "[" * 2000, "9" * 5000, '"', "\\u",
       "-1", "1e999", "null", "{}", "\n", "海", "\u202e", "5m" * 700, "'; DROP TABLE hand; --", ",")  # fmt: skip


def bits(seed: int, folder: Path) -> None:
    """One flipped bit makes no hand, answer or card silently different."""
    chance = random.Random(seed)
    fill(folder)
    path = folder / "hands.sqlite3"
    opened(path).close()
    content = bytearray(path.read_bytes())
    bit = chance.randrange(len(content) * 8)
    content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(content)
    archive = opened(path)
    before, after = hands_before(), readable(archive)
    different = [number for number, hand in after.items() if before.get(number) != hand]
    assert different == [], f"bit {bit}: hands {different} are different"
    assert len(after) == len(before) or archive.notices, f"bit {bit}: {len(before) - len(after)} hands went silently"
    assert learned(archive) <= learned_before(), f"bit {bit}: an answer or a card is different"
    archive.close()


def learned(archive: Archive) -> set[str]:
    """The answers and the cards that can be read."""
    return {repr(one) for one in (*answers(archive), *all_cards(archive))}


@cache
def hands_before() -> dict[int, SavedHand]:
    """What was in the database whose bits are flipped."""
    archive = opened(many_hands())
    found = readable(archive)
    archive.close()
    return found


@cache
def learned_before() -> set[str]:
    """The answers and the cards in it."""
    archive = opened(many_hands())
    found = learned(archive)
    archive.close()
    return found


def changed(text: str, chance: random.Random) -> str:
    """A text with one to four places taken out, doubled, or replaced by something odd."""
    for _ in range(chance.randint(1, 4)):
        first, last = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        last = min(last, first + 12)
        piece = chance.choice(("", text[first:last] * 2, chance.choice(ODD), chr(chance.randrange(1, 0xD800))))
        text = text[:first] + piece + text[last:]
    return text


def score(seed: int, _folder: Path) -> None:
    """A command's line is answered or refused by name, and the next one is answered."""
    _lines(seed, HAND, score_line)


def reach(seed: int, _folder: Path) -> None:
    """Likewise."""
    _lines(seed, POSITION, reach_line)


def _lines(seed: int, data: object, answer: Callable[[object], dict[str, object]]) -> None:
    line = changed(json.dumps(data), random.Random(seed)).replace("\n", " ")
    sink = io.StringIO()
    answer_lines(io.BytesIO(f"{line}\n{json.dumps(data)}\n".encode("utf-8", "replace")), sink, answer)
    *first, last = map(json.loads, sink.getvalue().splitlines())
    assert "error" not in last
    assert all("error" not in bad or bad["kind"] for bad in first)
    assert len(sink.getvalue()) < 200_000


def settings(seed: int, folder: Path) -> None:
    """Settings are read or set aside, and can be saved again."""
    file = Profile(folder).settings
    text = json.dumps(settings_to_data(Settings()) | {"sound": "\ud800"}, indent=2)
    file.path.write_text(changed(text, random.Random(seed)), "utf-8", errors="replace")
    loaded = file.load()
    file.save(loaded.settings)
    assert file.load().settings == loaded.settings


def values(seed: int, folder: Path) -> None:
    """A value set is read or refused by name."""
    path = folder / "club.toml"
    text = asset("values/sihai.toml").read_text("utf-8")
    path.write_text(changed(text, random.Random(seed)), "utf-8", errors="replace")
    with suppress(ValueSetError):
        read_values(path)


def exports(seed: int, folder: Path) -> None:
    """An export is taken in but for the lines that cannot be read, or refused by name."""
    lines = exported().splitlines()
    chance = random.Random(seed)
    kinds = [json.loads(line).get("line") for line in lines]
    kind = chance.choice(list(dict.fromkeys(kinds)))
    place = chance.choice([place for place, other in enumerate(kinds) if other == kind])
    lines[place] = changed(lines[place], chance)
    file = folder / "all.jsonl"
    file.write_text("\n".join(lines), "utf-8", errors="replace")
    archive = Profile(folder / "new").open_archive()
    taken = Transferred()
    try:
        taken = import_all(archive, file)
    except SaveError:
        assert kind is None, "without its head it is no export"
    else:
        assert taken.hands >= kinds.count("hand") - (kind == "hand")
        assert taken.answers >= kinds.count("answer") - (kind == "answer")
        assert taken.cards >= kinds.count("card") - (kind == "card")
    assert len(readable(archive)) == taken.hands
    assert len(answers(archive)) == taken.answers
    assert len(all_cards(archive)) <= taken.cards
    archive.close()


@cache
def exported() -> str:
    """The text of an export of a few hands, answers and cards, with a value set."""
    profile = Profile(many_hands().parent)
    archive = profile.open_archive()
    archive.database.connection.execute("DELETE FROM hand WHERE id > 8")
    archive.database.connection.execute("DELETE FROM answer WHERE id > 8")
    target = profile.folder / "all.jsonl"
    export_all(archive, target)
    archive.database.connection.close()
    return target.read_text("utf-8")


def packs(seed: int, folder: Path) -> None:
    """A club pack is refused by name within half a second, or read as a whole; the file stays as it is."""
    chance = random.Random(seed)
    path = folder / "evening.sihai"
    path.write_bytes(spoiled_pack(chance))
    before = path.read_bytes()
    began = time.process_time()
    faults: tuple[Fault, ...] = ()
    try:
        pack = read_pack(path.read_bytes())
    except PackError as error:
        faults = error.faults
    else:
        assert read_pack(pack_text(pack)) == pack
    assert time.process_time() - began < 0.5
    assert all(fault.kind in set(PackFaultKind) and len(str(fault)) < 1000 for fault in faults)
    assert [(file, file.read_bytes()) for file in folder.iterdir()] == [(path, before)]


def evenings(seed: int, folder: Path) -> None:
    """The file of an evening is read, or kept aside under another name with all that it held."""
    path = folder / "2026-03-01-200000.json"
    path.write_text(changed(kept_evening(), random.Random(seed)), "utf-8", errors="replace")
    before = path.read_bytes()
    found, notices = Evenings(folder).all()
    assert len(found) + len(notices) == 1
    assert [file.read_bytes() for file in folder.iterdir()] == [before]
    for kept in found:
        Evenings(folder).save(kept)
        assert Evenings(folder).all() == ((kept,), ())


@cache
def kept_evening() -> str:
    """The text of an evening of hands with and without tiles, one of them struck."""
    tiles = LaidTiles("1112345678999m9m", frozenset(), (FanId.QINGYISE,))
    journal = Journal(Evening((Person("林岚"), Person("陈越", 5), Person("王禾"), Person("周宁"))))
    for change in (Enter(Entry(Seat.E, Seat.S, 55, tiles)), Enter(Entry()), Enter(Entry(Seat.W, None, 12)), Strike(2)):
        journal = journal.after(change)
    return json.dumps(journal_to_data(journal.undo()), ensure_ascii=False)


def spoiled_pack(chance: random.Random) -> bytes:
    """A pack cut off, very large, very deep, with values of other types, hostile names, or another version."""
    data = json.loads(starter_pack())
    match chance.randrange(7):
        case 0:
            return starter_pack().encode()[: chance.randrange(len(starter_pack()))]
        case 1:
            _put(data, chance, chance.choice(("x" * 6_000_000, ["x"] * 200_000, {str(n): n for n in range(50_000)})))
        case 2:
            inner, brackets = chance.choice((("[", "]"), ('{"a":', "}"))), chance.choice((50, 500, 100_000))
            return (inner[0] * brackets + "1" + inner[1] * brackets).encode()
        case 3:
            _put(data, chance, chance.choice((None, True, -1, 1e300, [], {}, [[]], "", 0, float("nan"))))
        case 4:
            names = ("../../x", "/etc/passwd", "C:\\x", "__class__", "con", "a\0b", "\u202ex", "\ud800", "<b>x</b>")
            _put(data, chance, {chance.choice(names): chance.choice(names)})
        case 5:
            data["version"] = chance.choice((0, -1, 2, 10**30, "1", 1.0, None, True, [1]))
        case _:
            return changed(starter_pack(), chance).encode("utf-8", "surrogatepass")
    return json.dumps(data).encode("utf-8", "surrogatepass")


def _put(data: object, chance: random.Random, value: object) -> None:
    """Put a value somewhere into a tree of lists and objects."""
    while True:
        if isinstance(data, dict):
            key, inside = chance.choice(list(data.items()))
            if not inside or not isinstance(inside, list | dict) or chance.random() < 0.15:
                data[key] = value
                return
        elif isinstance(data, list):
            place = chance.randrange(len(data))
            inside = data[place]
            if not inside or not isinstance(inside, list | dict) or chance.random() < 0.15:
                data[place] = value
                return
        else:
            return
        data = inside


@cache
def starter_pack() -> str:
    """A pack with a step of every kind."""
    contents: tuple[Content, ...] = (
        *EXAMPLES.values(),
        PositionSetup(Setup("123456m78m33345s"), "9999m"),
        DealCode("266F-WNJG-44Y5"),
        TryIt(ExerciseKind.LANES, 3),
    )
    worded = Wording("甲", "A")
    steps = tuple(PackStep(content, worded, worded, worded, (worded, worded)) for content in contents)
    return pack_text(Pack(worded, (Chapter(worded, steps),)))
