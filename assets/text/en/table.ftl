# the table
table-tile-unit = { $n ->
    [one] tile
   *[other] tiles
}
table-wall = line
table-wall-left = { $n ->
    [one] 1 tile in the wall
   *[other] { $n } tiles in the wall
}
table-line = winning line { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-line-value = { $n } pts
table-turn-of = turn: { $who }
table-prevailing = Prevailing
table-prevailing-short = Wind
table-prevailing-wind = prevailing wind: { $wind }
table-wind-e = E
table-wind-s = S
table-wind-w = W
table-wind-n = N
table-dealer = { $place } · dealer
table-dealer-own = dealer
table-list-empty = none
table-discards = Discards, { $who }
table-discard-drawn = { $tile } (as drawn)
table-melds = Melds, { $who }
table-backs = { $n ->
    [one] 1 tile in hand, { $who }
   *[other] { $n } tiles in hand, { $who }
}
table-open-hand = Hand, { $who }
table-hand = { $n ->
    [one] Hand, 1 tile
   *[other] Hand, { $n } tiles
}
table-winning-tile = wins
table-drawn-tile = { $tile }, just drawn
table-meld-chow = chow of { $tiles }
table-meld-pung = pung of { $tiles }
table-meld-kong = kong of { $tiles }
table-meld-concealed-kong = concealed kong of { $tiles }
table-meld-from = { $meld }, from { $who }

# whose turn, what to do
table-dealing = Dealing
table-dealing-how = Tiles that do as asked: this takes some tries
table-dealing-cancel = Cancel
table-turn-empty = No hand dealt yet
table-turn-empty-how = Press N or choose Deal
table-turn-own = Your discard
table-turn-choose = Choose a tile, click again to discard
table-turn-can-win = You can win: { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-turn-all-pay = On { $tile }: all three pay { $n }
table-turn-all-pay-drawn = Self-drawn { $tile }: all three pay { $n }
table-turn-one-pays = On { $tile }: { $who } pays { $n }, the others { $others } each
table-turn-again = Click again to discard { $tile }, or press
table-turn-discarded = { $who } discards { $tile }
table-turn-discarded-own = You discard { $tile }
table-turn-robbing = { $who } adds { $tile } to a kong
table-turn-waits = You wait for { $n ->
    [one] 1 kind
   *[other] { $n } kinds
}
table-turn-waiting = Waiting for { $who } to draw
table-turn-waiting-called = Waiting for { $who } to discard
table-choose-chow = Which chow
table-choose-kong = Which kong
table-over-won = { $who } wins on { $tile }
table-over-won-own = You win on { $tile }
table-over-yours = { $who } wins on your { $tile }
table-over-drawn = { $who } draws { $tile } and wins
table-over-drawn-own = You draw { $tile } and win
table-over-points = { $fans } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-over-pay = You pay { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-over-receive = You receive { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-over-exhausted = Wall exhausted
table-over-exhausted-how = Nobody won, nobody pays

# the five claims
table-claims = Claims
table-claim-chow = Chow
table-claim-pung = Pung
table-claim-kong = Kong
table-claim-win = Win
table-claim-pass = Pass
table-claim-key = Key { $cap }
table-claim-impossible = { $name }, not possible now
table-claim-why = H tells why there is no win
table-claim-short = { $n ->
    [one] 1 point short
   *[other] { $n } points short
}
table-claim-caption = { $n } away · { $live ->
    [one] 1 tile
   *[other] { $live } tiles
}
table-claim-win-caption = { $n } pts
table-refused = { $tile } · { $why }
table-choice-chow = Chow { $tiles }
table-choice-kong = Kong { $tiles }
table-choice-added-kong = Add to a kong, { $tiles }
table-choice-concealed-kong = Concealed kong, { $tiles }

# the top bar
table-title = Drill
table-mode = Free play
table-hand-number = Hand { $n } today
table-hand-prepared = Prepared tiles
table-hand-again = Same wall, again
table-hand-left = The hand before is kept; go back to it
table-hints = Hints
table-hints-off = Off
table-hints-on-request = On request
table-hints-after = After discard
table-hints-always = Always
table-undo = Undo
table-redo = Redo
table-settings = Settings
table-help = Keys

# log and deal
table-log = Log
table-log-title = This hand
table-log-legend = dark = discarded as drawn
table-log-close = Close
table-score-title = { $n ->
    [one] Today, 1 hand
   *[other] Today, { $n } hands
}
table-score-none = No hand finished yet
table-score-sihai = Sihai
table-score-zungjung = Zung Jung
table-score-retries = { $n ->
    [one] 1 try on the same wall, not counted
   *[other] { $n } tries on the same wall, not counted
}
table-score-taken-back = { $n ->
    [one] 1 move taken back
   *[other] { $n } moves taken back
}
table-score-cell = { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-deal-chosen = Chosen start
table-deal-fair = Fair deal
table-deal-short = Chosen · ≤ { $n } short
table-deal-code = Deal code
table-deal-copy = Copy
table-deal-paste = Paste
table-deal-copied = Copied
table-deal-paste-empty = No text on the clipboard
table-deal-again = Same wall
table-deal-review = Review
table-deal-other = New deal
table-deal-next = Next hand
table-deal-new = Deal
table-deal-score = Score
table-drawer = Paths
table-look = Look at the panel
table-resume = Your last hand is unfinished
table-resume-how = Go on with it, or deal a new one
table-resume-go = Go on

# keys
table-keys = Keys
table-keys-rules = Rules
table-key-choose = choose a tile, End the drawn one
table-key-discard = discard the chosen tile
table-key-claims = Chow Pung Kong
table-key-win = Win; else why not
table-key-pass = Pass; skip the wait
table-key-look = held: look at the panel (Paths)
table-key-level = hint level
table-key-face = Panel: small or main fans
table-key-pin = make a row the target
table-key-rule = rule of the focused fan
table-key-undo = undo your last choice
table-key-redo = redo it
table-key-log = log and deal
table-key-next = new deal
table-key-again = same wall
table-key-help = keys; again: the rules
table-key-bench = score a hand
table-key-settings = settings
table-key-full-screen = full screen
table-key-back = close
table-score-points = { $sign }{ $n } pts

# Why the paths cannot be seen now
table-paths-later = Paths can be seen after your discard
table-paths-off = Hints are off: no paths to see
table-history = All hands
table-key-history = earlier hands
