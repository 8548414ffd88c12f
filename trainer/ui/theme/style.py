"""The style sheet that gives Qt's own widgets the look of the theme."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from string import Template
from types import MappingProxyType

from trainer.ui.theme.scale import RADIUS_BUTTON, RADIUS_KEY, Step
from trainer.ui.theme.tokens import Theme


class Part(StrEnum):
    """The parts of the style sheet, by what wears them; ``DIALOG`` is for Qt's own dialogs, which wear all."""

    MENU = "menu"
    BARS = "bars"
    FIELDS = "fields"
    SLIDER = "slider"
    VIEWS = "views"
    DIALOG = "dialog"


_SHEET: Mapping[Part, Template] = MappingProxyType(
    {
        Part.MENU: Template(
            """
QMenu { background: $surface; color: $ink1; border: 1px solid $line2; border-radius: ${r8}px; padding: ${p4}px; }
QMenu::item { padding: ${p8}px ${p16}px; border-radius: ${r4}px; }
QMenu::item:selected { background: $accent; color: $accent_ink; }
QMenu::item:disabled { color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: ${p4}px ${p8}px; }
QMenu { font-size: ${body}px; }
"""
        ),
        Part.BARS: Template(
            """
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: ${p12}px; }
QScrollBar:horizontal { height: ${p12}px; }
QScrollBar::handle { background: $line2; border-radius: ${half}px; margin: ${bar}px; }
QScrollBar::handle:hover { background: $ink3; }
QScrollBar::handle:vertical { min-height: ${p32}px; }
QScrollBar::handle:horizontal { min-width: ${p32}px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
"""
        ),
        Part.FIELDS: Template(
            """
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $surface; color: $ink1; border: 1px solid $line2; border-radius: ${r8}px;
    padding: ${p4}px ${p8}px; selection-background-color: $accent; selection-color: $accent_ink; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: ${p24}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
    border: ${focus}px solid $accent; padding: ${inner}px ${innerx}px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $ink3; background: $sunk; }
QComboBox::drop-down { border: none; width: ${p24}px; }
QComboBox::down-arrow { image: url("$chevron"); width: ${p12}px; height: ${p12}px; }
QComboBox QAbstractItemView { background: $surface; color: $ink1; border: 1px solid $line2; outline: 0;
    padding: ${p4}px; selection-background-color: $accent; selection-color: $accent_ink; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    border: none; background: transparent; width: 0; }
QAbstractSpinBox QLineEdit { border: none; padding: 0 ${p8}px; min-height: 0; background: transparent; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QComboBox QAbstractItemView { font-size: ${body}px; }
"""
        ),
        Part.SLIDER: Template(
            """
QSlider:horizontal { min-height: ${p24}px; }
QSlider::groove:horizontal { height: ${rail}px; border-radius: ${half_rail}px; background: $line2; }
QSlider::sub-page:horizontal { border-radius: ${half_rail}px; background: $accent; }
QSlider::handle:horizontal { width: ${knob}px; height: ${knob}px; margin: -${above}px 0; border-radius: ${half_knob}px;
    background: $accent; border: 0; }
QSlider::handle:horizontal:focus { background: $ink1; }
"""
        ),
        Part.VIEWS: Template(
            """
QListView, QTreeView, QTableView { background: $surface; color: $ink1; border: none; outline: 0;
    selection-background-color: $accent_weak; selection-color: $ink1; gridline-color: $line; }
QListView::item, QTreeView::item { padding: ${p4}px ${p8}px; }
QTreeView { border: ${focus}px solid transparent; border-radius: ${r8}px; }
QTreeView:focus { border-color: $ring_ink; }
QTreeView[facts="true"] { background: $bg; }
QTreeView::item { padding: ${p4}px ${cell}px; border: none; }
QTreeView::item:selected { background: $accent_weak; color: $ink1; border: 0 solid $here;
    border-top-width: ${chosen}px; border-bottom-width: ${chosen}px; }
QTreeView[fitted="true"] { background: transparent; }
QListView[places="true"] { background: transparent; font-size: ${body}px; }
QListView[places="true"]::item { padding: ${p8}px ${p4}px; border-radius: ${r8}px;
    border: ${focus}px solid transparent; }
QListView[places="true"]::item:hover { background: $sunk; }
QListView[places="true"]::item:selected { background: $accent_weak; color: $accent; border-color: $here; }
QListView[places="true"]:focus::item:selected { border-color: $ring_ink; }
QHeaderView[small="true"] { font-size: ${note}px; }
QHeaderView::section { background: $bg; color: $ink2; border: none; border-bottom: 1px solid $line;
    padding: ${p8}px; }
"""
        ),
        Part.DIALOG: Template(
            """
QPushButton { background: transparent; color: $ink1; border: 1px solid $line2; border-radius: ${r8}px;
    padding: ${p8}px ${p16}px; font-weight: bold; }
QPushButton:hover { border-color: $ink3; }
QPushButton:focus { border: ${focus}px solid $accent; }
QPushButton:default { background: $accent; color: $accent_ink; border-color: $accent; }
QPushButton:disabled, QPushButton:default:disabled { background: $sunk; color: $ink3; border-color: $line; }
QCheckBox, QRadioButton { color: $ink1; spacing: ${p8}px; }
QCheckBox::indicator, QRadioButton::indicator { width: ${p16}px; height: ${p16}px; background: $surface;
    border: 1px solid $ink3; }
QCheckBox::indicator { border-radius: ${r4}px; }
QRadioButton::indicator { border-radius: ${dot}px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check"); }
QRadioButton::indicator:checked { background: $surface; border: ${ring}px solid $accent; width: ${hole}px;
    height: ${hole}px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QProgressBar { background: $line; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }
QDialog, QMessageBox { background: $bg; }
QPushButton, QCheckBox, QRadioButton { font-size: ${body}px; }
"""
        ),
    }
)


def style_sheet(theme: Theme, scale: float, chevron: str, check: str, parts: Iterable[Part] = Part) -> str:
    """The style sheet of Qt's own widgets, or of some of them.

    ``scale`` is the interface scale; ``chevron`` and ``check`` are the files of a combo's arrow and a box's tick.
    """
    sizes = {f"p{n}": round(n * scale) for n in (4, 8, 12, 16, 24, 32)}
    focus = theme.focus_width
    half_rail, half_knob = round(2 * scale), round(9 * scale)
    values = dict(
        sizes,
        r4=round(RADIUS_KEY * scale),
        r8=round(RADIUS_BUTTON * scale),
        bar=round(3 * scale),
        half=round(12 * scale) // 2 - round(3 * scale),
        note=round(Step.NOTE.size * scale),
        body=round(Step.BODY.size * scale),
        focus=focus,
        rail=2 * half_rail,
        half_rail=half_rail,
        knob=2 * half_knob,
        half_knob=half_knob,
        above=half_knob - half_rail,
        inner=max(0, sizes["p4"] + 1 - focus),
        innerx=sizes["p8"] + 1 - focus,
        cell=sizes["p8"] - 3,  # Qt adds 3 of its own, and none to the heads above
        dot=sizes["p16"] // 2 + 1,
        ring=sizes["p16"] // 3,
        hole=sizes["p16"] + 2 - 2 * (sizes["p16"] // 3),
        ring_ink=theme.ink1 if theme.outline else theme.accent,
        chosen=2 if theme.outline else 0,
        here=theme.accent if theme.outline else "transparent",
        chevron=chevron,
        check=check,
        **{name: getattr(theme, name) for name in _COLOURS},
    )
    return "".join(_SHEET[part].substitute(values) for part in parts)


_COLOURS = ("bg", "surface", "sunk", "ink1", "ink2", "ink3", "line", "line2", "accent", "accent_ink", "accent_weak")
