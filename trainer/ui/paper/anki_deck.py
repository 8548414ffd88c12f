"""The twenty fans as a deck of cards for Anki, with pictures. A later export updates the cards of an earlier one: note
types, deck and notes keep their ids. The file is written by the package `genanki`, which is an extra.
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from trainer.coach.lessons import LESSONS, NearMiss, lessons
from trainer.coach.rule_book.wording import other_name, standing
from trainer.rules import FANS, INCIDENTAL_FANS, FanId, ValueSet
from trainer.store.files import replacing
from trainer.text import Language, Words
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.paper.hands import BAR, paint_example, paint_groups
from trainer.ui.score.export import paper_look
from trainer.ui.tiles import Group, RowMetrics, TileState, held_groups

DECK_IDS: Final[Mapping[Language, int]] = MappingProxyType({Language.ZH: 1728044711, Language.EN: 1728044712})
NOTE_TYPE_IDS: Final[Mapping[Language, int]] = MappingProxyType({Language.ZH: 1728044721, Language.EN: 1728044722})
"""Drawn once; others would make a second deck beside that of an earlier export."""

FIELDS: Final = ("Key", "Name", "Other", "Mark", "Standing", "Points", "Asks", "Seen", "Example", "Near", "Why")
"""What a note holds. Fields are only ever added at the end: Anki takes others for another note type."""

_SCALE: Final = 2
_TILE: Final = 40
_MARK: Final = 56
_WIDE: Final = 640
_STYLE: Final = (
    ".card { font-family: sans-serif; font-size: 20px; text-align: center; }"
    " .name { font-size: 32px; font-weight: bold; } .note { opacity: .7; font-size: 16px; }"
    " img { max-width: 100%; background: #fff; }"
)

Paint = Callable[[QPainter], None]


class NoDeckWriter(ImportError):
    """The package that writes decks is not installed."""


class DeckNote(Struct, frozen=True):
    """The note of a fan: its fields, and the picture behind each name that they speak of."""

    fan: FanId
    fields: tuple[str, ...]
    pictures: Mapping[str, tuple[QSize, Paint]]


def deck_notes(look: Look, values: ValueSet) -> tuple[DeckNote, ...]:
    """A note for each fan, in the language and the colours of a look."""
    return tuple(_note(look, values, fan) for fan in LESSONS)


def _note(look: Look, values: ValueSet, fan: FanId) -> DeckNote:
    words, lesson, row = look.words, lessons()[fan], FANS[fan]
    stem = f"sihai-{words.language}-{fan.value}"
    wide, high = look.px(_WIDE), look.tile_size(_TILE).height()
    pictures: dict[str, tuple[QSize, Paint]] = {f"{stem}-mark.png": (QSize(_MARK, _MARK), _mark_of(look, fan))}
    texts = [words(f"book-{fan}-asks"), words(f"lesson-{fan}-seen")]
    example = near = why = ""
    if fan not in INCIDENTAL_FANS:
        example, near = f"{stem}-example.png", f"{stem}-near.png"
        room = QRectF(0, 0, wide, high)
        pictures[example] = (
            QSize(wide, high + look.px(BAR + 4)),
            lambda painter: paint_example(painter, look, fan, values, room),
        )
        pictures[near] = (QSize(wide, high), _near_of(look, lesson.near))
        said = [words(f"lesson-{fan}-near"), words.phrase(lesson.mending) if lesson.mending else ""]
        why = " ".join(filter(None, said))
    points = words("points", n=values.points[fan])
    names = words.fan(fan), other_name(row, words.language)
    told = map(escape, (standing(words, row), points, *texts))
    fields = (fan.value, *map(escape, names), _shown(f"{stem}-mark.png"), *told, _shown(example), _shown(near))
    return DeckNote(fan, (*fields, escape(why)), pictures)


def _shown(picture: str) -> str:
    return f'<img src="{picture}">' if picture else ""


def _mark_of(look: Look, fan: FanId) -> Paint:
    return lambda painter: paint_mark(painter, QRectF(0, 0, _MARK, _MARK), fan, look)


def _near_of(look: Look, near: NearMiss) -> Paint:
    """The hand that misses the fan, the tile at fault ringed."""
    hand, left = near.shown.hand, [near.wrong] if near.wrong is not None else []
    groups: list[Group] = []
    for group in held_groups(sorted(hand.concealed), hand.melds):
        faces = list(group)
        for place, face in enumerate(faces):
            if face.tile in left:
                left.remove(face.tile)
                faces[place] = replace(face, state=TileState.WORSE)
        groups.append(tuple(faces))
    metrics = RowMetrics(look.tile_width(_TILE), group_gap=look.px(8))
    return lambda painter: _paint_row(painter, look, groups, metrics)


def _paint_row(painter: QPainter, look: Look, groups: Sequence[Group], metrics: RowMetrics) -> None:
    paint_groups(painter, look, groups, metrics, QPointF(0, 0))


def _templates(words: Words) -> list[dict[str, str]]:
    """Three questions of a note: what the fan asks, which fan asks that, and why a hand that is nearly it is not."""
    back = "{{FrontSide}}<hr id=answer>"
    whole = "<div class=name>{{Mark}} {{Name}}</div><div class=note>{{Other}}</div>"
    facts = "<p>{{Asks}}</p><p>{{Points}}</p><p>{{Example}}</p><p class=note>{{Standing}}<br>{{Seen}}</p>"
    return [
        {"name": "Asks", "qfmt": f"{whole}<p class=note>{words('deck-asks')}</p>", "afmt": f"{back}{facts}"},
        {
            "name": "Name",
            "qfmt": f"<p>{{{{Asks}}}}</p><p class=note>{words('deck-name')}</p>",
            "afmt": f"{back}{whole}{facts}",
        },
        {
            "name": "Near",
            "qfmt": f"{{{{#Near}}}}{whole}<p>{{{{Near}}}}</p><p class=note>{words('deck-near')}</p>{{{{/Near}}}}",
            "afmt": f"{back}<p>{{{{Why}}}}</p><p>{{{{Example}}}}</p>",
        },
    ]


def save_deck(screen: Look, values: ValueSet, path: Path) -> None:
    """Write the deck in the language of the window, whole or not at all. Raises `NoDeckWriter` or `OSError`."""
    try:
        import genanki
    except ImportError as error:
        raise NoDeckWriter(str(error)) from error
    look = paper_look(screen)
    words, language = look.words, look.language
    fields = [{"name": name} for name in FIELDS]
    note_type = genanki.Model(NOTE_TYPE_IDS[language], words("deck-type"), fields, _templates(words), css=_STYLE)
    deck = genanki.Deck(DECK_IDS[language], words("sheet-title"))
    with TemporaryDirectory() as folder, replacing(path) as part:
        files = []
        for note in deck_notes(look, values):
            guid = genanki.guid_for("sihai-trainer", language.value, note.fan.value)
            deck.add_note(genanki.Note(note_type, list(note.fields), guid=guid))
            files += [str(_drawn(Path(folder) / name, *picture)) for name, picture in note.pictures.items()]
        genanki.Package(deck, files).write_to_file(str(part))


def _drawn(path: Path, size: QSize, paint: Paint) -> Path:
    """A picture of twice its size in a file. Raises `OSError` where it cannot be written."""
    image = QImage(size * _SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    paint(painter)
    painter.end()
    if not image.save(str(path)):
        raise OSError(path.name)
    return path
