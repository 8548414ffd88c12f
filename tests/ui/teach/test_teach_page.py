"""A teacher's packs: a pack made in the window by keys, closed, opened again, presented; nothing lost on the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits, settle
from trainer.coach.packs import Chapter, Pack, PackStep, Reveal, StepKind, Wording, pack_text, read_pack
from trainer.coach.packs.editing import StepPlace
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.presentation import Presentation
from trainer.store import Settings
from trainer.store.pack_shelf import PackShelf
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.pack_editor import PackEditorPage
from trainer.ui.page import Context, Page
from trainer.ui.present import PresentPage
from trainer.ui.teach import TeachPage
from trainer.ui.teach.side import DOORS

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def put_in_front(qtbot: QtBot, page: Page) -> None:
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()


@pytest.fixture
def teach(qtbot: QtBot, context: Context) -> Iterator[TeachPage]:
    made = TeachPage(context)
    put_in_front(qtbot, made)
    made.enter(None)
    yield made
    made.close()
    made.deleteLater()


def shelf_of(context: Context) -> PackShelf:
    return PackShelf(context.settings.profile.packs_folder)


@pytest.fixture
def editor(qtbot: QtBot, context: Context) -> Iterator[PackEditorPage]:
    made = PackEditorPage(context)
    put_in_front(qtbot, made)
    made.enter(shelf_of(context).add(starter("first-evening")))
    yield made
    made.close()
    made.deleteLater()


def typed(qtbot: QtBot, text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    qtbot.keyClicks(focused, text)


def kept(context: Context) -> Pack:
    (found,) = shelf_of(context).listing()
    assert found.pack is not None
    return found.pack


def test_the_packs_that_ship_are_listed_and_the_chosen_one_is_presented(
    qtbot: QtBot, teach: TeachPage, ways: Ways
) -> None:
    assert [row.shelved.name for row in teach.rows] == list(STARTERS)
    qtbot.keyClick(teach, Qt.Key.Key_Down)
    chosen = teach.chosen
    assert chosen is not None
    assert chosen.name == "twenty-fans"
    presentation = teach.presents()
    assert isinstance(presentation, Presentation)
    assert presentation.pack == starter("twenty-fans")
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.mouseClick(teach.side.present, Qt.MouseButton.LeftButton)
    assert heard.args is not None
    assert heard.args[0] == "present"
    assert set(teach.side.doors) == {door.page for door in DOORS}


def test_a_pack_that_ships_is_edited_as_a_copy(qtbot: QtBot, teach: TeachPage, context: Context, ways: Ways) -> None:
    assert teach.side.edit.text() == "编辑副本"
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(teach, Qt.Key.Key_Return)
    assert heard.args is not None
    page, name = heard.args
    assert page == "pack-editor"
    assert shelf_of(context).read(str(name)) == starter("first-evening")


def test_duplicate_merge_delete_and_undo(qtbot: QtBot, teach: TeachPage, context: Context) -> None:
    qtbot.keyClick(teach, Qt.Key.Key_D, CTRL)
    teach.pick = lambda _, titles: titles.index("谁付钱")
    qtbot.keyClick(teach, Qt.Key.Key_M, CTRL)
    sizes = {len(found.pack.chapters) for found in shelf_of(context).listing() if found.pack is not None}
    assert sizes == {3, 6}
    qtbot.keyClick(teach, Qt.Key.Key_Delete)
    assert len(shelf_of(context).listing()) == 1
    assert teach.undo.isVisible()
    qtbot.keyClick(teach, Qt.Key.Key_Z, CTRL)
    assert len(shelf_of(context).listing()) == 2
    assert not teach.undo.isVisible()


def test_files_are_taken_in_and_given_out_and_a_bad_one_is_refused_by_name(
    qtbot: QtBot, teach: TeachPage, context: Context, tmp_path: Path
) -> None:
    teach.dialogs.ask_save = lambda *_: str(tmp_path / "out")
    qtbot.keyClick(teach, Qt.Key.Key_S, CTRL)
    out = tmp_path / "out.sihai"
    assert read_pack(out.read_bytes()) == starter("first-evening")
    teach.dialogs.ask_open = lambda *_: str(out)
    qtbot.keyClick(teach, Qt.Key.Key_O, CTRL)
    assert kept(context) == starter("first-evening")
    out.write_text('{"format": "sihai-pack", "version": 2}', "utf-8")
    qtbot.keyClick(teach, Qt.Key.Key_O, CTRL)
    assert "更新的版本" in teach.told.text()
    out.unlink()
    qtbot.keyClick(teach, Qt.Key.Key_O, CTRL)
    assert teach.told.text().startswith("打不开")
    assert len(shelf_of(context).listing()) == 1


def test_a_file_on_the_shelf_that_is_damaged_is_named_and_left_alone(teach: TeachPage, context: Context) -> None:
    folder = context.settings.profile.packs_folder
    folder.mkdir(parents=True)
    (folder / "broken.sihai").write_text("{", "utf-8")
    teach.enter("broken")
    assert teach.chosen is not None
    assert "不是 JSON" in teach.side.contents.text()
    assert not teach.side.edit.isEnabled()
    assert (folder / "broken.sihai").read_text("utf-8") == "{"


def test_a_pack_made_by_keys_is_closed_opened_again_and_presented(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    ways = Ways()
    with given(look, tmp_path, Settings(), ways) as context:
        teach, editor = TeachPage(context), PackEditorPage(context)
        put_in_front(qtbot, teach)
        teach.enter(None)
        with qtbot.waitSignal(ways.opened) as heard:
            qtbot.keyClick(teach, Qt.Key.Key_N, CTRL)
        assert heard.args is not None
        put_in_front(qtbot, editor)
        editor.enter(heard.args[1])
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return, CTRL)
        typed(qtbot, "Two kongs")
        editor.board.hand.line.setFocus()
        typed(qtbot, "34m567p99s +2m [5555z] (6666z)")
        editor.words.question.setFocus()
        typed(qtbot, "How many points?")
        qtbot.waitUntil(lambda: editor.words.answer.text() == "40 分", timeout=20_000)
        for page in (teach, editor):
            page.close()
            page.deleteLater()
    with given(look, tmp_path, Settings(), ways) as context:
        again, present = PackEditorPage(context), PresentPage(context, screens=list)
        (found,) = shelf_of(context).listing()
        put_in_front(qtbot, again)
        again.enter(found.name)
        assert again.desk.step is not None
        assert again.desk.step.title.zh == "Two kongs"
        put_in_front(qtbot, present)
        present.enter(again.presents())
        qtbot.waitUntil(lambda: present.answer is not None, timeout=20_000)
        while "40 分" not in present.accessibleDescription():
            qtbot.keyClick(present, Qt.Key.Key_PageDown)
        assert "How many points?" in present.accessibleDescription()
        for last in (again, present):
            last.close()
            last.deleteLater()


def test_steps_are_moved_copied_removed_and_all_of_it_is_undone(
    qtbot: QtBot, editor: PackEditorPage, context: Context
) -> None:
    before = editor.desk.edited.pack
    steps = before.chapters[0].steps
    qtbot.keyClick(editor.list, Qt.Key.Key_Down, ALT)
    assert editor.desk.edited.pack.chapters[0].steps[:2] == (steps[1], steps[0])
    assert editor.desk.edited.place == StepPlace(0, 1)
    for _ in range(3):
        qtbot.keyClick(editor.list, Qt.Key.Key_Down, ALT)
    assert editor.desk.edited.place == StepPlace(1, 0), "over the end of its chapter into the next"
    qtbot.keyClick(editor.list, Qt.Key.Key_D, CTRL)
    qtbot.keyClick(editor.list, Qt.Key.Key_Delete)
    qtbot.keyClick(editor.list, Qt.Key.Key_Delete)
    assert len(editor.desk.edited.pack.steps) == 11
    assert kept(context) == editor.desk.edited.pack, "every change is kept"
    while editor.desk.stack.canUndo():
        qtbot.keyClick(editor.list, Qt.Key.Key_Z, CTRL)
    assert editor.desk.edited.pack == before == kept(context)
    qtbot.keyClick(editor.list, Qt.Key.Key_Y, CTRL)
    assert editor.desk.edited.pack.chapters[0].steps[:2] == (steps[1], steps[0])


def test_a_step_is_dragged_to_another_chapter(editor: PackEditorPage) -> None:
    model = editor.list.model_of
    first = editor.desk.edited.pack.chapters[0].steps[0]
    data = model.mimeData([model.index(1)])
    target = model.places.index(StepPlace(2, -1))
    model.dropMimeData(data, Qt.DropAction.MoveAction, -1, 0, model.index(target))
    assert editor.desk.edited.pack.chapters[2].steps[0] == first
    assert editor.desk.edited.place == StepPlace(2, 0)


def test_words_typed_in_a_row_are_undone_together_and_kept(
    qtbot: QtBot, editor: PackEditorPage, context: Context
) -> None:
    before = editor.desk.step
    assert before is not None
    editor.words.notes.setFocus()
    typed(qtbot, "slowly")
    assert editor.desk.step is not None
    assert editor.desk.step.notes.zh.endswith("slowly") or editor.desk.step.notes.zh.startswith("slowly")
    qtbot.waitUntil(lambda: "slowly" in kept(context).steps[0].notes.zh)
    qtbot.keyClick(editor.words.notes, Qt.Key.Key_Z, CTRL)
    assert editor.desk.step == before
    editor.words.languages.segment(1).click()
    editor.board.title.setFocus()
    qtbot.keyClick(editor.board.title, Qt.Key.Key_End)
    typed(qtbot, " now")
    assert editor.desk.step.title.en.endswith(" now")
    assert editor.desk.step.title.zh == before.title.zh


def test_a_fault_is_told_below_the_field_and_the_last_board_stays(qtbot: QtBot, editor: PackEditorPage) -> None:
    qtbot.waitUntil(lambda: editor.words.answer.text() == "10 分", timeout=20_000)
    editor.board.hand.line.setFocus()
    typed(qtbot, " 5x")
    qtbot.waitUntil(lambda: "x" in editor.board.preview.faults.text(), timeout=20_000)
    assert editor.board.preview.sheet.isVisible()
    assert editor.words.answer.text() == "—"


def test_a_new_step_shows_nothing_of_the_one_before(qtbot: QtBot, editor: PackEditorPage) -> None:
    preview = editor.board.preview
    qtbot.waitUntil(preview.boards.isVisible, timeout=20_000)
    qtbot.mouseClick(editor.head.add, Qt.MouseButton.LeftButton)
    assert not preview.boards.isVisible()
    qtbot.keyClicks(editor.board.hand.line, "11223346m55p +5m [789m]")
    qtbot.waitUntil(preview.sheet.isVisible, timeout=20_000)
    editor.board.hand.line.selectAll()
    qtbot.keyClick(editor.board.hand.line, Qt.Key.Key_Delete)
    assert not preview.boards.isVisible(), "an empty hand has no board"


def test_a_chapter_has_a_title_in_two_languages_and_no_words_of_a_step(qtbot: QtBot, editor: PackEditorPage) -> None:
    assert editor.words.question.isVisible()
    qtbot.keyClick(editor.list, Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert editor.words.languages.isVisible()
    assert not editor.words.question.isVisible()
    assert not any(row.isVisible() for row in editor.words.reveals.values())


@pytest.mark.parametrize("kind", StepKind)
def test_every_kind_of_step_shows_what_the_engine_says(qtbot: QtBot, editor: PackEditorPage, kind: StepKind) -> None:
    editor.board.kind.segment(list(StepKind).index(kind)).click()
    step = editor.desk.step
    assert step is not None
    assert step.kind is kind
    if kind is StepKind.DEAL:
        editor.board.deal.draw.click()
    elif kind is StepKind.POSITION:
        editor.board.position.setup.line.setFocus()
        typed(qtbot, "123456m78m33345s")
    preview = editor.board.preview
    qtbot.waitUntil(lambda: not preview.faults.isVisible() and preview.boards.isVisible(), timeout=20_000)
    shown: QWidget = preview.sheet if kind is StepKind.HAND else preview.slide
    qtbot.waitUntil(lambda: preview.boards.currentWidget() is shown, timeout=20_000)


def test_what_is_revealed_is_ordered_and_left_out(qtbot: QtBot, editor: PackEditorPage) -> None:
    rows = editor.words.reveals
    rows[Reveal.FANS].switch.click()
    rows[Reveal.POINTS].earlier.click()
    step = editor.desk.step
    assert step is not None
    assert step.reveal == (Reveal.TILES, Reveal.POINTS, Reveal.LANES)
    rows[Reveal.POINTS].later.setFocus()
    qtbot.keyClick(rows[Reveal.POINTS].later, Qt.Key.Key_Up, ALT)
    assert editor.desk.step is not None
    assert editor.desk.step.reveal == (Reveal.POINTS, Reveal.TILES, Reveal.LANES)
    assert rows[Reveal.FANS].how.text() == "不显示"


def test_own_answers_are_written_one_a_line(qtbot: QtBot, editor: PackEditorPage) -> None:
    editor.words.options.setFocus()
    typed(qtbot, "yes")
    qtbot.keyClick(editor.words.options, Qt.Key.Key_Return)
    typed(qtbot, "no")
    assert editor.desk.step is not None
    assert editor.desk.step.options == (Wording(zh="yes"), Wording(zh="no"))


def test_a_chapter_is_named_and_a_step_added_to_it(qtbot: QtBot, editor: PackEditorPage) -> None:
    qtbot.keyClick(editor.list, Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.ShiftModifier)
    typed(qtbot, "end")
    assert editor.desk.edited.pack.chapters[1] == Chapter(Wording(zh="end"))
    qtbot.keyClick(editor.list, Qt.Key.Key_Return, CTRL)
    assert len(editor.desk.edited.pack.chapters[1].steps) == 1


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(1280, 720), (880, 460), (1920, 1080)])
def test_nothing_is_cut(
    editor: PackEditorPage, teach: TeachPage, look: Look, language: Language, size: tuple[int, int]
) -> None:
    look.set_words(Words(language))
    for page in (teach, editor):
        page.resize(*size)
        # The score sheet's places of melds and bars reach beyond it by their focus rings.
        assert [found for found in misfits(page) if not found.startswith(("Spot", "BarSpot"))] == []


def test_a_step_behind_the_chosen_one_is_presented_first(editor: PackEditorPage) -> None:
    editor.desk.turn(1)
    found = editor.presents()
    assert isinstance(found, Presentation)
    assert found.at == 1
    assert found.pack.steps[1] == editor.desk.step
    assert pack_text(found.pack)
    assert isinstance(found.pack.steps[0], PackStep)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("34m567p99s +2m [5555z] (6666z)", StepKind.HAND),
        ('{"concealed": "123m123m456m789m55p", "win_tile": "5m", "seat": "S"}', StepKind.HAND),
        ("123456m78m33345s", StepKind.POSITION),
        ("266f-wnjg-44y5", StepKind.DEAL),
    ],
)
def test_a_hand_data_and_a_code_can_be_pasted(
    qtbot: QtBot, editor: PackEditorPage, ways: Ways, text: str, kind: StepKind
) -> None:
    QApplication.clipboard().setText(text)
    qtbot.keyClick(editor.list, Qt.Key.Key_V, CTRL)
    assert editor.desk.step is not None
    assert editor.desk.step.kind is kind
    if kind is StepKind.DEAL:
        with qtbot.waitSignal(ways.opened) as heard:
            qtbot.keyClick(editor.list, Qt.Key.Key_G, CTRL)
        assert heard.args == ["table", None]


def test_what_cannot_be_pasted_is_told_and_changes_nothing(qtbot: QtBot, editor: PackEditorPage) -> None:
    before = editor.desk.edited
    for text in ("", "hello", '{"concealed": 3}'):
        QApplication.clipboard().setText(text)
        editor.head.tell("")
        qtbot.keyClick(editor.list, Qt.Key.Key_V, CTRL)
        assert editor.head.told.text()
        assert editor.desk.edited == before


def test_a_button_leads_back(qtbot: QtBot, editor: PackEditorPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.mouseClick(editor.back, Qt.MouseButton.LeftButton)


def test_an_empty_chapter_says_how_to_begin(qtbot: QtBot, editor: PackEditorPage) -> None:
    assert not editor.board.empty.isVisible()
    qtbot.keyClick(editor, Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert editor.board.empty.isVisible()
    assert "加一步" in editor.board.empty.text()
    qtbot.keyClick(editor, Qt.Key.Key_Return, CTRL)
    assert not editor.board.empty.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", list(Language))
def test_the_page_scrolls_and_nothing_within_it(
    qtbot: QtBot, editor: PackEditorPage, look: Look, language: Language, scale: float
) -> None:
    look.set_words(Words(language))
    look.set_ui_scale(scale)
    editor.desk.go(StepPlace(1, 1))
    qtbot.waitUntil(editor.board.preview.sheet.isVisible, timeout=20_000)
    settle()
    outer = editor.board.parentWidget()
    assert outer is not None
    within = [area for area in outer.findChildren(QAbstractScrollArea) if area.isVisible()]
    assert within
    assert [area for area in within if area.verticalScrollBar().maximum()] == []


def test_notes_grow_with_their_text(qtbot: QtBot, editor: PackEditorPage) -> None:
    before = editor.words.notes.height()
    editor.words.notes.setFocus()
    for _ in range(9):
        qtbot.keyClick(editor.words.notes, Qt.Key.Key_Return)
    assert editor.words.notes.height() > before
    assert editor.words.notes.verticalScrollBar().maximum() == 0
