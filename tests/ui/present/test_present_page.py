"""A presentation by keys: reveals, hands raised, notes on another screen, all of it large enough for the back row."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from trainer.coach.bench import EXAMPLES, Setup
from trainer.coach.packs import Chapter, Content, Pack, PackStep, PositionSetup, Reveal, Wording
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.presentation import Presentation, presenting
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.present import PresentPage
from trainer.ui.present.keys import Cue
from trainer.ui.present.notes import beside
from trainer.ui.present.parts import SlideParts
from trainer.ui.theme import ThemeId

SCREENS = [QRect(0, 0, 1280, 720), QRect(1280, 0, 1024, 768)]


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[PresentPage]:
    made = PresentPage(context, screens=lambda: SCREENS[:1])
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def begin(qtbot: QtBot, page: PresentPage, presentation: Presentation) -> None:
    page.enter(presentation)
    wait(qtbot, page)


def wait(qtbot: QtBot, page: PresentPage) -> None:
    qtbot.waitUntil(lambda: page.answer is not None, timeout=20_000)


def parts(page: PresentPage) -> SlideParts:
    assert page.slide.parts is not None
    return page.slide.parts


def shown(page: PresentPage) -> tuple[int, int]:
    assert page.deck is not None
    return page.deck.at, page.deck.shown


def test_space_reveals_one_thing_after_another_and_left_takes_it_back(qtbot: QtBot, page: PresentPage) -> None:
    begin(qtbot, page, Presentation(starter("no-reuse"), 1))
    said = []
    for _ in range(7):
        said.append(page.accessibleDescription())
        qtbot.keyClick(page, Qt.Key.Key_Space)
    assert shown(page) == (1, 8)
    assert "456万 已用于 一条龙" in said[5]
    assert "5 + 20 + 30 = 55 分" in said[6]
    assert "付 170 分" in page.accessibleDescription()
    for _ in range(7):
        qtbot.keyClick(page, Qt.Key.Key_PageUp)
    assert shown(page) == (1, 1)
    assert page.accessibleDescription() == said[0]
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.deck is not None
    assert page.deck.at == 0
    wait(qtbot, page)
    assert "40 分" in page.accessibleDescription(), "the step before is shown whole"


def test_a_hand_step_is_large_enough_for_the_back_row(qtbot: QtBot, page: PresentPage) -> None:
    for name in ("no-reuse", "who-pays"):
        begin(qtbot, page, Presentation(starter(name)))
        while True:
            wait(qtbot, page)
            if (hand := parts(page).hand) is not None:
                assert min(spot.place.width() for spots in hand.placed for spot in spots) >= 80
                assert max(hand.placed[-1][-1].place.right(), 0) <= 1280
            for line in page.slide.lines():
                sizes = [page.slide.look.px(run.step.size) * run.factor for run in line.runs if run.step is not None]
                assert len(sizes) == len(line.runs)
                assert min(sizes) >= 28
            before = page.deck
            qtbot.keyClick(page, Qt.Key.Key_PageDown)
            if page.deck == before:
                break


@pytest.mark.parametrize("name", STARTERS)
@pytest.mark.parametrize(("language", "size"), [(Language.ZH, (1280, 720)), (Language.EN, (880, 460))])
def test_no_line_of_any_slide_is_cut(
    qtbot: QtBot, page: PresentPage, look: Look, name: str, language: Language, size: tuple[int, int]
) -> None:
    look.set_words(Words(language))
    page.resize(*size)
    page.enter(Presentation(starter(name)))
    while True:
        wait(qtbot, page)
        slide = page.slide
        for line in slide.lines():
            place = line.taken(slide.look)
            text = "".join(run.text for run in line.runs)
            assert -1 <= place.left() <= place.right() <= slide.width() + 1, text
            assert place.width() <= line.place.width() + 1, text
        before = page.deck
        page.obey(Cue.ON)
        if page.deck == before:
            break


def test_hands_are_counted_before_the_reveal_and_marked_after_it(qtbot: QtBot, page: PresentPage) -> None:
    begin(qtbot, page, Presentation(starter("no-reuse"), 1))
    assert parts(page).guesses is None
    for key in (Qt.Key.Key_2, Qt.Key.Key_2, Qt.Key.Key_3):
        qtbot.keyClick(page, key)
    qtbot.keyClick(page, Qt.Key.Key_3, Qt.KeyboardModifier.ShiftModifier)
    part = parts(page).guesses
    assert part is not None
    assert part.slide.hands == (0, 2, 0, 0)
    assert not any("✓" in run.text for line in page.slide.lines() for run in line.runs)
    page.obey(Cue.ON)
    assert parts(page).guesses is None, "the lanes need the room"
    while page.deck is not None and page.deck.shown < 7:
        page.obey(Cue.ON)
    assert "举手：" in page.accessibleDescription()
    assert "✓" in page.accessibleDescription() or "× 2" in page.accessibleDescription()


def test_own_answers_stand_with_the_question(qtbot: QtBot, page: PresentPage) -> None:
    step = PackStep(EXAMPLES["straight"], options=(Wording(zh="能"), Wording(zh="不能")))
    begin(qtbot, page, Presentation(Pack(chapters=(Chapter(steps=(step,)),))))
    part = parts(page).guesses
    assert part is not None
    assert [guess.text(Words(Language.ZH)) for guess in part.slide.guesses] == ["能", "不能"]
    assert all(guess.right is None for guess in part.slide.guesses)


def test_a_tile_a_meld_and_a_lane_can_be_circled(qtbot: QtBot, page: PresentPage) -> None:
    begin(qtbot, page, Presentation(starter("no-reuse"), 1))
    hand = parts(page).hand
    assert hand is not None
    spot = hand.placed[2][1].place.center().toPoint()
    for name in ("tile-2-1", "meld-2", ""):
        qtbot.mouseClick(page.slide, Qt.MouseButton.LeftButton, pos=spot)
        assert page.slide.circled == name
    qtbot.keyClick(page, Qt.Key.Key_Tab)
    assert page.slide.circled == "meld-0"
    qtbot.keyClick(page, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(3):
        page.obey(Cue.ON)
    assert "lane-0" in {target.name for target in page.slide.targets()}


def test_black_timer_languages_ground_and_scale(qtbot: QtBot, page: PresentPage) -> None:
    begin(qtbot, page, Presentation(starter("no-reuse"), 1))
    qtbot.keyClick(page, Qt.Key.Key_B)
    assert page.black.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert not page.black.isVisible()
    assert shown(page) == (1, 1), "what wakes the screen does nothing else"
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.slide.clock.startswith("0:0")
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.slide.clock == ""
    assert page.slide.look.theme.id is ThemeId.DARK
    qtbot.keyClick(page, Qt.Key.Key_D)
    assert page.slide.look.theme.id is ThemeId.LIGHT
    before = page.slide.look.ui_scale
    qtbot.keyClick(page, Qt.Key.Key_Plus)
    assert page.slide.look.ui_scale > before
    qtbot.keyClick(page, Qt.Key.Key_L)
    for _ in range(2):
        page.obey(Cue.ON)
    names = [run.text for line in page.slide.lines() for run in line.runs]
    assert "平和" in names
    assert "All Chows" in names


def test_steps_that_cannot_be_shown_are_passed_over_and_that_is_said(qtbot: QtBot, page: PresentPage) -> None:
    contents: tuple[Content, ...] = (Setup("123m"), EXAMPLES["straight"], PositionSetup(Setup("5x")), EXAMPLES["kongs"])
    pack = Pack(chapters=(Chapter(steps=tuple(map(PackStep, contents))),))
    begin(qtbot, page, Presentation(pack))
    assert page.deck is not None
    assert page.deck.at == 1
    assert page.slide.note == "跳过 1 步"
    while page.deck.at != 3:
        page.obey(Cue.ON)
        wait(qtbot, page)
    assert page.slide.note == "跳过 1 步"
    page.obey(Cue.FIRST)
    assert page.deck.at == 1
    page.obey(Cue.BACK)
    assert page.deck.at == 1, "before it nothing can be shown"


def test_a_pack_without_a_step_to_show_leads_to_the_list(qtbot: QtBot, page: PresentPage, ways: Ways) -> None:
    pack = Pack(chapters=(Chapter(steps=(PackStep(Setup("123m")),)),))
    with qtbot.waitSignal(ways.opened) as heard:
        page.enter(Presentation(pack))
    assert heard.args == ["teach", None]


def test_escape_leaves_and_a_circle_goes_first(qtbot: QtBot, page: PresentPage, ways: Ways) -> None:
    begin(qtbot, page, presenting(EXAMPLES["straight"]))
    page.obey(Cue.POINT_ON)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.slide.circled == ""
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_notes_stand_on_the_second_screen_and_take_keys(qtbot: QtBot, page: PresentPage) -> None:
    page.screens = lambda: SCREENS
    begin(qtbot, page, Presentation(starter("no-reuse")))
    assert page.notes.isVisible()
    assert SCREENS[1].contains(page.notes.geometry().center())
    assert page.notes.notes.text().startswith("两杠、两番牌")
    assert page.notes.coming.text() == "一组顺子，一类一个位置"
    assert "两杠" not in page.accessibleDescription(), "notes are for the teacher only"
    qtbot.keyClick(page.notes, Qt.Key.Key_End)
    assert page.notes.coming.text() == "到此结束"
    qtbot.keyClick(page, Qt.Key.Key_N)
    assert not page.notes.isVisible()
    page.hide()
    assert not page.notes.isVisible()


def test_the_screen_beside_is_the_one_without_the_window() -> None:
    assert beside(SCREENS, QRect(100, 100, 800, 600)) == SCREENS[1]
    assert beside(SCREENS, QRect(1300, 0, 800, 600)) == SCREENS[0]
    assert beside(SCREENS[:1], QRect(0, 0, 10, 10)) is None


def test_the_last_slide_says_that_it_is_the_end(qtbot: QtBot, page: PresentPage) -> None:
    begin(qtbot, page, Presentation(starter("no-reuse")))
    while True:
        wait(qtbot, page)
        foot = ["".join(run.text for run in line.runs) for line in page.slide.lines()]
        before = page.deck
        qtbot.keyClick(page, Qt.Key.Key_PageDown)
        if page.deck == before:
            break
        assert "空格 下一步" in foot
    assert "讲完了 ・ Esc 离开" in foot


def test_sixty_steps_are_presented_to_their_end_by_keys_only(qtbot: QtBot, page: PresentPage) -> None:
    steps = [step for name in STARTERS for step in starter(name).steps]
    begin(qtbot, page, Presentation(Pack(chapters=(Chapter(steps=tuple((steps * 2)[:60])),))))
    seen = set()
    while True:
        wait(qtbot, page)
        assert page.deck is not None
        seen.add(page.deck.at)
        before = page.deck
        qtbot.keyClick(page, Qt.Key.Key_Space)
        if page.deck == before:
            break
    assert seen == set(range(60))


def test_what_a_step_leaves_out_is_not_revealed(qtbot: QtBot, page: PresentPage) -> None:
    step = PackStep(EXAMPLES["straight"], reveal=(Reveal.POINTS, Reveal.TILES))
    begin(qtbot, page, Presentation(Pack(chapters=(Chapter(steps=(step,)),))))
    assert shown(page) == (0, 0)
    page.obey(Cue.ON)
    assert "55 分" in page.accessibleDescription()
    page.obey(Cue.ON)
    page.obey(Cue.ON)
    assert shown(page) == (0, 2)
    assert "170" not in page.accessibleDescription()


@pytest.mark.parametrize("language", Language)
def test_no_stub_of_the_line_to_a_lock_stands_over_or_under_words(
    qtbot: QtBot, page: PresentPage, context: Context, language: Language
) -> None:
    context.look.words = Words(language)
    begin(qtbot, page, Presentation(starter("no-reuse"), 2))
    for cue in (Cue.BOTH, *(7 * (Cue.ON,))):
        page.obey(cue)
    hand = parts(page).hand
    assert hand is not None
    at = max(hand.seen)
    refused = hand.board.rows[at].bars[0].refusal
    assert refused is not None
    words = next(line for line in page.slide.lines() if any(run.struck for run in line.runs)).taken(page.slide.look)
    picture = page.slide.grab().toImage()
    for part in refused.taken:
        seat = hand.grid.seat(at, hand.board.column(part))
        above = hand.grid.seat(at - 1, hand.board.column(part))
        x = round(seat.center().x())
        assert words.left() < x < words.right(), "the words lie over the line"
        for top, bottom in ((above.bottom() + 3, words.top()), (words.bottom(), seat.top() - 3)):
            shades = {picture.pixelColor(x, y).name() for y in range(round(top), round(bottom))}
            assert shades <= {page.slide.look.theme.bg.lower()}
