settings-title = Settings
settings-back = Back
settings-sections = Groups of settings
settings-section-look = Appearance
settings-section-tiles = Tiles
settings-section-table = Table
settings-section-rules = Rules
settings-section-deals = Deals
settings-section-data = Data

settings-note-language = The language of pages, tile names and rules.
settings-note-theme = "System" follows the desktop's light or dark.
settings-note-ui-scale = The size of text, buttons and gaps.
settings-note-motion = Reduced: nothing flies, only short fades remain.
settings-note-chinese-names = The English pages also give the fans' Chinese names.
settings-note-tile-theme = What the tiles are made of, apart from the pages.
settings-note-tile-scale = How large the tiles are, in the hand and on the table.
settings-note-corner-indices = The small number or letter in a tile's corner.
settings-note-hint-level = When you see how far each fan is.
settings-note-pace = How long an opponent waits before a move.
settings-note-opponents = From the next hand.
settings-note-lines = The points a win needs at least, for each player. From the next hand.
settings-note-scheme = Who pays what. From the next hand.
settings-note-values = What each fan is worth. From the next hand.
settings-note-prevailing = Pungs of it are Value Honours too. The rules do not say; here they count only if you turn this on. From the next hand.
settings-note-start = Fair is all shuffled. With another start the table says that it was chosen.
settings-note-folder = Hands and settings lie here.
settings-note-reset = All settings as they were at first, but the window's place.

settings-language-zh = 中文
settings-language-en = English
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = Contrast, white
settings-theme-contrast-dark = Contrast, black
settings-tiles-match = As the pages
settings-tiles-ivory = Ivory
settings-tiles-bone = Bone
settings-tiles-contrast = High contrast
settings-motion-system = System
settings-motion-full = All
settings-motion-reduced = Reduced
settings-hints-off = Off
settings-hints-on-request = On request
settings-hints-after = After a discard
settings-hints-always = Always
settings-hints-about-off = No panel, no marks.
settings-hints-about-on-request = Only while Z is held.
settings-hints-about-after = Once you discarded: what it changed.
settings-hints-about-always = The panel all the time.
settings-pace-instant = Instant
settings-pace-quick = Quick
settings-pace-natural = Natural
settings-bot-discarder = Discarder
settings-bot-steady = Steady
settings-bot-builder = Builder
settings-bot-about-discarder = Draws and discards, claims nothing, never wins.
settings-bot-about-steady = Takes the nearest way, claims when it helps, wins when the line allows.
settings-bot-about-builder = Aims at a main fan that suits its tiles, weighs points and tiles left, plays safe late.
settings-line-free = 0
settings-line-beginner = 5
settings-line-standard = 10
settings-line-own = Other
settings-line-unit = { " " }pts
settings-line-own-name = Winning line, { $who }, in points
settings-scheme-sihai = Sihai
settings-scheme-zungjung = Zung Jung
settings-scheme-about-sihai = A self-draw pays double from all; the discarder pays most.
settings-scheme-about-zungjung = The parent game's way. A self-draw pays once from all; above 25 the discarder covers the rest.
settings-values-sihai = Sihai, casual
settings-values-zungjung = Zung Jung values
settings-values-own = Own file
settings-values-load = Load a file
settings-values-pick = Choose a value-set file
settings-values-filter = Value-set files (*.toml)
settings-values-in-use = In force: { $name } ({ $file })
settings-values-refused = { $file } cannot be used; the values stay:
settings-values-missing = { $file } cannot be opened: { $reason }
settings-start-fair = Fair
settings-start-near = Near a fan
settings-start-conflict = Two fans in conflict
settings-start-about-fair = All tiles are shuffled.
settings-start-about-near = At most this many tiles away from a hand with the fan.
settings-start-about-conflict = At most this many tiles away from each of two fans.
settings-start-pick-one = Choose a fan
settings-start-pick-two = Choose two fans
settings-start-missing = Tiles short, at most
settings-start-short = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
settings-folder = Data folder
settings-folder-open = Open the folder
settings-reset = Reset all
settings-reset-done = All settings are reset.
settings-reset-undo = Take back
settings-percent = { $n } %
settings-sample = Sample tiles: { $tiles }
values-fault-missing = Missing: { $fans }
values-fault-missing-more = Missing: { $fans } ..., { $n } more
values-fault-more = { $n } more of this kind
settings-start-nearest = Nearest possible: { $n } short
settings-scale-table = The table is as large as this window allows: { $n } %.
settings-scale-tiles = On the table, tiles are as large as its window allows.
settings-note-panel-face = By the line: small fans at 5, main fans at 10.
settings-note-start-page = After the first hand is finished
settings-start-page-home = Home
settings-start-page-table = Table
settings-panel-face-auto = By the line
settings-panel-face-small = Small fans
settings-panel-face-main = Main fans
settings-transfer = Export and import
settings-note-transfer = All hands as one file for another machine; results as a table.
settings-export = Export all
settings-results = Export results
settings-import = Import
settings-export-title = Where to save
settings-import-title = Choose an exported file or a file of records
settings-kind-jsonl = Exports and records (*.jsonl)
settings-kind-csv = Tables (*.csv)
settings-exported = Exported to { $file }: { $n ->
    [one] 1 hand
   *[other] { $n } hands
}
settings-imported = New from { $file }: { $n ->
    [one] 1 hand
   *[other] { $n } hands
}
settings-import-left = { $n ->
    [one] 1 line could not be read.
   *[other] { $n } lines could not be read.
}
settings-transfer-failed = { $file } cannot be read or written: { $reason }
settings-folder-move = Another folder
settings-folder-title = An empty folder for hands and settings
settings-folder-moved = Hands and settings are kept in { $folder } from now on. To go on there later, start with --profile and that folder
settings-profiles = Profiles
settings-note-profiles = Each person has their own hands and settings. Where there are several profiles, the start asks which.
settings-profile-first = Main profile
settings-profile-here = { $name } (open now)
settings-profile-name = Name of a new profile
settings-profile-create = New profile
settings-profile-next = The next start offers { $name } first.
settings-backups = Backups
settings-note-backups = A backup is made on every day of play and before the file changes its form. The last five days are kept.
settings-backup-before-change = { $day }, before an update (form { $n })
settings-backup-before-reset = { $day } (before practice was cleared at { $time })
settings-backup-none = There is no backup yet. One is made when the program is closed.
settings-backup-restore = Restore
settings-backup-question = Replace all hands by those of { $day }? The hands that are there now are kept under "Set aside" below. The hand on the table goes on.
settings-backup-yes = Replace
settings-backup-no = Leave as it is
settings-backup-restored = The hands of { $day } are back.
settings-salvage = Set aside
settings-note-salvage = Files of hands that were damaged or replaced. What can be read of them is taken in; the file stays.
settings-salvage-take = Take in its hands
settings-salvage-other = Another file
settings-salvage-title = Choose a file of hands
settings-salvage-left = { $n ->
    [one] 1 hand could not be read.
   *[other] { $n } hands could not be read.
}
settings-kind-hands = Hands of Sihai Trainer (*.sqlite3*)

# memory
settings-section-memory = Review
setting-name-retention = How much to remember
settings-note-retention = The share still right when a card is due. Dates by FSRS with its own parameters; fitting them to you would need PyTorch, which is left out.
settings-retention-80 = 80 %
settings-retention-85 = 85 %
settings-retention-90 = 90 %
settings-retention-95 = 95 %
settings-retention-97 = 97 %
settings-retention-about-80 = Fewest reviews; two in ten are forgotten.
settings-retention-about-85 = Fewer reviews, longer pauses.
settings-retention-about-90 = Right for most: one in ten is forgotten.
settings-retention-about-95 = About twice the reviews; one in twenty is forgotten.
settings-retention-about-97 = Very many reviews; hardly anything is forgotten.
setting-name-new-cards = New cards a day
settings-note-new-cards = The most that begin on a day; errors always begin theirs.
settings-new-cards-0 = 0
settings-new-cards-5 = 5
settings-new-cards-10 = 10
settings-new-cards-20 = 20
settings-new-cards-40 = 40
setting-name-round-cards = A round of review
settings-note-round-cards = The most questions in one round; the rest wait for the next.
settings-round-cards-5 = 5
settings-round-cards-10 = 10
settings-round-cards-20 = 20
settings-round-cards-40 = 40
