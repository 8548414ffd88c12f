"""How long the table with a hand takes to be painted, beside an empty window: ``python -m tests.bench.start``."""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

ROUNDS = 7
MOST = 4.0
"""How many times the start of an empty window the start of the program may take."""

_EMPTY = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)

app = QApplication([])
window = Window()
window.show()
app.exec()
print(time.monotonic() - float(sys.argv[1]))
"""

_PROGRAM = """
import sys, time
from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QTimer

class Seen(QObject):
    def eventFilter(self, receiver, event):
        if event.type() is QEvent.Type.Paint and type(receiver).__name__ == "OwnTile" and not painted:
            painted.append(time.monotonic())
            QTimer.singleShot(0, self.parent().closeAllWindows)
        return False

class Watched(QtWidgets.QApplication):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.seen = Seen(self)
        self.installEventFilter(self.seen)

QtWidgets.QApplication = Watched
from trainer.__main__ import main
begun = float(sys.argv[1])
painted = []
main(["--page", "table"])
print(painted[0] - begun)
"""


def seconds(code: str, compiled: str) -> float:
    """How long a new process takes until its window is painted; compiled modules are kept in a folder, as at a user's,
    whatever the environment says."""
    with tempfile.TemporaryDirectory(prefix="sihai-start-") as folder:
        environment = os.environ | {"SIHAI_PROFILE": folder, "QT_QPA_PLATFORM": "offscreen"}
        environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
        begun = time.monotonic()
        command = [sys.executable, "-c", code, str(begun)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def main() -> int:
    """Measure both in turns and write what came out; 1 if the program takes too long."""
    with tempfile.TemporaryDirectory(prefix="sihai-compiled-") as compiled:
        seconds(_PROGRAM, compiled)  # the files come from the disk once
        pairs = [(seconds(_EMPTY, compiled), seconds(_PROGRAM, compiled)) for _ in range(ROUNDS)]
    empty, program = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(whole / least for least, whole in pairs)
    sys.stdout.write(f"empty window {empty:.2f} s, the table {program:.2f} s: {ratio:.1f} times (at most {MOST})\n")
    return int(ratio > MOST)


if __name__ == "__main__":
    sys.exit(main())
