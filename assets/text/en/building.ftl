# The page of building a hand: goal and start
page-build = Build it
build-any = any main fan
build-or = { $first } or { $rest }
build-ask-build = Build { $goals }
build-ask-roads = { $goals }: which road?
build-about-fair = A fair deal, own draws only
build-about-near = Prepared, at most { $missing } away from { $fan }; own draws only
build-about-conflict = Prepared, at most { $missing } away from either fan; own draws only
build-about-stacked = A chosen start, own draws only
build-start = Start
build-start-fair = Fair
build-start-near = Near a fan
build-start-conflict = Two roads
build-how-fair = All tiles are shuffled. Choose one goal or several; one is enough.
build-how-near = The start is not far from the goal. Choose one.
build-how-two = The start is near two fans. Choose two; one is enough.
build-how-conflict = The start is near two fans. Choose two; with every discard say which road it keeps.
build-place = How
build-place-alone = Own draws only
build-place-table = At the table, with bots
build-goals = Goal (digits 1–8)
build-missing = Tiles short, at most
build-begin = Deal
build-what = Three rows at the end: par, the earliest draw if everything is kept; play by the panel; and you. No claims, no kongs.
build-what-table = The same deal against bots, with claims and kongs. At the end: par, play by the panel, and you. The panel is there on request; where it was seen, the hand is not counted.
build-par-table = Par: with the start and the tiles you took in (drawn, claimed, won with), the earliest at which they held a goal; tiles you did not take are no part of it. By the panel: the same wall and bots, every step as the panel advises; once play differs, everybody gets other tiles.
build-goal = Goal: { $goals }{ $prepared ->
    [yes] {" "}(prepared deal)
   *[no] {""}
}
build-table-without = Won, but without a goal
build-table-lost = Somebody else won first
build-table-drawn = The wall ran out, not home
build-compare = Compare
build-go-on = Go on at the table
build-came-in = In
build-dealing = Preparing the tiles
build-cancel = Cancel

# drawing and discarding
build-draw = Draw { $n } of { $all }
build-choose = Choose a tile
build-throw = Discard { $tile }
build-win = Win: { $fan }
build-keeps = The road that this discard keeps
build-both = both
build-undo = Back
build-look = Panel
build-hide = Close the panel
build-leave = Stop here
build-river = Discards: { $tiles }
build-river-empty = Nothing discarded yet
build-pick = choose

# side by side
build-comparing = Comparing
build-ways = The same tiles
build-way-par = Par
build-way-advice = By the panel
build-way-road = By the panel, { $fan }
build-way-you = You
build-came = { $place ->
    [table] Tile { $n } in
   *[alone] Draw { $n }
}: { $fan }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
build-came-short = { $place ->
    [table] Tile { $n } in
   *[alone] Draw { $n }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
build-never = Not home
build-never-short = Not home, { $n } away
build-never-near = Not home, { $n } away from { $fan }
build-par-never = Not in these tiles
build-left = Stopped after { $n ->
    [one] 1 discard
   *[other] { $n } discards
}
build-out = Not home after { $n ->
    [one] 1 draw
   *[other] { $n } draws
}
build-no-par = { $place ->
    [table] The tiles you took in hold no goal, whatever is kept
   *[alone] These tiles hold no goal, whatever is kept
}
build-par-missed = Par: { $place ->
    [table] tile { $par } in
   *[alone] draw { $par }
}
build-at-par = At par: { $place ->
    [table] tile { $par } in
   *[alone] draw { $par }
}
build-after-par = { $place ->
    [table] Par: tile { $par } in, { $n } earlier
   *[alone] Par: draw { $par }, { $n ->
        [one] 1 draw
       *[other] { $n } draws
    } earlier
}
build-parted = The roads part at draw { $n }
build-together = The roads never part
build-said = Road named rightly: { $right } of { $n }
build-losses = { $n ->
    [0] No discard lost anything
    [one] 1 discard lost something
   *[other] { $n } discards lost something
}
build-known = Not counted: { $place ->
    [table] a step was taken back, the deal was known, or the panel was seen
   *[alone] later tiles or the panel were seen
}
build-not-kept = This try could not be kept: { $reason }
build-judged = Par: draw { $par }
build-judged-advice = By the panel: tile { $n } in
build-again = Same tiles again
build-another = Another
build-discards = My discards
build-change = Other goal
build-drawn = Draw
build-thrown = Out
build-turn = { $place ->
    [table] Tile { $n } in
   *[alone] Draw { $n }
}: discard { $tile }
build-lost = { $tile }: { $near }. { $why }. Best: { $best }, { $then }
build-closed = { $tile } puts { $goal } out of reach. Best: { $best }, { $then }
build-best-throw = The best discard: { $near }
build-kept-right = It keeps { $kept }, as you said
build-kept-wrong = You said { $said }; it keeps { $kept }
build-kept-neither = You said { $said }; it keeps neither
build-stop = .{" "}
build-best = best
build-yours = yours
build-yours-best = best, yours
build-turn-read = { $turn }. { $hand }. { $said }

# the drill: which path
exercise-kind-path = Which path
exercise-kind-build = Build it
drills-name-path = Which path
drills-about-path = A start of 13: which fans are in reach
drills-name-build = Build it
drills-about-build = Own draws only, beside par
drills-name-roads = Two roads
drills-about-roads = Say with every discard which road it keeps
exercise-kind-roads = Two roads
exercise-ask-path-par = Keeping all of { $draws } draws, which fans are mostly there?
exercise-ask-path-play = Played by the panel for { $draws } draws, which two come home most often?
drill-path-there = { $fan } held by { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
drill-path-home = { $fan } home on { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
drill-path-right = Of { $walls } walls: { $fans }
drill-path-lacks = the nearest hand is { $n } away, { $part } lacks { $tiles }
drill-path-wrong = Of { $walls } walls: { $told }; { $lacks }
drill-path-missed = Also, of { $walls } walls: { $told }; { $lacks }
drill-path-shown = { $said }. { $right }
