# Score keeper: real tiles, an evening of four people
page-keeper = Score keeper
keeper-title = Tonight’s score
keeper-title-of = Score of { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }
keeper-about = Real tiles ・ { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day } ・ { $n ->
    [one] 1 hand
   *[other] { $n } hands
} so far
keeper-about-hands = Real tiles ・ { $n ->
    [one] 1 hand
   *[other] { $n } hands
} so far
keeper-undo = Undo
keeper-redo = Redo
keeper-csv = CSV
keeper-csv-title = Save as a table (CSV)
keeper-png = Picture
keeper-png-title = Save as a picture to pin up
keeper-evenings = Evenings
keeper-saved = Saved { $name }
keeper-not-saved = Not saved: { $reason }
keeper-scheme = Settlement

keeper-total = Total
keeper-lines-note = Total after each hand, one scale for all four
keeper-head-hand = Hand
keeper-head-dealer = Dealer
keeper-head-winner = Winner
keeper-head-fans = Fans
keeper-head-points = Points
keeper-head-gains = Gained or paid, points
keeper-from = off { $who }
keeper-only-points = points only
keeper-nobody = wall exhausted
keeper-uncounted = not counted
keeper-more = +{ $n }
keeper-empty = Nothing yet. Enter the first hand at the right.
keeper-rule-sihai = Sihai settlement: self-draw, each pays 2×; on a discard the discarder 2×, the others 1×; above 25 the others pay 25 each, the discarder the rest.
keeper-rule-zungjung = Zung Jung settlement: everybody pays 1×; above 25 on a discard the others pay 25 each, the discarder the rest.
keeper-rows-note = Click a row to correct it, Del removes it; totals follow.
keeper-said-hand = Hand { $n }, dealer { $who }
keeper-said-total = { $who }, total { $n }
keeper-list = {"  "}
keeper-named = { $who } { $n }

# Entering a hand
keeper-enter = Hand { $n }
keeper-correct = Correct hand { $n }
keeper-dealer = dealer { $who }
keeper-pick = pick
keeper-ask-who = Who won
keeper-ask-how = How
keeper-ask-giver = Who discarded
keeper-ask-points = Points
keeper-how-drawn = Self-draw
keeper-how-discard = Discard
keeper-how-nobody = Drawn game
keeper-unit = points
keeper-tiles = Enter tiles
keeper-tiles-again = Tiles
keeper-tiles-away = Without tiles
keeper-by-tiles = from the tiles
keeper-pays = Payment
keeper-cap = capped at { $n }
keeper-short = Below the winning line of { $n }
keeper-short-how = It can be entered all the same: not counted, nobody pays.
keeper-nobody-pays = Drawn game, nobody pays.
keeper-record = Enter
keeper-record-again = Done
keeper-leave = Leave as it was
keeper-strike = Remove this hand
keeper-after = After it: { $totals }
keeper-open-who = First say who won.
keeper-open-how = Then say how.
keeper-open-giver = Then say who discarded.
keeper-open-points = Type the points, or enter the tiles.
keeper-open-tiles = These tiles are no complete hand yet.
keeper-full = An evening is full after hand { $n }; please begin another.

# Entering the tiles
keeper-hand-title = The hand of { $who }
keeper-hand-note = Type or click; write + before the tile that came last
keeper-hand-done = Use this hand
keeper-hand-cancel = Without tiles

# Beginning an evening
keeper-new = New evening
keeper-new-note = Four names by seat, from East counter-clockwise. Each has an own winning line.
keeper-people = Names and winning lines
keeper-people-note = With another line every hand is counted anew.
keeper-names = Name
keeper-lines = Winning line, points
keeper-to-board = Back to the score
keeper-name = Name of { $seat }
keeper-name-default = { $seat }
keeper-line = Winning line of { $seat }
keeper-line-points = { $n }
keeper-names-bad = Four different names are needed, of at most { $n } characters.
keeper-begin = Begin
keeper-people-done = Done
keeper-people-open = Names, lines
keeper-earlier = Earlier evenings
keeper-earlier-none = None yet. Every hand is kept at once, also when the program ends.
keeper-evening = { $year }-{ $month }-{ $day }, { $time }
keeper-evening-about = { $names } ・ { $n ->
    [one] 1 hand
   *[other] { $n } hands
}
keeper-evening-said = { $day }, { $about }
store-evening-unreadable = The evening { $file } cannot be read; it is kept as { $kept }.

# The table
keeper-csv-hand = Hand
keeper-csv-dealer = Dealer
keeper-csv-winner = Winner
keeper-csv-ended = How
keeper-csv-giver = Discarder
keeper-csv-fans = Fans
keeper-csv-points = Points
keeper-csv-short = { $how } (not counted)

# Handouts
page-paper = Handout
paper-title = Handout
paper-what = Draw a line for each fan through the melds it uses; points at the right. The bar marks the winning tile.
paper-what-options = Tick the circle of each right answer.
paper-small = Small
paper-main = Main
paper-answers = Answers
paper-name = Name
paper-sum = Sum
paper-sum-terms = { $terms } =
paper-drawn = Drew { $tile }
paper-won = Won { $tile }
paper-foot = Page { $n } of { $count } ・ answers from page { $answers }
paper-foot-answers = Page { $n } of { $count }
paper-source = What to print
paper-chapter = Chapter
paper-missed = My missed exercises
paper-size = Paper
paper-a4 = A4
paper-letter = Letter
paper-tongue = Language
paper-tongue-zh = 中文
paper-tongue-en = English
paper-tongue-both = Both
paper-large = Large print
paper-colour = Marks of fans in colour
paper-pdf = Save PDF
paper-pdf-title = Save as a PDF
paper-print = Print
paper-printed = Sent to the printer, pages: { $n }
paper-back = Back
paper-page = Page { $n } of { $count }
paper-waiting = Working out the answers...
paper-nothing = This chapter has no question that can be printed.
paper-nothing-missed = Nothing missed yet. After exercises, each kind and fan answered wrongly gives one question here.
paper-about = { $n ->
    [one] 1 question
   *[other] { $n } questions
}, { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}; questions first, then answers.
paper-left-out = {" "}Steps without a question to print: { $n }.

# Exams
page-exam = Exam
exam-title = Exam
exam-about = No hints; nothing tells right from wrong until it is handed in.
exam-name = Who sits it
exam-nobody = no name
exam-source = What is asked
exam-made = Generated: all eight kinds
exam-chapter = { $pack } ・ { $chapter }
exam-counts = How many questions
exam-count = { $n }
exam-level = How hard
exam-level-1 = Plain
exam-level-2 = Mixed
exam-level-3 = Hard
exam-number = Number of the paper: the same number, the same questions; a number each, other questions
exam-minutes = Time
exam-no-limit = No limit
exam-limit = { $n } min
exam-begin = Begin
exam-making = Making the questions, { $n } of { $count }
exam-progress = Question { $n } of { $count }, answered: { $given }
exam-left = { $time } left
exam-put-off = Put it off
exam-hand-in = Hand in
exam-sum = { $right } of { $n } right
exam-of-paper = { $name } ・ { $title } ・ paper { $n }
exam-of-chapter = { $name } ・ { $title }
exam-unanswered = not answered
exam-by-fan = By fan
exam-of = { $right } of { $n }
exam-next = Next person
exam-csv = Table
exam-csv-title = Save as a table (CSV)
exam-sheet = Result sheet
exam-sheet-title = Save the result sheet (PDF)
exam-csv-name = Name
exam-csv-paper = Paper
exam-csv-question = Question
exam-csv-kind = Kind
exam-csv-fans = Fans
exam-csv-result = Result
exam-csv-mistake = Mistake
exam-csv-seconds = Seconds
exam-csv-fan = Fan
exam-csv-right = Right
exam-csv-asked = Asked

# Mixed table: several people at one machine
page-mixed = Mixed table
mixed-title = Mixed table
mixed-about = Two to four people take turns at the screen; bots sit in empty chairs. A hand opens when its owner says “I am ...” and closes with the discard.
mixed-codes = With a machine each: after every hand its deal code is shown; typed at another machine’s table, it deals the same hand.
mixed-chair = { $seat } chair
mixed-person = Person
mixed-bot-name = Bot { $seat }
mixed-line = Line { $n }
mixed-hints = Hints
mixed-hints-off = None
mixed-hints-on-request = With Z
mixed-hints-always = Always
mixed-refused = Names must differ, and at least one chair needs a person.
mixed-begin = Begin
mixed-turn = { $who } is next
mixed-turn-note = Others look away, then open the hand.
mixed-here = I am { $who }
mixed-wait = Bots are playing
mixed-next = Next hand
mixed-score = Show the score
mixed-stop = Enough for tonight
mixed-code = Deal code of this hand: { $code }

# Doors of the teacher's page
teach-door-mixed = Mixed table
teach-door-mixed-about = Several people take turns at this machine
teach-door-exam = Exam
teach-door-exam-about = No hints, results when it is handed in

# Pictures for slides
tool-slide = Slide
slide-title = Save as a picture for slides
slide-bench = Save as a picture for slides (Ctrl G)
slide-png = PNG, { $n } pixels wide
slide-svg = SVG, sharp at any size

# Keys
key-does-save-slide = save a picture for slides
key-place-keeper = Score keeper
key-does-keeper-answer = answer the question in focus
key-does-keeper-tiles = enter the tiles
key-does-keeper-record = enter the hand
key-does-keeper-strike = remove a hand
key-does-keeper-undo = undo, redo
key-does-keeper-save = save as table, picture
key-does-keeper-evenings = another evening
key-place-mixed = Mixed table
key-does-mixed-here = “I am ...”, open the hand
key-does-mixed-look = look at the paths
key-does-mixed-veil = cover the hand
key-place-exam = Exam
key-does-exam-put-off = put a question off
key-does-exam-hand-in = hand in
