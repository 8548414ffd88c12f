"""Teaching: what may be shown when, what a move did, lessons, exercises, and what comes back when. No widgets.

`hints` decides what a hint level shows; `after_discard` says what a discard did to each path; `first_hand` guides the
first hand through its seven steps, `first_deal` prepares its tiles; `exercises` asks questions and marks answers;
`lessons` teaches the twenty fans; `memory` schedules what was missed,
`reviews` asks for it again, `ask_first` asks about a hand just won.
"""
