# Teaching at a club: presentations, packs and their editor

page-teach = Teach
page-present = Presentation

# On a slide
teach-step = Step { $n } of { $count }
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
