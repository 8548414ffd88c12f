# 写错了什么，该怎么写

# 一行手牌
fault-unknown = { $text }：不是牌，请写成 123m 456p 789s 11z
fault-no-suit = { $text }：没有花色，后面请写 m、p、s 或 z
fault-no-rank = { $text }：没有数字，前面请写 1 到 9
fault-honour-rank = { $text }：没有这张字牌，请写 1z 到 7z
fault-zero = { $text }：没有这个数字，请写 1 到 9，赤五写 5
fault-not-closed = { $text }：括号没有收，请写 [123m] 或 (1111z)
fault-not-opened = { $text }：括号没有开，请写 [123m] 或 (1111z)
fault-not-one-tile = { $text }：请写正好 1 张和张，如 +5m
fault-second-win-tile = { $text }：和张只有 1 张，请只写 1 个 +
fault-unreadable-more = 读不成牌的地方另有 { $n } 处

# 一组
fault-meld-unknown-kind = { $text }：只有 chow、pung、kong
fault-meld-wrong-count = { $text }：一组请写 3 张，杠写 4 张
fault-meld-not-alike = { $text }：不成一组，杠请写 4 张一样的
fault-meld-not-in-a-row = { $text }：不是顺子也不是刻子，请写 [123m] 或 [111m]
fault-meld-honours-in-a-row = { $text }：字牌没有顺子，请写 [111z]
fault-meld-concealed = { $text }：( ) 只写暗杠，请写 [ ]

# 一手牌
fault-too-many-copies = { $tile } 有 { $n } 张，一种只有 4 张
fault-too-many-melds = 副露 { $n } 组，至多 4 组
fault-wrong-count = 手牌 { $n } 张、副露 { $melds } 组，手牌要 { $more ->
    [0] { $wanted }
   *[other] { $wanted } 或 { $more }
} 张
fault-bare-kongs = 杠要写在括号里，请写 { $text }；暗杠写在 ( )
fault-win-tile-missing = 手牌里没有和张 { $tile }，手牌里也要写上
fault-not-incidental = { $fan } 不是偶然番，这里只写偶然番
fault-event-cannot-meet = 这些偶然番不能同时有
fault-event-first-tile-after-meld = 有副露就没有天和、地和
fault-event-tianhe-not-dealer = 天和只有庄家有，庄家坐 E
fault-event-dihe-by-dealer = 庄家没有地和
fault-event-replacement-without-kong = 没有杠就没有岭上开花
fault-event-robbed-tile-held = 抢杠的牌 { $tile } 手里不能另有，另外三张在被抢的杠里
fault-not-a-win = 没有和

# 一行数据（JSON）
fault-in = { $field }：{ $what }
fault-not-json = 第 { $n } 个字起不是 JSON
fault-too-large = 这一行太长，一手牌不用这么多
fault-not-an-object = 要一个 JSON 对象，写成 { "{" }…{ "}" }
fault-missing-field = 缺这一项
fault-wrong-type = 这一项的类型不对
fault-unknown-seat = 座位是 E、S、W、N 之一
fault-unknown-prevailing = 场风是 E、S、W、N 之一
fault-unknown-event = 没有这个番，写番的拼音，如 haidilaoyue
fault-unknown-values = 没有这个番值表，写 sihai 或 zungjung
fault-too-many-lines = 起和线至多 8 个

# 番值文件
fault-unknown-set = 没有这个番值表
fault-no-file = 打不开：{ $found }
fault-not-utf8 = 不是 UTF-8 文字
fault-not-toml = 不是完整的 TOML
fault-not-toml-at = 第 { $line } 行第 { $column } 字起不合 TOML 写法
fault-missing-fan = 缺少：{ $row }
fault-no-fan = “{ $row }”不是番
fault-no-row = { $row }：要写 points 和 status
fault-points = { $row }：points 要是 0 到 1000 的整数，不是 { $found }
fault-status = { $row }：status 要是 fixed、joint 或 house，不是 { $found }

# 牌局
fault-deal-seed = 种子不在范围内
fault-deal-lines = 起和线要 4 个，每个 0 到 { $most } 分
fault-deal-missing = 差的张数要在 { $fewest } 到 { $most } 之间
fault-deal-fan = 这个番做不出这样的开局
fault-deal-same-fan = 两个番相同
fault-deal-hands = 要 4 家的手牌
fault-deal-hand-size = 第 { $number } 手牌有 { $n } 张，这里要 { $wanted } 张
fault-deal-table = 桌上的牌要写全四家，否则从庄家摸牌开始
fault-deal-copies = { $tiles } 超过 4 张
fault-deal-wall = 牌墙里没有可摸的牌
fault-deal-form = 读不出牌局

# 牌局码
fault-code-empty = 没有牌局码
fault-code-character = 不是牌局码：第 { $place } 位的“{ $character }”不会出现在码里
fault-code-short = 不是完整的牌局码：太短，要整个贴进来，如 266F-WNJG-44Y5
fault-code-check = 牌局码抄错了一处：请逐字对照
fault-code-version = 牌局码来自更新的版本
fault-code-content = 牌局码里没有可用的牌局
fault-code-stacked = 指定牌墙写不进牌局码
fault-code-seat = 指定开局给了别的座位，写不进牌局码
fault-code-values = 自定的分值写不进牌局码

# 牌谱
fault-record-json = 牌谱不是可读的 JSON
fault-record-format = 牌谱来自别的版本
fault-record-form = 牌谱不完整
fault-record-move = 牌谱第 { $place } 步读不出来
fault-record-illegal = 牌谱第 { $place } 步不合规则
fault-move-seat = { $text }：先写座位 E、S、W 或 N
fault-move-verb = { $text }：座位后面写 discard、chow、pung、kong、win 或 pass
fault-move-tile = { $text }：discard、chow、kong 后面写一张牌，如 5m
fault-move-words = { $text }：一步写座位、动作，要牌的再写一张牌
