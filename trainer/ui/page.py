"""What a page of the window is, and what it is given."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from trainer.session import SettingsKeeper, TableSession
from trainer.ui.look import Look

if TYPE_CHECKING:
    from trainer.session.practice import Practice

KEYS: Final = "keys"
"""The topic of the rule book that shows the keys."""


class OpenPage(Protocol):
    """Brings the page of a name to the front."""

    def __call__(self, name: str, topic: object = None) -> None:
        """``topic``: what the page is to show; None: what it showed last."""


class Context(Struct, frozen=True, weakref=True):
    """What every page is made with. ``look`` is the page's own: it changes only while the page is in front, or just
    before it comes to the front. ``pages`` are all there are."""

    look: Look
    session: TableSession
    settings: SettingsKeeper
    open_page: OpenPage
    go_back: Callable[[], None]
    pages: "tuple[PageEntry, ...]"

    def help(self) -> None:
        """Show the keys."""
        self.open_page("rules", KEYS)


class Page(QWidget):
    """A page of the window. It is made when it is first opened, and wires itself to its context."""

    tells: ClassVar[bool] = False
    """Whether it shows the session's notices itself; else the window does."""

    def enter(self, topic: object) -> None:
        """Come to the front. ``topic`` is what the opener wants to be shown; None: what was shown last."""

    def presents(self) -> object:
        """What F5 presents of this page, as the topic of the page of presentations; None where there is nothing."""
        return None

    def lost_by_closing(self) -> str:
        """The key of a sentence that tells what of this page is gone when the window closes; empty for nothing."""
        return ""

    def come_back(self, topic: object) -> None:
        """Come to the front again because a page opened from it was left. ``topic`` is None where it is shown still."""
        self.enter(topic)


def practice_of(context: Context) -> "Practice":
    """What keeps the learner's answers, as the settings in force want it."""
    from trainer.session.practice import Practice, spacing_of  # it brings the exercises, which take long to import

    session, settings = context.session, context.settings
    return Practice(lambda: session.saving.archive, session.notice.emit, spacing=lambda: spacing_of(settings.current))


class PageEntry(Struct, frozen=True):
    """A line of the list of pages.

    ``title`` is the key of the page's name in the word files. ``key`` opens the page from everywhere, with ``topic``.
    ``in_bar``: the bar over the pages leads to it. ``whole``: the page does not scroll, so it is never drawn larger
    than its window has room for. ``passing``: who has left it does not come back to it. ``fills_screen``:
    the window has no frame while the page is in front.
    """

    name: str
    title: str
    make: Callable[[Context], Page]
    key: str = ""
    topic: object = None
    in_bar: bool = False
    whole: bool = False
    passing: bool = False
    fills_screen: bool = False


Visit = tuple[str, object]
"""A page by its name, and the topic it was opened with."""


def visited(way: tuple[Visit, ...], visit: Visit) -> tuple[Visit, ...]:
    """The way back after a visit, the page in front last. A page on the way already is returned to, so that going back
    always ends at the first page; another topic of the page in front takes the place of the one before.

    >>> visited((("table", None),), ("rules", "keys"))
    (('table', None), ('rules', 'keys'))
    >>> visited((("table", None), ("rules", "keys")), ("table", None))
    (('table', None),)
    """
    name, topic = visit
    for place, (other, its_topic) in enumerate(way):
        if other == name and topic in (None, its_topic):
            return way[: place + 1]
    return (*(way[:-1] if way and way[-1][0] == name else way), visit)
