"""Esc leads back the way one came, and always ends at the first page."""

from trainer.ui.trail import Trail


def test_the_way_back_is_the_way_there() -> None:
    trail = Trail[str]()
    trail.went("table", "score")
    trail.went("score", "rules")
    assert (trail.before("rules"), trail.before("score"), trail.before("table")) == ("score", "table", "table")


def test_a_page_on_the_way_back_is_returned_to_not_opened_anew() -> None:
    trail = Trail[str]()
    trail.went("table", "bench")
    trail.went("bench", "rules")
    trail.went("rules", "bench")
    trail.went("bench", "table")
    assert trail.before("bench") == "table"
    assert trail.before("table") == "table"


def test_a_page_opened_from_elsewhere_leads_back_there() -> None:
    trail = Trail[str]()
    trail.went("table", "rules")
    trail.went("rules", "table")
    trail.went("table", "bench")
    trail.went("bench", "rules")
    assert trail.before("rules") == "bench"
