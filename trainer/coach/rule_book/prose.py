"""The plain text form of articles and of the user guide, read into blocks. No widgets.

A small part of Markdown: ``#`` and ``##`` headings, paragraphs, ``-`` lists, numbered lists, tables, fenced code; what
may be marked in a line is in `trainer.text.inline`. A line ``{{ name words }}`` is an insert: something the app makes
itself, such as a scored hand.
"""

import re
from collections.abc import Iterator

from msgspec import Struct


class SectionHead(Struct, frozen=True):
    """A heading; level 1 is the page's title."""

    level: int
    text: str


class Paragraph(Struct, frozen=True):
    """A paragraph, its lines joined."""

    text: str


class Points(Struct, frozen=True):
    """A list; ``numbered`` counts from 1."""

    items: tuple[str, ...]
    numbered: bool


class TableBlock(Struct, frozen=True):
    """A table: a head and rows of equal length."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Code(Struct, frozen=True):
    """Lines to be typed or read as they are."""

    text: str


class Insert(Struct, frozen=True):
    """A place where the app puts something of its own."""

    name: str
    words: tuple[str, ...]


Block = SectionHead | Paragraph | Points | TableBlock | Code | Insert

_INSERT = re.compile(r"\{\{\s*(\S+)((?:\s+\S+)*)\s*\}\}")
_POINT = re.compile(r"-\s+|\d+\.\s+")


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of an article, in order."""
    return tuple(_block(group) for group in _groups(text))


def title(text: str) -> str:
    """The article's level 1 heading, which every article begins with."""
    return text.partition("\n")[0].removeprefix("# ").strip()


def _groups(text: str) -> Iterator[list[str]]:
    """Lines that belong together: they are parted by empty lines, but not inside fenced code."""
    group: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if line.strip() or fenced:
            group.append(line.rstrip())
        elif group:
            yield group
            group = []
    if group:
        yield group


def _block(lines: list[str]) -> Block:
    first = lines[0]
    insert = _INSERT.fullmatch(first)
    if insert:
        return Insert(insert[1], tuple(insert[2].split()))
    if first.startswith("```"):
        return Code("\n".join(lines[1:-1]))
    if first.startswith("#"):
        marks, _, text = first.partition(" ")
        return SectionHead(len(marks), text)
    if first.startswith("|"):
        head, _, *rows = (tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)
        return TableBlock(head, tuple(rows))
    if _POINT.match(first):
        return Points(tuple(_points(lines)), numbered=not first.startswith("-"))
    return Paragraph(_joined(lines))


def _points(lines: list[str]) -> Iterator[str]:
    item: list[str] = []
    for line in lines:
        mark = _POINT.match(line)
        if mark and item:
            yield _joined(item)
            item = []
        item.append(line[mark.end() :] if mark else line.strip())
    yield _joined(item)


def _joined(lines: list[str]) -> str:
    """One text from lines: a space between Latin words, none between Chinese characters."""
    text = lines[0]
    for line in lines[1:]:
        wide = ord(text[-1]) > 0x2E7F and ord(line[0]) > 0x2E7F
        text += ("" if wide else " ") + line
    return text
