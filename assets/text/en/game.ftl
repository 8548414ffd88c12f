# Players at the table: at the head of a sentence, and within one
game-who-self = You
game-who-next = Right
game-who-across = Across
game-who-previous = Left
game-who-wind-e = East
game-who-wind-s = South
game-who-wind-w = West
game-who-wind-n = North
game-from-self = you
game-from-next = right
game-from-across = across
game-from-previous = left
game-from-wind-e = East
game-from-wind-s = South
game-from-wind-w = West
game-from-wind-n = North

game-list = { $first } + { $rest }

# The log, one sentence an event
game-event-dealt = { $person ->
    [second] Tiles dealt: you are the dealer
   *[third] Tiles dealt: { $who } is the dealer
}
game-event-drawn = { $person ->
    [second] You draw { $tile }
   *[third] { $who } draws { $tile }
}
game-event-drawn-hidden = { $person ->
    [second] You draw a tile
   *[third] { $who } draws a tile
}
game-event-replaced = { $person ->
    [second] You draw { $tile } after the kong
   *[third] { $who } draws { $tile } after the kong
}
game-event-replaced-hidden = { $person ->
    [second] You draw a tile after the kong
   *[third] { $who } draws a tile after the kong
}
game-event-discard = { $person ->
    [second] You discard { $tile }
   *[third] { $who } discards { $tile }
}
game-event-discard-drawn = { $person ->
    [second] You discard the drawn { $tile }
   *[third] { $who } discards the drawn { $tile }
}
game-event-chow = { $person ->
    [second] You chow { $tile } from { $source }: { $meld }
   *[third] { $who } chows { $tile } from { $source }: { $meld }
}
game-event-pung = { $person ->
    [second] You pung { $tile } from { $source }
   *[third] { $who } pungs { $tile } from { $source }
}
game-event-kong-concealed = { $person ->
    [second] You declare a concealed kong of { $tile }
   *[third] { $who } declares a concealed kong of { $tile }
}
game-event-kong-claimed = { $person ->
    [second] You kong { $tile } from { $source }
   *[third] { $who } kongs { $tile } from { $source }
}
game-event-kong-added = { $person ->
    [second] You add { $tile } to your pung
   *[third] { $who } adds { $tile } to a pung
}
game-event-robbed = { $person ->
    [second] You rob { $tile } from the kong of { $source }
   *[third] { $who } robs { $tile } from the kong of { $source }
}
game-event-won = { $person ->
    [second] You win on { $tile } from { $source }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[third] { $who } wins on { $tile } from { $source }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
game-event-won-drawn = { $person ->
    [second] You win by drawing { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[third] { $who } wins by drawing { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
game-event-exhausted = The wall is empty and nobody won

# Why a move cannot be made
game-no-over = This hand is over
game-no-turn = Not your turn: { $turn } is to play
game-no-answer = Your answer to this tile is not awaited
game-no-discard-now = A tile is on offer; nobody can discard
game-no-tile = No { $tile } in the hand
game-no-held = No { $tile } besides the drawn one
game-no-offer = No tile is on offer
game-no-only-win = A tile added to a kong can only be won with
game-no-last-discard = The last discard can only be won with
game-no-chow-side = Only the left player’s discard can be chowed
game-no-chow-shape = No chow begins with { $tile }
game-no-chow-tile = This chow does not hold { $tile }
game-no-chow-hand = The chow lacks { $tiles }
game-no-pung-hand = A pung needs two { $tile } in the hand
game-no-kong-called = After a chow or pung: discard, no kong
game-no-kong-wall = The wall is empty: no kong
game-no-kong-hand = { $tile } makes no kong here
game-no-kong-tile = The discard is { $tile }; only that makes a kong
game-no-win-called = After a chow or pung: discard, no win
game-no-pass = There is nothing to pass on

# How the start was chosen; always shown
game-start-fair = Shuffled start
game-start-near = Start to order: { $who } at most { $missing } { $missing ->
    [one] tile
   *[other] tiles
} from { $fan }
game-start-conflict = Start to order: { $who } between { $first } and { $second }, each at most { $missing } { $missing ->
    [one] tile
   *[other] tiles
} away
game-start-stacked = Chosen wall
