"""The text of a club pack: JSON with ``format``, ``version``, ``title`` and ``chapters``; `read_pack` and `pack_text`.

A step has ``kind``, ``title``, ``question``, ``notes``, ``options``, ``reveal``, and by its kind: ``hand``, ``seat``,
``from``, ``events``, ``prevailing`` (a won hand); ``hand``, ``seat``, ``prevailing``, ``visible`` (a position);
``code`` (a deal); ``exercise``, ``seed``, ``level``, ``fan`` (a question). Words are ``{"zh": …, "en": …}``. A pack
from elsewhere is only data: it names no file, and a field that is not known is refused.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from trainer.coach.bench import Setup
from trainer.coach.exercises import ExerciseKind, Level, can_ask
from trainer.coach.lessons import TryIt
from trainer.coach.packs import limits
from trainer.coach.packs.faults import PackError, PackFaultKind, pack_fault
from trainer.coach.packs.fields import PackFields
from trainer.coach.packs.values import (
    REVEALS,
    Chapter,
    Content,
    DealCode,
    Pack,
    PackStep,
    PositionSetup,
    Reveal,
    StepKind,
    Wording,
)
from trainer.json_text import NotJson, read_json
from trainer.resources import asset
from trainer.rules import INCIDENTAL_FANS, FanId, Relation, Seat

_SEATS: Final = MappingProxyType(dict(Seat.__members__))
_GIVERS: Final = MappingProxyType({relation.value: relation for relation in Relation})
_EVENTS: Final = MappingProxyType({fan.value: fan for fan in INCIDENTAL_FANS})
_FANS: Final = MappingProxyType({fan.value: fan for fan in FanId})
_REVEALS: Final = MappingProxyType({reveal.value: reveal for reveal in Reveal})
_KINDS: Final = MappingProxyType({kind.value: kind for kind in StepKind})
_EXERCISES: Final = MappingProxyType({kind.value: kind for kind in ExerciseKind})
_COMMON: Final = ("kind", "title", "question", "notes", "options", "reveal")


def read_pack(text: str | bytes) -> Pack:
    """The pack of a file's text. Raises `PackError` with every fault and its place, and nothing else.

    >>> read_pack('{"format": "sihai-pack", "version": 1, "title": {"en": "An evening"}}').title.en
    'An evening'
    """
    data = _data(text)
    _check_head(data)
    fields = PackFields(data, "")
    fields.only(("format", "version", "title", "chapters"))
    title = fields.wording("title", limits.TITLE)
    pack = Pack(title, fields.objects("chapters", limits.MOST_CHAPTERS, _chapter))
    if fields.faults:
        raise PackError(fields.faults)
    return pack


def pack_text(pack: Pack) -> str:
    """The text of a pack; `read_pack` gives the same pack back. Lines follow its steps, so that two can be compared."""
    head = {"format": limits.FORMAT, "version": limits.VERSION, "title": _worded(pack.title)}
    lines = [f' "{name}": {_json(value)},' for name, value in head.items()]
    chapters = ",\n".join(_chapter_text(chapter) for chapter in pack.chapters)
    return "\n".join(("{", *lines, f' "chapters": [\n{chapters}\n ]' if chapters else ' "chapters": []', "}", ""))


def _data(text: str | bytes) -> Mapping[str, object]:
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > limits.MOST_BYTES:
        raise _refused(PackFaultKind.SIZE, f"{len(raw)} bytes, at most {limits.MOST_BYTES}", n=len(raw))
    try:
        data = read_json(raw.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise _refused(PackFaultKind.NOT_UTF8, "no text in UTF-8") from None
    except NotJson as error:
        raise _refused(PackFaultKind.NOT_JSON, str(error), n=error.position + 1) from None
    if not isinstance(data, dict):
        raise _refused(PackFaultKind.NOT_A_PACK, "no JSON object")
    return data


def _check_head(data: Mapping[str, object]) -> None:
    if data.get("format") != limits.FORMAT:
        raise _refused(PackFaultKind.NOT_A_PACK, f"format {limits.FORMAT!r} expected")
    version = data.get("version")
    if type(version) is int and version > limits.VERSION:
        told = version if version < 10**6 else 10**6
        raise _refused(PackFaultKind.NEWER, f"version {told}; this program reads {limits.VERSION}", n=told)
    if type(version) is not int or version != limits.VERSION:
        raise _refused(PackFaultKind.VERSION, f"version {limits.VERSION} expected", n=limits.VERSION)


def _refused(kind: PackFaultKind, detail: str, **args: int) -> PackError:
    return PackError([pack_fault(kind, "", detail, **args)])


def _chapter(fields: PackFields) -> Chapter:
    fields.only(("title", "steps"))
    return Chapter(fields.wording("title", limits.TITLE), fields.objects("steps", limits.MOST_STEPS, _step))


def _step(fields: PackFields) -> PackStep:
    kind = fields.choice("kind", _KINDS)
    known, read = _CONTENTS[kind]
    fields.only((*_COMMON, *known))
    return PackStep(
        content=read(fields),
        title=fields.wording("title", limits.TITLE),
        question=fields.wording("question", limits.QUESTION),
        notes=fields.wording("notes", limits.NOTES),
        options=fields.objects("options", limits.MOST_OPTIONS, _option),
        reveal=fields.names("reveal", _REVEALS, REVEALS),
    )


def _option(fields: PackFields) -> Wording:
    fields.only(("zh", "en"))
    return Wording(fields.text("zh", limits.OPTION), fields.text("en", limits.OPTION))


def _hand(fields: PackFields) -> Setup:
    return Setup(
        text=fields.text("hand", limits.TILES, None),
        seat=fields.choice("seat", _SEATS, "E"),
        giver=fields.choice("from", _GIVERS, Relation.SELF.value),
        events=frozenset(fields.names("events", _EVENTS)),
        prevailing=_prevailing(fields),
    )


def _position(fields: PackFields) -> PositionSetup:
    text, seat = fields.text("hand", limits.TILES, None), fields.choice("seat", _SEATS, "E")
    setup = Setup(text, seat, prevailing=_prevailing(fields))
    return PositionSetup(setup, fields.text("visible", limits.TILES))


def _prevailing(fields: PackFields) -> Seat | None:
    return None if fields.data.get("prevailing") is None else fields.choice("prevailing", _SEATS)


def _deal(fields: PackFields) -> DealCode:
    return DealCode(fields.text("code", limits.TITLE, None))


def _exercise(fields: PackFields) -> TryIt:
    kind = fields.choice("exercise", _EXERCISES)
    fan = None if fields.data.get("fan") is None else fields.choice("fan", _FANS)
    if fan is not None and not can_ask(kind, fan):
        fields.fault(PackFaultKind.CANNOT_ASK, "fan", f"{kind} has no questions about {fan}", fan=fan)
    level = Level(fields.number("level", min(Level), max(Level)))
    return TryIt(kind, fields.number("seed", 0, limits.MOST_SEED), fan, level)


_CONTENTS: Final[Mapping[StepKind, tuple[tuple[str, ...], Callable[[PackFields], Content]]]] = MappingProxyType(
    {
        StepKind.HAND: (("hand", "seat", "from", "events", "prevailing"), _hand),
        StepKind.POSITION: (("hand", "seat", "prevailing", "visible"), _position),
        StepKind.DEAL: (("code",), _deal),
        StepKind.EXERCISE: (("exercise", "seed", "level", "fan"), _exercise),
    }
)
"""The fields of each kind beside those that all have, and what reads them."""


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _chapter_text(chapter: Chapter) -> str:
    steps = ",\n".join(f"   {_json(_step_data(step))}" for step in chapter.steps)
    inner = f'"steps": [\n{steps}\n  ]' if steps else '"steps": []'
    return f'  {{"title": {_json(_worded(chapter.title))}, {inner}}}'


def _worded(wording: Wording) -> dict[str, str]:
    return {name: text for name, text in (("zh", wording.zh), ("en", wording.en)) if text}


def _step_data(step: PackStep) -> dict[str, object]:
    data: dict[str, object] = {"kind": step.kind.value, **_content_data(step.content)}
    for name, wording in (("title", step.title), ("question", step.question), ("notes", step.notes)):
        if wording != Wording():
            data[name] = _worded(wording)
    if step.options:
        data["options"] = [_worded(option) for option in step.options]
    if step.reveal != REVEALS:
        data["reveal"] = [reveal.value for reveal in step.reveal]
    return data


def _content_data(content: Content) -> dict[str, object]:
    match content:
        case Setup():
            giver, events = content.giver.value, sorted(event.value for event in content.events)
            return _setup_data(content) | {"from": giver} | ({"events": events} if events else {})
        case PositionSetup():
            visible = {"visible": content.visible} if content.visible else {}
            return _setup_data(content.setup) | visible
        case DealCode():
            return {"code": content.text}
        case TryIt():
            fan = {"fan": content.fan.value} if content.fan else {}
            return {"exercise": content.kind.value, "seed": content.seed, "level": int(content.level), **fan}


def _setup_data(setup: Setup) -> dict[str, object]:
    data: dict[str, object] = {"hand": setup.text, "seat": setup.seat.letter}
    return data if setup.prevailing is None else data | {"prevailing": setup.prevailing.letter}


STARTERS: Final = ("first-evening", "twenty-fans", "no-reuse", "who-pays", "four-conflicts")
"""Their names, in the order in which they are shown."""


@cache
def starter(name: str) -> Pack:
    """One of the packs that ship."""
    return read_pack(asset(f"packs/{name}{limits.SUFFIX}").read_bytes())
