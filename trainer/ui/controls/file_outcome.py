"""What came of something that was done with a file."""

from collections.abc import Callable

from trainer.rules import Phrase
from trainer.store import NoProfile, ReadError, SaveError
from trainer.ui.controls.text_label import TextLabel
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone


class FileOutcome(TextLabel):
    """What came of the last thing that was done with files; hidden before the first."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Step.NOTE, Tone.INK2)
        self._words = look
        self.hide()

    def tell(self, said: str, *, bad: bool = False) -> None:
        """Say a sentence."""
        self.set_tone(Tone.BAD if bad else Tone.INK2)
        self.set_text(said)
        self.show()

    def refuse(self, why: Phrase) -> None:
        """Say why nothing was done."""
        self.tell(self._words.words.phrase(why), bad=True)

    def of(self, file: str, do: Callable[[], str]) -> None:
        """Do something with a file and say what it gives, or why it cannot be done."""
        try:
            self.tell(do())
        except (SaveError, ReadError, NoProfile) as error:
            self.refuse(error.phrase)
        except OSError as error:
            reason = error.strerror or str(error)
            self.refuse(Phrase.of("settings-transfer-failed", file=file, reason=reason))
