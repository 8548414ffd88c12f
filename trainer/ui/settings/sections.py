"""The rows of the settings page in their sections: each binds one control to one setting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trainer.coach.hints import HintLevel
from trainer.rules import Scheme
from trainer.store import PACES, Motion, Settings, ThemeChoice, TileChoice
from trainer.text import Language
from trainer.ui.controls import Switch
from trainer.ui.controls.text import Text
from trainer.ui.look import Look
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.rows import SettingRow
from trainer.ui.settings.scales import ScaleSlider, TileSample
from trainer.ui.settings.seats import LinesControl, OpponentsControl, bot_descriptions
from trainer.ui.settings.start import StartControl
from trainer.ui.settings.values import ValuesControl
from trainer.ui.settings.wording import interface_limit, nearest_pace, tile_limit
from trainer.ui.theme import Step, Tone

SECTIONS = ("look", "tiles", "table", "rules", "deals", "data")
"""The sections in order; the last is the page's own."""

Show = Callable[[Settings], None]


@dataclass(frozen=True, slots=True)
class Bound:
    """A row and how it shows the settings in force."""

    row: SettingRow
    control: QWidget
    show: Show


class Binder(QObject):
    """Makes the rows. ``wished`` gives what a control wants to change: settings by name with their new values."""

    wished = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._limits: list[Callable[[], None]] = []

    def show_limits(self) -> None:
        """Bring what is said of the window's room up to its size."""
        for show_limit in self._limits:
            show_limit()

    def sections(self) -> dict[str, list[Bound]]:
        """Every row by section, but for those of the data folder."""
        return {
            "look": [
                self._choice("language", tuple(Language), "settings-language"),
                self._choice("theme", tuple(ThemeChoice), "settings-theme"),
                self._scale("ui_scale", live=False),
                self._choice("motion", tuple(Motion), "settings-motion"),
                self._switch("chinese_names"),
            ],
            "tiles": [
                self._choice("tile_theme", tuple(TileChoice), "settings-tiles"),
                self._scale("tile_scale", TileSample(self._look), live=True),
                self._switch("corner_indices"),
            ],
            "table": [
                self._choice("hint_level", tuple(HintLevel), "settings-hints", described=True),
                self._pace(),
                self._opponents(),
            ],
            "rules": [
                self._lines(),
                self._choice("scheme", tuple(Scheme), "settings-scheme", described=True),
                self._values(),
                self._switch("prevailing"),
            ],
            "deals": [self._start()],
        }

    def _title(self, name: str) -> Callable[[], str]:
        return lambda: self._look.words(f"setting-name-{name.replace('_', '-')}")

    def _note(self, name: str) -> Callable[[], str]:
        return lambda: self._look.words(f"settings-note-{name.replace('_', '-')}")

    def _row(self, name: str, control: QWidget, show: Show, *below: QWidget) -> Bound:
        return Bound(SettingRow(self._look, self._title(name), self._note(name), control, *below), control, show)

    def _wish(self, name: str) -> Callable[[object], None]:
        return lambda value: self.wished.emit({name: value})

    def _choice(self, name: str, values: Sequence[object], words: str, described: bool = False) -> Bound:
        choice = Choice(self._look, values, lambda value: self._look.words(f"{words}-{value}"), self._title(name))
        choice.picked.connect(self._wish(name))
        if not described:
            return self._row(name, choice, lambda settings: choice.show_value(getattr(settings, name)))
        about = Text(self._look, lambda: self._look.words(f"{words}-about-{choice.value}"), Step.NOTE, Tone.INK2)

        def show(settings: Settings) -> None:
            """Show the choice in force with its description."""
            choice.show_value(getattr(settings, name))
            about.refresh()

        return self._row(name, choice, show, about)

    def _switch(self, name: str) -> Bound:
        switch = Switch(self._look, "")
        switch.clicked.connect(self._wish(name))
        title = self._title(name)
        self._look.changed.connect(lambda: switch.setAccessibleName(title()))
        switch.setAccessibleName(title())
        return self._row(name, switch, lambda settings: switch.setChecked(getattr(settings, name)))

    def _scale(self, name: str, *below: QWidget, live: bool) -> Bound:
        slider = ScaleSlider(self._look, self._title(name), live)
        slider.picked.connect(self._wish(name))
        limit = Text(self._look, lambda: self._limit(name, slider), Step.NOTE, Tone.INK2)

        def show_limit() -> None:
            """Say how much of the size the table can take in the window as it is now."""
            limit.refresh()
            limit.setVisible(bool(self._limit(name, slider)))

        def show(settings: Settings) -> None:
            """Show the size in force, and how much of it the table can take."""
            slider.show_value(getattr(settings, name))
            show_limit()

        self._limits.append(show_limit)
        return self._row(name, slider, show, *below, limit)

    def _limit(self, name: str, slider: ScaleSlider) -> str:
        """What is said of a size that the table takes only as far as its window has room."""
        if name == "tile_scale":
            return tile_limit(self._look.words, slider.percent)
        return interface_limit(self._look.words, slider.percent, slider.window().size())

    def _pace(self) -> Bound:
        """The named paces; another number of milliseconds shows as the nearest of them."""
        choice = Choice(
            self._look, tuple(PACES), lambda name: self._look.words(f"settings-pace-{name}"), self._title("pace")
        )
        choice.picked.connect(lambda name: self.wished.emit({"pace": PACES[name]}))
        return self._row("pace", choice, lambda settings: choice.show_value(nearest_pace(settings.pace)))

    def _opponents(self) -> Bound:
        control = OpponentsControl(self._look)
        control.picked.connect(self._wish("opponents"))
        descriptions = bot_descriptions(self._look)
        return self._row("opponents", control, lambda settings: control.show_value(settings.opponents), descriptions)

    def _lines(self) -> Bound:
        control = LinesControl(self._look)
        control.picked.connect(self._wish("lines"))
        return self._row("lines", control, lambda settings: control.show_value(settings.lines))

    def _values(self) -> Bound:
        control = ValuesControl(self._look)
        control.picked.connect(self._wish("values"))
        return self._row("values", control, lambda settings: control.show_value(settings.values), control.report)

    def _start(self) -> Bound:
        control = StartControl(self._look)
        control.picked.connect(self.wished)
        return self._row("start", control.kind, control.show_value, control)
