# 打出之后：对每条路做了什么
after-line = 你打 { $tile }：{ $what }
after-and = { $first }，{ $rest }
after-list = { $first }、{ $rest }
after-closes = { $fans } 不成了
after-keeps = { $fans } 仍在
after-best = 最好的打法之一
after-aim-closed = 凑不成{ $aim }了
after-aim-farther = 离{ $aim }远 { $n } 张
after-aim-fewer = 有效牌少 { $n } 张
after-better = 最好打 { $tiles }：差 { $n } 张，有效 { $live } 张
after-better-many = { $tile } 或另 { $others } 种之一
after-instead-of-win = 不和就打一张：打 { $tile } 仍差 { $n } 张，有效 { $live } 张
either-rank = { $rank }
either-tile = { $tile }
either-list = { $first }、{ $rest }
either-or = { $first } 或 { $last }
aim-line = { " " }{ $n } 分
aim-win = 和牌
aim-fan = { $fan }

# 会留下的东西：设置和牌谱
store-setting-replaced = 设置“{ $setting }”的值不能用，改用默认值
store-settings-kept = { $file } 读不了或有坏值，原文件另存为 { $kept }
store-settings-unreadable = { $file } 读不了，也不能另存：{ $reason }
store-damaged = { $file } 已损坏，原文件另存为 { $kept }，从头记起
store-newer = { $file } 来自更新的版本，另存为 { $kept }，从头记起
store-memory-only = { $file } 打不开，这次的牌不会保存：{ $reason }
store-not-saved = 没能保存：{ $reason }
store-not-read = 以前的牌局读不出来：{ $reason }
store-hand-unreadable = 第 { $n } 手读不了，仍留在记录里：{ $reason }

setting-name-language = 语言
setting-name-theme = 界面颜色
setting-name-tile-theme = 牌面颜色
setting-name-hint-level = 提示
setting-name-tile-scale = 牌的大小
setting-name-ui-scale = 界面大小
setting-name-motion = 动画
setting-name-corner-indices = 角标
setting-name-chinese-names = 中文番名
setting-name-pace = 对手快慢
setting-name-opponents = 对手
setting-name-lines = 起和线
setting-name-scheme = 结算
setting-name-values = 番值
setting-name-prevailing = 场风算番牌
setting-name-start = 开局
setting-name-start-fans = 开局的番
setting-name-start-missing = 开局差几张
setting-name-pinned = 目标
setting-name-panel-face = 番路的一面
setting-name-welcomed = 第一次的话
setting-name-geometry = 窗口位置

# 牌桌
session-start-without-fans = 还没选番，这手按公平发牌
session-no-values = 没有番值表 { $name }，先在设置里另选
session-failure = 程序出错：有些提示或对手的打法算不出
session-no-conflict = 发不出 { $first } 与 { $second } 都至多差 { $missing } 张的牌：放宽张数或换番
session-no-near = 发不出 { $fan } 至多差 { $missing } 张的牌：放宽张数或换番
session-no-deal = 发不出这副牌：{ $problem ->
    [fan] 这个番做不出这样的开局
    [same-fan] 两个番相同
    [missing] 差的张数不在范围内
   *[other] { $detail }
}
session-profile-in-use = 另一个四海练牌正在用这份记录（进程 { $pid }）
session-profile-unwritable = 记录文件夹 { $folder } 写不了：{ $reason }
