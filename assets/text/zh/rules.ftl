points = { $n } 分
tiles-count = { $n } 张

seat-e = 东
seat-s = 南
seat-w = 西
seat-n = 北

relation-self = 你
relation-next = 下家
relation-across = 对家
relation-previous = 上家

class-form = 和型
class-terminals = 幺九
class-suits = 花色
class-honours = 番牌
class-kongs = 杠
class-same = 一色同顺
class-run = 一色连顺
class-mixed = 异色
class-incidental = 偶然
major-one-suit = 一色

# 某番为何算：由收据而来
why-pinghe = 四组顺子 + 一对将
why-duiduihe = 四组刻子 + 一对将
why-qidui = 七个对子
why-duanyao = 没有 1、9 和字牌
why-quandaiyao = 每组都带幺九或字牌
why-hunyise = 一门花色 + 字牌
why-hunyise-honours = 全是字牌
why-qingyise = 只有一门花色
why-fanpai-dragon = { $tile } 是箭牌
why-fanpai-wind = { $tile } 是自己的门风
why-gang-concealed = { $tile } 暗杠
why-gang-open = { $tile } 明杠
why-yibangao = 两组相同的 { $meld }
why-lianliu = { $low } 连 { $high }
why-yitiaolong = 123 456 789 同一门
why-xixiangfeng = { $low } 与 { $high }
why-sansetongshun = { $ranks } 三门都有
why-haidilaoyue = 自摸牌墙最后一张
why-hedimoyu = 和最后一张打出的牌
why-jinjiduoshi = 抢别家加的杠
why-lingshangkaihua = 自摸杠后补的牌
why-tianhe = 庄家起手 14 张即和
why-dihe = 闲家起手听牌，第一张即和

refused-part-taken = { $fan } 不能再算：{ $part } 已用于 { $blocker }
refused-lower-form = { $fan } 不另算：已算上位的 { $blocker }

# 为何不能和
cannot-win-line = 不能和：{ $points } 分，起和线 { $line } 分
cannot-win-line-detail = 不能和：{ $points } 分，起和线 { $line } 分：{ $fans }
cannot-win-shape = 不能和：还不成四组一对，也不是七对
receipt-short = { $fan } { $points }
receipt-none = 无番
