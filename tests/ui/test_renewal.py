"""A page that nobody looks at has time to be renewed; one that is seen is up to date."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.renewal import Renewal


class Page(QWidget):
    """Counts how often it was renewed."""

    def __init__(self) -> None:
        super().__init__()
        self.renewed = 0
        self.renewal = Renewal(self, self.renew)

    def renew(self) -> None:
        """Count."""
        self.renewed += 1


def test_a_page_in_front_is_renewed_at_once(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    page.renewal.ask()
    page.renewal.ask()
    assert page.renewed == 2


def test_a_hidden_page_is_renewed_once_in_an_event_of_its_own(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.renewal.ask()
    page.renewal.ask()
    assert page.renewed == 0
    qtbot.waitUntil(lambda: page.renewed == 1)


def test_a_page_that_comes_into_view_before_that_is_up_to_date(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.renewal.ask()
    page.show()
    assert page.renewed == 1
    asked = Page()
    qtbot.addWidget(asked)
    asked.renewal.ask()
    qtbot.waitUntil(lambda: asked.renewed == 1)
    assert page.renewed == 1, "what was asked for is done once"
