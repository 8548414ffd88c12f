# the reach panel: its head
panel-name = Paths
panel-thinking = Working it out
panel-head = { $line }-point line: { $n } away
panel-head-reached = { $line }-point line reached: { $n } away
panel-head-any = Any win: { $n } away
panel-head-none = { $line }-point line: out of reach
panel-head-means = { $line ->
    [0] Any complete hand wins; so many tiles are missing to the nearest.
    [one] A hand must be worth 1 point to win; so many tiles are missing to the nearest such hand.
   *[other] A hand must be worth { $line } points to win; so many tiles are missing to the nearest such hand.
}
panel-way = { $line }-point line, nearest way
panel-way-reached = { $line }-point line reached, nearest way
panel-way-any = Any win counts, nearest way
panel-way-sum = = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
panel-way-no-fan = no fan
panel-nearest = Nearest: { $fans } = { $points ->
    [one] 1 point
   *[other] { $points } points
}, wants { $tiles }
panel-copies = × { $n }
panel-tile-copies = { $n } of { $tile }
panel-list = { $first }, { $rest }
panel-other = or
panel-others = or with
panel-other-told = Another way, { $fan }: { $tiles }
panel-others-told = Other ways: { $tiles }
panel-total = { $n ->
    [one] 1 tile helps
   *[other] { $n } tiles help
}
panel-dead = 0 tiles help, none left
panel-switch = discard { $tile } instead: { $n } away, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}
panel-left = After { $tile }
panel-drew = helping tile drawn
panel-if = If discarded
panel-against = against drawn { $tile }
panel-chance = Simulated { $orders } times by these hints: { $percent } % in { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}
panel-widens = Widening: { $tiles }{ $rest ->
    [0] {""}
   *[other] {" "}and { $rest } more
}
panel-widens-to = { $tile } to { $live }
panel-can-win = You can win:{" "}
panel-no-win-yet = No win yet:{" "}
panel-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
panel-over = { $more ->
    [0] { $line }-point line, just reached
   *[other] { $line }-point line passed by { $more }
}
panel-short = { $line }-point line, { $n ->
    [one] 1 point short
   *[other] { $n } points short
}

# waits
panel-waits = 1 away: { $n ->
    [one] 1 tile wins
   *[other] { $n } tiles win
}
panel-waits-line = { $line }-point line
panel-waits-below = below
panel-wait = { $tile }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $live ->
    [one] 1 copy
   *[other] { $live } copies
}
panel-waits-below-told = Below the line: { $waits }
panel-waits-chance = { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} left: { $percent } % to draw one, if nobody wins first
panel-waits-chance-short = { $percent } % in { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}

# rows and chips
panel-row-points = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
panel-row-live = { $n ->
    [one] 1 tile helps
   *[other] { $n } tiles help
}
panel-row-live-changed = { $before }→{ $n ->
    [one] 1 tile helps
   *[other] { $n } tiles help
}
panel-row-live-short = { $before }→{ $n }
panel-row-none-left = 0 tiles help, none left
panel-row-accepts = { $n ->
    [one] 1 tile helps
   *[other] { $n } tiles help
} ({ $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}): { $tiles }
panel-row-out = out
panel-row-won = there
panel-row-nearest = nearest
panel-row-drew = just drawn
panel-row-pinned = target
panel-away = { $n } away
panel-away-before = -
panel-away-after = away
panel-change-same = no change
panel-change-hurt = +{ $n } farther
panel-change-helped = { $n } nearer
panel-change-possible = possible
panel-chip-why = { $fan }: { $why }
panel-chip-won = have { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
panel-chip-possible = { $n } away
panel-chip-spent = counts no more

# the two faces
panel-face = Fans shown first
panel-face-small = Small
panel-face-main = Main
panel-asks-pinghe = Four chows and a pair
panel-asks-duanyao = No 1, no 9, no honour
panel-asks-gang = Every kong that is declared
panel-asks-xixiangfeng = The same chow in two suits
panel-asks-lianliu = Two chows in a row, six ranks of a suit
panel-asks-fanpai = A pung of dragons or of your wind
