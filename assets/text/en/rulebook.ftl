book-title = Rules
book-find = Find a fan: straight, ytl
book-find-name = Find a page of the rules
book-found-none = No page holds "{ $text }"
book-contents = Contents of the rules
book-back = Back
book-to-contents = Contents
book-clause = Page of the rules

# groups of the contents
book-group-small = Six small fans
book-group-small-note = C I K X L V
book-group-main = Eight main fans
book-group-main-note = H F P 7 O M S D
book-group-incidental = Six incidental fans
book-group-incidental-note = Z R J U T E
book-group-rules = Rules
book-group-guide = User guide
book-entry-reuse = No reuse in a class
book-entry-winning = Winning and settling
book-entry-play = Play
book-entry-values = Values and house rulings
book-entry-keys = Keys
book-entry-points = { $n } pts
book-row = { $title }, { $detail }

# a fan's clause
book-tier-small = small fan
book-tier-main = main fan
book-tier-incidental = incidental fan
book-class-line = { $klass } · { $tier }
book-series-upper = its lower form is { $fan }
book-series-lower = its upper form is { $fan }
book-asks = What it asks
book-points = Points
book-example = Example
book-near = Near miss
book-rulings = House rulings
book-nothing = No fan
book-total = = { $n ->
    [one] 1 point
   *[other] { $n } points
}
book-hand-name = { $hand }, won on { $win }: { $receipts }, in all { $total }
book-hand-bare = { $hand }, won on { $win }: no fan, in all { $total }
book-receipt = { $fan } { $n ->
    [one] 1 point
   *[other] { $n } points
}
book-no-wait = won on { $tile }
book-seat = You sit { $seat }
book-set-in-force = in force
book-status-fixed = Fixed
book-status-fixed-means = the published rules state it
book-status-joint = Joint
book-status-joint-means = the published rules state only a sum
book-status-house = House
book-status-house-means = not stated; our ruling, may be changed
book-joint-sum = { $fans } = { $total } points
book-joint-broken = { $fans } must be { $total } points, here { $found }
book-joint-warning = { $name } breaks a published sum
book-can-combine = Can count together
book-apart = Never together
book-apart-form = A hand has one form
book-apart-chows-only = All Chows has no pung or kong
book-apart-no-chows = All Pungs has no chow
book-apart-pairs-only = Seven Pairs has no chow, pung or kong
book-apart-simples-only = All Simples has no 1, 9 or honour
book-apart-outside = 456 holds no 1, 9 or honour
book-apart-series = One series, one of them counts
book-apart-one-suit = One suit gives no mixed suits
book-apart-no-honours = Full Flush has no honours
book-apart-five-chows = Together they need five chows
book-apart-drawn-or-discarded = A tile is drawn or discarded, not both
book-apart-first-tile = Won on the first tile, before anything else
book-apart-fourth-copy = The robbed tile is the last copy; the hand holds no other
book-apart-dealer = One is the dealer's, one the others'
book-link-name = { $title }, open its page

# each fan: what it asks, more about it, the near miss
book-pinghe-asks = Four chows and a pair.
book-pinghe-note = Any pair, any wait. Chows may be claimed.
book-pinghe-near = { $wrong } is a pung, not a chow.
book-duiduihe-asks = Four pungs or kongs and a pair.
book-duiduihe-note = Claimed or drawn, both will do.
book-duiduihe-near = { $wrong } is a chow. One chow is enough to break it.
book-qidui-asks = Seven pairs, all concealed.
book-qidui-note = Four alike may be two pairs. A declared kong breaks it.
book-qidui-near = { $wrong } was claimed. An exposed hand has no Seven Pairs.
book-duanyao-asks = No 1, no 9 and no honour.
book-duanyao-note = Melds and pair use 2 to 8 only. Claims are allowed.
book-duanyao-near = { $wrong } is a terminal. Not one is allowed.
book-quandaiyao-asks = Every meld and the pair hold a 1, a 9 or an honour.
book-quandaiyao-note = Chows can only be 123 and 789. Seven Pairs may have it too.
book-quandaiyao-near = The pair { $wrong } holds no 1, 9 or honour.
book-hunyise-asks = One suit together with honours.
book-hunyise-note = Honours alone count too. Without honours it is Full Flush.
book-hunyise-near = { $wrong } is a second suit.
book-qingyise-asks = One suit and no honours.
book-qingyise-note = With honours it is Half Flush.
book-qingyise-near = The pair { $wrong } is an honour. Half Flush remains.
book-fanpai-asks = A pung of dragons or of your own wind.
book-fanpai-note = A kong will do. Each one counts.
book-fanpai-asks-prevailing = A pung of dragons, of your own or of the prevailing wind.
book-fanpai-near = You sit South. { $tile } is not your wind.
book-fanpai-near-prevailing = You sit South. { $tile } counts only while it prevails.
book-gang-asks = Each kong that was declared.
book-gang-note = Concealed, from a discard or added: all the same.
book-gang-near = No kong was declared: two melds share the four { $tile }.
book-yibangao-asks = Two identical chows: same suit, same ranks.
book-yibangao-note = Four chows in two such pairs count twice.
book-yibangao-near = { $wrong } is in another suit. Mixed Double Chow remains.
book-lianliu-asks = Two chows of one suit, six in a row.
book-lianliu-note = The second begins three ranks higher: 123 and 456.
book-lianliu-near = 567 follows 234. { $wrong } leaves a gap of one.
book-yitiaolong-asks = 123, 456 and 789 of one suit.
book-yitiaolong-note = Three chows that hold 1 to 9.
book-yitiaolong-near = { $wrong } is in another suit. Short Straight remains.
book-xixiangfeng-asks = Chows of the same ranks in two suits.
book-xixiangfeng-note = Four chows in two such pairs count twice.
book-xixiangfeng-near = { $wrong } is one rank off.
book-sansetongshun-asks = Chows of the same ranks in all three suits.
book-sansetongshun-note = With two suits it is Mixed Double Chow.
book-sansetongshun-near = Bamboo is one rank off: { $wrong } should be a 3.
book-haidilaoyue-asks = Win by drawing the last tile of the wall.
book-haidilaoyue-note = If it replaces a kong, Kong Replacement counts too.
book-haidilaoyue-near = { $wrong } was discarded. That is Last Tile Claim.
book-hedimoyu-asks = Win on the last discard, after the wall is drawn.
book-hedimoyu-note = Only this tile. Nobody draws after it.
book-hedimoyu-near = { $wrong } was discarded while the wall still held tiles.
book-jinjiduoshi-asks = Win on the tile that another player adds to a pung.
book-jinjiduoshi-note = Only an added kong can be robbed. It settles as that player's discard.
book-jinjiduoshi-near = { $wrong } was discarded, not added to a pung.
book-lingshangkaihua-asks = Win on the tile drawn after declaring a kong.
book-lingshangkaihua-note = Such a hand has a Kong. The tile comes from the wall's tail.
book-lingshangkaihua-near = The replacement did not win. { $wrong } came a turn later.
book-tianhe-asks = The dealer's fourteen dealt tiles win.
book-tianhe-note = Nothing was discarded. A concealed kong first voids it.
book-tianhe-near = A kong of { $tile } was declared first. Kong Replacement is left.
book-dihe-asks = A non-dealer waits as dealt and wins on the first tile.
book-dihe-note = Drawn or discarded by anyone. A claim of your own voids it. It settles as a self-draw.
book-dihe-near = A pung of { $tile } was claimed first, so the tile is no longer the first.

# worked examples of the no-reuse rule
book-worked-two-kongs = Each meld counts by itself: two kongs, two value honours.
book-worked-dragon-and-double = One 123 Characters serves three classes. 456 is spent among the runs, so the other 123 has no Short Straight.
book-worked-triple-and-double = The second 123 Characters finds 123 Dots and 123 Bamboo spent: no Mixed Double Chow.
book-worked-chain-of-four = Each chow serves once in both classes, so all four pairings count.
book-worked-title = Example { $n }
book-class-table-fans = Fans

# house rulings
ruling-class-names = The rules name eight major classes. Their names and the rest of the grouping are ours.
ruling-main-values = The points of All Pungs, Seven Pairs, Half Flush and Full Flush are not stated; ours.
ruling-incidental-values = The points of the incidental fans are not stated; ours.
ruling-joint-split = The rules state only a sum. How it is split is ours.
ruling-four-alike-pairs = Four alike may be two of the seven pairs.
ruling-all-honours = A hand of honours alone counts as Half Flush.
ruling-round-wind = By this book the prevailing wind is no value honour.
ruling-switch = { $ruling } { $stands }
ruling-off = So it stands; the settings can change it.
ruling-on = By your settings it is one now.
ruling-kong-voids = A concealed kong declared first voids Heavenly Hand.
ruling-free-line = A winning line of 0 points, for free play.
ruling-robbing-pays = Robbing a kong settles as a discard by the player robbed.
ruling-no-flowers = No flowers: 136 tiles.
ruling-claims = A win goes first, then pung or kong, then chow. Chows come from the left only.
ruling-one-winner = If several can win, the next in turn wins alone.
ruling-kongs = Replacements come from the wall's tail. No kong when the wall is empty.
ruling-whole-wall = The whole wall is drawn. If nobody wins, nobody pays.
ruling-deal-passes = The deal passes after every hand.

# settlement table
book-pay-self = Self-draw
book-pay-discard = On a discard
book-pay-scheme-sihai = Sihai: the discarder pays double and covers the large
book-pay-scheme-zungjung = Zung Jung: one share each
book-pay-each = three pay { $n } points each
book-pay-split = the discarder pays { $payer }, the others { $other } points each
book-pay-total = { $n } points in all

# keys
key-place-everywhere = Everywhere
key-place-home = Home
key-place-learn = Learn
key-place-drill = Exercises
key-place-table = Table
key-place-score = Score
key-place-book = Rules
key-place-settings = Settings
key-to = to
key-does-rules = rules
key-does-go-on = go on with the hand, or deal one
key-does-review-due = review what is due, or a round
key-does-open-door = learn; play
key-does-turn-lesson = fan before, fan after
key-does-choose-answer = choose an answer, or take a fan
key-does-practise-fan = a round about this fan
key-does-check-answer = check; show the answer; next
key-does-try-again = try again
key-does-skip-question = skip the question
key-does-move-fan = move the held fan to other melds, another class
key-does-take-fan-back = take back
key-does-settings = settings
key-does-full-screen = full screen
key-does-back = back
key-does-next-control = next control
key-does-choose-tile = choose a tile; End is the drawn tile
key-does-discard = discard the chosen tile
key-does-claim = chow, pung, kong, win
key-does-pass = pass; or let the opponents finish at once
key-does-look = held: look at the panel (hints "on request")
key-does-hint-level = hints: off, on request, after a discard, always
key-does-pin = make that row's fan the target
key-does-undo = undo your last choice
key-does-redo = redo it
key-does-next-hand = new deal, at any time
key-does-same-wall = same wall
key-does-step = step by step; all at once
key-does-try = try it; reset
key-does-save = save as picture; as PDF
key-does-copy = copy as text; the tiles
key-does-compare = compare: one-link rule
key-does-choose-clause = another page
key-does-find = find
key-does-follow-link = open the chosen link
key-does-next-setting = next setting
key-does-change-setting = change this setting
key-does-undo-reset = take back "reset all"

# opponents
book-strength = Strength
book-strength-of = Wins { $wins } hands in a hundred, { $points } points a hand.
book-strength-never = { $points } points a hand.
