"""The first start: the language, and whether the learner has played before.

Read in this order: `card` (an answer), `page`.
"""

from trainer.ui.welcome.page import WelcomePage

__all__ = ["WelcomePage"]
