"""The text of a club pack reads back; what is wrong with one is named with its place, at once and within bounds."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.soak import changes
from trainer.coach.bench import EXAMPLES, Setup
from trainer.coach.exercises import ExerciseKind, Level, can_ask
from trainer.coach.lessons import TryIt
from trainer.coach.packs import (
    MOST_BYTES,
    REVEALS,
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
from trainer.rules import INCIDENTAL_FANS, FanId, Relation, Seat
from trainer.text import Language, Words

TEXTS = st.text(st.characters(exclude_categories=("Cc", "Cf", "Cs")), max_size=30)
WORDINGS = st.builds(Wording, TEXTS, TEXTS)
SETUPS = st.builds(
    Setup,
    st.sampled_from(["123m", "", "5x", *(setup.text for setup in EXAMPLES.values())]),
    st.sampled_from(Seat),
    st.sampled_from(Relation),
    st.frozensets(st.sampled_from(INCIDENTAL_FANS)),
    st.none() | st.sampled_from(Seat),
)
TRIALS = st.builds(
    TryIt,
    st.sampled_from(ExerciseKind),
    st.integers(0, 2**31 - 1),
    st.none() | st.sampled_from(FanId),
    st.sampled_from(Level),
).filter(lambda trial: trial.fan is None or can_ask(trial.kind, trial.fan))
POSITIONS = st.builds(
    PositionSetup, st.builds(Setup, TEXTS, st.sampled_from(Seat), prevailing=st.none() | st.sampled_from(Seat)), TEXTS
)
CONTENTS: st.SearchStrategy[Content] = st.one_of(SETUPS, POSITIONS, st.builds(DealCode, TEXTS), TRIALS)
STEPS = st.builds(
    PackStep,
    CONTENTS,
    WORDINGS,
    WORDINGS,
    WORDINGS,
    st.lists(WORDINGS, max_size=6).map(tuple),
    st.lists(st.sampled_from(REVEALS), unique=True).map(tuple),
)
PACKS = st.builds(
    Pack,
    WORDINGS,
    st.lists(st.builds(Chapter, WORDINGS, st.lists(STEPS, max_size=4).map(tuple)), max_size=3).map(tuple),
)


@given(PACKS)
def test_a_pack_reads_back(pack: Pack) -> None:
    assert read_pack(pack_text(pack)) == pack
    assert read_pack(pack_text(pack).encode()) == pack


HEAD: Mapping[str, object] = {"format": "sihai-pack", "version": 1}
STEP: Mapping[str, object] = {"kind": "hand", "hand": "123m"}


def with_step(**fields: object) -> bytes:
    return json.dumps({**HEAD, "chapters": [{"steps": [{**STEP, **fields}]}]}).encode()


def refused(text: str | bytes) -> list[tuple[str, str]]:
    with pytest.raises(PackError) as error:
        read_pack(text)
    for language in Language:
        assert all(Words(language).phrase(fault.said) for fault in error.value.faults)
    return [(fault.kind, fault.field) for fault in error.value.faults]


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        (b"x" * (MOST_BYTES + 1), PackFaultKind.SIZE, ""),
        (b"\xff", PackFaultKind.NOT_UTF8, ""),
        (b"[" * 100_000, PackFaultKind.NOT_JSON, ""),
        (b"[]", PackFaultKind.NOT_A_PACK, ""),
        (b'{"format": "other"}', PackFaultKind.NOT_A_PACK, ""),
        (b'{"format": "sihai-pack", "version": 2}', PackFaultKind.NEWER, ""),
        (b'{"format": "sihai-pack", "version": true}', PackFaultKind.VERSION, ""),
        (b'{"format": "sihai-pack"}', PackFaultKind.VERSION, ""),
        (json.dumps({**HEAD, "file": "../x"}).encode(), PackFaultKind.UNKNOWN_FIELD, ""),
        (json.dumps({**HEAD, "chapters": {}}).encode(), PackFaultKind.TYPE, "chapters"),
        (json.dumps({**HEAD, "chapters": [{}] * 101}).encode(), PackFaultKind.TOO_MANY, "chapters"),
        (json.dumps({**HEAD, "title": {"en": 3}}).encode(), PackFaultKind.TYPE, "title.en"),
        (with_step(title={"en": "x" * 121}), PackFaultKind.TOO_LONG, "chapters[0].steps[0].title.en"),
        (with_step(question={"zh": "a\u202eb"}), PackFaultKind.CHARACTER, "chapters[0].steps[0].question.zh"),
        (with_step(notes={"zh": "\ud800"}), PackFaultKind.CHARACTER, "chapters[0].steps[0].notes.zh"),
        (with_step(seat="Q"), PackFaultKind.CHOICE, "chapters[0].steps[0].seat"),
        (with_step(reveal=["fans", "fans"]), PackFaultKind.TWICE, "chapters[0].steps[0].reveal"),
        (with_step(reveal=[3]), PackFaultKind.CHOICE, "chapters[0].steps[0].reveal[0]"),
        (with_step(hand=None), PackFaultKind.TYPE, "chapters[0].steps[0].hand"),
        (with_step(kind="deal"), PackFaultKind.UNKNOWN_FIELD, "chapters[0].steps[0]"),
        (with_step(points=55), PackFaultKind.UNKNOWN_FIELD, "chapters[0].steps[0]"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: bytes, kind: PackFaultKind, place: str) -> None:
    assert (kind, place) in refused(text)


def test_what_an_exercise_needs_is_named() -> None:
    trial = {"kind": "exercise", "exercise": "lanes", "seed": -1, "level": 1, "fan": "tianhe"}
    data = {**HEAD, "chapters": [{"steps": [trial, {"kind": "deal"}]}]}
    assert refused(json.dumps(data)) == [
        (PackFaultKind.CANNOT_ASK, "chapters[0].steps[0].fan"),
        (PackFaultKind.RANGE, "chapters[0].steps[0].seed"),
        (PackFaultKind.MISSING, "chapters[0].steps[1].code"),
    ]


def test_no_more_faults_are_told_than_somebody_reads() -> None:
    assert len(refused(json.dumps({**HEAD, **{f"x{n}": 1 for n in range(1000)}}))) == 20


@pytest.mark.parametrize("seed", range(21))
def test_a_changed_pack_is_read_or_refused_by_name(seed: int, tmp_path: Path) -> None:
    changes.packs(seed, tmp_path)
