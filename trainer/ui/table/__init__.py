"""The table page: a hand as the learner sees it, and every wish at it.

Read in this order: `page` (the whole), `ground` with `places` (what lies where), `felt` (centre, rivers, opponents),
`hand_row`, `claim_strip`, `turn_line`, `veil`; then `hint_show` (what may be shown of the reach), `keys`, `held_key`
and `conduct` (from wishes to moves), `flight` (motion), `log_panel` and `key_map` (the quiet side).
"""
