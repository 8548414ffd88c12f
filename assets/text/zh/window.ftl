app-name = 四海练牌
app-no-screen = 四海练牌打不开窗口：没有屏幕，DISPLAY 与 WAYLAND_DISPLAY 都没有设置。
window-settings-not-kept = 设置没有存下：{ $reason }
window-values-not-kept = 番值文件没有存下：{ $reason }

