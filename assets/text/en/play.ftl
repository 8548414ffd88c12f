# The page of free play: what a first start tells beside the table
first-words = The first time
first-words-fan = A fan is a pattern that scores: Pure Straight, 30 points
first-words-line = { $n }-point line: a hand must reach it to win
first-words-numbers = Away: tiles still to come. Helping: tiles left that bring it nearer
first-words-close = Got it
