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
review-turn-offered = 第 { $draw } 摸后 · { $tile }：{ $move }
review-lost-closed = { $goal }：差 { $n } 张 → 凑不成
review-lost-farther = { $goal }：差 { $best } → { $n } 张
review-lost-fewer = { $goal }：有效 { $best } → { $n } 张
review-better = 更好：{ $move }
review-better-many = 更好：{ $move }，另有 { $others } 种同样好

# 图与表
review-key-line = 到{ $goal }
review-key-fan = { $goal }
review-drawn = 第 { $draw } 摸 { $tile }：{ $move }
review-offered = 别家的 { $tile }：{ $move }
review-away = { $goal }差 { $n } 张
review-out = { $goal }凑不成了
review-turning = 转折 { $n }
review-row-won = 和牌
review-row-away = 差 { $n } 张
review-row-out = 凑不成
review-drawn-row = 摸
review-did-row = 打
review-par-mark = 标线：自摸第 { $n } 张，已可凑成{ $goal }
review-par-mark-fan = 标线：自摸第 { $n } 张，已可凑成 { $fan }（{ $points } 分）

# 一步
review-why-better = { $move }，离{ $goal }就差 { $n } 张：{ $tiles }有效，共 { $live } 张。
review-why-came = 第 { $draw } 摸正是 { $tile }。
review-why-best = 没有更近的：离{ $goal }差 { $n } 张，有效 { $live } 张。
review-tiles = { $tiles } { "" }
review-tiles-many = { $n } 种牌
review-part = { $why }。
review-caption-best = 更近
review-caption-yours = 你打的
review-caption-same = 你打的，最近
review-caption-picked = 这次选的
review-step-drawn = 第 { $draw } 摸
review-step-offered = { $who }打 { $tile }
review-step-called = { $draw } 摸后
review-ask-discard = 再选一次：打哪张，离{ $goal }最近？
review-ask-claim = 再选一次：为了{ $goal }，要还是过？
review-ask-how = ↑ 到手牌，← → 选，Enter 定
review-picked-best = 这次选对了最近的。
review-picked-other = 这次选的还不是最近的。
review-show = 直接看
review-table-move = 做法
review-cell-away = 差 { $n } 张
review-cell-out = 凑不成
review-own-hand = 手牌：{ $tiles }

# 页面
page-review = 复盘
review-title = 第 { $n } 手
review-followed = 你追
review-followed-guessed = 看打出的牌，你追的是
review-goal-any = 不认哪一番
review-goal-choose = 这一手追的番
review-ended-drawn = 第 { $draw } 摸自摸，{ $n } 分
review-ended-won = { $draw } 摸后和{ $who }的牌，{ $n } 分
review-ended-lost = { $draw } 摸后{ $who }和牌，{ $near }
review-ended-exhausted = 流局，{ $near }
review-ended-open = 没有打完，{ $near }
review-you-away = 你差 { $n } 张
review-you-out = 你到不了起和线
review-turns = 三个转折
review-legend-best = 当时最近
review-legend-made = 实际
review-turns-none = 每一步都是最近的打法。
review-turns-hidden = 先再选一次，再看差在哪里。
review-facts = 另外
review-from-here = 从这里同墙再试
review-export = 导出这手
review-copy = 复制牌码
review-copied = 牌码已复制：{ $code }
review-history = 牌局
review-branches = 同墙的分支
review-branch-row = 第 { $n } 手
review-branch-root = 原来的一手
review-branch-from = { $n ->
    [0] 从发牌
   *[other] 打过 { $n } 张后
}
review-unfinished = 没有打完
review-branch-open = 看
review-branch-here = 正在看
review-column-hand = 哪一手
review-column-from = 从哪里起
review-column-result = 结果
review-column-draw = 第几摸和
review-column-points = 分
review-column-away = 到起和线
review-others = 各家的牌
review-other-hand = { $who }：{ $tiles }
review-busy = 正在看这一手
review-cancel = 不看了
review-cancelled = 没有看这一手。按 Enter 再看。
review-none = 还没有打完的牌可看。打一手，或到“牌局”里选一手。
review-chart = 每次自己做主时离和牌多远
review-picker = 手牌，← → 选牌
