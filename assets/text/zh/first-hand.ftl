# 第一手：每步两句，先事实，后动作；最多 24 字
first-hand-title = 第一手 · 有引导
first-hand-prepared = 备好的牌，多半能和
first-hand-step = 第 { $n } 步 / 共 { $all } 步
first-hand-back = 上一步
first-hand-stop = 停止引导
first-hand-go-on = 继续引导
first-hand-on = 去打第一手
first-hand-this = 打这张
first-hand-later = 其余的番，讲到时再出现
first-hand-line = 起和线 { $n } 分：一番就够
first-hand-or = 或
first-hand-held = 手里有
first-hand-missing = 还差
first-hand-again = 这手没和。
first-hand-again-do = 按 Enter，再来一手备好的牌。
first-hand-another = 再来一手

first-hand-discard = 四组三张（相连或相同），加一对将，就能和。
first-hand-discard-do = { $tile } 用处最小：点它两下，打出。
first-hand-nearness = 看 平和：四组都是顺子，就是三张相连。
first-hand-second-way = 又一条路：断幺，不要 1、9 和字牌。
first-hand-then = 打 { $tile }，{ $fan } 差 { $n } 张。
first-hand-then-line = 打 { $tile }，离和牌差 { $n } 张。
first-hand-claim = { $who }打的 { $tile }，你正用得上。
first-hand-claim-chow = 吃成 { $meld }，只差 { $n } 张。
first-hand-claim-pung = 碰下它，只差 { $n } 张。
first-hand-wait = 打一张，还差 { $n } 张。
first-hand-wait-do = 打 { $tile }，还有 { $live } 张能用。
first-hand-win = { $tile } 来了：{ $n } 分，过了 { $line } 分的线。
first-hand-win-do = 按 和。
first-hand-lanes = 一条线是一类，锁住的牌归那个番。
first-hand-lanes-do = 一条一条看，各用了哪几组。
first-hand-next-lane = 看下一条
first-hand-done = 共 { $n } 分：各条线加起来。
first-hand-doors = 第一手打完了。接着做什么？
first-hand-door-lesson = 第一课
first-hand-door-hand = 再打一手
first-hand-door-round = 做题

first-hand-farther = 打了 { $tile }，差 { $n } 张，远了 { $more } 张。
first-hand-out = 打了 { $tile }，够不到线了。
first-hand-no-claim = 没有吃碰，仍差 { $n } 张。
first-hand-no-win = 没有和，这手接着打。

key-does-first-hand-doors = 第一手之后：再打一手，做一轮题
