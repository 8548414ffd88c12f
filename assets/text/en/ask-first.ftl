# ask first: after a win the learner says fans, points and who pays before the score is shown
page-ask = Ask first
ask-first-about = Answer these first, then see the score
ask-first-show = Show the score
ask-first-go = Answer first
ask-first-switch = Ask first: after a win, answer before the score is shown
ask-first-can-win = You can win
ask-first-can-win-how = After the win, say which fans, how many points, who pays
ask-first-over-how = Say which fans, how many points and who pays, then see the score
settings-note-ask-first = After your own or an opponent's win, say fans, points and who pays before the score is shown.
table-key-ask = ask first: on or off
key-does-ask = ask first: on or off
