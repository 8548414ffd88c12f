"""How much of a folder its own tests reach, lines and branches: ``python -m tests.cover [arguments of pytest]``."""

import subprocess
import sys

LEAST = {"rules": 100, "game": 100, "reach": 95, "coach": 95, "store": 95}
"""Per cent of each folder."""


def main() -> int:
    """Measure each folder by its tests alone; 1 if a test fails or too little is reached."""
    bad = 0
    for folder, least in LEAST.items():
        tests = ("pytest", "-q", "-p", "no:xdist", f"tests/{folder}", f"trainer/{folder}", *sys.argv[1:])
        for words in (("run", f"--include=trainer/{folder}/*", "-m", *tests), ("report", f"--fail-under={least}")):
            bad |= subprocess.run((sys.executable, "-m", "coverage", *words), check=False).returncode
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
