"""Settings come back from their file as they were, and a bad file costs nothing but the bad values."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from trainer.coach.hints import HintLevel
from trainer.game import StartKind
from trainer.game.bots.protocol import BotId
from trainer.rules import PATTERN_FANS, FanId, Scheme
from trainer.store import (
    LINE_CHOICES,
    MAX_PACE,
    PACES,
    SCALES,
    Loaded,
    Motion,
    Settings,
    SettingsFile,
    ThemeChoice,
    TileChoice,
    settings_from_data,
    settings_to_data,
)
from trainer.text import Language, Words

_scales = st.integers(*SCALES)
_fans = st.sampled_from(PATTERN_FANS)
_lines = st.integers(0, 200)
_bots = st.sampled_from(BotId)

_texts = st.text(st.characters(blacklist_characters="\0"))

any_settings = st.builds(
    Settings,
    language=st.sampled_from(Language),
    theme=st.sampled_from(ThemeChoice),
    tile_theme=st.sampled_from(TileChoice),
    hint_level=st.sampled_from(HintLevel),
    tile_scale=_scales,
    ui_scale=_scales,
    motion=st.sampled_from(Motion),
    corner_indices=st.booleans(),
    chinese_names=st.booleans(),
    pace=st.integers(0, MAX_PACE),
    opponents=st.tuples(_bots, _bots, _bots),
    lines=st.tuples(_lines, _lines, _lines, _lines),
    scheme=st.sampled_from(Scheme),
    values=_texts,
    prevailing=st.booleans(),
    start=st.sampled_from([StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT]),
    start_fans=st.lists(_fans, max_size=2, unique=True).map(tuple),
    start_missing=st.integers(1, 6),
    pinned=st.lists(_fans, unique=True).map(tuple),
    geometry=_texts,
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "deep" / "settings.json")


@given(any_settings)
def test_the_json_form_round_trips(settings: Settings) -> None:
    data = json.loads(json.dumps(settings_to_data(settings)))
    assert settings_from_data(data) == (settings, ())


def test_before_anything_is_chosen_the_standard_holds() -> None:
    """Chinese, the rule book's values and settlement, the standard line for everybody, hints always."""
    first = Settings()
    assert (first.language, first.values, first.scheme) == (Language.ZH, "sihai", Scheme.SIHAI)
    assert first.lines == (10, 10, 10, 10)
    assert first.start is StartKind.FAIR
    assert not first.prevailing
    assert first.hint_level is HintLevel.ALWAYS
    assert (first.tile_scale, first.ui_scale) == (100, 100)
    assert first.corner_indices


def test_the_bounds_that_can_be_chosen() -> None:
    """Lines of the rule book; waits from none to a second and a half; tiles and interface from 75 to 200 percent."""
    assert LINE_CHOICES == (0, 5, 10)
    assert dict(PACES) == {"instant": 0, "quick": 250, "natural": 600}
    assert (MAX_PACE, SCALES) == (1500, (75, 200))
    assert Settings(start_missing=6).start_missing == 6
    first = Settings()
    assert (first.start_missing, first.pace, first.opponents) == (3, 600, (BotId.STEADY,) * 3)
    assert first.chinese_names


def test_every_field_is_in_the_json_form() -> None:
    assert set(settings_to_data(Settings())) == {field.name for field in fields(Settings)}


def test_a_file_round_trips(file: SettingsFile) -> None:
    settings = Settings(language=Language.EN, pinned=(FanId.YITIAOLONG,), geometry="AdnQyw==")
    file.save(settings)
    assert file.load().settings == settings
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_nothing_was_chosen_yet(file: SettingsFile) -> None:
    loaded = file.load()
    assert (loaded.settings, loaded.notices, loaded.first) == (Settings(), (), True)
    file.save(Settings())
    assert not file.load().first


def test_a_file_that_cannot_even_be_looked_for_is_told(tmp_path: Path) -> None:
    loaded = SettingsFile(tmp_path / ("n" * 300)).load()
    assert loaded.settings == Settings()
    (notice,) = loaded.notices
    assert notice.key == "store-settings-unreadable"
    for language in Language:
        assert Words(language).phrase(notice)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '"zh"', "null", "\x00\x01", "[" * 100_000])
def test_an_unreadable_file_is_renamed_and_its_text_kept(file: SettingsFile, text: str) -> None:
    file.path.parent.mkdir()
    file.path.write_text(text, "utf-8")
    loaded = file.load()
    assert loaded.settings == Settings()
    assert [phrase.key for phrase in loaded.notices] == ["store-settings-kept"]
    assert loaded.notices[0].args["kept"] == "settings.json.bad"
    assert file.path.with_name("settings.json.bad").read_text("utf-8") == text
    assert not file.path.exists()


def test_a_file_that_is_no_text_is_renamed(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(b"\xff\xfe\x00{")
    assert file.load().settings == Settings()
    assert file.path.with_name("settings.json.bad").read_bytes() == b"\xff\xfe\x00{"


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("language", "fr"),
        ("theme", 3),
        ("hint_level", None),
        ("tile_scale", 74),
        ("tile_scale", 201),
        ("ui_scale", 100.5),
        ("ui_scale", True),
        ("corner_indices", "yes"),
        ("prevailing", "E"),
        ("pace", -1),
        ("pace", True),
        ("pace", 1501),
        ("start_missing", 0),
        ("start_missing", 7),
        ("start_fans", ["pinghe", "qidui", "gang"]),
        ("values", 3),
        ("opponents", ["steady", "steady"]),
        ("opponents", ["steady", "steady", "wizard"]),
        ("lines", [10, 10, 10, 999]),
        ("lines", 10),
        ("start", "stacked"),
        ("start_fans", ["tianhe"]),
        ("start_fans", ["pinghe", "pinghe"]),
        ("pinned", "pinghe"),
        ("geometry", 5),
        ("geometry", "x" * 4097),
        ("values", "club\0.toml"),
        ("language", 5),
        ("pinned", [["pinghe"]]),
        ("new_cards", 10.0),
        ("round_cards", 20.0),
        ("retention", True),
    ],
)
def test_a_bad_value_gives_way_to_the_default_and_is_named(file: SettingsFile, name: str, bad: object) -> None:
    good = Settings(language=Language.EN, tile_scale=150, pace=250)
    file.save(good)
    file.path.write_text(json.dumps(settings_to_data(good) | {name: bad}), "utf-8")
    before = file.path.read_text("utf-8")
    loaded = file.load()
    assert loaded.settings == replace(good, **{name: getattr(Settings(), name)})
    replaced, kept = loaded.notices
    assert replaced.key == "store-setting-replaced"
    for language in Language:
        assert Words(language).phrase(replaced)
    assert file.path.with_name(str(kept.args["kept"])).read_text("utf-8") == before


def test_a_file_with_bad_values_is_copied_once_however_often_it_is_read(file: SettingsFile) -> None:
    file.save(Settings())
    file.path.write_text(json.dumps(settings_to_data(Settings()) | {"pace": -1}), "utf-8")
    assert [file.load().notices[-1].args["kept"] for _ in range(3)] == ["settings.json.bad"] * 3
    assert {path.name for path in file.path.parent.iterdir()} == {"settings.json", "settings.json.bad"}


def test_a_file_that_an_editor_began_with_a_byte_order_mark_is_read(file: SettingsFile) -> None:
    file.save(Settings(pace=100))
    file.path.write_text(file.path.read_text("utf-8"), "utf-8-sig")
    assert file.load() == Loaded(Settings(pace=100))


def test_the_second_bad_file_does_not_write_over_the_first(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    for text in ("{one", "{two"):
        file.path.write_text(text, "utf-8")
        file.load()
    kept = [file.path.with_name(f"settings.json.{label}").read_text("utf-8") for label in ("bad", "bad-2")]
    assert kept == ["{one", "{two"]


def test_entries_of_another_version_are_kept(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_text(json.dumps({"sound": {"volume": 0.5}, "pace": 100}), "utf-8")
    loaded = file.load()
    assert loaded.notices == ()
    file.save(replace(loaded.settings, pace=200))
    data = json.loads(file.path.read_text("utf-8"))
    assert data["sound"] == {"volume": 0.5}
    assert data["pace"] == 200


def test_saving_over_a_file_that_became_unreadable_keeps_it_aside(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_text("{half", "utf-8")
    file.save(Settings())
    assert file.load().settings == Settings()
    assert file.path.with_name("settings.json.bad").read_text("utf-8") == "{half"


def test_a_failed_save_leaves_the_old_file_whole(file: SettingsFile) -> None:
    file.save(Settings(pace=100))
    blocked = SettingsFile(file.path / "below-a-file.json")
    with pytest.raises(OSError, match=r"settings\.json"):
        blocked.save(Settings())
    assert file.load().settings.pace == 100
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_a_value_that_no_field_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="75 to 200"):
        Settings(tile_scale=50)


def test_looking_at_settings_touches_nothing(file: SettingsFile) -> None:
    """A second start looks for the language to speak before it holds the profile."""
    assert file.peek() == Loaded(Settings(), first=True)
    file.save(Settings(language=Language.EN))
    assert file.peek() == Loaded(Settings(language=Language.EN))
    file.path.write_text("{half", "utf-8")
    assert file.peek().settings == Settings()
    assert file.path.read_text("utf-8") == "{half"
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_an_unknown_entry_with_half_of_a_surrogate_pair_can_be_saved(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_text('{"sound\\ud800": "\\udfff", "名": "四海"}', "utf-8")
    file.save(Settings())
    data = json.loads(file.path.read_text("utf-8"))
    assert (data["sound\ud800"], data["名"]) == ("\udfff", "四海")


def test_a_pipe_in_the_place_of_the_settings_keeps_nobody_waiting(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    os.mkfifo(file.path)
    assert [notice.key for notice in file.load().notices] == ["store-settings-kept"]
    assert not file.path.exists()


def test_an_endless_file_is_not_read(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_text(" " * (1 << 20) + "{}", "utf-8")
    assert [notice.key for notice in file.load().notices] == ["store-settings-kept"]


def test_an_own_value_set_moves_with_its_profile(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    own = before / "values" / "club-1a2b3c4d.toml"
    own.parent.mkdir(parents=True)
    own.write_text("one", "utf-8")
    SettingsFile(before / "settings.json").save(Settings(values=str(own)))
    before.rename(after)
    assert SettingsFile(after / "settings.json").load().settings.values == str(after / "values" / own.name)


def test_a_value_set_named_by_its_old_place_is_found_in_the_profile(tmp_path: Path) -> None:
    """Earlier versions wrote the whole path."""
    own = tmp_path / "values" / "club-1a2b3c4d.toml"
    own.parent.mkdir()
    own.write_text("one", "utf-8")
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(json.dumps({"values": "/elsewhere/values/club-1a2b3c4d.toml"}), "utf-8")
    assert file.load().settings.values == str(own)
