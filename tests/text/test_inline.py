"""Marks within a line become rich text."""

from trainer.text.inline import inline_html, links


def test_a_line_becomes_rich_text_with_its_signs_escaped() -> None:
    assert inline_html("a < **b & c**", "#000000") == "a &lt; <b>b &amp; c</b>"
    assert 'href="fan:gang"' in inline_html("[杠](fan:gang)", "#000000")
    assert "<b>a &lt; b</b>" in inline_html("`a < b`", "#000000")
    assert "<b>a &lt; b</b>" in inline_html("[a < b](page:keys)", "#000000")


def test_the_places_that_a_text_links_to_are_found_in_order() -> None:
    assert links("see [keys](page:keys), **not** `[a](b)`, and [杠](fan:gang)") == ("page:keys", "fan:gang")
