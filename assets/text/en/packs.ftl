# Club packs: what is wrong with the file of one, and what to write instead

fault-pack-size = Too large: { $n } bytes, at most 5,000,000
fault-pack-no-file = Cannot be opened: { $reason }
fault-pack-not-utf8 = Not a text in UTF-8
fault-pack-not-json = No JSON from character { $n } on
fault-pack-not-a-pack = Not a club pack: “format” must be “sihai-pack”
fault-pack-newer = The pack comes from a newer version ({ $n }); update this program
fault-pack-version = “version” must be { $n }
fault-pack-missing = Missing: { $wanted } is needed
fault-pack-type = Write { $wanted }
fault-pack-unknown-field = There is no field “{ $found }”; there are { $known }
fault-pack-too-long = { $n } characters, at most { $most }
fault-pack-too-many = { $n } entries, at most { $most }
fault-pack-character = Character { $n } cannot be shown; take it out
fault-pack-choice = “{ $found }” is none of { $wanted }
fault-pack-twice = The same twice; write it once
fault-pack-range = Write a whole number from { $least } to { $most }
fault-pack-cannot-ask = This exercise asks nothing about { $fan }
pack-a-text = a text
pack-a-list = a list
pack-a-number = a whole number
pack-an-object = an object, as { "{" }...{ "}" }
