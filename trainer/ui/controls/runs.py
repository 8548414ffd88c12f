"""Pieces of text in different weights, tones and sizes, as values."""

from dataclasses import dataclass

from trainer.ui.theme.scale import Step
from trainer.ui.theme.tokens import Tone


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text; what is None comes from whatever shows it."""

    text: str
    bold: bool | None = None
    tone: Tone | None = None
    step: Step | None = None
    struck: bool = False
