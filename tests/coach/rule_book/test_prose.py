"""The plain text form of articles reads into blocks, and every article in both languages holds together."""

import json
import re

import pytest

from trainer.coach.rule_book import prose
from trainer.coach.rule_book.places import Kind, Place, article_text, groups, guide_sections
from trainer.coach.rule_book.prose import Block, Code, Insert, Paragraph, Points, SectionHead, TableBlock
from trainer.notation.data import score_line
from trainer.reach.data import par_line, reach_line
from trainer.resources import asset
from trainer.text import Language
from trainer.text.inline import links

ARTICLES = [place for group in groups() for place in group.places if place.kind is not Kind.FAN]
PLACES = {place for group in groups() for place in group.places}


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("# Title", SectionHead(1, "Title")),
        ("## Part", SectionHead(2, "Part")),
        ("one\ntwo", Paragraph("one two")),
        ("一行\n二行", Paragraph("一行二行")),
        ("一行\nEnglish", Paragraph("一行 English")),
        ("English\n一行", Paragraph("English 一行")),
        ("a中\n文b", Paragraph("a中文b")),
        ("- one\n- two\n  goes on", Points(("one", "two goes on"), numbered=False)),
        ("1. one\n2. two", Points(("one", "two"), numbered=True)),
        ("| a | b |\n|---|---|\n| c | d |", TableBlock(("a", "b"), (("c", "d"),))),
        ("```\na\n\n  b\n```", Code("a\n\n  b")),
        ("{{ settle sihai 15 }}", Insert("settle", ("sihai", "15"))),
        ("{{ keys }}", Insert("keys", ())),
    ],
)
def test_a_block_is_read(text: str, block: Block) -> None:
    assert prose.blocks(text) == (block,)


def test_blocks_are_parted_by_empty_lines() -> None:
    assert prose.blocks("# A\n\nb\n\n- c\n") == (SectionHead(1, "A"), Paragraph("b"), Points(("c",), numbered=False))


def test_the_title_is_the_first_heading_without_its_mark() -> None:
    assert prose.title("# Playing  \n\n## First") == "Playing"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("place", ARTICLES, ids=str)
def test_an_article_begins_with_its_title_and_its_links_exist(place: Place, language: Language) -> None:
    text = article_text(place, language)
    blocks = prose.blocks(text)
    assert isinstance(blocks[0], SectionHead)
    assert blocks[0].level == 1
    assert {Place.parse(link) for link in links(text)} <= PLACES


@pytest.mark.parametrize("place", ARTICLES, ids=str)
def test_both_languages_have_the_same_blocks(place: Place) -> None:
    shapes = [[_shape(block) for block in prose.blocks(article_text(place, language))] for language in Language]
    assert shapes[0] == shapes[1]


def _shape(block: Block) -> object:
    match block:
        case SectionHead(level, _):
            return level
        case Insert(name, words):
            return name, words
        case Points(items, numbered):
            return len(items), numbered
        case TableBlock(_, rows):
            return len(rows)
        case _:
            return type(block)


@pytest.mark.parametrize("language", Language)
def test_the_command_lines_of_the_guide_are_answered_without_an_error(language: Language) -> None:
    answers = {"score": score_line, "reach": reach_line, "par": par_line}
    text = article_text(Place(Kind.GUIDE, "command-line"), language)
    lines = re.findall(r"echo '(.+)' \|\n +python -m trainer (\w+)", text)
    assert [command for _, command in lines] == ["score", "reach", "par"]
    for line, command in lines:
        assert "error" not in answers[command](json.loads(line))


@pytest.mark.parametrize("language", Language)
def test_no_section_of_the_guide_is_left_out_of_the_contents(language: Language) -> None:
    assert {path.stem for path in asset(f"guide/{language}").glob("*.md")} == set(guide_sections())
