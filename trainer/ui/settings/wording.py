"""Sentences of the settings that are put together, and the named value nearest to one that has no name. No Qt."""

from trainer.coach.rule_book.wording import strength_said
from trainer.game.bots.protocol import BotId
from trainer.rules import Relation
from trainer.store import PACES
from trainer.text import Words
from trainer.ui.fitting import Size, largest_scale


def nearest_pace(milliseconds: int) -> str:
    """The named pace nearest to a wait before an opponent's move; of two as near the quicker one."""
    return min(PACES, key=lambda name: abs(PACES[name] - milliseconds))


def player_setting(words: Words, setting: str, player: Relation) -> str:
    """A setting that each player has, with the player's place."""
    return f"{words(f'setting-name-{setting}')} {words.relation(player)}"


def bot_said(words: Words, bot: BotId) -> str:
    """What a kind of opponent does, with its measured strength where there is one."""
    return " ".join(filter(None, (words(f"settings-bot-about-{bot}"), strength_said(words, bot))))


def tile_limit(words: Words, percent: int) -> str:
    """What is said of tiles larger than drawn: the table takes them only as far as its window has room."""
    return words("settings-scale-tiles") if percent > 100 else ""


def interface_limit(words: Words, percent: int, window: Size) -> str:
    """What is said of a size of the interface that the table cannot take in a window; nothing where it can."""
    most = round(100 * largest_scale(window, words.language))
    return words("settings-scale-table", n=most) if percent > most else ""
