# The page of free play: what a first start tells beside the table
first-words = 第一次打
first-words-fan = 番：一种牌型，凑成就有它的分，如 一条龙 30 分
first-words-line = 起和线 { $n } 分：够 { $n } 分才能和
first-words-numbers = 差：还要进几张。有效：剩几张能更近
first-words-close = 知道了
