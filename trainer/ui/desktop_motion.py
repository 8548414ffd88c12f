"""Whether the desktop asks for less motion, as far as it says so.

On Windows Qt knows. On X11 and Wayland it does not: without a desktop's own theme Qt reports all interface effects as
off, which is no wish of anybody's. There the wish stands in the files in which desktops keep it: ``kdeglobals`` of KDE
and the ``settings.ini`` of GTK, which the settings of other desktops write as well.
"""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

_GTK = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
_OFF = ("0", "false")


def desktop_reduces_motion() -> bool:
    """Whether the desktop says that nothing should fly or grow; False where it says nothing."""
    if QGuiApplication.platformName() == "windows":
        return not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return files_reduce_motion(Path(folder))


def files_reduce_motion(folder: Path) -> bool:
    """Whether a desktop's file in a configuration folder asks for less motion; files that are not there do not."""
    factor = _entry(folder / "kdeglobals", "KDE/AnimationDurationFactor")
    if factor is not None:
        return factor.strip("0.") == ""
    found = (_entry(folder / name, "Settings/gtk-enable-animations") for name in _GTK)
    said = next((value for value in found if value is not None), "")
    return said.lower() in _OFF


def _entry(file: Path, key: str) -> str | None:
    if not file.is_file():
        return None
    value = QSettings(str(file), QSettings.Format.IniFormat).value(key)
    return None if value is None else str(value)
