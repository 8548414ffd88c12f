# What is wrong, and what to write instead

# A hand as one line
fault-unknown = { $text }: no tile, write 123m 11z
fault-no-suit = { $text }: write m, p, s or z after it
fault-no-rank = { $text }: write 1 to 9 before it
fault-honour-rank = { $text }: write 1z to 7z for honours
fault-zero = { $text }: write 1 to 9, a red five as 5
fault-not-closed = { $text }: not closed, write [123m] or (1111z)
fault-not-opened = { $text }: not opened, write [123m] or (1111z)
fault-not-one-tile = { $text }: write exactly 1 winning tile, as +5m
fault-second-win-tile = { $text }: write only 1 winning tile with +
fault-unreadable-more = { $n ->
    [one] 1 more place cannot be read
   *[other] { $n } more places cannot be read
}

# A meld
fault-meld-unknown-kind = { $text }: only chow, pung and kong exist
fault-meld-wrong-count = { $text }: write 3 tiles, 4 for a kong
fault-meld-not-alike = { $text }: write 4 alike for a kong
fault-meld-not-in-a-row = { $text }: no meld, write [123m] or [111m]
fault-meld-honours-in-a-row = { $text }: no chow of honours, write [111z]
fault-meld-concealed = { $text }: ( ) is for concealed kongs, write [ ]

# A hand
fault-too-many-copies = { $n } of { $tile }, only 4 exist
fault-too-many-melds = { $n } melds, at most 4
fault-wrong-count = Concealed tiles: { $n }, melds: { $melds }; { $more ->
    [0] { $wanted }
   *[other] { $wanted } or { $more }
} concealed tiles are needed
fault-bare-kongs = Kongs stand in brackets. Write { $text }; concealed kongs in ( )
fault-win-tile-missing = The winning tile { $tile } is not in the hand; write it there, too
fault-not-incidental = { $fan } is no event; events are incidental fans only
fault-event-cannot-meet = These events cannot meet
fault-event-first-tile-after-meld = A hand with melds has no heavenly or earthly win
fault-event-tianhe-not-dealer = Only the dealer, seat E, can win with the dealt hand
fault-event-dihe-by-dealer = The dealer has no earthly win
fault-event-replacement-without-kong = There is no replacement tile without a kong
fault-event-robbed-tile-held = { $tile } was robbed from a kong, which holds the other three
fault-not-a-win = Not a win

# A line of JSON data
fault-in = { $field }: { $what }
fault-not-json = No JSON from character { $n } on
fault-too-large = Too long: no hand needs so much
fault-not-an-object = A JSON object is expected, as { "{" }...{ "}" }
fault-missing-field = Missing
fault-wrong-type = Of the wrong type
fault-unknown-seat = Seats are E, S, W, N
fault-unknown-prevailing = Prevailing winds are E, S, W, N
fault-unknown-event = No such event; write its pinyin name, as haidilaoyue
fault-unknown-values = No such value set; write sihai or zungjung
fault-too-many-lines = At most 8 winning lines

# A file of values
fault-unknown-set = There is no such value set
fault-no-file = Cannot be opened: { $found }
fault-not-utf8 = Not a text in UTF-8
fault-not-toml = Not a complete TOML file
fault-not-toml-at = No TOML from line { $line }, column { $column } on
fault-missing-fan = Missing: { $row }
fault-no-fan = “{ $row }” is no fan
fault-no-row = { $row }: needs points and status
fault-points = { $row }: points must be a whole number from 0 to 1000, not { $found }
fault-status = { $row }: status must be fixed, joint or house, not { $found }

# A deal
fault-deal-seed = The seed is out of range
fault-deal-lines = Four winning lines are needed, in points from 0 to { $most }
fault-deal-missing = The number of tiles short goes from { $fewest } to { $most }
fault-deal-fan = No such start can be made for this fan
fault-deal-same-fan = The two fans are the same
fault-deal-hands = Four hands are needed
fault-deal-hand-size = Hand { $number } has the wrong number of tiles, { $n }: there must be { $wanted }
fault-deal-table = The tiles on the table are told for all four seats, or the dealer draws first
fault-deal-copies = More than 4 copies of { $tiles }
fault-deal-wall = The wall has no tile to draw
fault-deal-form = No deal can be read

# A deal code
fault-code-empty = There is no deal code
fault-code-character = Not a deal code: “{ $character }” at position { $place } is in no code
fault-code-short = Not a whole deal code: too short; paste all of it, as 266F-WNJG-44Y5
fault-code-check = The deal code is mistyped: compare it character by character
fault-code-version = The deal code comes from a newer version
fault-code-content = The deal code holds no deal that can be played
fault-code-stacked = A chosen wall does not fit into a deal code
fault-code-seat = The start is made for another seat; no code for that
fault-code-values = Own point values do not fit into a deal code

# A record
fault-record-json = The record is not readable as JSON
fault-record-format = The record comes from another version
fault-record-form = The record is incomplete
fault-record-move = Move { $place } of the record cannot be read
fault-record-illegal = Move { $place } of the record breaks the rules
fault-move-seat = { $text }: begin with a seat, E, S, W or N
fault-move-verb = { $text }: after the seat write discard, chow, pung, kong, win or pass
fault-move-tile = { $text }: after discard, chow and kong write one tile, as 5m
fault-move-words = { $text }: write a seat, what it does and, where one is needed, a tile
