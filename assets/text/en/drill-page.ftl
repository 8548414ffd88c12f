# the page of drills
page-drills = Drill
drills-begin = Begin
drills-open = Go to the table
drills-back = Back
drills-any = Any
drills-line = { $n ->
    [one] 1 point
   *[other] { $n } points
}
drills-name-play = Free play
drills-about-play = A whole hand against three, with the reach beside it
drills-name-discard = Which discard
drills-about-discard = Of 14 tiles, which discard keeps the goal nearest
drills-name-waits = Waits
drills-about-waits = Which tiles win, how many are left, are the points enough
drills-name-claim = Claim or not
drills-about-claim = Chow, pung, kong or pass, and what each closes
drills-name-mixed = Discards and claims
drills-about-mixed = Both kinds in turn, more of what you miss
drills-name-speed = Speed
drills-about-speed = Sixty seconds, as many right as you can
drills-choice-speed = Questions
drills-choice-goal = Goal
drills-choice-line = Winning line
drills-choice-stage = Stage
drills-choice-length = Length
drills-choice-source = From
drills-stage-early = Early
drills-stage-middle = Middle
drills-stage-late = Late
drills-length-ten = Ten questions
drills-length-endless = Endless
drills-length-minute = One minute
drills-source-bots = New hands
drills-source-own = My own hands
drills-no-hands = You have not finished a hand yet. Play one, then drill your own.
drills-best = Best: { $n }
drills-no-best = No result yet
drills-record = sixty seconds · best { $n }
drills-record-new = sixty seconds · a new best

# keys
key-place-drills = Drill
key-does-choose-drill = choose what to drill
key-does-begin-drill = begin
key-does-choose-drill-tile = choose the tile to discard
key-does-claim-in-drill = chow, pung, kong, pass
key-does-drill-look = hold: look at the reach

# among the settings
setting-name-drill = Last drill
setting-name-speed-bests = Best results against the clock
