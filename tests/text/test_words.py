"""Both languages say the same things, and say them in full."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from trainer.resources import asset
from trainer.rules import FANS, TILES, FanClass, FanId, Meld, Phrase, Relation, Seat, Tile, parse_tiles
from trainer.text import Language, WordError, Words, word_keys


class _Variables(Visitor):
    """Collects the variables that a sentence asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _sentences(language: Language) -> Iterator[tuple[str, str, set[str]]]:
    for path in sorted(asset(f"text/{language.value}").glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r} is not readable"
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                yield path.name, entry.id.name, variables.names


def test_both_languages_have_the_same_keys_in_the_same_files() -> None:
    assert word_keys(Language.ZH) == word_keys(Language.EN)
    assert word_keys(Language.EN) == {key: file for file, key, _ in _sentences(Language.EN)}


def test_no_key_is_given_twice_in_a_language() -> None:
    for language in Language:
        keys = [key for _, key, _ in _sentences(language)]
        assert sorted(keys) == sorted(set(keys))


def test_both_languages_ask_for_the_same_arguments_but_for_grammar() -> None:
    """English bends its verbs by ``person`` (you draw, South draws); Chinese does not."""
    chinese = {key: names for _, key, names in _sentences(Language.ZH)}
    english = {key: names for _, key, names in _sentences(Language.EN)}
    different = {key: (chinese[key], english[key]) for key in chinese if chinese[key] != english[key] - {"person"}}
    assert not different


def test_no_sentence_praises_blames_or_shouts() -> None:
    for language in Language:
        for path in asset(f"text/{language.value}").glob("*.ftl"):
            sentences = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
            shouting = [line for line in sentences if re.search(r"[!！]", line)]
            assert not shouting, path.name


@pytest.mark.parametrize("language", list(Language))
def test_every_fan_class_seat_and_tile_has_a_name(language: Language) -> None:
    words = Words(language)
    assert all(words.fan(fan) for fan in FANS)
    assert all(words.fan_class(klass) for klass in FanClass)
    assert all(words.seat(seat) for seat in Seat)
    assert all(words.relation(relation) for relation in Relation)
    assert len({words.tile_name(tile) for tile in TILES}) == len(TILES)


@pytest.mark.parametrize(
    ("language", "tile", "sentence", "name"),
    [
        (Language.ZH, Tile.M3, "3万", "三万"),
        (Language.EN, Tile.M3, "3 Characters", "3 of Characters"),
        (Language.ZH, Tile.P6, "6饼", "六饼"),
        (Language.ZH, Tile.S7, "7条", "七条"),
        (Language.EN, Tile.S7, "7 Bamboo", "7 of Bamboo"),
        (Language.ZH, Tile.Z1, "東", "东风"),
        (Language.EN, Tile.Z5, "White", "White Dragon"),
    ],
)
def test_a_tile_is_called_so(language: Language, tile: Tile, sentence: str, name: str) -> None:
    words = Words(language)
    assert words.tile(tile) == sentence
    assert words.tile_name(tile) == name


def test_several_tiles_are_grouped_by_suit() -> None:
    assert Words(Language.ZH).tiles(parse_tiles("5p123m11z")) == "123万 5饼 東東"
    assert Words(Language.EN).tiles(parse_tiles("5p123m11z")) == "123 Characters 5 Dots East East"


def test_english_counts_one_and_many() -> None:
    words = Words(Language.EN)
    assert words("tiles-count", n=1) == "1 tile"
    assert words("tiles-count", n=0) == "0 tiles"
    assert words("tiles-count", n=3) == "3 tiles"


NEVER_ONE = {
    "fault-too-many-melds": "five melds at the least",
    "book-joint-sum": "the published sums are 50 and 60",
    "book-joint-broken": "the published sums are 50 and 60",
    "book-pay-each": "examples of the rule book",
    "book-pay-split": "examples of the rule book",
    "book-pay-total": "examples of the rule book",
    "book-strength-never": "means over many hands",
    "book-strength-of": "means over many hands",
    "settle-split-title": "above 25 points",
    "settle-split-sum": "above 25 points",
    "settle-if-drawn": "three pay",
    "settle-if-discard": "three pay",
}


def test_no_english_sentence_counts_one_of_many() -> None:
    words = Words(Language.EN)
    said = {key: words(key, **dict.fromkeys(names, 1)) for _, key, names in _sentences(Language.EN) if names}
    counted = r"\b1[- ](points|tiles|hands|rows|moves|melds|fans|links|copies|draws left|kinds|lines|winds)\b"
    assert {key for key, sentence in said.items() if re.search(counted, sentence)} == set(NEVER_ONE)


def test_a_phrase_names_tiles_fans_and_phrases_in_its_language() -> None:
    phrase = Phrase.of("refused-part-taken", fan=FanId.LIANLIU, part=Meld.chow(Tile.M4), blocker=FanId.YITIAOLONG)
    assert Words(Language.ZH).phrase(phrase) == "连六 不能再算：456万 已用于 一条龙"
    assert Words(Language.EN).phrase(phrase) == "Short Straight refused: 456 Characters already serves Pure Straight"


@pytest.mark.parametrize("language", list(Language))
def test_an_unknown_key_or_a_missing_argument_is_an_error(language: Language) -> None:
    words = Words(language)
    with pytest.raises(WordError, match="no-such-key"):
        words("no-such-key")
    with pytest.raises(WordError, match="points"):
        words("points")


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("text", ["x" * 3000, "海" * 100_000, "\udcff" * 3000, "a" * 1001])
def test_a_text_from_outside_of_any_length_can_be_said(language: Language, text: str) -> None:
    said = Words(language)("store-not-saved", reason=text)
    assert len(said) < 1100
    assert "…" in said
    said.encode()


def test_a_text_of_usual_length_is_said_whole() -> None:
    assert "x" * 1000 in Words(Language.EN)("store-not-saved", reason="x" * 1000)
