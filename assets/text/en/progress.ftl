# the sheet of fans to print
sheet-title = The twenty fans
sheet-page = page { $n } of { $of }
sheet-open-points = * published in a sum only, or not at all
sheet-example = Example
