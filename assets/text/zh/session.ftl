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
store-damaged = { $file } 已损坏，另存为 { $kept }，从头记起。可在 设置 · 数据 里取出其中的牌谱，或恢复备份
store-newer = { $file } 来自更新的版本，原样留着。现在打的牌记在 { $ours }，升级后会并入
store-memory-only = { $file } 打不开：{ $reason }。牌局只留在内存里：请另选文件夹，否则关闭后就没有了
store-missing = { $file } 不见了，里面原有 { $n } 手牌。现在从头记起；可在 设置 · 数据 里恢复备份
store-emptied = { $file } 不见了或是空的，{ $n ->
    [0] 里面可能有牌谱。
   *[other] 里面原有 { $n } 手牌。
}剩下的另存为 { $kept }，从头记起；可在 设置 · 数据 里恢复备份
store-hands-unreadable = { $file } 里有 { $n } 手牌读不了，其余都读得了
store-hands-missing = { $file } 里少了 { $n } 手牌；可在 设置 · 数据 里恢复备份
store-taken-in = 从 { $file } 并入 { $n } 手牌
store-backup-unusable = { $file } 已损坏，恢复不了；什么都没有改动
store-disk-full = 没能保存：{ $folder } 所在的磁盘满了。牌局先留在内存里：请腾出空间，或在 设置 · 数据 里另选文件夹
store-read-only = 没能保存：{ $folder } 写不了。牌局先留在内存里：请允许写入，或在 设置 · 数据 里另选文件夹
store-folder-gone = 没能保存：{ $folder } 不见了。牌局先留在内存里：请把它放回原处，或在 设置 · 数据 里另选文件夹
store-folder-has-hands = { $folder } 里已有牌谱：请选空文件夹
store-no-home = 没有主文件夹：请用 { $variable } 或 --profile 指定记录放在哪里
store-no-such-home = { $folder } 指的用户不存在：请另选记录文件夹
store-path-too-long = 记录文件夹 { $folder } 的路径太长，最多 { $most } 字节：请另选
store-profile-unusable = 记录文件夹 { $folder } 用不了：{ $reason }。请另选
store-bad-profile-name = “{ $name }”不能作记录名：1 至 { $most } 个字，只用文件夹名允许的字符
store-profile-taken = 已有名为“{ $name }”的记录
store-profile-not-made = 记录“{ $name }”建不了：{ $reason }
store-no-export = { $file } 不是四海练牌导出的文件，也不是 play 命令写的牌谱；什么都没有并入
store-line-refused = { $file } 第 { $n } 行：{ $why }
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
setting-name-panel-face = 面板先看
setting-name-start-page = 打开时
setting-name-opponents = 对手
setting-name-lines = 起和线
setting-name-scheme = 结算
setting-name-values = 番值
setting-name-prevailing = 场风算番牌
setting-name-start = 开局
setting-name-start-fans = 开局的番
setting-name-start-missing = 开局差几张
setting-name-pinned = 目标
setting-name-ask-first = 先答再看
setting-name-greeted = 欢迎已看
setting-name-first-hand = 第一手
setting-name-welcomed = 第一次的话
setting-name-geometry = 窗口位置

# 牌桌
session-start-without-fans = 还没选番，这手按公平发牌
session-no-values = 没有番值表 { $name }，先在设置里另选
session-failure = 程序出错：有些提示或对手的打法算不出
session-no-conflict = 发不出 { $first } 与 { $second } 都至多差 { $missing } 张的牌：放宽张数或换番
session-no-near = 发不出 { $fan } 至多差 { $missing } 张的牌：放宽张数或换番
session-no-deal = 发不出这副牌：{ $why }
session-profile-in-use = 另一个四海练牌正在用这份记录（进程 { $pid }）
session-profile-unwritable = 记录文件夹 { $folder } 写不了：{ $reason }。请允许写入或腾出空间，或用 --profile 另选
session-profile-in-use-elsewhere = 这份记录上次由 { $host } 上的四海练牌使用。若那边已关闭，可以打开
session-lock-unusable = { $file } 锁不了，看不出是否有另一个四海练牌在用这份记录。若没有，可以打开
