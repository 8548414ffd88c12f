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

relation-self = You
relation-next = Right
relation-across = Across
relation-previous = Left

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
why-quandaiyao = A 1, 9 or honour in every part
why-hunyise = One suit with honours
why-hunyise-honours = Honours only
why-qingyise = One suit only
why-fanpai-dragon = { $tile } is a dragon
why-fanpai-wind = { $tile } is the own seat wind
why-fanpai-prevailing = { $tile } is the prevailing wind, counted here
why-fanpai-both-winds = { $tile } is seat and prevailing wind: it counts once
why-gang-concealed = Concealed kong of { $tile }
why-gang-open = Open kong of { $tile }
why-yibangao = { $meld } twice
why-lianliu = { $low }-{ $high }
why-yitiaolong = { $low } { $middle } { $high }
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
refused-left-out = { $fan } left out: it could still add { $points }

# what a fan asks for: said when it was put where it does not occur
asks-pinghe = { $fan } asks for four chows and a pair
asks-duiduihe = { $fan } asks for four pungs or kongs and a pair
asks-qidui = { $fan } asks for seven pairs
asks-duanyao = { $fan } asks for nothing but 2 to 8
asks-quandaiyao = { $fan } asks for a 1, a 9 or an honour in every part
asks-hunyise = { $fan } asks for one suit with honours
asks-qingyise = { $fan } asks for one suit only
asks-fanpai = { $fan } asks for a pung of dragons or of the own wind
asks-fanpai-prevailing = { $fan } asks for a pung of dragons, of the own wind or of { $wind }, which prevails
asks-gang = { $fan } asks for a kong
asks-yibangao = { $fan } asks for two identical chows
asks-lianliu = { $fan } asks for two chows in a row, one suit
asks-yitiaolong = { $fan } asks for 123 456 789 in one suit
asks-xixiangfeng = { $fan } asks for the same chow in two suits
asks-sansetongshun = { $fan } asks for the same chow in three suits
asks-haidilaoyue = { $fan } asks for the wall's last tile, drawn
asks-hedimoyu = { $fan } asks for the last discard
asks-jinjiduoshi = { $fan } asks for a kong being added by another
asks-lingshangkaihua = { $fan } asks for a kong's replacement, drawn
asks-tianhe = { $fan } asks the dealer to win as dealt
asks-dihe = { $fan } asks to wait as dealt and win on the first tile

# the national standard's one-link rule: a comparison only
one-link-nothing = No chow pairings to compare
one-link-same = { $kept ->
    [one] The same link
   *[other] The same { $kept } links
}
one-link-drops = { $kept ->
    [one] Only 1 link
   *[other] Only { $kept } links
}; { $dropped ->
    [one] 1 would close a ring
   *[other] { $dropped } would close a ring
}
one-link-ring = { $fan } dropped: { $first } and { $last } are linked already

# where a number comes from
status-fixed = published
status-joint = published in a sum
status-house = house value
status-fixed-means = the published rules state it
status-joint-means = they state only its sum with other fans
status-house-means = not stated; our own choice

# why a win is refused
cannot-win-line-detail = Cannot win: { $points ->
    [one] 1 point
   *[other] { $points } points
}, the line is { $line }: { $fans }
cannot-win-shape = Cannot win: not four melds and a pair, nor seven pairs
receipt-short = { $fan } { $points }
receipt-none = no fan
