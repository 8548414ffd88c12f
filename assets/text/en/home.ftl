# the home page
page-home = Home
home-go-on = Go on
home-new = Deal
home-hand = Go on with hand { $n }
home-hand-new = Hand { $n }
home-hand-none = No unfinished hand on the table
home-draw = draw { $n }
home-due = Due today
home-due-unit = { $n ->
    [one] card
   *[other] cards
} · about { $minutes } min
home-due-fresh = due, { $fresh } new · about { $minutes } min
home-due-many = cards · a round of { $n }, about { $minutes } min
home-due-none = cards
home-due-today = due
home-review = Review
home-round = A round
home-door-learn = Learn
home-door-learn-other = 学番
home-door-learn-about = 20 fans, a page each: definition, near miss, try it
home-door-drills = Drill
home-door-drills-other = 练牌
home-door-drills-about = Free play, or one path at a time: which discard is nearest?
home-door-teach = Teach
home-door-teach-other = 讲台
home-door-teach-about = Large tiles on a screen, step by step; scores, handouts, exams
home-group-small = Six small fans
home-group-small-song = C I K X L V
home-group-main = Eight main fans
home-group-main-song = H F P 7 O M S D
home-group-incidental = Six incidental fans
home-group-incidental-song = Z R J U T E
mastery-0 = not learned
mastery-1 = met
mastery-2 = new
mastery-3 = familiar
mastery-4 = known
mastery-5 = firm
