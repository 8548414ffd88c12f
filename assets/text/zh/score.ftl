# 计分页
page-score = 计分
score-rule = 同一类别里，每组牌只坐一个番；换一类可以再坐。
score-once-same = 同一类
score-once-other = 换一类
score-why = 为什么
score-points-head = 分
score-unit = 分
score-pair = { $part } 将
score-wins = 和 { $tile }
score-times = { $fan } × { $n }
score-each = { $items }：各算一次
score-wind-seat = { $tile }（门风）
score-wind-prevailing = { $tile }（场风）
score-wind-seat-prevailing = { $tile }（门风兼场风）
score-alike = { $tile } × { $n }
score-empty-all = 各类别都无番
score-major = { $major } ›
score-more = 另有 { $fans } 也不能再算
score-more-counted = 另有 { $n } 处也不能再算
score-left-out = 还可以放 { $fans }
score-left-out-counted = 还有 { $n } 处可以放
score-places = { $fan } { $n } 处
score-list = 、
score-empty = 其余类别无番：{ $classes }
score-no-fan = 无番
score-sum-ends = { $terms } =
score-values = 番值：{ $set }
score-legend = { $status }：{ $means }
score-points-of = { $fan } { $points } 分
score-why-status = { $why }（{ $status }：{ $means }）
score-nth = { $n ->
    [1] 第一组
    [2] 第二组
    [3] 第三组
   *[4] 第四组
} { $meld }
score-separator = {" "}・{" "}
score-comma = ，

# 页头
won-head-own-drawn = 你 自摸 { $tile }
won-head-own-discard = 你 点和 ・ { $source }出 { $tile }
won-head-own-robbed = 你 抢杠 ・ { $source }加杠 { $tile }
won-head-drawn = { $who }（{ $seat }）自摸 { $tile }
won-head-discard = { $who }（{ $seat }）点和 ・ { $source }出 { $tile }
won-head-discard-yours = { $who }（{ $seat }）点和 ・ 你出 { $tile }
won-head-robbed = { $who }（{ $seat }）抢杠 ・ { $source }加杠 { $tile }
won-head-robbed-yours = { $who }（{ $seat }）抢杠 ・ 你加杠 { $tile }
won-head-short = 牌已成形，还不能和
won-you-pay = 你付
won-hand-worth = 这手 { $n } 分
won-self-draw = 自摸 { $tile }
won-discard = 点和 ・ { $source }出 { $tile }
won-robbed = 抢杠 ・ { $source }加杠 { $tile }
won-by-other = { $seat }家 { $how }
won-from-self = 你
won-from-next = 下家
won-from-across = 对家
won-from-previous = 上家
won-you-sit = 你坐 { $seat }
won-you-sit-under = 你坐 { $seat }，场风 { $wind }
won-line-passed = 起和线 { $line } 分，已过 { $over } 分
won-line-just = 起和线 { $line } 分，刚好
won-line-none = 起和线 0 分
won-line-short = 起和线 { $line } 分，差 { $short } 分

next-hand = 下一手
score-review = 复盘
same-wall = 同墙再试
compare-switch = 对照国标 套算一次

# 结算
settle-title = 结算
settle-scheme-sihai = 四海结算
settle-scheme-zungjung = 中庸结算
settle-self-draw-sihai = 自摸 ・ 三家各付 2 倍
settle-self-draw-zungjung = 自摸 ・ 三家各付 1 倍
settle-small-sihai = 出铳幺二
settle-small-zungjung = 三家平付
settle-split-sihai = 出铳幺二 ・ 包大分小
settle-split-zungjung = 包大分小
settle-earthly = 地和按自摸结算，不追出铳
settle-robbed = 抢杠按出铳结算
settle-pays = 付 { $n } 分
settle-gets = 收 { $n } 分
settle-dealer = { $who } ・ 庄
settle-role-winner = 和牌
settle-role-winner-drawn = 自摸
settle-role-discarder = 出铳
settle-role-discarder-split = 出铳 ・ 包余下
settle-role-robbed = 被抢杠
settle-role-bystander = 旁家
settle-role-bystander-split = 旁家 ・ 封顶 25
settle-split-title = { $points } 分大于 25 分：大头由出铳家包
settle-else = 换一种和法
settle-share = { $seat } { $n } 分
settle-split-sum = 共 { $times } × { $points } = { $total } 分，出铳家付 { $total } − 50 = { $paid } 分
settle-below-sihai = 25 分及以下：出铳家付 2 倍，旁家各付 1 倍。
settle-below-zungjung = 25 分及以下：三家各付 1 倍。
settle-above = 25 分以上：旁家各付 25 分，余下由出铳家包。
settle-if-drawn = 若自摸：三家各付 { $share } 分，共 { $total } 分。
settle-if-discard = 若点和：共收 { $total } 分。

# 对照国标
link-here-title = 四海 ・ 同类别不复用
link-there-title = 国标 ・ 套算一次
link-here = { $n } 处全算，{ $points } 分
link-here-none = 没有成对的顺子
link-classes-differ = 四海按类别锁位：不同类的番互不占位。
link-only-compare = 国标一栏只作对照，不计分。

# 工具条
tool-reading = 读法
tool-reading-points = { $n } ・ { $points } 分
tool-reading-name = 读法 { $n }：{ $parts }，{ $points } 分
tool-reading-parts = 第 { $n } 种读法：{ $parts }
tool-values = 番值
tool-values-points = { $set } { $points } 分
tool-step = 逐行
tool-all = 全部
tool-try = 自己试
tool-reset = 还原
tool-png = PNG
tool-pdf = PDF
tool-text = 文字
tool-notation = 牌谱
tool-text-title = 复制文字
tool-notation-title = 复制牌谱
tool-by-key = { $does }（{ $cap }）
tool-copied-text = 文字已复制
tool-copied-notation = 牌谱已复制：{ $notation }
tool-saved = 已存：{ $name }
tool-save-failed = 没有存成：{ $reason }
tool-save-png-title = 存成图片
tool-save-pdf-title = 存成 PDF
tool-steps-left = 还有 { $n } 行

# 自己试
trial-hint = 拖番条换座，拖到左边拿下；键盘：空格拿起，← → 移动，空格放下
trial-take-off = 放到这里拿下
trial-same = 同样 { $points } 分
trial-less = 少 { $points } 分
trial-lacks = 没有 { $fans }
trial-instead = 换来 { $fans }
trial-fan-points = { $fan } { $points } 分
trial-fan = { $fan } { $points }
trial-best = 这是最高的算法：{ $points } 分
trial-holding = 拿着 { $fan }：← → 移动，空格放下，Esc 放回
trial-dragging = 拿着 { $fan }：松开就放下
trial-one-class = 同类别不复用：{ $reason }
trial-not-there = 不在这几组：{ $reason }

# 朗读
say-bar = { $fan }，{ $points } 分，{ $why }
say-bar-on = { $fan }，在 { $melds }，{ $points } 分：{ $why }
say-refused = { $fan }，不算：{ $why }
say-meld = { $part }：{ $fans }
say-meld-none = { $part }：没有番
say-rule = { $fan }：看规则

# 差多少
short-title = 差 { $short } 分到起和线
short-swap = { $out } 换成 { $into }：{ $points } 分（{ $fans }）
short-none = 换 1 张牌到不了起和线

# 文字收据
receipt-title = { $points } 分 ・ { $how }
receipt-hand = 牌：{ $hand }
receipt-prevailing = 场风：{ $wind }
receipt-parts = 读作：{ $parts }
receipt-line = { $class } ・ { $fan } { $points } 分：{ $why }（{ $status }）
receipt-refused = 不算 ・ { $melds }：{ $why }
receipt-sum = 合计：{ $terms } = { $points } 分
receipt-sum-none = 合计：无番，0 分
receipt-values = 番值表：{ $set }
receipt-pays = { $seat }（{ $who }）{ $role }：{ $amount } = { $formula }
receipt-pays-alike = { $seat }（{ $who }）：{ $amount } = { $formula }
receipt-scheme = { $scheme }：{ $kind }
receipt-class = { $major } › { $class }
