# 复盘：整手
review-goal = 你追 { $goal }
review-goal-guessed = 看打出的牌，你追的是 { $goal }
review-goal-none = 看不出追哪一番
review-par = 标线：自摸到第 { $n } 张，{ $goal }已可凑成
review-no-par = 标线：自摸 { $n } 张，凑不成{ $goal }
review-declined-win = 第 { $draw } 摸：能和 { $n } 分，没有和
review-declined-claim = 第 { $draw } 摸后：没有{ $move }
review-richer-tile = 听的 { $tile } 更值：{ $n } 分，余 { $live } 张
review-richer-fan = 不和，打 { $discard }，{ $fan }差 1 张：{ $n } 分，有效 { $live } 张

# 转折
review-turn = 第 { $draw } 摸 · { $move }
review-lost-closed = { $goal }：差 { $n } 张 → 凑不成
review-lost-farther = { $goal }：差 { $best } → { $n } 张
review-lost-fewer = { $goal }：有效 { $best } → { $n } 张
review-better = 更好：{ $move }
review-better-many = 更好：{ $move }，另有 { $others } 种同样好
