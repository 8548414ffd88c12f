page-statistics = 统计
statistics-counted = { $n ->
    [0] 还没有看过的牌局：打完一手就有。同墙再试不算。
   *[other] 看过 { $n } 手；同墙再试不算。少于 5 次的只写次数。
}
statistics-busy = 正在看打过的牌：{ $done } / { $all } 手
statistics-all = 全部
statistics-by-all = 全部
statistics-by-stage = 按阶段
statistics-by-goal = 按所追的番
statistics-by-line = 按起和线
statistics-by-opponents = 按对手
statistics-by-month = 按月
statistics-stage-early = 前段（前 5 打）
statistics-stage-middle = 中段（第 6–10 打）
statistics-stage-late = 后段（11 打以后）
statistics-no-goal = 看不出
statistics-no-month = 日期不明
statistics-column-group = 组
statistics-column-name = 项
statistics-column-hands = 手
statistics-column-decisions = 决策
statistics-column-nearest = 选了最近的
statistics-column-given = 每手让出（张）
statistics-column-par = 达到标线
statistics-column-won = 和牌
statistics-column-points = 和牌均分
statistics-of = { $part } / { $whole }
statistics-per-cent = { $n }%
statistics-export = 存成表格
statistics-export-title = 把统计存成表格
statistics-exported = 已存到 { $file }
statistics-stop = 先不看了
