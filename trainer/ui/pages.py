"""The list of pages. A new page is a file with a `Page` and a line here; it is imported when it is first opened."""

from typing import Final

from trainer.ui.page import KEYS, Context, Page, PageEntry


def _welcome(context: Context) -> Page:
    from trainer.ui.welcome import WelcomePage

    return WelcomePage(context)


def _home(context: Context) -> Page:
    from trainer.ui.home import HomePage

    return HomePage(context)


def _table(context: Context) -> Page:
    from trainer.ui.play import PlayPage

    return PlayPage(context)


def _score(context: Context) -> Page:
    from trainer.ui.score import ScorePage

    return ScorePage(context)


def _ask(context: Context) -> Page:
    from trainer.ui.ask import AskFirstPage

    return AskFirstPage(context)


def _bench(context: Context) -> Page:
    from trainer.ui.bench import BenchPage

    return BenchPage(context)


def _rules(context: Context) -> Page:
    from trainer.ui.rulebook import RuleBookPage

    return RuleBookPage(context)


def _history(context: Context) -> Page:
    from trainer.ui.history import HistoryPage

    return HistoryPage(context)


def _settings(context: Context) -> Page:
    from trainer.ui.settings import SettingsPage

    return SettingsPage(context)


def _learn(context: Context) -> Page:
    from trainer.ui.learn import LessonPage

    return LessonPage(context)


def _drills(context: Context) -> Page:
    from trainer.ui.drills import DrillsPage

    return DrillsPage(context)


def _drill(context: Context) -> Page:
    from trainer.ui.drill import DrillPage

    return DrillPage(context)


def _keeper(context: Context) -> Page:
    from trainer.ui.keeper import KeeperPage

    return KeeperPage(context)


def _present(context: Context) -> Page:
    from trainer.ui.present import PresentPage

    return PresentPage(context)


def _teach(context: Context) -> Page:
    from trainer.ui.teach import TeachPage

    return TeachPage(context)


def _pack_editor(context: Context) -> Page:
    from trainer.ui.pack_editor import PackEditorPage

    return PackEditorPage(context)


def _progress(context: Context) -> Page:
    from trainer.ui.progress import ProgressPage

    return ProgressPage(context)


def _paper(context: Context) -> Page:
    from trainer.ui.paper.page import PaperPage

    return PaperPage(context)


def _exam(context: Context) -> Page:
    from trainer.ui.exam import ExamPage

    return ExamPage(context)


def _mixed(context: Context) -> Page:
    from trainer.ui.mixed import MixedPage

    return MixedPage(context)


def _build(context: Context) -> Page:
    from trainer.ui.building import BuildPage

    return BuildPage(context)


def _review(context: Context) -> Page:
    from trainer.ui.review import ReviewPage

    return ReviewPage(context)


def _statistics(context: Context) -> Page:
    from trainer.ui.statistics import StatisticsPage

    return StatisticsPage(context)


PAGES: Final = (
    PageEntry("welcome", "page-welcome", _welcome, passing=True),
    PageEntry("home", "page-home", _home, in_bar=True),
    PageEntry("learn", "page-learn", _learn, in_bar=True),
    PageEntry("drills", "page-drills", _drills, in_bar=True),
    PageEntry("drill", "page-drill", _drill),
    PageEntry("build", "page-build", _build),
    PageEntry("table", "page-table", _table, in_bar=True, whole=True),
    PageEntry("ask", "page-ask", _ask, passing=True),
    PageEntry("score", "page-score", _score),
    PageEntry("teach", "page-teach", _teach, in_bar=True),
    PageEntry("pack-editor", "page-pack-editor", _pack_editor),
    PageEntry("present", "page-present", _present, whole=True, fills_screen=True),
    PageEntry("bench", "page-bench", _bench, "Ctrl+B"),
    PageEntry("rules", "page-rules", _rules, "F1", KEYS),
    PageEntry("history", "page-history", _history, "Ctrl+H", in_bar=True),
    PageEntry("review", "page-review", _review),
    PageEntry("statistics", "page-statistics", _statistics),
    PageEntry("keeper", "page-keeper", _keeper),
    PageEntry("paper", "page-paper", _paper),
    PageEntry("exam", "page-exam", _exam),
    PageEntry("mixed", "page-mixed", _mixed, whole=True),
    PageEntry("progress", "page-progress", _progress, "Ctrl+J"),
    PageEntry("settings", "page-settings", _settings, "Ctrl+,"),
)
"""Every page, in the order of the bar."""
