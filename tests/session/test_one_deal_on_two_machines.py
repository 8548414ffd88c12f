"""People with a machine each play the same deal: a code gives all of them the same tiles, lines and bots."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trainer.game import Deal, StartKind
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation, deal_code
from trainer.game.deals import Near
from trainer.rules import FanId, Seat

ROOT = Path(__file__).parents[2]

MACHINE = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from trainer.coach.hints import Moment
from trainer.game import format_move
from trainer.game.bots.players import STEADY
from trainer.session import TableSession
from trainer.store import Profile, Settings

folder, code, line = sys.argv[1:]
app = QCoreApplication([])
archive = Profile(Path(folder)).open_archive()
session = TableSession(Settings(pace=0, lines=(int(line),) * 4), archive, seeds=lambda: int(line))
session.open_code(code)
first = None
while session.moment is not Moment.OVER:
    app.processEvents()
    if session.view is not None and session.view.moves:
        first = first or [str(tile) for tile in session.view.hand]
        session.play(STEADY.choose(session.view))
saved = archive.finished()[0]
print(json.dumps({
    "seat": session.view.seat.letter, "line": session.view.line, "first": first,
    "moves": [format_move(move) for move in saved.moves], "result": saved.result,
}))
session.close()
"""


@pytest.mark.parametrize(
    "invitation",
    [
        Invitation(Deal(20260729), Seat.S, (BotId.STEADY, BotId.BUILDER, BotId.DISCARDER)),
        Invitation(Deal(4, lines=(5, 10, 0, 10), start=Near(Seat.W, FanId.YITIAOLONG, 3)), Seat.W),
    ],
    ids=[StartKind.FAIR.value, StartKind.NEAR.value],
)
def test_the_same_moves_lead_to_the_same_end_on_every_machine(tmp_path: Path, invitation: Invitation) -> None:
    machines = [
        subprocess.Popen(
            [sys.executable, "-c", MACHINE, str(tmp_path / name), deal_code(invitation), line],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": line, "SIHAI_PROFILE": str(tmp_path / name)},
        )
        for name, line in (("one", "5"), ("other", "20"))
    ]
    one, other = (json.loads(machine.communicate()[0]) for machine in machines)
    assert one == other
    assert one["seat"] == invitation.seat.letter
    assert one["line"] == invitation.deal.lines[invitation.seat], "the line of the code, not that of the settings"
    assert one["moves"]
