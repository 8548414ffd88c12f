"""What is seen: widgets that show a state and emit a wish; nothing here scores, adds up or keeps.

Read in this order: `look` (words, colours, sizes), `theme`, `tiles`, `mark_signs`, `marks`, `inline` (marks within a
line), `controls`, then a folder a page: `table`, `score`, `bench`, `rulebook`, `settings`; `window` holds them and
`keeping` their settings, `app` starts it, `shot` pictures it.
"""
