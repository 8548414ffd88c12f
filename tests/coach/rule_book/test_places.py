"""The contents hold every page once, and the search finds a fan by any of its names."""

import pytest

from trainer.coach.rule_book.places import Kind, Place, find, groups, place_title
from trainer.rules import FANS, FanId
from trainer.text import Language, Words


def _found(text: str, language: Language = Language.ZH) -> set[str]:
    return {place.name for group in find(text, Words(language)) for place in group.places}


def test_every_fan_stands_in_the_contents_once() -> None:
    fans = [place.name for group in groups() for place in group.places if place.kind is Kind.FAN]
    assert sorted(fans) == sorted(FANS)


@pytest.mark.parametrize("place", [place for group in groups() for place in group.places], ids=str)
def test_an_address_is_read_back(place: Place) -> None:
    assert Place.parse(str(place)) == place


def test_an_address_of_no_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        Place.parse("nowhere:pinghe")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("text", "fan"),
    [
        ("龙", FanId.YITIAOLONG),
        ("straight", FanId.YITIAOLONG),
        ("Straight", FanId.LIANLIU),
        ("yitiaolong", FanId.YITIAOLONG),
        ("yi tiao", FanId.YITIAOLONG),
        ("ytl", FanId.YITIAOLONG),
        ("平和", FanId.PINGHE),
        ("All Chows", FanId.PINGHE),
        ("gang", FanId.GANG),
        ("sanshoku", FanId.SANSETONGSHUN),
    ],
)
def test_a_fan_is_found_by_its_names_in_either_language(text: str, fan: FanId, language: Language) -> None:
    assert fan in _found(text, language)


def test_an_empty_search_finds_everything_and_nonsense_nothing() -> None:
    assert find("  ", Words(Language.ZH)) == groups()
    assert find("zzz", Words(Language.ZH)) == ()


def test_articles_are_found_by_their_titles() -> None:
    assert _found("结算") == {"winning"}
    assert "opponents" in _found("oppon", Language.EN)


def test_articles_are_found_by_the_name_of_their_file_in_either_language() -> None:
    assert _found("keys") == {"keys"} == {Place.of_keys().name}
    assert _found("opponents") == {"opponents"}


def test_every_page_has_a_title_in_both_languages() -> None:
    for language in Language:
        titles = [place_title(place, Words(language)) for group in groups() for place in group.places]
        assert all(titles)
        assert len(set(titles)) == len(titles)
