"""The list of pages. A new page is a file with a `Page` and a line here; it is imported when it is first opened."""

from contextlib import suppress
from typing import Final

from trainer.rules import ValueSetError, load_values
from trainer.store import Settings
from trainer.ui.page import KEYS, Context, Page, PageEntry


def _home(context: Context) -> Page:
    from trainer.ui.home import HomePage

    return HomePage(context)


def _table(context: Context) -> Page:
    from trainer.ui.play import PlayPage

    return PlayPage(context)


def _score(context: Context) -> Page:
    from trainer.ui.score import ScorePage

    session = context.session
    page = ScorePage(context.look)

    def deal(begin: str) -> None:
        """Leave for the table and put a hand on it."""
        context.open_page("table")
        (session.deal_new if begin == "next" else session.same_wall)()

    page.next_wanted.connect(lambda: deal("next"))
    page.again_wanted.connect(lambda: deal("again"))
    page.back_wanted.connect(context.go_back)
    page.rule_wanted.connect(lambda fan: context.open_page("rules", fan))
    page.bar.serve(context)
    _follow(context, lambda settings: page.set_both_names(settings.chinese_names))
    return page


def _bench(context: Context) -> Page:
    from trainer.ui.bench import BenchPage

    return BenchPage(context)


def _rules(context: Context) -> Page:
    from trainer.ui.rulebook import RuleBookPage

    page = RuleBookPage(context.look)

    def follow(settings: Settings) -> None:
        """Speak of what is in force."""
        page.set_prevailing(settings.prevailing)
        page.set_both_names(settings.chinese_names)
        with suppress(ValueSetError):
            page.set_values(load_values(settings.values))

    page.closed.connect(context.go_back)
    _follow(context, follow)
    return page


def _settings(context: Context) -> Page:
    from trainer.ui.settings import SettingsPage

    return SettingsPage(context)


def _learn(context: Context) -> Page:
    from trainer.ui.learn import LessonPage

    return LessonPage(context)


def _drill(context: Context) -> Page:
    from trainer.ui.drill import DrillPage

    return DrillPage(context)


def _follow(context: Context, follow: object) -> None:
    assert callable(follow)
    follow(context.settings.current)
    context.settings.changed.connect(follow)


PAGES: Final = (
    PageEntry("home", "page-home", _home, in_bar=True),
    PageEntry("learn", "page-learn", _learn, in_bar=True),
    PageEntry("drill", "page-drill", _drill),
    PageEntry("table", "page-table", _table, in_bar=True, whole=True),
    PageEntry("score", "page-score", _score),
    PageEntry("bench", "page-bench", _bench, "Ctrl+B", in_bar=True),
    PageEntry("rules", "page-rules", _rules, "F1", KEYS, in_bar=True),
    PageEntry("settings", "page-settings", _settings, "Ctrl+,"),
)
"""Every page, in the order of the bar."""
