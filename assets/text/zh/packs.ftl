# 讲义包：文件里哪里不对，该怎么写

fault-pack-size = 文件太大：{ $n } 字节，最多 5,000,000
fault-pack-no-file = 打不开：{ $reason }
fault-pack-not-utf8 = 不是 UTF-8 文本
fault-pack-not-json = 从第 { $n } 个字符起不是 JSON
fault-pack-not-a-pack = 不是讲义包：“format” 应为 “sihai-pack”
fault-pack-newer = 讲义包来自更新的版本（{ $n }），请更新本程序
fault-pack-version = “version” 应为 { $n }
fault-pack-missing = 缺少：应有{ $wanted }
fault-pack-type = 应写{ $wanted }
fault-pack-unknown-field = 没有“{ $found }”这一项；可用的有 { $known }
fault-pack-too-long = { $n } 个字符，最多 { $most }
fault-pack-too-many = { $n } 项，最多 { $most }
fault-pack-character = 第 { $n } 个字符无法显示，请删去
fault-pack-choice = “{ $found }” 不在 { $wanted } 之中
fault-pack-twice = 写了两次，只写一次
fault-pack-range = 应写 { $least } 到 { $most } 的整数
fault-pack-cannot-ask = 这种练习不问 { $fan }
pack-a-text = 一段文字
pack-a-list = 一个列表
pack-a-number = 一个整数
pack-an-object = 一个对象 { "{" }…{ "}" }
