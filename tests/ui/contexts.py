"""What a page is given, without a window around it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from trainer.session import SettingsKeeper, TableSession
from trainer.store import Profile, Settings
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.pages import PAGES


class Ways(QObject):
    """Where a page wants to go."""

    opened = Signal(str, object)
    """A page by its name, and its topic."""
    went_back = Signal()


@contextmanager
def given(look: Look, folder: Path, settings: Settings, ways: Ways) -> Iterator[Context]:
    """A context over a profile in ``folder``, with ``settings`` in force; ``ways`` tells where the page wants to go."""
    profile = Profile(folder)
    archive = profile.open_archive()
    session = TableSession(settings, archive)
    keeper = SettingsKeeper(profile, settings, session)

    def open_page(name: str, topic: object = None) -> None:
        """Say where the page wants to go."""
        ways.opened.emit(name, topic)

    yield Context(look, session, keeper, open_page, ways.went_back.emit, PAGES)
    session.close()
    archive.close()
    session.deleteLater()
