# 首页
page-home = 首页
home-go-on = 继续
home-new = 发牌
home-hand = 继续第 { $n } 手
home-hand-new = 第 { $n } 手
home-hand-none = 桌上没有未完的牌
home-draw = 第 { $n } 摸
home-due = 今天到期
home-due-unit = { $n ->
   *[other] 项
} ・ 约 { $minutes } 分钟
home-due-fresh = 项，另学 { $fresh } 项 ・ 约 { $minutes } 分钟
home-due-many = 项 ・ 一轮 { $n } 项，约 { $minutes } 分钟
home-due-none = 项
home-due-today = 今天复习
home-review = 开始复习
home-round = 做一轮题
home-door-learn = 学番
home-door-learn-other = Learn
home-door-learn-about = 20 番，一番一页：定义、差一点、试一试
home-door-play = 练牌
home-door-play-other = Play
home-door-play-about = 自由对局，看每条路还差几张
home-group-small = 六小番
home-group-small-song = 平断杠 喜六番
home-group-main = 八主番
home-group-main-song = 一对幺 三龙般
home-group-incidental = 六偶然番
home-group-incidental-song = 海河金花 天地和
mastery-0 = 未学
mastery-1 = 初识
mastery-2 = 生
mastery-3 = 渐熟
mastery-4 = 熟
mastery-5 = 稳
