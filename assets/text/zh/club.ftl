# 记分：真牌，四个人的一晚
page-keeper = 记分
keeper-title = 今晚的分
keeper-title-of = { $month }月{ $day }日的分
keeper-about = 真牌记分 ・ { $month }月{ $day }日 ・ 已记 { $n } 手
keeper-about-hands = 真牌记分 ・ 已记 { $n } 手
keeper-undo = 撤销
keeper-redo = 重做
keeper-csv = CSV
keeper-csv-title = 存成表格（CSV）
keeper-png = 图片
keeper-png-title = 存成图片，好贴出来
keeper-evenings = 换一晚
keeper-saved = 已存 { $name }
keeper-not-saved = 没存成：{ $reason }
keeper-scheme = 结算

keeper-total = 总分
keeper-lines-note = 每手之后的总分，四人同一比例
keeper-head-hand = 手
keeper-head-dealer = 庄
keeper-head-winner = 和牌
keeper-head-fans = 番
keeper-head-points = 分
keeper-head-gains = 各家得失，分
keeper-from = { $who } 出铳
keeper-only-points = 只记了分
keeper-nobody = 牌墙摸完，无人和
keeper-uncounted = 不计
keeper-more = +{ $n }
keeper-empty = 还没有记。右边记第一手。
keeper-rule-sihai = 四海结算：自摸三家各付 2 倍；出铳付 2 倍，旁家 1 倍；过 25 分，旁家各付 25，出铳家包余下。
keeper-rule-zungjung = 中庸结算：自摸三家各付 1 倍；点和也三家各付 1 倍；过 25 分，旁家各付 25，出铳家包余下。
keeper-rows-note = 点一行可以改，Del 删；改后总分重算。
keeper-said-hand = 第 { $n } 手，庄 { $who }
keeper-said-total = { $who } 总分 { $n }
keeper-list = {"　"}
keeper-named = { $who } { $n }

# 记一手
keeper-enter = 记第 { $n } 手
keeper-correct = 改第 { $n } 手
keeper-dealer = 庄 { $who }
keeper-pick = 选
keeper-ask-who = 谁和
keeper-ask-how = 怎么和
keeper-ask-giver = 谁出铳
keeper-ask-points = 分
keeper-how-drawn = 自摸
keeper-how-discard = 出铳
keeper-how-nobody = 流局
keeper-unit = 分
keeper-tiles = 录入牌面
keeper-tiles-again = 改牌面
keeper-tiles-away = 不要牌面
keeper-by-tiles = 由牌面算出
keeper-pays = 这样付
keeper-cap = 封顶 { $n }
keeper-short = 不够起和线 { $n } 分
keeper-short-how = 仍可记入，标 不计，各家不付。
keeper-nobody-pays = 流局，各家不付。
keeper-record = 记入
keeper-record-again = 改好
keeper-leave = 不改了
keeper-strike = 删这一手
keeper-after = 记入后：{ $totals }
keeper-open-who = 先选谁和。
keeper-open-how = 再选怎么和。
keeper-open-giver = 再选谁出铳。
keeper-open-points = 写分，或录入牌面。
keeper-open-tiles = 牌面还不成一手和牌。
keeper-full = 一晚最多 { $n } 手，请另起一晚。

# 录入牌面
keeper-hand-title = { $who } 和的牌
keeper-hand-note = 打字或点牌，最后来的一张前写 +
keeper-hand-done = 就这手
keeper-hand-cancel = 不录了

# 起一晚
keeper-new = 新的一晚
keeper-new-note = 四个名字按座位，从东起，逆时针。起和线各自选。
keeper-people = 改名字和起和线
keeper-people-note = 改了线，每一手照新线重算。
keeper-names = 名字
keeper-lines = 起和线
keeper-to-board = 回到记分
keeper-name = { $seat } 家的名字
keeper-name-default = { $seat }家
keeper-line = { $seat } 家的起和线
keeper-line-points = { $n } 分
keeper-names-bad = 四个名字都要写，各不相同，最多 { $n } 个字。
keeper-begin = 开始记分
keeper-people-done = 改好
keeper-people-open = 名字和线
keeper-earlier = 以前的晚上
keeper-earlier-none = 还没有。每记一手就存好，关了程序也在。
keeper-evening = { $year }年{ $month }月{ $day }日 { $time }
keeper-evening-about = { $names } ・ { $n } 手
keeper-evening-said = { $day }，{ $about }
store-evening-unreadable = 记分文件 { $file } 读不出来，原样留作 { $kept }。

# 表格
keeper-csv-hand = 手
keeper-csv-dealer = 庄
keeper-csv-winner = 和牌
keeper-csv-ended = 怎么和
keeper-csv-giver = 出铳
keeper-csv-fans = 番
keeper-csv-points = 分
keeper-csv-short = { $how }（不计）

# 讲义
page-paper = 讲义
paper-title = 讲义
paper-what = 每一番画一条线，穿过它用的牌组，右边写分。牌下粗线是和的那张。
paper-what-options = 在对的答案前的圆圈里打勾。
paper-small = 小番
paper-main = 主番
paper-answers = 答案
paper-name = 姓名
paper-sum = 合计
paper-sum-terms = { $terms } =
paper-drawn = 自摸 { $tile }
paper-won = 点和 { $tile }
paper-foot = 第 { $n } 页 / 共 { $count } 页 ・ 答案从第 { $answers } 页起
paper-foot-answers = 第 { $n } 页 / 共 { $count } 页
