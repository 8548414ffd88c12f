# 练牌：题目
exercise-kind-discard = 打哪张
exercise-kind-waits = 听哪些
exercise-kind-claim = 要不要
exercise-ask-discard = 打哪张，离{ $goal }最近？
exercise-ask-waits = { $line ->
    [0] 哪些牌能和？
   *[other] 起和线 { $line } 分，哪些牌能和？
}
exercise-ask-claim = { $source } 打 { $tile }，为了{ $goal }，要还是过？

# 答案
drill-away = 离{ $goal }差 { $n } 张，有效 { $live } 张
drill-out = 凑不成{ $goal }了
drill-best = 最好：{ $move }，{ $near }
drill-discard-wrong = 打 { $tile }：{ $near }。{ $why }
drill-part = { $tile } 在 { $part } 里
drill-lost = 少了 { $tile }，{ $tiles } 不再有效
drill-copy = 留着它，再来 { $tile } 才有效
drill-claim-wrong = { $move }：{ $near }
drill-wait = { $tile } { $points } 分，余 { $live } 张
drill-wait-also = 还有 { $wait }
drill-wait-below = { $wait }；起和线 { $line } 分

# 着法
move-discard = 打 { $tile }
move-chow = 吃 { $meld }
move-pung = 碰 { $meld }
move-kong = 杠 { $meld }

# 答过之后
drill-cost-out = 不成了
drill-cost-farther = 远了 { $n } 张
drill-cost-fewer = 有效少 { $n } 张
drill-cost-none = 最佳
drill-from = { $who }打的
drill-discard-how = ← → 选牌，Enter 打出
facts-discard = 打出
facts-live = 有效
facts-helps = 有效牌
facts-points = 分数
facts-win = 最快和牌
facts-widens = 能拓宽
facts-claim = 要法
facts-then = 再打
facts-nearest = 最近的牌
facts-closes = 断了的番
facts-tile = 牌
facts-reaches = 能和吗
facts-n-points = { $n } 分
facts-n-live = { $n } 张
facts-away = 差 { $n } 张
facts-away-live = 差 { $n } 张 · 有效 { $live } 张
facts-copies = × { $n }
facts-widening = { $kinds } 种，可到 { $live } 张
facts-out = 不成
facts-no-discard = 不打
facts-draw = 等摸牌
facts-closed = { $fan } 原差 { $n } 张
facts-far = 原差 { $n } 张以上
facts-goal-out = 目标不成了
facts-closes-nothing = 没有
facts-best = 最佳
facts-tied = 同优
facts-yours-discard = 你打的
facts-yours-claim = 你选的
facts-yours-waits = 你选的
facts-found = 找到
facts-missed = 漏了
facts-wins = 能和
facts-dead = 已绝
facts-below = 不够 { $line } 分
facts-colon = ：
facts-name = 各种选择
drill-and-best = { $said }。最好：{ $best }
drill-seconds-left = 还有 { $n } 秒
drill-number = 第 { $n } 题
drill-last = 上一题：{ $grade }。{ $said }
drill-look = 看一眼牌路
drill-no-question = 这里没有这样的题
drill-no-question-how = 换个目标、阶段或出处再来。Esc 返回。
facts-no-win = 不成和
