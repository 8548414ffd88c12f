# 页面之间
page-bar = 页面
page-table = 牌桌
page-bench = 算一手
page-rules = 规则
page-here = { $name }，当前页
page-help = 按键
page-settings = 设置

# 算一手
bench-title = 算一手
bench-examples = 例子
bench-example-kongs = 两杠两番牌
bench-example-straight = 一条龙 一般高
bench-example-triple = 三色同顺 一般高
bench-example-pairings = 连六 喜相逢
bench-example-seven-pairs = 七对
bench-example-four-kongs = 四杠
bench-line = 牌谱
bench-line-hint = 写一手牌：123m 456饼 東東 +5s；副露写在 [ ]，暗杠写在 ( )
bench-undo = 撤销
bench-redo = 重做
bench-clear = 清空
bench-score = 算分
bench-open = 算一手（Ctrl B）
bench-back = 回到算一手

# 手牌
bench-hand = 手牌
bench-hand-count = { $tiles } 张
bench-hand-count-melds = { $tiles } 张 ・ 副露 { $melds } 组
bench-click = 点手牌
bench-click-remove = 拿掉
bench-click-win = 作和张
bench-win = 和
bench-tile = { $name }
bench-drawn = 摸
bench-tile-drawn = { $name }，摸到的
bench-tile-win = { $name }，和张
bench-meld-chow = 顺子 { $tiles }，点一下拿掉
bench-meld-pung = 刻子 { $tiles }，点一下拿掉
bench-meld-kong = 明杠 { $tiles }，点一下拿掉
bench-meld-concealed-kong = 暗杠 { $tiles }，点一下拿掉

# 牌盘
bench-palette = 牌盘
bench-into = 下一张
bench-into-hand = 进手牌
bench-into-chow = 吃
bench-into-pung = 碰
bench-into-kong = 明杠
bench-into-concealed-kong = 暗杠
bench-left = { $n }
bench-palette-tile = { $name }，还有 { $n } 张
bench-palette-chow = 吃 { $tiles }
bench-palette-pung = 碰 { $tiles }
bench-palette-kong = 明杠 { $tiles }
bench-palette-concealed-kong = 暗杠 { $tiles }
bench-palette-not = { $name }，还有 { $n } 张，放不下

# 怎么和的
bench-seat = 坐
bench-prevailing = 场风（算番牌）
bench-prevailing-none = 不算
bench-winning-line = 起和线
bench-giver = 和张
bench-giver-self = 自摸
bench-giver-previous = 上家出
bench-giver-across = 对家出
bench-giver-next = 下家出
bench-events = 偶然番
bench-event-on = { $fan }，{ $why }
bench-event-off = { $fan }，不能：{ $why }
bench-event-needs-dealer = 只有东家（庄）
bench-event-needs-other = 庄家没有
bench-event-needs-draw = 要自摸
bench-event-needs-discard = 要和别家的牌
bench-event-needs-no-meld = 要没有副露和杠
bench-event-needs-kong = 要先有杠
bench-event-robbed-held = 手里不能另有 { $tile }
bench-event-not-with = 不能与 { $fan } 同时
bench-terms = 起和线 { $line } 分 ・ 番值 { $set } ・ { $scheme }

# 还没和的牌
bench-into-seen = 桌上
bench-seen = 桌上见到的牌
bench-seen-hint = 9m9m3z；四家的舍牌用 / 分开：你 / 下家 / 对家 / 上家
bench-seen-count = { $n ->
    [0] 桌上见到的牌
   *[other] 桌上见到的牌 { $n } 张
}
bench-seen-rivers = 只有四家，请只用三个 /
bench-river = 点的牌放到谁的牌河
bench-play = 从这手打下去
bench-play-table = 和机器人打
bench-play-alone = 自己摸
bench-play-faults = 先把写错的地方改好，才能打下去
bench-play-few = 桌上最多写 { $n } 张，剩下的牌才够发、够摸
bench-play-melds = 自己摸不吃不碰：把副露写成手牌，或者和机器人打
bench-play-count = 手牌 { $n } 张，写成 { $least } 张或 { $most } 张才能打下去

# 结果
bench-empty = 写一行或点牌，凑成一手
bench-empty-how = 四组一对，或七对；杠算一组
bench-missing = 差 { $n } 张
bench-missing-how = 已有 { $have } 张，杠按 3 张算，共要 14 张
bench-not-won = 还没和
bench-not-won-how = 14 张齐了，还不是四组一对，也不是七对
bench-faults = { $n } 处不对
bench-no-fan = 无番
bench-said-won = { $points }：{ $fans }，{ $line }
bench-said = { $head }：{ $body }
bench-under-line = 还没和：{ $line }
bench-waits = 差 1 张：{ $n } 张可和
bench-waits-none = 差 1 张，牌都已在手里
bench-waits-under = 差 1 张：和了也不够起和线
bench-wait-points = { $points } 分
bench-wait-live = × { $n }
bench-wait-under = 不够
bench-wait-said = { $tile }：{ $points } × { $n }
bench-wait-said-under = { $tile }：{ $points } × { $n }，不够起和线

# 有什么不对
bench-fault-event = { $fan }：{ $why }

# 贴进来的数据（JSON）有什么不对

# 按键表
key-does-bench = 算一手
key-does-bench-score = 算分
key-does-bench-into = 下一张进哪里
key-does-bench-tile = 在手牌和牌盘里选
key-does-bench-vary = 手牌的一张换成前后一种；牌盘里上下走
key-does-bench-table = 从这手和机器人打下去
key-does-bench-alone = 从这手自己摸下去
key-does-bench-use = 放一张；点手牌
key-does-bench-remove = 拿掉手牌的一张
key-does-bench-clear = 清空
key-place-bench = 算一手
key-does-bench-undo = 撤销
key-does-bench-redo = 重做
