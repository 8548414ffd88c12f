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
why-fanpai-prevailing = { $tile } 是场风，本桌算
why-fanpai-both-winds = { $tile } 是门风也是场风，只算一次
why-gang-concealed = { $tile } 暗杠
why-gang-open = { $tile } 明杠
why-yibangao = 两组相同的 { $meld }
why-lianliu = { $low }-{ $high }
why-yitiaolong = { $low } { $middle } { $high } 同一门
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
refused-left-out = { $fan } 没有放：还能算 { $points } 分

# 某番要什么：放错地方时说
asks-pinghe = { $fan } 要四组顺子和一对将
asks-duiduihe = { $fan } 要四组刻子或杠和一对将
asks-qidui = { $fan } 要七个对子
asks-duanyao = { $fan } 要全是 2 到 8
asks-quandaiyao = { $fan } 要每组都带幺九或字牌
asks-hunyise = { $fan } 要一门花色加字牌
asks-qingyise = { $fan } 要全是一门花色
asks-fanpai = { $fan } 要箭牌或自己门风的刻子
asks-fanpai-prevailing = { $fan } 要箭牌、自己门风或场风 { $wind } 的刻子
asks-gang = { $fan } 要一副杠
asks-yibangao = { $fan } 要两组相同的顺子
asks-lianliu = { $fan } 要同门相连的两组顺子
asks-yitiaolong = { $fan } 要同门的 123 456 789
asks-xixiangfeng = { $fan } 要两门同数的顺子
asks-sansetongshun = { $fan } 要三门同数的顺子
asks-haidilaoyue = { $fan } 要自摸牌墙最后一张
asks-hedimoyu = { $fan } 要和最后一张打出的牌
asks-jinjiduoshi = { $fan } 要抢别家加的杠
asks-lingshangkaihua = { $fan } 要自摸杠后补的牌
asks-tianhe = { $fan } 要庄家起手 14 张即和
asks-dihe = { $fan } 要闲家起手听牌，第一张即和

# 国标 套算一次：只作对照
one-link-nothing = 没有成对的顺子可比
one-link-same = 国标也算这 { $kept } 处
one-link-drops = 只许 { $kept } 处，{ $dropped } 处成环不算
one-link-ring = { $fan } 不算：{ $first } 与 { $last } 已经连上

# 番值的来历
status-fixed = 规则明定
status-joint = 合计明定
status-house = 本版自定
status-fixed-means = 公布的规则写明
status-joint-means = 公布的规则只写明它与别的番的合计
status-house-means = 规则未写，本书所定

# 为何不能和
cannot-win-line-detail = 不能和：{ $points } 分，起和线 { $line } 分：{ $fans }
cannot-win-shape = 不能和：还不成四组一对，也不是七对
receipt-short = { $fan } { $points }
receipt-none = 无番
