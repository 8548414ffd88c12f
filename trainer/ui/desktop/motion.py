"""Whether the desktop asks for less motion, as far as it says so.

On Windows Qt knows. Elsewhere this version of Qt does not: without a desktop's own theme it reports all interface
effects as off, which is no wish of anybody's. macOS keeps the wish in a property list. Under X11 and Wayland the
desktop portal passes on what GNOME and its kin have set; KDE and the other desktops keep it in files: ``kdeglobals``
and the ``settings.ini`` of GTK.
"""

import plistlib
from functools import cache
from pathlib import Path
from xml.parsers.expat import ExpatError

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

_MAC = Path("Library/Preferences/com.apple.universalaccess.plist")
_GTK = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
_OFF = ("0", "false")
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_PATIENCE = 200
"""Milliseconds that a desktop's portal may take: a window does not wait longer to open."""


def desktop_reduces_motion() -> bool:
    """Whether the desktop says that nothing should fly or grow; False where it says nothing."""
    match QGuiApplication.platformName():
        case "windows":
            return not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
        case "cocoa":
            return mac_reduces_motion(Path.home())
        case "xcb" | "wayland" if portal_reduces_motion(_asked_of_portal()):
            return True
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return files_reduce_motion(Path(folder))


def mac_reduces_motion(home: Path) -> bool:
    """Whether macOS is asked for less motion by the user with this home; False where that cannot be read."""
    try:
        wishes = plistlib.loads((home / _MAC).read_bytes())
    except (OSError, ValueError, ExpatError):  # ValueError: no property list, or numbers and dates in it that are none
        return False
    return isinstance(wishes, dict) and bool(wishes.get("reduceMotion"))


def portal_reduces_motion(answer: list[object]) -> bool:
    """Whether a portal answered that animations are not enabled; an error, or nothing, is no wish."""
    value = answer[0] if answer else None
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value is False


def files_reduce_motion(folder: Path) -> bool:
    """Whether a desktop's file in a configuration folder asks for less motion; files that are not there do not."""
    factor = _entry(folder / "kdeglobals", "KDE/AnimationDurationFactor")
    if factor is not None:
        return factor.strip("0.") == ""
    found = (_entry(folder / name, "Settings/gtk-enable-animations") for name in _GTK)
    said = next((value for value in found if value is not None), "")
    return said.lower() in _OFF


@cache
def _asked_of_portal() -> list[object]:
    """Its answer, asked for once: later on nobody may be kept waiting."""
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return []
    question = QDBusMessage.createMethodCall(*_PORTAL, "Read")
    question.setArguments(["org.gnome.desktop.interface", "enable-animations"])
    return list(bus.call(question, QDBus.CallMode.Block, _PATIENCE).arguments())


def _entry(file: Path, key: str) -> str | None:
    if not file.is_file():
        return None
    value = QSettings(str(file), QSettings.Format.IniFormat).value(key)
    return None if value is None else str(value)
