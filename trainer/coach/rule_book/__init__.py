"""What the rule book says: no sentence stands here, all are in the word files and the articles.

Read in this order: `content` (hands, relations, rulings, keys), `prose` (the form of articles), `places` (its pages),
`wording` (sentences put together from facts).
"""
