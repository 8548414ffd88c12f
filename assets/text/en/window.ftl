app-name = Sihai Trainer
app-no-screen = Sihai Trainer cannot open its window: no screen, neither DISPLAY nor WAYLAND_DISPLAY is set.
window-settings-not-kept = The settings were not kept: { $reason }
window-values-not-kept = The value set was not kept: { $reason }

app-open-anyway = Open anyway
app-close = Close
app-which-profile = Which profile is to be opened?
fault-saved = Something went wrong inside the program. What was played is saved, and you can go on. A report can be copied for whoever looks after the program. It names nobody and no folder.
fault-unsaved = Something went wrong inside the program. You can go on, but the last moves are not saved: they are in memory. A report can be copied for whoever looks after the program. It names nobody and no folder.
fault-at-start = Sihai Trainer could not start: something went wrong inside the program. What was played before is not touched. A report can be copied for whoever looks after the program. It names nobody and no folder.
fault-copy = Copy the report
fault-close = Close
unsaved-question = The last moves could not be saved. They are lost when the program ends now.
unsaved-elsewhere = Save elsewhere
unsaved-close = Close without saving
unsaved-stay = Stay
notices-close = Close
