"""Teaching: what may be shown when, and what a move did. Phrases and marks, no widgets.

`hints` decides what a hint level shows; `after_discard` says what a discard did to each path; `claims` tells what the
five claim slots stand for; `turn_line` writes the line that says whose turn it is and what to do.

Of a scored hand: `score_board` lays a score out in lanes, `score_trial` tries another choice of fans, `score_view` says
how much of a score is shown, `score_speech` puts it into words. What the rule book says is in the room `rule_book`.
"""
