"""Club packs: an evening as data, with a teacher's words, whose answers the engine works out.

Read in this order: `values` (pack, chapter, step), `limits`, `faults` (what can be wrong), `fields` and `files` (the
text of a pack, and the packs that ship), `answers` (what the engine says of a step), `guesses` (answers to choose
from), `deck` (a pack as it is presented), `slide` (what is on the screen), `presentation`, `editing` (changes of a
pack), `pasting`.
"""

from trainer.coach.packs.answers import StepAnswer, content_faults, read_position, setup_of, step_answer
from trainer.coach.packs.deck import Deck, Stage, deck_of, stages
from trainer.coach.packs.faults import PackError, PackFaultKind
from trainer.coach.packs.files import pack_text, read_pack
from trainer.coach.packs.guesses import Guess, guesses
from trainer.coach.packs.limits import MOST_BYTES, SUFFIX
from trainer.coach.packs.values import (
    REVEALS,
    Chapter,
    Content,
    DealCode,
    Pack,
    PackStep,
    PositionSetup,
    Reveal,
    StepKind,
    Wording,
)

__all__ = [
    "MOST_BYTES",
    "REVEALS",
    "SUFFIX",
    "Chapter",
    "Content",
    "DealCode",
    "Deck",
    "Guess",
    "Pack",
    "PackError",
    "PackFaultKind",
    "PackStep",
    "PositionSetup",
    "Reveal",
    "Stage",
    "StepAnswer",
    "StepKind",
    "Wording",
    "content_faults",
    "deck_of",
    "guesses",
    "pack_text",
    "read_pack",
    "read_position",
    "setup_of",
    "stages",
    "step_answer",
]
