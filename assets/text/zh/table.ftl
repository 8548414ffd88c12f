# 牌桌
table-tile-unit = { $n ->
   *[other] 张
}
table-wall = 起和线
table-wall-left = 余牌 { $n } 张
table-line = 起和线 { $n } 分
table-line-value = { $n } 分
table-turn-of = 轮到{ $who }
table-prevailing = 场风
table-prevailing-short = 场风
table-prevailing-wind = 场风 { $wind }
table-wind-e = 东
table-wind-s = 南
table-wind-w = 西
table-wind-n = 北
table-dealer = { $place } · 庄
table-dealer-own = 庄
table-list-empty = 没有
table-discards = { $who }打出的牌
table-discard-drawn = { $tile }（摸切）
table-melds = { $who }的副露
table-backs = { $who }手里 { $n } 张
table-open-hand = { $who }的手牌
table-hand = 手牌 { $n } 张
table-winning-tile = 和
table-drawn-tile = 刚摸的 { $tile }
table-meld-chow = 顺子 { $tiles }
table-meld-pung = 刻子 { $tiles }
table-meld-kong = 明杠 { $tiles }
table-meld-concealed-kong = 暗杠 { $tiles }
table-meld-from = { $meld }，来自{ $who }

# 轮到谁，要做什么
table-dealing = 正在备牌
table-dealing-how = 合要求的牌，要多试几副
table-dealing-cancel = 取消
table-turn-empty = 还没有发牌
table-turn-empty-how = 按 N 或点“发牌”
table-turn-own = 轮到你打牌
table-turn-choose = 选一张牌，再点一次打出
table-turn-can-win = 可以和牌：{ $n } 分
table-turn-all-pay = { $tile } 点和，三家各付 { $n } 分
table-turn-all-pay-drawn = 自摸 { $tile }，三家各付 { $n } 分
table-turn-one-pays = { $tile } 点和，{ $who }付 { $n } 分，另两家各付 { $others } 分
table-turn-again = 再点一次打出 { $tile }，或按
table-turn-discarded = { $who }打出 { $tile }
table-turn-discarded-own = 你打出 { $tile }
table-turn-robbing = { $who }加杠 { $tile }
table-turn-waits = 你听 { $n } 种牌
table-turn-waiting = 等{ $who }摸打
table-turn-waiting-called = 等{ $who }打牌
table-choose-chow = 吃哪一组
table-choose-kong = 杠哪一种
table-over-won = { $who }和 { $tile }
table-over-won-own = 你和 { $tile }
table-over-yours = { $who }和 ・ 你出 { $tile }
table-over-drawn = { $who }自摸 { $tile }
table-over-drawn-own = 你自摸 { $tile }
table-over-points = { $fans } = { $points } 分
table-over-pay = 你付 { $n } 分
table-over-receive = 你收 { $n } 分
table-over-exhausted = 流局
table-over-exhausted-how = 牌墙摸完，无人和牌，不付分

# 吃碰杠和过
table-claims = 吃碰杠和过
table-claim-chow = 吃
table-claim-pung = 碰
table-claim-kong = 杠
table-claim-win = 和
table-claim-pass = 过
table-claim-key = 按 { $cap }
table-claim-impossible = { $name }，现在不能
table-claim-why = 按 H 看为何不能和
table-claim-short = 差 { $n } 分起和
table-claim-caption = 差 { $n } 张 · 有效 { $live } 张
table-claim-win-caption = { $n } 分
table-refused = { $tile } { $why }
table-choice-chow = 吃成 { $tiles }
table-choice-kong = 杠 { $tiles }
table-choice-added-kong = 加杠 { $tiles }
table-choice-concealed-kong = 暗杠 { $tiles }

# 顶栏
table-title = 练牌
table-mode = 自由对局
table-hand-number = 今天第 { $n } 手
table-hand-prepared = 备好的牌
table-hand-again = 同墙再试
table-hand-left = 上一手还在，可退回去
table-hints = 提示
table-hints-off = 关
table-hints-on-request = 按需
table-hints-after = 出牌后
table-hints-always = 常显
table-undo = 悔一手
table-redo = 重做
table-settings = 设置
table-help = 按键

# 记录与牌局
table-log = 记录
table-log-title = 这一手
table-log-legend = 暗 = 摸切
table-log-close = 收起
table-score-title = 今天 { $n } 手
table-score-none = 还没有打完的一手
table-score-sihai = 四海结算
table-score-zungjung = 中庸结算
table-score-retries = 同墙再试 { $n } 手，不计分
table-score-taken-back = 悔了 { $n } 次
table-score-cell = { $who } { $points } 分
table-deal-chosen = 指定开局
table-deal-fair = 随机开局
table-deal-short = 指定 · 至多差 { $n } 张
table-deal-code = 牌局码
table-deal-copy = 复制
table-deal-paste = 粘贴
table-deal-copied = 已复制
table-deal-paste-empty = 剪贴板里没有文字
table-deal-again = 同墙再试
table-deal-review = 复盘
table-deal-other = 换一副牌
table-deal-next = 下一手
table-deal-new = 发牌
table-deal-score = 看算分
table-drawer = 番路
table-look = 看面板
table-resume = 上次的一手没打完
table-resume-how = 接着打，或发新牌
table-resume-go = 接着打

# 按键
table-keys = 按键
table-keys-rules = 规则
table-key-choose = 选牌，End 选刚摸的
table-key-discard = 打出选中的牌
table-key-claims = 吃 碰 杠
table-key-win = 和；不能时说明原因
table-key-pass = 过；等待时跳过
table-key-look = 按住：看面板（番路）
table-key-level = 提示级别
table-key-face = 面板：小番或主番
table-key-pin = 把那一行的番定为目标
table-key-rule = 焦点所在番的规则
table-key-undo = 悔一手
table-key-redo = 重做
table-key-log = 记录与牌局
table-key-next = 发新牌
table-key-again = 同墙再试
table-key-help = 按键；再按看规则
table-key-bench = 算一手
table-key-settings = 设置
table-key-full-screen = 全屏
table-key-back = 收起
table-score-points = { $sign }{ $n } 分

# Why the paths cannot be seen now
table-paths-later = 出牌之后才看得到番路
table-paths-off = 提示已关，没有番路可看
table-history = 全部牌局
table-key-history = 打过的牌局
