# the first hand: two sentences a step, the fact, then what to do; 12 words at most
first-hand-title = First hand · guided
first-hand-prepared = Prepared: a win is likely
first-hand-step = Step { $n } of { $all }
first-hand-back = Step back
first-hand-stop = Stop the guide
first-hand-go-on = Go on with the guide
first-hand-on = On to the first hand
first-hand-this = Discard
first-hand-later = The other fans appear when their turn comes
first-hand-line = Winning line { $n }: one fan is enough
first-hand-or = or
first-hand-held = held
first-hand-missing = missing
first-hand-again = No win this time.
first-hand-again-do = Press Enter for another prepared hand.
first-hand-another = Another hand

first-hand-discard = Four melds (3 in a row or alike) and a pair win.
first-hand-discard-do = { $tile } helps least: click it twice to discard it.
first-hand-nearness = The row All Chows: four runs of three.
first-hand-second-way = Another way is All Simples: no 1, 9 or honour.
first-hand-then = Discard { $tile }: { $fan } is { $n } away.
first-hand-then-line = Discard { $tile }: a win is { $n } away.
first-hand-claim = { $who } discarded { $tile }, and you can use it.
first-hand-claim-chow = Chow { $meld }, and you are { $n } away.
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
first-hand-lanes = A lane is a class; locked melds serve its fan.
first-hand-lanes-do = See lane by lane which melds each one uses.
first-hand-next-lane = Next lane
first-hand-done = { $n ->
    [one] 1 point
   *[other] { $n } points
}: the lanes added up.
first-hand-doors = The first hand is done. What next?
first-hand-door-lesson = Lesson one
first-hand-door-hand = Another hand
first-hand-door-round = Exercises

first-hand-farther = Without { $tile } you are { $n } away, { $more } farther.
first-hand-out = Without { $tile } the line is out of reach.
first-hand-no-claim = Not claimed; you are still { $n } away.
first-hand-no-win = No win declared; the hand goes on.

key-does-first-hand-doors = After the first hand: another hand, a round of exercises
