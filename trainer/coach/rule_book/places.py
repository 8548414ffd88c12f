"""The pages of the rule book: where they stand in the contents, what they are called, what finds them."""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from pathlib import Path

from msgspec import Struct

from trainer.coach.rule_book.content import clauses
from trainer.coach.rule_book.prose import title
from trainer.resources import asset
from trainer.rules import FANS, INCIDENTAL_FANS, MAIN_FANS, SMALL_FANS, FanId
from trainer.text import Language, Words

ARTICLES = ("reuse", "winning", "play", "values", "keys")
"""The articles of the rules, in the order of the contents."""


class Kind(StrEnum):
    """What a page is; the value begins its address."""

    FAN = "fan"
    ARTICLE = "page"
    GUIDE = "guide"


class Place(Struct, frozen=True):
    """A page by its address: ``fan:pinghe``, ``page:reuse``, ``guide:opponents``.

    >>> str(Place.parse("fan:pinghe"))
    'fan:pinghe'
    """

    kind: Kind
    name: str

    @classmethod
    def parse(cls, address: str) -> "Place":
        """The place of an address. Raises `ValueError` for an address of no kind that exists."""
        kind, _, name = address.partition(":")
        return cls(Kind(kind), name)

    @classmethod
    def of_fan(cls, fan: FanId) -> "Place":
        """The clause of a fan."""
        return cls(Kind.FAN, fan.value)

    @classmethod
    def of_keys(cls) -> "Place":
        """The key map."""
        return cls(Kind.ARTICLE, "keys")

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


class Group(Struct, frozen=True):
    """A group of the contents; its title is the word ``book-group-<id>``."""

    id: str
    places: tuple[Place, ...]


def article_path(place: Place, language: Language) -> Path:
    """The file of an article or of a section of the guide."""
    folder = "guide" if place.kind is Kind.GUIDE else "rulebook"
    return asset(f"{folder}/{language}/{place.name}.md")


@cache
def article_text(place: Place, language: Language) -> str:
    """The text of an article or of a section of the guide."""
    return article_path(place, language).read_text("utf-8")


@cache
def guide_sections() -> tuple[str, ...]:
    """The sections of the user guide in reading order, as assets/guide/order.txt lists them."""
    return tuple(asset("guide/order.txt").read_text("utf-8").split())


def groups() -> tuple[Group, ...]:
    """The contents."""
    return (
        *(
            Group(name, tuple(map(Place.of_fan, fans)))
            for name, fans in (("small", SMALL_FANS), ("main", MAIN_FANS), ("incidental", INCIDENTAL_FANS))
        ),
        Group("rules", tuple(Place(Kind.ARTICLE, name) for name in ARTICLES)),
        Group("guide", tuple(Place(Kind.GUIDE, name) for name in guide_sections())),
    )


def place_title(place: Place, words: Words) -> str:
    """What a page is called in the contents."""
    if place.kind is Kind.FAN:
        return words.fan(FanId(place.name))
    if place.kind is Kind.ARTICLE:
        return words(f"book-entry-{place.name}")
    return title(article_text(place, words.language))


def find(text: str, words: Words) -> tuple[Group, ...]:
    """The contents cut down to what the text finds: names in both languages, pinyin with or without its
    initials only, other names. An empty text finds everything."""
    wanted = _key(text)
    found = (
        Group(group.id, tuple(place for place in group.places if wanted in _keys(place, words))) for group in groups()
    )
    return tuple(group for group in found if group.places)


def _keys(place: Place, words: Words) -> str:
    """Everything that finds a page, parted so that nothing is found across two of them."""
    return "\n".join(_key(name) for name in _names(place, words))


def _names(place: Place, words: Words) -> Iterable[str]:
    yield place_title(place, words)
    if place.kind is Kind.FAN:
        fan = FANS[FanId(place.name)]
        yield from (fan.zh, fan.en, fan.id, *clauses()[fan.id].also)
    else:
        yield place.name


def _key(text: str) -> str:
    return "".join(text.lower().split())
