page-statistics = Statistics
statistics-counted = { $n ->
    [0] No hand was looked at yet: finish one. Same-wall hands do not count.
    [one] 1 hand was looked at; same-wall hands do not count. Fewer than 5 are told as counts.
   *[other] { $n } hands were looked at; same-wall hands do not count. Fewer than 5 are told as counts.
}
statistics-busy = Looking at hands: { $done } of { $all }
statistics-all = All hands
statistics-by-all = All
statistics-by-stage = By stage
statistics-by-goal = By fan followed
statistics-by-line = By winning line
statistics-by-opponents = By opponents
statistics-by-month = By month
statistics-stage-early = Early (discards 1 to 5)
statistics-stage-middle = Middle (discards 6 to 10)
statistics-stage-late = Late (from discard 11)
statistics-no-goal = None seen
statistics-no-month = No date
statistics-column-group = Group
statistics-column-name = Item
statistics-column-hands = Hands
statistics-column-decisions = Decisions
statistics-column-nearest = Nearest move
statistics-column-given = Tiles given away
statistics-column-par = Par met
statistics-column-won = Won
statistics-column-points = Points a win
statistics-of = { $part } of { $whole }
statistics-per-cent = { $n }%
statistics-export = Save as a table
statistics-export-title = Save the statistics as a table
statistics-exported = Saved as { $file }
statistics-stop = Stop
