# 造牌的页：选目标和起手
page-build = 造牌
build-any = 任一主番
build-or = { $first } 或 { $rest }
build-ask-build = 造出 { $goals }
build-ask-roads = { $goals }，走哪条路？
build-about-fair = 公平发牌，只有自己摸打
build-about-near = 备好的牌，离 { $fan } 最多差 { $missing } 张；只有自己摸打
build-about-conflict = 备好的牌，离两番各最多差 { $missing } 张；只有自己摸打
build-about-stacked = 选好的起手，只有自己摸打
build-start = 起手
build-start-fair = 公平发牌
build-start-near = 靠近一番
build-start-conflict = 两条路
build-how-fair = 全部随机。选一番或几番，成一番就算。
build-how-near = 起手离目标不远。选一番。
build-how-two = 起手离两番都不远。选两番，成一番就算。
build-how-conflict = 起手离两番都不远。选两番，每打一张都说保哪条路。
build-place = 怎么打
build-place-alone = 只有自己摸打
build-place-table = 上桌，有机器人
build-goals = 目标（数字键 1–8）
build-missing = 最多差几张
build-begin = 发牌
build-what = 打完看三行：标线是全留着最早第几摸能成，照面板是每打都听面板的，再加上你自己。没有吃碰杠。
build-what-table = 同样起手，和机器人打一局，吃碰杠和都可以。打完对比标线、照面板和你自己。番路面板先收成“按需”；看了它，就不计入统计。
build-par-table = 标线：起手加上你拿进的牌（摸的、吃碰杠的、和的那张），最早第几张能凑成目标；没有拿的牌不算。照面板：同一副牌墙、同样的机器人，每步都听面板的；打法一变，后面各家拿的牌也会变。
build-goal = 目标：{ $goals }{ $prepared ->
    [yes] （备好的牌）
   *[no] {""}
}
build-table-without = 和了，但没有目标番
build-table-lost = 别家先和，没成
build-table-drawn = 荒牌，没成
build-compare = 看对比
build-go-on = 回到桌上接着打
build-came-in = 进
build-dealing = 正在备牌
build-cancel = 取消

# 摸打
build-draw = 第 { $n } 摸 / 共 { $all } 摸
build-choose = 选一张牌
build-throw = 打 { $tile }
build-win = 和：{ $fan }
build-keeps = 打出后保哪条路
build-both = 两路
build-undo = 退一步
build-look = 看牌路
build-hide = 收起牌路
build-leave = 就到这里
build-river = 打出的牌：{ $tiles }
build-river-empty = 还没有打出牌
build-pick = 选牌

# 比一比
build-comparing = 正在对比
build-ways = 同样的牌
build-way-par = 标线
build-way-advice = 照面板
build-way-road = 照面板走 { $fan }
build-way-you = 你
build-came = 第 { $n } { $place ->
    [table] 张进牌
   *[alone] 摸
}成 { $fan }，{ $points } 分
build-came-short = 第 { $n } { $place ->
    [table] 张进牌
   *[alone] 摸
}成，{ $points } 分
build-never = 没成
build-never-short = 没成，差 { $n } 张
build-never-near = 没成，离 { $fan } 差 { $n } 张
build-par-never = 怎么留都成不了
build-left = 打了 { $n } 张，停下
build-out = { $n } 摸摸完，没成
build-no-par = { $place ->
    [table] 你拿进的牌，怎么留都成不了
   *[alone] 这副牌墙，怎么留都成不了
}
build-par-missed = 标线第 { $par } { $place ->
    [table] 张进牌
   *[alone] 摸
}
build-at-par = 与标线同在第 { $par } { $place ->
    [table] 张进牌
   *[alone] 摸
}
build-after-par = { $place ->
    [table] 标线第 { $par } 张进牌，晚 { $n } 张
   *[alone] 标线第 { $par } 摸，晚 { $n } 摸
}
build-parted = 两路在第 { $n } 摸分开
build-together = 两路一直没有分开
build-said = 保哪路，说对 { $right } / { $n }
build-losses = { $n ->
    [0] 每一打都不亏
   *[other] { $n } 打有亏
}
build-known = { $place ->
    [table] 退过步、打过这副牌或看过牌路，不计入统计
   *[alone] 看过后面的牌或牌路，不计入统计
}
build-not-kept = 这一副没能保存：{ $reason }
build-judged = 标线第 { $par } 摸
build-judged-advice = 照面板第 { $n } 张进牌成
build-again = 同样的牌再来
build-another = 换一副
build-discards = 看我的打牌
build-change = 换目标
build-drawn = 摸
build-thrown = 打
build-turn = 第 { $n } { $place ->
    [table] 张进牌
   *[alone] 摸
}，打 { $tile }
build-lost = 打 { $tile }，{ $near }：{ $why }。最好打 { $best }，{ $then }
build-closed = 打 { $tile }，{ $goal } 就凑不成了。最好打 { $best }，{ $then }
build-best-throw = 最好的一打：{ $near }
build-kept-right = 保 { $kept }，说对了
build-kept-wrong = 你说保 { $said }，其实保 { $kept }
build-kept-neither = 你说保 { $said }，其实哪路都没保
build-stop = 。
build-best = 最佳
build-yours = 你打的
build-yours-best = 最佳，你打的
build-turn-read = { $turn }。{ $hand }。{ $said }

# 题：走哪条路
exercise-kind-path = 走哪条路
exercise-kind-build = 造牌
drills-name-path = 走哪条路
drills-about-path = 起手 13 张，哪几番够得着
drills-name-build = 造牌
drills-about-build = 只有自己摸打，造一番，同标线比
drills-name-roads = 两条路
drills-about-roads = 每打一张，说保哪条路
exercise-kind-roads = 两条路
exercise-ask-path-par = 摸 { $draws } 张全留着，哪几番多半能成？
exercise-ask-path-play = 照面板打 { $draws } 摸，哪两番最常成？
drill-path-there = { $fan } 全留有 { $n } 副
drill-path-home = { $fan } 打成 { $n } 副
drill-path-right = { $walls } 副牌墙里：{ $fans }
drill-path-lacks = 最近的一副差 { $n } 张，{ $part } 缺 { $tiles }
drill-path-wrong = { $walls } 副牌墙里，{ $told }；{ $lacks }
drill-path-missed = 还有：{ $walls } 副牌墙里，{ $told }；{ $lacks }
drill-path-shown = { $said }。{ $right }
