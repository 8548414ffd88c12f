"""Teaching: what may be shown when, what a move did, lessons and exercises. Phrases and values, no widgets.

For the table: `hints` decides what a hint level shows; `after_discard` says what a discard did to each path; `claims`
tells what the five claim slots stand for; `turn_line` writes the line that says whose turn it is and what to do;
`panel` is what the reach panel shows. For a score: `score_view` is a score as a value to be shown, `score_board` its
lanes, `score_trial` what was tried on it, and `score_speech` reads it out. `bench` sets hands up by hand, `rule_book`
holds the rules in writing. `lessons`, `exercises`, `first_hand` and `memory` teach the twenty fans.
For those who can play: `drills` ask about building a hand, `review` judges a played one, `weighing` measures the moves.
"""
