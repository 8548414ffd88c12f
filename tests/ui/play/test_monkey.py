"""A thousand random inputs, of which the soak makes many more: no exception, no warning, and what is shown is right."""

from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtWidgets import QWidget

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.game import Discard
from trainer.rules import COPIES, Relation
from trainer.text import Language, Words
from trainer.ui.theme import ThemeId

INPUTS = 1000
KEYS = [
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End] * 3,
    *[Qt.Key.Key_Return, Qt.Key.Key_Space] * 10,
    *[Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_F1],
]
HELD = [
    *[Qt.KeyboardModifier.NoModifier] * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
]
SIZES = [(1280, 800), (1024, 700), (1100, 760), (1180, 720), (1360, 740)]


class Monkey:
    """Does something to a table, by chance but the same for a seed."""

    def __init__(self, table: LaidTable, seed: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.doings: list[tuple[int, Callable[[], None]]] = [
            (50, self.press_key),
            (30, self.click),
            (6, self.hover),
            (4, self.discard),
            (1, self.resize),
            (1, self.relook),
            (2, self.let_time_pass),
        ]

    def act(self) -> None:
        weights = [weight for weight, _ in self.doings]
        self.rng.choices([doing for _, doing in self.doings], weights)[0]()

    def press_key(self) -> None:
        self.table.key(self.rng.choice(KEYS), self.rng.choice(HELD))

    def click(self) -> None:
        spot = self.spot()
        target = self.table.page.childAt(spot.toPoint()) or self.table.page
        if target.window() is self.table.page:
            self.table.click(target, target.mapFrom(self.table.page, spot.toPoint()))

    def hover(self) -> None:
        spot = self.spot()
        target: QWidget = self.table.page.childAt(spot.toPoint()) or self.table.page
        self.table.qtbot.mouseMove(target, target.mapFrom(self.table.page, spot.toPoint()))

    def discard(self) -> None:
        buttons = self.table.page.table.hand.buttons
        if buttons:
            self.table.click_tile(self.rng.choice(buttons).tile)

    def resize(self) -> None:
        self.table.page.resize(*self.rng.choice(SIZES))

    def relook(self) -> None:
        look = self.table.look
        changes: list[Callable[[], None]] = [
            lambda: look.set_words(Words(self.rng.choice(list(Language)))),
            lambda: look.set_theme(self.rng.choice(list(ThemeId))),
            lambda: look.set_tile_scale(self.rng.uniform(0.75, 2.0)),
            lambda: look.set_reduced_motion(self.rng.random() < 0.5),
        ]
        self.rng.choice(changes)()

    def let_time_pass(self) -> None:
        QCoreApplication.processEvents()

    def spot(self) -> QPointF:
        page = self.table.page
        return QPointF(self.rng.randrange(page.width()), self.rng.randrange(page.height()))


def assert_shown(table: LaidTable) -> None:
    """The page shows the session's view, and nothing that cannot be."""
    view = table.session.view
    ground = table.page.table
    assert view is not None
    assert Counter(button.tile for button in ground.hand.buttons) == Counter(view.hand)
    assert len(ground.hand.buttons) + 3 * len(view.melds) in (13, 14)
    seen = Counter(view.hand)
    for river in ground.felt.rivers.values():
        seen.update(river.tiles)
    for block in (ground.hand.melds, *ground.felt.melds.values()):
        seen.update(tile for laid in block.melds for tile in laid.meld.tiles)
    assert max(seen.values()) <= COPIES
    assert ground.felt.rivers[Relation.SELF].tiles == tuple(d.tile for d in view.discards if d.claimed_by is None)
    assert ground.claims.open == any(not isinstance(move, Discard) for move in view.moves)


def test_a_thousand_random_inputs(lay: Lay) -> None:
    table = lay(11)
    table.show(1180, 720)
    table.session.deal_new()
    monkey = Monkey(table, 20260729)
    for step in range(INPUTS):
        monkey.act()
        if step % 25 == 0:
            assert_shown(table)
    table.rest()
    assert_shown(table)
