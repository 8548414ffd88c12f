"""How own decisions and hands went: by how far the hand had come, by fan, line, opponents and month.

Read in this order: `rows` (what is said of a line), `table`, `page`.
"""

from trainer.ui.statistics.page import StatisticsPage

__all__ = ["StatisticsPage"]
