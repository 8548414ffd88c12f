# 番为何不成：点出副露或断掉的牌
reach-did-chow = 已吃 { $meld }
reach-did-pung = 已碰 { $tile }
reach-did-kong = 已杠 { $tile }
reach-out-pinghe = { $did }，不能全是顺子
reach-out-duiduihe = { $did }，不能全是刻子
reach-out-qidui = { $did }，七对要门清
reach-out-qidui-kong = { $did }，七对不能有杠
reach-out-duanyao = { $did }，断幺不可有幺九字
reach-out-quandaiyao = { $did }，这组不带幺九
reach-out-qingyise = { $did }，清一色不可有字
reach-out-two-suits = { $first }，{ $second }，已有两门
reach-out-room = { $n ->
    [0] 四组已定，没有此番
   *[other] 副露已定，只余 { $n } 组，不够
}
reach-out-dead = { $tile } 已绝（{ $n } 张都已见）
reach-out-few = { $tile } 只剩 { $n } 张，不够
reach-out-several = { $tiles } 都不够一刻
reach-out-five = { $tiles } 都不够一刻
