"""Twenty lessons, one a fan, and six ideas after them, as values read from assets/lessons.

Read in this order: `values` (what a lesson holds), `files` (how it is read). What a fan excludes is in the rule book.
"""

from trainer.coach.lessons.files import IDEAS, LessonFault, ideas, lessons, read_ideas, read_lessons
from trainer.coach.lessons.values import LESSONS, Idea, Lesson, NearMiss, Ruler, ShownHand, TryIt

__all__ = [
    "IDEAS",
    "LESSONS",
    "Idea",
    "Lesson",
    "LessonFault",
    "NearMiss",
    "Ruler",
    "ShownHand",
    "TryIt",
    "ideas",
    "lessons",
    "read_ideas",
    "read_lessons",
]
