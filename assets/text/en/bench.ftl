# from page to page
page-bar = Pages
page-table = Table
page-bench = Score a hand
page-rules = Rules
page-here = { $name }, this page
page-help = Keys
page-settings = Settings

# score a hand
bench-title = Score a hand
bench-examples = Examples
bench-example-kongs = Two kongs
bench-example-straight = Straight
bench-example-triple = Triple chow
bench-example-pairings = Pairings
bench-example-seven-pairs = Seven pairs
bench-example-four-kongs = Four kongs
bench-line = Hand as text
bench-line-hint = Type a hand: 123m 456p EE +5s; melds in [ ], concealed kongs in ( )
bench-undo = Undo
bench-redo = Redo
bench-clear = Clear
bench-score = Score
bench-open = Score a hand (Ctrl B)
bench-back = Back to the hand

# the hand
bench-hand = Hand
bench-hand-count = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
bench-hand-count-melds = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} ・ { $melds ->
    [one] 1 meld
   *[other] { $melds } melds
}
bench-click = A click on a tile
bench-click-remove = removes it
bench-click-win = wins with it
bench-win = wins
bench-tile = { $name }
bench-drawn = drawn
bench-tile-drawn = { $name }, drawn
bench-tile-win = { $name }, winning tile
bench-meld-chow = Chow { $tiles }, click to remove
bench-meld-pung = Pung { $tiles }, click to remove
bench-meld-kong = Open kong { $tiles }, click to remove
bench-meld-concealed-kong = Concealed kong { $tiles }, click to remove

# the palette
bench-palette = Tiles
bench-into = Next tile
bench-into-hand = Hand
bench-into-chow = Chow
bench-into-pung = Pung
bench-into-kong = Kong
bench-into-concealed-kong = Concealed kong
bench-left = { $n }
bench-palette-tile = { $name }, { $n } left
bench-palette-chow = Chow { $tiles }
bench-palette-pung = Pung { $tiles }
bench-palette-kong = Kong { $tiles }
bench-palette-concealed-kong = Concealed kong { $tiles }
bench-palette-not = { $name }, { $n } left, does not fit

# how it was won
bench-seat = Seat
bench-prevailing = Prevailing wind, as Value Honours
bench-prevailing-none = Not counted
bench-winning-line = Winning line
bench-giver = Last tile
bench-giver-self = Drawn
bench-giver-previous = Left
bench-giver-across = Across
bench-giver-next = Right
bench-events = Incidental fans
bench-event-on = { $fan }, { $why }
bench-event-off = { $fan }, impossible: { $why }
bench-event-needs-dealer = Only East, the dealer
bench-event-needs-other = Never the dealer
bench-event-needs-draw = Needs an own draw
bench-event-needs-discard = Needs another's tile
bench-event-needs-no-meld = Needs no melds laid down
bench-event-needs-kong = Needs a kong first
bench-event-robbed-held = Another { $tile } is held
bench-event-not-with = Not with { $fan }
bench-terms = Winning line { $line } ・ values { $set } ・ settled as { $scheme }

# A hand on its way
bench-into-seen = Table
bench-seen = Tiles on the table
bench-seen-hint = 9m9m3z; the four rivers apart by /: you / right / across / left
bench-seen-count = { $n ->
    [0] Tiles on the table
    [one] { $n } tile on the table
   *[other] { $n } tiles on the table
}
bench-seen-rivers = There are four rivers: write three / at most
bench-river = Whose river the tile goes to
bench-play = Play on from here
bench-play-table = With bots
bench-play-alone = Own draws
bench-play-faults = Mend what is wrong first, then it can be played on
bench-play-few = At most { $n } may lie on the table: what is left must be enough to deal and to draw
bench-play-melds = By own draws nothing is claimed: write the melds as tiles of the hand, or play on with bots
bench-play-count = { $n ->
    [one] 1 tile in the hand; with { $least } or { $most } it can be played on
   *[other] { $n } tiles in the hand; with { $least } or { $most } it can be played on
}

# what comes of it
bench-empty = Type or click a hand
bench-empty-how = Four melds and a pair, or seven pairs; a kong is one meld
bench-missing = { $n ->
    [one] 1 tile missing
   *[other] { $n } tiles missing
}
bench-missing-how = { $have ->
    [one] 1 tile
   *[other] { $have } tiles
} so far; with a kong as 3, a hand has 14
bench-not-won = Not a win yet
bench-not-won-how = 14 tiles, but neither four melds and a pair nor seven pairs
bench-faults = { $n ->
    [one] 1 thing is wrong
   *[other] { $n } things are wrong
}
bench-no-fan = no fan
bench-said-won = { $points }: { $fans }, { $line }
bench-said = { $head }: { $body }
bench-under-line = not a win yet: { $line }
bench-waits = 1 away: { $n ->
    [one] 1 tile wins
   *[other] { $n } tiles win
}
bench-waits-none = 1 away: no copy of the tile is left
bench-waits-under = 1 away: each win is under the line
bench-wait-points = { $points } pts
bench-wait-live = × { $n }
bench-wait-under = below
bench-wait-said = { $tile }: { $points } × { $n }
bench-wait-said-under = { $tile }: { $points } × { $n }, below the line

# what is wrong
bench-fault-event = { $fan }: { $why }

# what is wrong with pasted data (JSON)

# the key map
key-does-bench = score a hand
key-does-bench-score = score it
key-does-bench-into = where the next tile goes
key-does-bench-tile = choose in the hand or the palette
key-does-bench-vary = make a tile of the hand the next kind or the one before; go up and down the palette
key-does-bench-table = play on from the hand with bots
key-does-bench-alone = play on from the hand by own draws
key-does-bench-use = put the tile in; click on a tile of the hand
key-does-bench-remove = take a tile of the hand away
key-does-bench-clear = clear
key-place-bench = Score a hand
key-does-bench-undo = undo
key-does-bench-redo = redo
