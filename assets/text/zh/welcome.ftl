# 第一次打开：语言，打过没有
page-welcome = 欢迎
welcome-asked = 你打过麻将吗？
welcome-about = 这里学四海麻将：二十番，边打边学。
welcome-never = 没打过
welcome-never-about = 马上打有引导的第一手，起和线先用 5 分
welcome-other = 打过别的麻将
welcome-other-about = 先看哪里不同，再打第一手
welcome-standard = 打过国标或日麻
welcome-standard-about = 先看哪里不同，再打第一手
welcome-differs = 和你打过的有什么不同
welcome-standard-name = 国标、日麻
welcome-standard-differs = 没有立直和宝牌，也没有国标的套算一次。
welcome-go = 打有引导的第一手
welcome-go-about = 牌是备好的，多半能和
welcome-lessons = 想先看课：
welcome-skip = 跳过，直接上桌

settings-first-hand = 有引导的第一手
settings-note-first-hand = 再打一手备好的牌，一步一句话。停在半路的，从那里接着打。
settings-first-hand-go = 开始
