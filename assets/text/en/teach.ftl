# Teaching at a club: presentations, packs and their editor

page-teach = Teach
page-present = Presentation

# On a slide
teach-step = Step { $n } of { $count }
teach-end-key = The end ・ Esc leaves
teach-next-key = Space  next
teach-kind-position = Position
teach-kind-deal = The deal
teach-kind-hand = Won hand
teach-kind-exercise = Exercise
teach-refused = refused
teach-same-class = Same class, so it cannot sit again.
teach-sum = { $terms } = { $total }
teach-payment = { $who } { $amount }
teach-winner = Winner
teach-hands = Hands: { $answers }
teach-raised = { $answer } × { $n }
teach-raised-right = { $answer } ✓ × { $n }
teach-code = Deal code { $code }
teach-away = { $n } away
teach-won = have
teach-live = { $n ->
    [one] 1 tile helps
   *[other] { $n } tiles help
}
teach-copies = × { $n }
teach-below = below
teach-fan = { $fan }
teach-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
teach-passed = { $n ->
    [one] 1 step passed over
   *[other] { $n } steps passed over
}
teach-notes-window = Notes
teach-coming = Next
teach-end = The end

# The list of packs
teach-own = Own packs
teach-starters = Packs that ship
teach-untitled = Untitled
teach-size = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in { $chapters ->
    [one] 1 chapter
   *[other] { $chapters } chapters
}
teach-chapter = { $title } · { $n }
teach-new = New
teach-new-title = New evening
teach-open = Open file...
teach-undo = Undo
teach-present = Present
teach-edit-copy = Edit a copy
teach-edit = Edit
teach-copy = Duplicate
teach-merge = Merge...
teach-merge-which = Whose chapters are to follow?
teach-export = Export...
teach-exported = Saved as { $file }
teach-delete = Delete
teach-removed = { $title } deleted
teach-not-saved = Not saved: { $reason }
teach-files = Club packs
teach-door-bench = Score a hand
teach-door-bench-about = Any hand, typed or clicked, scored at once
teach-door-paper = Handouts
teach-door-paper-about = Questions and answers on paper
teach-door-keeper = Score keeper
teach-door-keeper-about = The evening’s board for real tiles

# The editor of packs
page-pack-editor = Pack editor
teach-steps = Chapters and steps
teach-short-position = position
teach-short-deal = deal
teach-short-hand = hand
teach-short-exercise = exercise
teach-saved = saved { $time }
teach-redo = Redo
teach-handout = Handout
teach-add-step = Add step
teach-add-chapter = Add chapter
teach-pack-title = Title of the pack
teach-step-title = Title
teach-a-step = Step
teach-a-chapter = Chapter
teach-no-steps = No step here yet: press Add step (Ctrl Enter) and put in the first hand.
teach-kind = What the step shows
teach-visible = Tiles seen elsewhere, as 9999m 3z
teach-code-field = Deal code, as 266F-WNJG-44Y5
teach-new-deal = New deal
teach-exercise-kind = Exercise
teach-level = Difficulty
teach-level-1 = plain
teach-level-2 = mixed
teach-level-3 = hard
teach-about-fan = About the fan
teach-any-fan = Any
teach-another = Another question
teach-language = Language of the words
teach-in-zh = 中文
teach-in-en = English
teach-question = Question
teach-options = Answers to choose from, one a line
teach-notes = Notes, on your screen only
teach-reveal = Reveal
teach-reveal-tiles = Tiles
teach-reveal-fans = Fans
teach-reveal-lanes = Lanes
teach-reveal-points = Points
teach-reveal-payment = Payment
teach-reveal-tiles-how = the hand
teach-reveal-fans-how = names only
teach-reveal-lanes-how = one by one
teach-reveal-points-how = the sum
teach-reveal-payment-how = who pays
teach-left-out = left out
teach-earlier = { $name }: earlier
teach-later = { $name }: later
teach-answer = Answer
teach-answer-how = Computed from the board; it cannot be typed.
