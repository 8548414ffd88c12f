# Review: the whole hand
review-goal = You followed { $goal }
review-goal-guessed = By your discards you followed { $goal }
review-goal-none = No fan can be seen that you followed
review-par = Par: { $n ->
    [0] the start already holds
    [one] 1 own draw was enough for
   *[other] { $n } own draws were enough for
} { $goal }
review-no-par = Par: { $n ->
    [one] 1 own draw did
   *[other] { $n } own draws did
} not bring { $goal }
review-declined-win = Draw { $draw }: a win of { $n ->
    [one] 1 point
   *[other] { $n } points
} was not declared
review-declined-claim = After draw { $draw }: not made: { $move }
review-richer-tile = { $tile } would pay more: { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $live } left
review-richer-fan = Discard { $discard } instead of winning: { $fan } is 1 away, { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}

# Turning points
review-turn = Draw { $draw } · { $move }
review-turn-offered = After draw { $draw } · { $tile }: { $move }
review-lost-closed = { $goal }: { $n } away → out of reach
review-lost-farther = { $goal }: { $best } → { $n } away
review-lost-fewer = { $goal }: { $best } → { $n ->
    [one] 1 tile that helps
   *[other] { $n } tiles that help
}
review-better = Better: { $move }
review-better-many = Better: { $move }, or { $others ->
    [one] 1 other
   *[other] { $others } others
}

# Chart and tables
review-key-line = To { $goal }
review-key-fan = { $goal }
review-drawn = Draw { $draw }, { $tile }: { $move }
review-offered = { $tile } of another: { $move }
review-away = { $goal }: { $n } away
review-out = { $goal }: out of reach
review-turning = Turning point { $n }
review-row-won = Win
review-row-away = { $n } away
review-row-out = Out of reach
review-drawn-row = Drawn
review-did-row = Played
review-par-mark = Par: by own draw { $n } the tiles held { $goal }
review-par-mark-fan = Par: by own draw { $n } the tiles held { $fan } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})

# One decision
review-why-better = { $move } leaves { $goal } { $n } away: { $tiles }, { $live ->
    [one] 1 live tile helps.
   *[other] { $live } live tiles help.
}
review-why-came = Draw { $draw } was { $tile }.
review-why-best = Nothing was nearer. { $goal }: { $n } away, { $live ->
    [one] 1 live tile helps.
   *[other] { $live } live tiles help.
}
review-tiles = { $tiles }
review-tiles-many = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
}
review-part = { $why }.
review-caption-best = nearer
review-caption-yours = yours
review-caption-same = yours, nearest
review-caption-picked = now
review-step-drawn = Draw { $draw }
review-step-offered = { $tile }, { $who }
review-step-called = After draw { $draw }
review-ask-discard = Choose again: which discard is nearest to { $goal }?
review-ask-claim = Choose again: for { $goal }, claim or pass?
review-ask-how = ↑ to the hand, ← → choose, Enter takes
review-picked-best = This time you chose the nearest.
review-picked-other = What you chose now is not the nearest.
review-show = Show it
review-table-move = Move
review-cell-away = { $n } away
review-cell-out = out of reach
review-own-hand = Hand: { $tiles }

# Page
page-review = Review
review-title = Hand { $n }
review-followed = You followed
review-followed-guessed = By your discards you followed
review-goal-any = no fan
review-goal-choose = The fan that was followed
review-ended-drawn = Self-drawn on draw { $draw }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
review-ended-won = Won from { $who } after draw { $draw }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
review-ended-lost = After draw { $draw } won by { $who }; { $near }
review-ended-exhausted = Exhausted wall; { $near }
review-ended-open = Not finished; { $near }
review-you-away = you were { $n } away
review-you-out = your line was out of reach
review-turns = Turning points
review-legend-best = nearest then
review-legend-made = what was done
review-turns-none = Every move left the hand as near as could be.
review-turns-hidden = Choose again first, then see what it cost.
review-facts = Besides
review-from-here = Same wall from here
review-export = Export this hand
review-copy = Copy code
review-copied = Code copied: { $code }
review-history = Hands
review-branches = Branches on this wall
review-branch-row = Hand { $n }
review-branch-root = the first one
review-branch-from = { $n ->
    [0] at the deal
    [one] after 1 own discard
   *[other] after { $n } own discards
}
review-unfinished = not finished
review-branch-open = Look
review-branch-here = shown now
review-column-hand = Hand
review-column-from = Begins
review-column-result = Result
review-column-draw = Won on draw
review-column-points = Points
review-column-away = To the line
review-others = All hands at the end
review-other-hand = { $who }: { $tiles }
review-busy = Looking at this hand
review-cancel = Stop
review-cancelled = This hand was not looked at. Enter looks again.
review-none = There is no hand to look at yet. Play one, or choose one under Hands.
review-chart = How far from a win each own decision left the hand
review-picker = Hand; left and right choose a tile
