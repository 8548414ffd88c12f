app-name = 四海练牌
app-no-screen = 四海练牌打不开窗口：没有屏幕，DISPLAY 与 WAYLAND_DISPLAY 都没有设置。
window-settings-not-kept = 设置没有存下：{ $reason }
window-values-not-kept = 番值文件没有存下：{ $reason }

app-open-anyway = 仍然打开
app-close = 关闭
app-which-profile = 打开哪一份记录？
fault-saved = 程序内部出错了。打过的牌都已保存，可以接着打。可复制一份报告给维护程序的人；里面没有人名，也没有文件夹名。
fault-unsaved = 程序内部出错了。可以接着打，但最近几手没能保存，只在内存里。可复制一份报告给维护程序的人；里面没有人名，也没有文件夹名。
fault-at-start = 程序内部出错，四海练牌打不开。以前打过的牌没有动。可复制一份报告给维护程序的人；里面没有人名，也没有文件夹名。
fault-copy = 复制报告
fault-close = 关闭
unsaved-question = 最近几手没能保存，现在关闭就没有了。
unsaved-elsewhere = 存到别处
unsaved-close = 不存，关闭
unsaved-stay = 先不关
notices-close = 知道了
