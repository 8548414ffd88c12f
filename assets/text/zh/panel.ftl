# 番路面板：标题
panel-name = 番路
panel-thinking = 正在算
panel-head = 到起和线 { $line } 分：差 { $n } 张
panel-head-reached = 起和线 { $line } 分已够：差 { $n } 张和牌
panel-head-any = 和牌：差 { $n } 张
panel-head-none = 起和线 { $line } 分：凑不成了
panel-head-means = { $line ->
    [0] 任何和牌都可以；差几张，是指离最近的一副牌。
   *[other] 和牌至少要 { $line } 分；差几张，是指离最近的这样一副牌。
}
panel-way = 到起和线 { $line } 分，最近这样走
panel-way-reached = 起和线 { $line } 分已够，最近这样走
panel-way-any = 任何和牌都算，最近这样走
panel-way-sum = = { $points } 分
panel-way-no-fan = 鸡和
panel-nearest = 最近：{ $fans } = { $points } 分，要 { $tiles }
panel-copies = × { $n }
panel-tile-copies = { $tile } { $n } 张
panel-list = { $first }、{ $rest }
panel-other = 另一路
panel-others = 另几路
panel-other-told = 另一路 { $fan }：{ $tiles }
panel-others-told = 另几路：{ $tiles }
panel-total = 共有效 { $n } 张
panel-dead = 有效 0 张，已绝
panel-switch = 改打 { $tile }：差 { $n } 张，有效 { $live } 张
panel-left = 打出 { $tile } 之后
panel-drew = 摸到有效牌
panel-if = 若打出
panel-against = 对比摸切 { $tile }
panel-chance = 照提示模拟 { $orders } 局：{ $draws } 摸内 { $percent }%
panel-widens = 变宽 { $tiles }{ $rest ->
    [0] {""}
   *[other] {" "}另 { $rest } 种
}
panel-widens-to = { $tile }→{ $live } 张
panel-can-win = 可以和牌：
panel-no-win-yet = 还不能和：
panel-points = { $n } 分
panel-over = { $more ->
    [0] 起和线 { $line } 分，刚好
   *[other] 起和线 { $line } 分已过，多 { $more } 分
}
panel-short = 起和线 { $line } 分，还差 { $n } 分

# 听牌
panel-waits = 差 1 张：{ $n } 张可和
panel-waits-line = 起和线 { $line } 分
panel-waits-below = 不够
panel-wait = { $tile } { $points } 分，{ $live } 张
panel-waits-below-told = 不够：{ $waits }
panel-waits-chance = 还有 { $draws } 摸：{ $percent }% 自摸到，若无人先和
panel-waits-chance-short = { $draws } 摸内 { $percent }%

# 行与签
panel-row-points = { $n } 分
panel-row-live = 有效 { $n } 张
panel-row-live-changed = 有效 { $before }→{ $n } 张
panel-row-live-short = { $before }→{ $n }
panel-row-none-left = 有效 0 张，已绝
panel-row-accepts = 有效 { $n } 张（{ $kinds } 种）：{ $tiles }
panel-row-out = 不成
panel-row-won = 已成
panel-row-nearest = 最近
panel-row-drew = 摸到有效牌
panel-row-pinned = 目标
panel-away = 差 { $n } 张
panel-away-before = 差
panel-away-after = 张
panel-change-same = 不变
panel-change-hurt = 远 +{ $n } 张
panel-change-helped = 近 { $n } 张
panel-change-possible = 可成
panel-chip-why = { $fan }：{ $why }
panel-chip-won = 已成 { $n } 分
panel-chip-possible = 可成 { $n } 张
panel-chip-spent = 不能再算

# 两面
panel-face = 哪些番在前
panel-face-small = 小番
panel-face-main = 主番
panel-asks-pinghe = 四组顺子，一对将
panel-asks-duanyao = 没有 1、9，也没有字牌
panel-asks-gang = 开出的杠，每个都算
panel-asks-xixiangfeng = 两门各一组顺子，数相同
panel-asks-lianliu = 同一门两组顺子，六张相连
panel-asks-fanpai = 白、發、中或自己门风的刻子
