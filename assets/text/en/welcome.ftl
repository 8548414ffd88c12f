# the first start: the language, and whether the learner has played
page-welcome = Welcome
welcome-asked = Have you played mahjong?
welcome-about = Here you learn Sihai mahjong: twenty fans, by playing.
welcome-never = Never
welcome-never-about = A guided first hand at once; your winning line is 5 points
welcome-other = Yes, by other rules
welcome-other-about = See what is different, then play the first hand
welcome-standard = Yes, Chinese standard or riichi
welcome-standard-about = See what is different, then play the first hand
welcome-differs = What is different here
welcome-standard-name = Standard, riichi
welcome-standard-differs = No riichi, no dora, and no one-link rule as in the Chinese standard.
welcome-go = Play the guided first hand
welcome-go-about = The tiles are prepared: a win is likely
welcome-lessons = Or see a lesson first:
welcome-skip = Skip, to the table

settings-first-hand = Guided first hand
settings-note-first-hand = Play a prepared hand again, one sentence a step. One that was stopped goes on where it was.
settings-first-hand-go = Begin
