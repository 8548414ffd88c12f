"""What comes from outside is changed at random: a bit of the database, some letters of a text."""

import io
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from tests.soak.kills import fill, many_hands
from tests.store.kept_hands import opened, readable
from trainer.__main__ import answer_lines
from trainer.notation.data import score_line
from trainer.reach.data import reach_line
from trainer.resources import asset
from trainer.rules import ValueSetError, read_values
from trainer.store import Profile, SavedHand, SaveError, Settings, settings_to_data
from trainer.store.transfer import export_all, import_all

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
    """One flipped bit makes no hand silently different."""
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
    archive.close()


@cache
def hands_before() -> dict[int, SavedHand]:
    """What was in the database whose bits are flipped."""
    archive = opened(many_hands())
    found = readable(archive)
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
    place = chance.randrange(len(lines))
    lines[place] = changed(lines[place], chance)
    file = folder / "all.jsonl"
    file.write_text("\n".join(lines), "utf-8", errors="replace")
    archive = Profile(folder / "new").open_archive()
    least = 0 if place == 0 else len(lines) - 3  # without its head it is no export
    taken = -1
    with suppress(SaveError):
        taken = import_all(archive, file).hands
    assert max(taken, 0) == len(readable(archive)) >= least
    archive.close()


@cache
def exported() -> str:
    """The text of an export of a few hands."""
    archive = opened(many_hands())
    archive.database.connection.execute("DELETE FROM hand WHERE id > 8")
    target = many_hands().with_name("all.jsonl")
    export_all(archive, target)
    archive.database.connection.close()
    return target.read_text("utf-8")
