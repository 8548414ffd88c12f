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
bench-not-won = Not a win
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
bench-fault-hand-copies = { $n } of { $tile }, only 4 exist
bench-fault-hand-melds = { $n } melds, at most 4
bench-fault-hand-over = { $n ->
    [one] 1 tile too many
   *[other] { $n } tiles too many
}
bench-fault-text-unknown = { $text }: no tile
bench-fault-text-no-suit = { $text }: no suit after it
bench-fault-text-no-rank = { $text }: no number before it
bench-fault-text-honour-rank = { $text }: honours go from 1z to 7z
bench-fault-text-zero = { $text }: numbers go from 1 to 9
bench-fault-text-meld-wrong-count = { $text }: a meld has 3 tiles, a kong 4
bench-fault-text-meld-not-alike = { $text }: a kong has 4 alike
bench-fault-text-meld-not-in-a-row = { $text }: neither chow nor pung
bench-fault-text-meld-honours-in-a-row = { $text }: honours make no chow
bench-fault-text-meld-concealed = { $text }: ( ) is for concealed kongs, [ ] for other melds
bench-fault-text-not-closed = { $text }: the bracket is not closed
bench-fault-text-not-opened = { $text }: no bracket was opened
bench-fault-text-not-one-tile = { $text }: + takes 1 winning tile
bench-fault-text-second-win-tile = { $text }: there is only 1 winning tile

# what is wrong with pasted data (JSON)
bench-fault-in = { $field }: { $what }
bench-fault-not-json = No JSON from character { $n } on
bench-fault-not-an-object = A JSON object is expected
bench-fault-missing-field = Missing
bench-fault-wrong-type = Of the wrong type
bench-fault-unreadable = Cannot be read as tiles
bench-fault-not-one-tile = Exactly 1 winning tile is expected
bench-fault-unknown-seat = Seats are E, S, W, N
bench-fault-unknown-prevailing = Prevailing winds are E, S, W, N
bench-fault-unknown-event = No such fan
bench-fault-unknown-values = No such value set
bench-fault-meld-unknown-kind = Only chow, pung and kong exist
bench-fault-meld-wrong-count = A meld has 3 tiles, a kong 4
bench-fault-meld-not-alike = Pungs and kongs have all alike
bench-fault-meld-not-in-a-row = A chow has three in a row, one suit
bench-fault-meld-honours-in-a-row = Honours make no chow
bench-fault-meld-concealed = Only a kong is laid down concealed
bench-fault-too-many-copies = More than 4 of one kind
bench-fault-too-many-melds = At most 4 melds
bench-fault-wrong-count = Not the right number of tiles
bench-fault-win-tile-missing = The winning tile is not in the hand
bench-fault-not-incidental = Events are incidental fans only
bench-fault-events-contradict = These events cannot meet
bench-fault-event-impossible = This hand cannot have this event
bench-fault-not-a-win = Not a win

# the key map
key-does-bench = score a hand
key-does-bench-score = score it
key-does-bench-into = where the next tile goes
key-does-bench-tile = choose in the hand or the palette
key-does-bench-use = put the tile in; click on a tile of the hand
key-does-bench-remove = take a tile of the hand away
key-does-bench-clear = clear
key-place-bench = Score a hand
key-does-bench-undo = undo
key-does-bench-redo = redo
