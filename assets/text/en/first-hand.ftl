# the first hand: two sentences a step, the fact, then what to do; 12 words at most
first-hand-title = First hand · guided
first-hand-prepared = Prepared tiles: a win is likely
first-hand-step = Step { $n } of { $all }
first-hand-back = Step back
first-hand-skip = Skip the guide
first-hand-this = Discard this
first-hand-later = The other fans appear when their turn comes
first-hand-line = Winning line 5: one fan is enough
first-hand-held = held
first-hand-missing = missing
first-hand-again = No win this time. Here is another prepared hand.

first-hand-discard = Four melds and a pair win.
first-hand-discard-do = { $tile } helps least: discard it first.
first-hand-nearness = On the right is All Chows: four runs of three.
first-hand-second-way = Another way is All Simples: no 1, 9 or honour.
first-hand-then = Discard { $tile }: { $fan } is { $n } away.
first-hand-then-line = Discard { $tile }: a win is { $n } away.
first-hand-claim = { $who } discarded { $tile }, and you can use it.
first-hand-claim-chow = Chow it, and you are { $n } away.
first-hand-claim-pung = Pung it, and you are { $n } away.
first-hand-wait = After this discard you are { $n } away.
first-hand-wait-do = Discard { $tile }; { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}.
first-hand-win = { $tile } came: { $n ->
    [one] 1 point
   *[other] { $n } points
}, the line is { $line }.
first-hand-win-do = Press Win.
first-hand-lanes = { $n ->
    [one] 1 point
   *[other] { $n } points
} in all; { $fan } has its lane.
first-hand-lanes-do = A lane is a class. See which melds each one used.

first-hand-farther = Without { $tile } you are { $n } away, { $more } farther.
first-hand-out = Without { $tile } the line is out of reach.
first-hand-no-claim = Not claimed; you are still { $n } away.
first-hand-no-win = No win declared; the hand goes on.
