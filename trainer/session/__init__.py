"""The door between a hand and its windows. QtCore only.

`hand_session` holds one hand (`history`, also of one left in the middle), lets the others move (`opponents`, `pacer`)
and asks for the reach off the window's thread (`questions`, `worker`, `reach_service`); `table_session` plays hand
after hand (`invitations`), saves them (`autosave`), shows the one that waits to be gone on with and keeps the score
(`tally`). `settings_keeper` holds the settings; `profile_lock` keeps a second program out; `unforeseen` keeps what
went wrong inside.
"""

from trainer.session.autosave import Autosave
from trainer.session.hand_session import READING, HandSession
from trainer.session.history import LeftHand
from trainer.session.profile_lock import ProfileLock, ProfileRefusal
from trainer.session.reach_service import ReachService
from trainer.session.settings_keeper import SettingsKeeper
from trainer.session.table_session import HandOver, TableSession, random_seed
from trainer.session.tally import Tally
from trainer.session.unforeseen import Unforeseen, report_of
from trainer.session.worker import Lane

__all__ = [
    "READING",
    "Autosave",
    "HandOver",
    "HandSession",
    "Lane",
    "LeftHand",
    "ProfileLock",
    "ProfileRefusal",
    "ReachService",
    "SettingsKeeper",
    "TableSession",
    "Tally",
    "Unforeseen",
    "random_seed",
    "report_of",
]
