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
store-damaged = { $file } is damaged; it is kept as { $kept } and a new one begun
store-newer = { $file } is from a newer version; it is kept as { $kept } and a new one begun
store-memory-only = { $file } cannot be opened; hands will not be saved this time: { $reason }
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
setting-name-opponents = Opponents
setting-name-lines = Winning lines
setting-name-scheme = Settlement
setting-name-values = Fan values
setting-name-prevailing = Prevailing wind counts
setting-name-start = Start
setting-name-start-fans = Fans of the start
setting-name-start-missing = Tiles short at the start
setting-name-pinned = Target
setting-name-panel-face = Panel face
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
session-no-deal = This hand cannot be dealt: { $problem ->
    [fan] no such start can be made for this fan
    [same-fan] the two fans are the same
    [missing] the number of missing tiles is out of range
   *[other] { $detail }
}
session-profile-in-use = Another Sihai Trainer is using this profile (process { $pid })
session-profile-unwritable = The profile folder { $folder } cannot be written: { $reason }
