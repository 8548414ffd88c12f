# Drills: the questions
exercise-kind-discard = Which discard
exercise-kind-waits = Waits
exercise-kind-claim = Claim or pass
exercise-ask-discard = Which discard keeps { $goal } nearest?
exercise-ask-waits = Which tiles win at a line of { $line }?
exercise-ask-claim = { $source } discards { $tile }. Claim or pass, for { $goal }?

# the answers
drill-away = { $n } away from { $goal }, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}
drill-out = { $goal } out of reach
drill-best = Best: { $move }, { $near }
drill-discard-wrong = { $tile }: { $near }. { $why }. { $best }
drill-part = { $tile } belongs to { $part }
drill-lost = Without { $tile } these no longer help: { $tiles }
drill-copy = Another { $tile } would help more with this one kept
drill-claim-wrong = { $move }: { $near }. { $best }
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
