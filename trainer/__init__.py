"""四海练牌: deals solo hands of Sihai mahjong, shows which fans are in reach, and explains every score.

The map, in reading order; a folder imports only from those above it:

- `trainer.rules`: what the game is
- `trainer.notation`: hands as people and programs write them
- `trainer.text`: what is said, in Chinese and English
- `trainer.reach`: how near a hand is to each fan
- `trainer.game`: one hand being played
- `trainer.coach`: teaching
- `trainer.store`: what lasts
- `trainer.session`: the door between a hand and its windows
- `trainer.ui`: what is seen

`trainer.resources` finds the shipped files, `trainer.json_text` reads JSON from outside, `trainer.jobs` shares work
among processes; `trainer.__main__` is the way in. See ARCHITECTURE.md.
"""

__version__ = "0.1.0"
"""The program's version; it stands in every hand, export and report."""
