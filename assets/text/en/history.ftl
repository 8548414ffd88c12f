history-column-began = Began
history-column-became = Ended
history-column-points = Points
history-column-fans = Fans
history-column-remarks = Remarks
history-unreadable = Cannot be read
history-running = Being played
history-left = { $n ->
    [0] Left at its start
    [one] Left after 1 move
   *[other] Left after { $n } moves
}
history-exhausted = Wall exhausted
history-won = You won
history-lost = { $who } won
history-paid = { $who } won, you alone paid
history-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
history-retry = same wall again
history-taken-back = { $n ->
    [one] 1 undo
   *[other] { $n } undos
}
history-totals = Finished: { $n } · won: { $won }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} · paid for alone: { $paid } · wall exhausted: { $exhausted }
history-totals-retries = same wall again: { $n }
history-totals-left = left: { $n }
history-totals-unreadable = cannot be read: { $n }
history-all-days = All days
history-all-ends = All ends
history-all-fans = All fans
history-by-day = Hands of a day
history-by-end = Hands that ended so
history-by-fan = Hands won with a fan
history-end-won = You won
history-end-lost = Another won
history-end-exhausted = Wall exhausted
history-end-left = Left
history-end-unreadable = Cannot be read
history-none = No hand has been played yet.
history-none-such = No hand is like this.
history-no-replay = Hand { $n } cannot be shown: its moves or its value set do not fit this version.
history-do-score = Score sheet
history-do-go-on = Go on with it
history-do-table = To the table
history-do-review = Review
history-do-again = Same wall
history-back = Back
page-history = Review
key-does-history = the hands that were played
history-all-lengths = Any length
history-all-losses = Any loss
history-by-length = Hands of a length
history-by-loss = Hands with so much given away
history-length-short = Up to 50 moves
history-length-middle = 51–80 moves
history-length-long = Over 80 moves
history-loss-none = 0 given away
history-loss-some = 1–2 given away
history-loss-much = 3+ given away
history-loss-unknown = Not reviewed
history-export = Export
history-export-folder = One file a hand
history-import = Import
history-import-folder = Import a folder
history-export-title = Export the hands listed
history-folder-title = Choose a folder
history-exported = { $n ->
    [one] 1 hand
   *[other] { $n } hands
} exported to { $file }
history-imported = { $n ->
    [one] 1 hand
   *[other] { $n } hands
} taken in from { $file }
history-imported-left = { $n ->
    [one] 1 part
   *[other] { $n } parts
} could not be read
history-stop = Stop
history-stopped = stopped there
