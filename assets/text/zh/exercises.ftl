# 八种题
exercise-kind-name-fans = 认番
exercise-kind-present = 有没有
exercise-kind-total = 算分
exercise-kind-lanes = 排番
exercise-kind-finish = 补哪张
exercise-kind-can-win = 能不能和
exercise-kind-payment = 谁付多少
exercise-kind-nearer = 哪副更近

# 题目
exercise-ask-name-fans = 这副牌算哪几番？
exercise-ask-present = { $fan } 算不算？
exercise-ask-total = 这副牌几分？
exercise-ask-lanes = 哪组牌用在哪一番？
exercise-ask-finish = 补哪张，成 { $fan } 并和牌？
exercise-ask-can-win = 起和线 { $line } 分，能和吗？
exercise-ask-payment = { $winner } 和 { $source } 的牌，{ $seat } 收付多少？（{ $scheme }）
exercise-ask-payment-drawn = { $winner } 自摸，{ $seat } 收付多少？（{ $scheme }）
exercise-ask-nearer = 哪副离 { $fan } 更近？

exercise-several = 可多选，要选全
exercise-option-there = 算
exercise-option-nearly = 差一张
exercise-option-no = 不算
exercise-option-win = 能和
exercise-option-under = 不够
exercise-option-first = 第一副
exercise-option-second = 第二副

# 答对一行；答错说明错在哪组牌
exercise-one = { $one }
exercise-list = { $first }、{ $rest }
exercise-count = 算 { $fans }
exercise-counts-for = { $fan }，{ $reason }
exercise-missed = 漏了 { $reason }
exercise-counts-often = { $fan } 算 { $n } 次
exercise-at-fault = { $asks }；{ $part } 不合
exercise-undeclared = 四张 { $tile } 没有开杠，不算 杠
exercise-read-better = 按 { $fan } 读是 { $n } 分，换一种读法是 { $best } 分
exercise-nearly = { $out } 换成 { $into }，{ $fan } 就算
exercise-sum = { $fans } = { $n } 分
exercise-reaches-line = { $fans } = { $n } 分，够起和线 { $line } 分
exercise-below-line = { $fans } = { $n } 分，不够起和线 { $line } 分
exercise-finish = { $tiles } 都行：{ $reason }
exercise-finish-one = { $tiles }：{ $reason }
exercise-also = 还有 { $tile }：{ $reason }
exercise-dead = { $tile } 已绝：4 张都已见
exercise-no-win = { $tile } 来了不成和
exercise-wins-without = { $tile } 来了能和，但 { $reason }
exercise-nearer = 近的差 { $near } 张（{ $tiles }），远的差 { $far } 张

exercise-pay-sum = { $formula } = { $points }
exercise-pay-winner = { $points }：{ $seat } 收 { $paid }
exercise-pay-discarder = { $points }：{ $seat } 按出铳付 { $paid }
exercise-pay-bystander = { $points }：{ $seat } 是旁家，付 { $paid }
exercise-pay-payer = { $points }，按自摸算：三家各付 { $paid }，{ $seat } 也一样
exercise-pay-winner-capped = { $points }，超过 { $cap } 分：旁家各付 { $cap } 分，余下由出铳家包，{ $seat } 收 { $paid }
exercise-pay-discarder-capped = { $points }，超过 { $cap } 分：旁家各付 { $cap } 分，余下由 { $seat } 包，付 { $paid }
exercise-pay-bystander-capped = { $points }，超过 { $cap } 分：{ $seat } 是旁家，只付 { $paid }，余下由出铳家包
exercise-pay-sihai = 四海结算：出铳与自摸都付 2 倍
exercise-pay-zungjung = 中庸结算：不付 2 倍
exercise-pay-capped = 旁家最多付 { $n } 分，余下由出铳家包

exercise-taken = { $part } 已用于 { $blocker }
exercise-other-lane = { $fan } 属于 { $klass } 类
exercise-not-there = 这里没有 { $fan }
exercise-lanes-full = 放满了：{ $n } 分
exercise-lanes-short = 还少 { $n } 分：{ $reason }

# 错在哪一种：进度里的名目
mistake-missed-fan = 漏番
mistake-not-there = 多算的番
mistake-wrong-class = 放错类
mistake-reused-meld = 重复用牌
mistake-wrong-total = 算错分
mistake-wrong-payer = 算错付账
mistake-dead-wait = 听绝张
mistake-missed-wait = 漏听
mistake-false-wait = 误听
mistake-wrong-distance = 远近看错
mistake-below-line = 不够线
mistake-win-declined = 能和没和
mistake-claim-missed = 该要没要
mistake-claim-harms = 不该吃碰
mistake-slower-discard = 打慢了

# 做题的页
page-drill = 做题
exercise-seen = 已见
exercise-option-gets = 收 { $n } 分
exercise-option-pays = 付 { $n } 分
exercise-lanes-held = { $fan } 放在 { $klass }：{ $melds }
exercise-lanes-placed = { $fan } 在 { $klass }：{ $melds }
drill-check = 答好了
drill-again = 再试一次
drill-reveal = 看答案
drill-next = 下一题
drill-skip = 跳过
drill-count = 第 { $n } 题 / 共 { $all } 题
drill-grade-right = 对
drill-grade-partly = 对一部分
drill-grade-wrong = 不对
drill-option = { $cap } 键，{ $state }
drill-option-open = 可选
drill-option-chosen = 已选
drill-option-right = 对
drill-option-wrong = 不对
drill-option-done = 没选
drill-option-placed = 已放
drill-sum = { $n } 题，对 { $right } 题
drill-missed = 漏掉的
drill-none-missed = 没有漏掉的
drill-missed-of = { $fan }：{ $mistake }
drill-next-round = 再来一轮
drill-leave = 返回
lanes-empty = 空
lanes-how = 拿一条番，放到它用的牌组上；这一类没有番就空着。
lanes-keys = 数字键拿番，← → 换组，↑ ↓ 换类，Enter 放下，Del 拿回
lanes-done = 各类都在这里
lanes-refused = { $fan } 放不下
lanes-placed = 已放 { $n } 分
drill-kinds = 题型
drill-length = 长短
drill-all-kinds = 全部
drill-ten = { $n } 题
drill-minutes = { $n } 分钟
drill-most-missed = 只做最常漏的
