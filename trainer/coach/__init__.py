"""Teaching: what may be shown when, and what a move did. Phrases and marks, no widgets.

`hints` decides what a hint level shows; `after_discard` says what a discard did to each path.
"""
