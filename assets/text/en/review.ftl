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
