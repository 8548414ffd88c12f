"""What is said: every sentence in Chinese and English, without Qt.

`words` reads the word files and speaks; `tile_words` names the tiles; `score_words` and `receipt` tell a score;
`value_file` tells of a file of one's own values; `inline` reads the marks within a line of prose.
"""

from trainer.text.words import Language, WordError, Words, word_keys

__all__ = ["Language", "WordError", "Words", "word_keys"]
