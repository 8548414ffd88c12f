"""What the turn line says of a hand that was won, to each who sits there."""

import pytest

from tests.game.tables import play, table
from trainer.game import view
from trainer.rules import Seat
from trainer.text import Language, Words
from trainer.ui.table.speech import Said, turn_of

WAITS_FOR_9S = "123567m23455p78s"


@pytest.mark.parametrize(
    ("learner", "chinese", "english"),
    [
        (Seat.E, "下家和 ・ 你出 9条", "Right wins on your 9 Bamboo"),
        (Seat.S, "你和 9条", "You win on 9 Bamboo"),
        (Seat.W, "上家和 9条", "Left wins on 9 Bamboo"),
    ],
)
def test_who_dealt_in_is_told_so(learner: Seat, chinese: str, english: str) -> None:
    over = play(table({Seat.S: WAITS_FOR_9S}, "9s"), "E discard 9s", "S win")
    for language, said in ((Language.ZH, chinese), (Language.EN, english)):
        assert turn_of(view(over, learner), Said(), Words(language)).title == said
