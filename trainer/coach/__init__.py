"""Teaching: what may be shown when, and what a move did. Phrases and marks, no widgets.

`hints` decides what a hint level shows; `after_discard` says what a discard did to each path; `claims` tells what the
five claim slots stand for; `turn_line` writes the line that says whose turn it is and what to do.
`score_view` is a score as a value to be shown, `score_board` its lanes, `score_trial` what was tried on it, and
`score_speech` reads it out.
"""
