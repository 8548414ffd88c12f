# 牌桌上的人：句首与句中
game-who-self = 你
game-who-next = 下家
game-who-across = 对家
game-who-previous = 上家
game-who-wind-e = 东家
game-who-wind-s = 南家
game-who-wind-w = 西家
game-who-wind-n = 北家
game-from-self = 你
game-from-next = 下家
game-from-across = 对家
game-from-previous = 上家
game-from-wind-e = 东家
game-from-wind-s = 南家
game-from-wind-w = 西家
game-from-wind-n = 北家

game-list = { $first } + { $rest }

# 牌局记录，一事一句
game-event-dealt = 发牌，{ $who }坐庄
game-event-drawn = { $who }摸 { $tile }
game-event-drawn-hidden = { $who }摸牌
game-event-replaced = { $who }杠后补 { $tile }
game-event-replaced-hidden = { $who }杠后补牌
game-event-discard = { $who }打出 { $tile }
game-event-discard-drawn = { $who }摸切 { $tile }
game-event-chow = { $who }吃{ $source }的 { $tile }：{ $meld }
game-event-pung = { $who }碰{ $source }的 { $tile }
game-event-kong-concealed = { $who }暗杠 { $tile }
game-event-kong-claimed = { $who }杠{ $source }的 { $tile }
game-event-kong-added = { $who }加杠 { $tile }
game-event-robbed = { $who }抢{ $source }加杠的 { $tile }
game-event-won = { $who }和{ $source }的 { $tile }：{ $points } 分
game-event-won-drawn = { $who }自摸 { $tile }：{ $points } 分
game-event-exhausted = 牌墙摸完，无人和牌

# 不能这样走的原因
game-no-over = 这一手已经结束
game-no-turn = 还没轮到：现在是{ $turn }家
game-no-answer = 这张牌没有在等你回答
game-no-discard-now = 正在问这张牌谁要，不能出牌
game-no-tile = 手里没有 { $tile }
game-no-held = 除摸到的以外没有 { $tile }
game-no-offer = 现在没有可要的牌
game-no-only-win = 加杠的牌只能抢和
game-no-last-discard = 最后一张打出的牌只能和
game-no-chow-side = 只能吃上家打出的牌
game-no-chow-shape = { $tile } 起不成顺子
game-no-chow-tile = 这组顺子里没有 { $tile }
game-no-chow-hand = 吃牌还缺 { $tiles }
game-no-pung-hand = 碰牌要手里有两张 { $tile }
game-no-kong-called = 吃碰之后只能出牌，不能杠
game-no-kong-wall = 牌墙已空，不能杠
game-no-kong-hand = { $tile } 凑不成杠
game-no-kong-tile = 打出的是 { $tile }，只能杠这张
game-no-win-called = 吃碰之后只能出牌，不能和
game-no-pass = 没有可过的牌

# 开局方式，总是写明
game-start-fair = 随机开局
game-start-near = 指定开局：{ $who }距 { $fan } 至多差 { $missing } 张
game-start-conflict = 指定开局：{ $who }在 { $first } 与 { $second } 之间，各至多差 { $missing } 张
game-start-stacked = 指定牌墙
