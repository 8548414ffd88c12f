points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
tiles-count = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}

seat-e = East
seat-s = South
seat-w = West
seat-n = North

relation-self = you
relation-next = right
relation-across = across
relation-previous = left

class-form = Form
class-terminals = Terminals
class-suits = Suits
class-honours = Honours
class-kongs = Kongs
class-same = Same chows
class-run = Runs
class-mixed = Mixed suits
class-incidental = Incidental
major-one-suit = One suit

# why a fan counts: made from receipts
why-pinghe = Four chows and a pair
why-duiduihe = Four pungs or kongs and a pair
why-qidui = Seven pairs
why-duanyao = No 1, no 9, no honour
why-quandaiyao = Every part holds a 1, a 9 or an honour
why-hunyise = One suit with honours
why-hunyise-honours = Honours only
why-qingyise = One suit only
why-fanpai-dragon = { $tile } is a dragon
why-fanpai-wind = { $tile } is the own seat wind
why-gang-concealed = Concealed kong of { $tile }
why-gang-open = Open kong of { $tile }
why-yibangao = Two identical chows, { $meld }
why-lianliu = { $low } goes on to { $high }
why-yitiaolong = 123 456 789 in one suit
why-xixiangfeng = { $low } and { $high }
why-sansetongshun = { $ranks } in all three suits
why-haidilaoyue = Drawn as the last tile of the wall
why-hedimoyu = Won on the last discard
why-jinjiduoshi = Robbed a kong being added
why-lingshangkaihua = Drawn as a kong's replacement
why-tianhe = The dealer's dealt 14 win
why-dihe = Waiting as dealt, won on the first tile

refused-part-taken = { $fan } refused: { $part } already serves { $blocker }
refused-lower-form = { $fan } refused: the upper form { $blocker } counts

# why a win is refused
cannot-win-line = Cannot win: { $points } points, the line is { $line }
cannot-win-line-detail = Cannot win: { $points } points, the line is { $line }: { $fans }
cannot-win-shape = Cannot win: not four melds and a pair, nor seven pairs
receipt-short = { $fan } { $points }
receipt-none = no fan
