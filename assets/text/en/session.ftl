# After a discard: what it did to each path
after-line = Your { $tile }: { $what }
after-and = { $first }, { $rest }
after-list = { $first } and { $rest }
after-closes = closes { $fans }
after-keeps = Keeps { $fans }
after-best = one of the best discards
after-aim-closed = { $aim } out of reach
after-aim-farther = { $n } farther from { $aim }
after-aim-fewer = { $n ->
    [one] 1 tile fewer helps
   *[other] { $n } tiles fewer help
}
after-better = Best was { $tiles }: { $n } away, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}
after-better-many = { $tile } or one of { $others } others
after-instead-of-win = Or discard { $tile }: { $n } away, { $live ->
    [one] 1 tile helps
   *[other] { $live } tiles help
}
either-rank = { $rank }
either-tile = { $tile }
either-list = { $first }, { $rest }
either-or = { $first } or { $last }
aim-line = { $n ->
    [one] 1 point
   *[other] { $n } points
}
aim-win = a win
aim-fan = { $fan }

# What lasts: settings and hands
store-setting-replaced = The setting “{ $setting }” had no usable value; the default is used
store-settings-kept = { $file } could not be used as it was; it is kept as { $kept }
store-settings-unreadable = { $file } can neither be read nor kept aside: { $reason }
store-damaged = { $file } is damaged. It is kept as { $kept } and a new one is begun. Its hands can be read out of it, or a copy restored, in Settings · Data
store-newer = { $file } is from a newer version of the program and is left as it is. Hands played now are kept in { $ours }; the newer version takes them in
store-memory-only = { $file } cannot be opened: { $reason }. Hands are kept in memory only: choose another folder, or they are gone when the program ends
store-missing = { $file } is missing. Hands that were in it: { $n }. A new one is begun. A copy can be restored in Settings · Data
store-emptied = { $file } is missing or empty. { $n ->
    [0] It may have held hands.
   *[other] Hands that were in it: { $n }.
} What is left is kept as { $kept } and a new one is begun. A copy can be restored in Settings · Data
store-hands-unreadable = { $n ->
    [one] 1 hand in { $file } cannot be read. The others can
   *[other] { $n } hands in { $file } cannot be read. The others can
}
store-hands-missing = { $n ->
    [one] 1 hand that was in { $file } is missing. A copy can be restored in Settings · Data
   *[other] { $n } hands that were in { $file } are missing. A copy can be restored in Settings · Data
}
store-taken-in = { $n ->
    [one] 1 hand was taken in from { $file }
   *[other] { $n } hands were taken in from { $file }
}
store-backup-unusable = { $file } cannot be restored: it is damaged. Nothing was changed
store-disk-full = Not saved: the disk with { $folder } is full. Moves are kept in memory until there is room: delete something, or choose another folder in Settings · Data
store-read-only = Not saved: { $folder } cannot be written. Moves are kept in memory until it can be: allow writing, or choose another folder in Settings · Data
store-folder-gone = Not saved: { $folder } is gone. Moves are kept in memory until it is back: bring it back, or choose another folder in Settings · Data
store-folder-has-hands = { $folder } holds hands already: choose an empty folder
store-no-home = You have no home folder: say with { $variable } or --profile where hands and settings are kept
store-no-such-home = { $folder } names a user who is not here: choose another profile folder
store-path-too-long = The profile folder { $folder } has too long a path, at most { $most } bytes: choose another
store-profile-unusable = The profile folder { $folder } cannot be used: { $reason }. Choose another
store-bad-profile-name = “{ $name }” cannot name a profile: 1 to { $most } letters, digits, spaces or signs that a folder may have
store-profile-taken = There is a profile “{ $name }” already
store-profile-not-made = The profile “{ $name }” cannot be made: { $reason }
store-no-export = { $file } is no file that Sihai Trainer has exported, and holds no records as play prints them; nothing was taken in
store-line-refused = { $file }, line { $n }: { $why }
store-not-saved = Not saved: { $reason }
store-not-read = Earlier hands cannot be read: { $reason }
store-hand-unreadable = Hand { $n } cannot be read; it stays in the archive: { $reason }

setting-name-language = Language
setting-name-theme = Colours
setting-name-tile-theme = Tile colours
setting-name-hint-level = Hints
setting-name-tile-scale = Tile size
setting-name-ui-scale = Interface size
setting-name-motion = Motion
setting-name-corner-indices = Corner indices
setting-name-chinese-names = Chinese fan names
setting-name-pace = Opponents' pace
setting-name-panel-face = Fans shown first
setting-name-start-page = Start with
setting-name-opponents = Opponents
setting-name-lines = Winning lines
setting-name-scheme = Settlement
setting-name-values = Fan values
setting-name-prevailing = Prevailing wind counts
setting-name-start = Start
setting-name-start-fans = Fans of the start
setting-name-start-missing = Tiles short at the start
setting-name-pinned = Target
setting-name-ask-first = Ask first
setting-name-greeted = Welcome seen
setting-name-first-hand = First hand
setting-name-welcomed = First words
setting-name-geometry = Window place

# The table
session-start-without-fans = No fan chosen yet: this hand is dealt fair
session-no-values = There is no value set { $name }: choose another in the settings
session-failure = A fault: some hints or opponents' moves cannot be worked out
session-no-conflict = No hand is { $missing ->
    [one] 1 tile
   *[other] { $missing } tiles
} short of both { $first } and { $second }: allow more tiles or change a fan
session-no-near = No hand is { $missing ->
    [one] 1 tile
   *[other] { $missing } tiles
} short of { $fan }: allow more tiles or change the fan
session-no-deal = This hand cannot be dealt: { $why }
session-profile-in-use = Another Sihai Trainer is using this profile (process { $pid })
session-profile-unwritable = The profile folder { $folder } cannot be written: { $reason }. Allow writing or make room, or choose another with --profile
session-profile-in-use-elsewhere = Another Sihai Trainer used this profile last, on { $host }. If it has ended, the profile can be opened
session-lock-unusable = Whether another Sihai Trainer uses this profile cannot be told: { $file } cannot be locked. If none does, the profile can be opened
