# 先答再看：和牌之后先说番、分、谁付，再看算分
page-ask = 先答再看
ask-first-about = 先答这三样，再看算分
ask-first-show = 直接看算分
ask-first-go = 先答再看
ask-first-switch = 先答再看：和牌后先答，再看算分
ask-first-can-win = 可以和牌
ask-first-can-win-how = 和了以后，先答哪些番、几分、谁付
ask-first-over-how = 先答哪些番、几分、谁付，再看算分
settings-note-ask-first = 自己或对手和牌后，先答番、分和谁付，再看算分。
table-key-ask = 先答再看：开或关
key-does-ask = 先答再看：开或关
