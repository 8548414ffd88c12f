"""Every sentence the app says, in Chinese or English, from the word files in assets/text.

The word files are Fluent (projectfluent.org), one file an area and language, so that translators meet whole
sentences with plurals and nothing is glued together in code. A key that is missing is an error in every run:
a sentence in the wrong language would only hide it.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache, lru_cache

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from trainer.resources import asset
from trainer.rules import FANS, FanClass, FanId, Meld, Pair, Part, Phrase, Relation, Seat, Tile, Value
from trainer.text.tile_words import TileWords, tile_words

MOST_CHARACTERS = 1000
"""Characters of a text from outside, as a name or a path, that a sentence takes; Fluent itself gives up at 2,500."""

SENTENCES = 4096
"""How many sentences of a language are remembered."""


class Language(StrEnum):
    """The languages of the app; their codes name the folders of word files."""

    ZH = "zh"
    EN = "en"


class WordError(KeyError):
    """A key without a word in a language, or a sentence that was not given what it speaks of."""


class Words:
    """The words of one language.

    >>> Words(Language.EN)("points", n=1), Words(Language.ZH)("points", n=55)
    ('1 point', '55 分')
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bundle = _bundle(language)
        self._tiles: TileWords = tile_words(language.value)
        # A page says the same sentences again at every move; making one anew takes a tenth of a millisecond.
        self._sentence = lru_cache(maxsize=SENTENCES)(self._make_sentence)

    def __call__(self, key: str, **args: Value) -> str:
        """The sentence of ``key``. Raises `WordError` if there is none or an argument is missing."""
        return self._sentence(key, tuple((name, self._say(value)) for name, value in args.items()))

    def _make_sentence(self, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
        source = _sources(self.language).get(key)
        if source is not None and not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(source.text))
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise WordError(f"{key} ({self.language})")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise WordError(f"{key} ({self.language}): {'; '.join(str(error) for error in errors)}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key in _sources(self.language)

    def phrase(self, phrase: Phrase) -> str:
        """An explanation in this language."""
        return self(phrase.key, **phrase.args)

    def fan(self, fan: FanId) -> str:
        """The name of a fan."""
        return FANS[fan].zh if self.language is Language.ZH else FANS[fan].en

    def fans(self, fans: Iterable[FanId]) -> str:
        """Names of fans in one line, joined as sums are: 一般高 + 平和."""
        return " + ".join(self.fan(fan) for fan in fans)

    def fan_class(self, klass: FanClass) -> str:
        """The name of a class, without its major class."""
        return self(f"class-{klass.value}")

    def tile(self, tile: Tile) -> str:
        """A tile in a sentence: 5万, 東 or 5 Characters, East."""
        return self._tiles.in_sentence((tile,))

    def tile_name(self, tile: Tile) -> str:
        """A tile as a screen reader says it: 三万, 东风 or 3 of Characters, East Wind."""
        return self._tiles.names[tile]

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Several tiles in a sentence: 123万 5饼 or 123 Characters 5 Dots."""
        return self._tiles.in_sentence(tuple(tiles))

    def part(self, part: Part) -> str:
        """A meld or a pair in a sentence: 123万."""
        return self.tiles(part.tiles)

    def seat(self, seat: Seat) -> str:
        """A seat by its wind: 东 or East."""
        return self(f"seat-{seat.letter.lower()}")

    def relation(self, relation: Relation) -> str:
        """Where a player sits: 上家 or left."""
        return self(f"relation-{relation.value}")

    def _say(self, value: Value) -> int | str:
        match value:
            case Tile():
                return self.tile(value)
            case Seat():
                return self.seat(value)
            case FanId():
                return self.fan(value)
            case FanClass():
                return self.fan_class(value)
            case Relation():
                return self.relation(value)
            case Meld() | Pair():
                return self.part(value)
            case Phrase():
                return self.phrase(value)
            case tuple():
                return self.tiles(value)
            case _:
                return _within_bounds(value)


class _Source(Struct, frozen=True):
    """A message as it is written in a word file."""

    file: str
    text: str


@cache
def _sources(language: Language) -> Mapping[str, _Source]:
    """Every message of a language by its key: a line that begins with a letter, and the indented lines that follow.

    A message is parsed when it is said first: to parse them all takes 0.05 s, of which a start needs a fifth.
    """
    found: dict[str, _Source] = {}
    for path in sorted(asset(f"text/{language.value}").glob("*.ftl")):
        key = ""
        for line in path.read_text("utf-8").splitlines(keepends=True):
            if line[:1].islower():
                key = line.partition(" ")[0]
                found[key] = _Source(path.name, line)
            elif line[:1] == "#":
                key = ""
            elif key:
                found[key] = _Source(path.name, found[key].text + line)
    return found


def _within_bounds(value: int | str) -> int | str:
    """A text from outside as a sentence can hold it: the middle of a long one is cut out, and halves of surrogate
    pairs, as in a path that is no text, give way to a sign."""
    if isinstance(value, int):
        return value
    text = value
    if len(text) > MOST_CHARACTERS:
        half = MOST_CHARACTERS // 2
        text = f"{text[:half]}…{text[-half:]}"
    return text.encode("utf-8", "replace").decode() if not text.isascii() else text


@cache
def _bundle(language: Language) -> FluentBundle:
    """The messages of a language that were said so far."""
    return FluentBundle([language.value], use_isolating=False)


def word_keys(language: Language) -> Mapping[str, str]:
    """Every key of a language with the name of its file, for the test that both languages say the same things."""
    return {key: source.file for key, source in _sources(language).items()}
