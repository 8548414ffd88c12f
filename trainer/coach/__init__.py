"""Teaching: what may be shown when, what a move did, lessons and exercises. Phrases and values, no widgets.

For the table: `hints` decides what a hint level shows; `after_discard` says what a discard did to each path; `claims`
tells what the five claim slots stand for; `turn_line` writes the line that says whose turn it is and what to do;
`panel` is what the reach panel shows. For a score: `score_view` is a score as a value to be shown, `score_board` its
lanes, `score_trial` what was tried on it, and `score_speech` reads it out. `bench` sets hands up by hand, `rule_book`
holds the rules in writing.

`lessons`, `exercises`, `memory` and the guided `first_hand` with its `first_deal` teach the twenty fans; `practice`
says what is due, `reviews` asks it, `progress` sums up what was done, `lane_filling` holds what a learner has put into
lanes, `question_speech` puts options and facts in words, and `ask_first` asks about a hand just won. `drills` and
`review` are for those who can play; `weighing` sets moves side by side for both, `table_lessons` takes note of what a
played hand says. `building` is a hand built alone, `lone_play` how the panel's advice plays it.

For a club: `packs` are evenings prepared as data, `handouts` their questions on paper, `exams` those that are marked at
the end, `evening` keeps the score beside real tiles.
"""
