# 练牌：题目
exercise-kind-discard = 打哪张
exercise-kind-waits = 听哪些
exercise-kind-claim = 要不要
exercise-ask-discard = 打哪张，离{ $goal }最近？
exercise-ask-waits = 起和线 { $line } 分，哪些牌能和？
exercise-ask-claim = { $source } 打 { $tile }，为了{ $goal }，要还是过？

# 答案
drill-away = 离{ $goal }差 { $n } 张，有效 { $live } 张
drill-out = 凑不成{ $goal }了
drill-best = 最好：{ $move }，{ $near }
drill-discard-wrong = 打 { $tile }：{ $near }。{ $why }。{ $best }
drill-part = { $tile } 在 { $part } 里
drill-lost = 少了 { $tile }，{ $tiles } 不再有效
drill-copy = 留着它，再来 { $tile } 才有效
drill-claim-wrong = { $move }：{ $near }。{ $best }
drill-wait = { $tile } { $points } 分，余 { $live } 张
drill-wait-also = 还有 { $wait }
drill-wait-below = { $wait }；起和线 { $line } 分

# 着法
move-discard = 打 { $tile }
move-chow = 吃 { $meld }
move-pung = 碰 { $meld }
move-kong = 杠 { $meld }
