# Drills: the questions
exercise-kind-discard = Which discard
exercise-kind-waits = Waits
exercise-kind-claim = Claim or pass
exercise-ask-discard = Which discard keeps { $goal } nearest?
exercise-ask-waits = { $line ->
    [0] Which tiles win?
   *[other] Which tiles win at a line of { $line }?
}
exercise-ask-claim = { $source } discards { $tile }. Claim or pass, for { $goal }?

# the answers
drill-away = { $n } away from { $goal }, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}
drill-out = { $goal } out of reach
drill-best = Best: { $move }, { $near }
drill-discard-wrong = { $tile }: { $near }. { $why }
drill-part = { $tile } belongs to { $part }
drill-lost = Without { $tile } these no longer help: { $tiles }
drill-copy = Another { $tile } would help more with this one kept
drill-claim-wrong = { $move }: { $near }
drill-wait = { $tile }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $live } left
drill-wait-also = Also { $wait }
drill-wait-below = { $wait }; the line is { $line }

# moves
move-discard = Discard { $tile }
move-chow = Chow { $meld }
move-pung = Pung { $meld }
move-kong = Kong { $meld }

# after the answer
drill-cost-out = Out of reach
drill-cost-farther = { $n } farther
drill-cost-fewer = { $n ->
    [one] 1 tile fewer helps
   *[other] { $n } tiles fewer help
}
drill-cost-none = Best
drill-from = from { $who }
drill-discard-how = ← → choose a tile, Enter discards it
facts-discard = Discard
facts-live = Live
facts-helps = Tiles that help
facts-points = Points
facts-win = Any win
facts-widens = Widens
facts-claim = Claim
facts-then = Discard
facts-nearest = Nearest hand
facts-closes = Closes
facts-tile = Tile
facts-reaches = Does it win
facts-n-points = { $n } pts
facts-n-live = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
facts-away = { $n } away
facts-away-live = { $n } away · { $live ->
    [one] 1 tile
   *[other] { $live } tiles
}
facts-copies = × { $n }
facts-widening = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}, up to { $live }
facts-out = out
facts-no-discard = none
facts-draw = draw instead
facts-closed = { $fan } { $n } away
facts-far = { $n } away or more
facts-goal-out = the goal itself
facts-closes-nothing = nothing
facts-best = best
facts-tied = tied best
facts-yours-discard = yours
facts-yours-claim = yours
facts-yours-waits = yours
facts-found = found
facts-missed = missed
facts-wins = wins
facts-dead = none left
facts-below = below { $line }
facts-colon = :{ " " }
facts-name = All choices
drill-and-best = { $said }. Best: { $best }
drill-seconds-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
drill-number = Question { $n }
drill-last = Last: { $grade }. { $said }
drill-look = Look at the reach
drill-no-question = There is no such question here
drill-no-question-how = Choose another goal, stage or source. Esc goes back.
facts-no-win = completes no hand
