# 讲台：放映、讲义包和编辑

page-teach = 讲台
page-present = 放映

# 放映画面
teach-step = 第 { $n } 步 / 共 { $count } 步
teach-next-key = 空格 下一步
teach-kind-position = 牌势
teach-kind-deal = 同一副牌
teach-kind-hand = 和牌
teach-kind-exercise = 练习
teach-refused = 不算
teach-same-class = 同类别不复用
teach-sum = { $terms } = { $total }
teach-payment = { $who } { $amount }
teach-winner = 和家
teach-hands = 举手：{ $answers }
teach-raised = { $answer } × { $n }
teach-raised-right = { $answer } ✓ × { $n }
teach-code = 牌局码 { $code }
teach-away = 差 { $n } 张
teach-won = 已成
teach-live = 有效 { $n } 张
teach-copies = × { $n }
teach-below = 不够
teach-fan = { $fan }
teach-tiles = { $n } 张
teach-passed = 跳过 { $n } 步
teach-notes-window = 讲稿
teach-coming = 下一步
teach-end = 到此结束
