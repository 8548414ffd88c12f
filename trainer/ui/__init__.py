"""What is seen: widgets that show a state and emit a wish; nothing here scores, adds up or keeps.

Read in this order: `theme`, `tiles`, `look` (words, colours, sizes), `controls`; `page` (what a page is) and `pages`
(the list); then a folder a page, such as `table` with `reach` and `play`, or `score`. `window` shows the pages, `app`
starts it, `desktop` is what the desktop tells and asks, `shot` makes pictures.
"""
