app-name = Sihai Trainer
app-no-screen = Sihai Trainer cannot open its window: no screen, neither DISPLAY nor WAYLAND_DISPLAY is set.
window-settings-not-kept = The settings were not kept: { $reason }
window-values-not-kept = The value set was not kept: { $reason }

