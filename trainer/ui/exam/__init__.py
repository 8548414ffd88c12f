"""The page of exams: what is asked, the questions one by one without marks, and what they came to.

Read in this order: `setup`, `asking`, `results`, `exam_sheet`, `page`.
"""

from trainer.ui.exam.page import ExamPage

__all__ = ["ExamPage"]
