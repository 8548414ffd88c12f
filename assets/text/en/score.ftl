# scoring page
page-score = Score
score-rule = In one class each meld seats one fan; in another class it is free again.
score-once-same = same class
score-once-other = another class
score-why = Why
score-points-head = pts
score-unit = pts
score-pair = { $part }, pair
score-wins = won { $tile }
score-times = { $fan } × { $n }
score-each = { $items }
score-wind-seat = { $tile } (seat)
score-wind-prevailing = { $tile } (prevailing)
score-wind-seat-prevailing = { $tile } (seat and prevailing)
score-alike = { $tile } × { $n }
score-empty-all = No fan in any class
score-major = { $major } ›
score-more = also refused: { $fans }
score-more-counted = { $n } more refused
score-left-out = could still be placed: { $fans }
score-left-out-counted = { $n } more could be placed
score-places = { $fan } × { $n }
score-list = ,{" "}
score-empty = No fan in { $classes }
score-no-fan = No fan
score-sum-ends = { $terms } =
score-values = Values: { $set }
score-legend = { $status }: { $means }
score-points-of = { $fan } { $points }
score-why-status = { $why } ({ $status }: { $means })
score-nth = { $n ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} { $meld }
score-separator = {" "}·{" "}
score-comma = ,{" "}

# head
won-head-own-drawn = You won: self-draw, { $tile }
won-head-own-discard = You won on { $tile } from { $source }
won-head-own-robbed = You won: robbed a kong, { $tile } from { $source }
won-head-drawn = { $who } ({ $seat }): self-draw, { $tile }
won-head-discard = { $who } ({ $seat }): won on { $tile } from { $source }
won-head-discard-yours = { $who } ({ $seat }): won on your { $tile }
won-head-robbed = { $who } ({ $seat }): robbed a kong, { $tile } from { $source }
won-head-robbed-yours = { $who } ({ $seat }): robbed your kong, { $tile }
won-head-short = Complete, but not a win yet
won-you-pay = You pay
won-hand-worth = the hand is worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
won-self-draw = Self-draw, { $tile }
won-discard = Won on a discard, { $tile } from { $source }
won-robbed = Robbed a kong, { $tile } from { $source }
won-by-other = { $seat } · { $how }
won-from-self = you
won-from-next = the right
won-from-across = across
won-from-previous = the left
won-you-sit = You sit { $seat }
won-you-sit-under = You sit { $seat }, { $wind } prevails
won-line-passed = line { $line }, passed by { $over ->
    [one] 1 point
   *[other] { $over } points
}
won-line-just = line { $line }, just reached
won-line-none = line 0 points
won-line-short = line { $line }, short by { $short ->
    [one] 1 point
   *[other] { $short } points
}

next-hand = Next hand
score-review = Review
same-wall = Same wall
compare-switch = Compare: one-link rule

# settlement
settle-title = Settlement
settle-scheme-sihai = Sihai
settle-scheme-zungjung = Zung Jung
settle-self-draw-sihai = self-draw · all three pay double
settle-self-draw-zungjung = self-draw · all three pay the points
settle-small-sihai = discarder pays double
settle-small-zungjung = all three pay alike
settle-split-sihai = the discarder covers the large
settle-split-zungjung = the discarder covers the large
settle-earthly = Earthly Hand settles as a self-draw; no discarder is charged
settle-robbed = A robbed kong settles as a discard
settle-pays = pays { $n }
settle-gets = gets { $n }
settle-dealer = { $who } · dealer
settle-role-winner = winner
settle-role-winner-drawn = self-draw
settle-role-discarder = discarder
settle-role-discarder-split = discarder · rest
settle-role-robbed = kong robbed
settle-role-bystander = bystander
settle-role-bystander-split = bystander · ≤ 25
settle-split-title = { $points } points, above 25: the discarder covers the rest
settle-else = If it were won another way
settle-share = { $seat } { $n }
settle-split-sum = { $times } × { $points } = { $total } points in all; the discarder pays { $total } − 50 = { $paid }
settle-below-sihai = Up to 25 points: the discarder pays double, bystanders single.
settle-below-zungjung = Up to 25 points: all three pay the points.
settle-above = Above 25 points: bystanders pay 25 each, the discarder the rest.
settle-if-drawn = If self-drawn: each pays { $share }, { $total } points in all.
settle-if-discard = If won on a discard: { $total } points in all.

# comparison
link-here-title = Sihai · no reuse in a class
link-there-title = Standard · one link
link-here = { $n ->
    [one] 1 link
   *[other] { $n } links
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
link-here-none = no chow pairings
link-classes-differ = Here each class locks for itself: fans of different classes take no seat from each other.
link-only-compare = The standard's side is a comparison only; it scores nothing.

# tools
tool-reading = Reading
tool-reading-points = { $n } · { $points }
tool-reading-name = Reading { $n }: { $parts }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tool-reading-parts = Reading { $n }: { $parts }
tool-values = Values
tool-values-points = { $set } { $points }
tool-step = Step
tool-all = All
tool-try = Try it
tool-reset = Reset
tool-png = PNG
tool-pdf = PDF
tool-text = Text
tool-notation = Tiles
tool-text-title = Copy as text
tool-notation-title = Copy the tiles
tool-by-key = { $does } ({ $cap })
tool-copied-text = Text copied
tool-copied-notation = Tiles copied: { $notation }
tool-saved = Saved: { $name }
tool-save-failed = Not saved: { $reason }
tool-save-png-title = Save as picture
tool-save-pdf-title = Save as PDF
tool-steps-left = { $n ->
    [one] 1 row left
   *[other] { $n } rows left
}

# try it yourself
trial-hint = Drag a bar to other melds, or to the left to take it off. Keys: Space picks up, ← → move, Space drops
trial-take-off = Drop here to take off
trial-same = { $points ->
    [one] 1 point
   *[other] { $points } points
} as well
trial-less = { $points } less
trial-lacks = without { $fans }
trial-instead = but { $fans }
trial-fan-points = { $fan } { $points }
trial-fan = { $fan } { $points }
trial-best = This is the best: { $points ->
    [one] 1 point
   *[other] { $points } points
}
trial-holding = Holding { $fan }: ← → move, Space drops, Esc puts it back
trial-dragging = Holding { $fan }: let go to put it down
trial-one-class = No reuse in a class: { $reason }
trial-not-there = Not on these melds: { $reason }

# for screen readers
say-bar = { $fan }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $why }
say-bar-on = { $fan }, on { $melds }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $why }
say-refused = { $fan }, does not count: { $why }
say-meld = { $part }: { $fans }
say-meld-none = { $part }: no fan
say-rule = { $fan }: see the rule

# what is missing
short-title = { $short } short of the line
short-swap = { $into } for { $out }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $fans })
short-none = No single other tile reaches the line

# the receipt as text
receipt-title = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $how }
receipt-hand = Hand: { $hand }
receipt-prevailing = Prevailing wind: { $wind }
receipt-parts = Read as: { $parts }
receipt-line = { $class } · { $fan } { $points }: { $why } ({ $status })
receipt-refused = Not counted · { $melds }: { $why }
receipt-sum = Sum: { $terms } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
receipt-sum-none = Sum: no fan, 0 points
receipt-values = Value set: { $set }
receipt-pays = { $seat } ({ $who }), { $role }: { $amount } = { $formula }
receipt-pays-alike = { $seat } ({ $who }): { $amount } = { $formula }
receipt-scheme = { $scheme } settlement: { $kind }
receipt-class = { $major } › { $class }
