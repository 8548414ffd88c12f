# the eight kinds
exercise-kind-name-fans = Name the fans
exercise-kind-present = There or nearly
exercise-kind-total = Total it
exercise-kind-lanes = Fill the lanes
exercise-kind-finish = Finish it
exercise-kind-can-win = Can it win
exercise-kind-payment = Who pays what
exercise-kind-nearer = Which is nearer

# the questions
exercise-ask-name-fans = Which fans count in this hand?
exercise-ask-present = Does { $fan } count?
exercise-ask-total = How many points is this hand?
exercise-ask-lanes = Which meld serves which fan?
exercise-ask-finish = Which tile finishes { $fan } and wins?
exercise-ask-can-win = The winning line is { $line }. Can this hand win?
exercise-ask-payment = { $winner } wins on { $source }'s tile. What does { $seat } get or pay? ({ $scheme })
exercise-ask-payment-drawn = { $winner } wins by self-draw. What does { $seat } get or pay? ({ $scheme })
exercise-ask-nearer = Which hand is nearer to { $fan }?

exercise-several = choose all that apply
exercise-option-there = It counts
exercise-option-nearly = One tile off
exercise-option-no = It does not
exercise-option-win = Can win
exercise-option-under = Not enough
exercise-option-first = First hand
exercise-option-second = Second hand

# one line when right; when wrong, the meld at fault
exercise-one = { $one }
exercise-list = { $first }, { $rest }
exercise-count = These count: { $fans }
exercise-counts-for = { $fan }: { $reason }
exercise-missed = Missed { $reason }
exercise-counts-often = { $fan } counts { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
exercise-at-fault = { $asks }; { $part } does not fit
exercise-undeclared = Four { $tile }, but no kong was declared
exercise-read-better = Read for { $fan } it is worth { $n }; read the other way, { $best }
exercise-nearly = Swap { $out } for { $into } and { $fan } counts
exercise-sum = { $fans } = { $n ->
    [one] 1 point
   *[other] { $n } points
}
exercise-reaches-line = { $fans } = { $n }: the line of { $line } is reached
exercise-below-line = { $fans } = { $n }: below the line of { $line }
exercise-finish = { $tiles } all do. { $reason }
exercise-finish-one = { $tiles }. { $reason }
exercise-also = Also { $tile }. { $reason }
exercise-dead = { $tile } is dead: all 4 are in sight
exercise-no-win = { $tile } completes no hand
exercise-wins-without = { $tile } wins, but { $reason }
exercise-nearer = The nearer is { $near } away ({ $tiles }), the other { $far }

exercise-pay-sum = { $formula } = { $points }
exercise-pay-winner = { $points }: { $seat } gets { $paid }
exercise-pay-discarder = { $points }: { $seat } gave the tile and pays { $paid }
exercise-pay-bystander = { $points }: { $seat } stands by and pays { $paid }
exercise-pay-payer = { $points }, paid as a self-draw: each of three pays { $paid }, { $seat } too
exercise-pay-winner-capped = { $points }, above { $cap }: bystanders pay { $cap } each, the discarder the rest; { $seat } gets { $paid }
exercise-pay-discarder-capped = { $points }, above { $cap }: bystanders pay { $cap } each, { $seat } gave the tile and pays the rest, { $paid }
exercise-pay-bystander-capped = { $points }, above { $cap }: { $seat } stands by and pays only { $paid }; the discarder covers the rest
exercise-pay-sihai = Sihai: a discarder and a self-draw cost double
exercise-pay-zungjung = Zung Jung: nobody pays double
exercise-pay-capped = A bystander pays { $n } at most; the discarder covers the rest

exercise-taken = { $part } already serves { $blocker }
exercise-other-lane = { $fan } belongs to { $klass }
exercise-not-there = { $fan } is not there
exercise-lanes-full = All placed: { $n ->
    [one] 1 point
   *[other] { $n } points
}
exercise-lanes-short = { $n ->
    [one] 1 point
   *[other] { $n } points
} short. { $reason }

# kinds of error, as progress lists them
mistake-missed-fan = Fan missed
mistake-not-there = Fan not there
mistake-wrong-class = Wrong class
mistake-reused-meld = Meld used twice
mistake-wrong-total = Wrong total
mistake-wrong-payer = Wrong payment
mistake-dead-wait = Dead wait
mistake-missed-wait = Wait missed
mistake-false-wait = False wait
mistake-wrong-distance = Wrong distance
mistake-below-line = Below the line
mistake-win-declined = Win declined
mistake-claim-missed = Claim missed
mistake-claim-harms = Claim that harms
mistake-slower-discard = Slower discard

# the page of exercises
page-drill = Exercises
exercise-seen = Seen
exercise-option-gets = gets { $n ->
    [one] 1 point
   *[other] { $n } points
}
exercise-option-pays = pays { $n ->
    [one] 1 point
   *[other] { $n } points
}
exercise-lanes-held = { $fan } over { $klass }: { $melds }
exercise-lanes-placed = { $fan } in { $klass }: { $melds }
drill-check = Answer
drill-again = Try again
drill-reveal = Show answer
drill-next = Next
drill-skip = Skip
drill-count = Question { $n } of { $all }
drill-grade-right = Right
drill-grade-partly = Right in part
drill-grade-wrong = Not right
drill-option = Key { $cap }, { $state }
drill-option-open = can be chosen
drill-option-chosen = chosen
drill-option-right = right
drill-option-wrong = not right
drill-option-done = not chosen
drill-option-placed = placed
drill-sum = { $right } of { $n } right
drill-missed = Missed
drill-none-missed = Nothing missed
drill-missed-of = { $fan }: { $mistake }
drill-next-round = Another round
drill-leave = Back
lanes-empty = empty
lanes-how = Take a fan and put it on its melds. A class without a fan stays empty.
lanes-keys = Digits take a fan, ← → melds, ↑ ↓ class, Enter puts down, Del takes back
lanes-done = All classes are here
lanes-refused = { $fan } cannot lie there
lanes-placed = { $n ->
    [one] 1 point
   *[other] { $n } points
} placed
drill-kinds = Kinds
drill-length = Length
drill-all-kinds = All
drill-ten = { $n ->
    [one] 1 question
   *[other] { $n } questions
}
drill-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
drill-most-missed = Only what I miss most
