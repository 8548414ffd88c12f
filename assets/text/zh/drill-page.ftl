# 练牌页
page-drills = 练牌
drills-begin = 开始
drills-open = 去打
drills-back = 返回
drills-any = 不限
drills-line = { $n } 分
drills-name-play = 自由打牌
drills-about-play = 跟三家打一整手，牌路在旁
drills-name-discard = 打哪张
drills-about-discard = 14 张里，打哪张离目标最近
drills-name-waits = 听哪些
drills-about-waits = 哪些牌能和，还剩几张，够不够分
drills-name-claim = 要不要
drills-about-claim = 吃、碰、杠还是过，各断了什么
drills-name-mixed = 打和要
drills-about-mixed = 打哪张、要不要混着来，弱的多出
drills-name-speed = 限时
drills-about-speed = 六十秒，答对几题
drills-choice-speed = 题型
drills-choice-goal = 目标
drills-choice-line = 起和线
drills-choice-stage = 阶段
drills-choice-length = 长度
drills-choice-source = 出处
drills-stage-early = 前段
drills-stage-middle = 中段
drills-stage-late = 后段
drills-length-ten = 十题
drills-length-endless = 不停
drills-length-minute = 一分钟
drills-source-bots = 现出
drills-source-own = 自己打过的牌
drills-no-hands = 还没有打完的牌。先打一手，再来练自己的牌。
drills-best = 最好：{ $n } 题
drills-no-best = 还没有成绩
drills-record = 六十秒 · 最好 { $n } 题
drills-record-new = 六十秒 · 新的最好

# 按键
key-place-drills = 练牌
key-does-choose-drill = 选练什么
key-does-begin-drill = 开始
key-does-choose-drill-tile = 选要打的牌
key-does-claim-in-drill = 吃、碰、杠、过
key-does-drill-look = 按住：看一眼牌路

# 设置里
setting-name-drill = 上次练的
setting-name-speed-bests = 限时的最好成绩
