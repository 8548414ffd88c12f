# 印出来的二十番
sheet-title = 四海二十番
sheet-page = 第 { $n } 页 / 共 { $of } 页
sheet-open-points = * 公开的规则没有单独写明
sheet-example = 例
