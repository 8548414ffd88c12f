"""What is printed: sheets made of vectors, from the pieces that the pages of the window show.

Read in this order: `sheet` (a page of paper, its look, and how pages become a PDF), `hands` (tiles, and a score with
its lanes), `fan_sheet` (the twenty fans to take away), `anki_deck` (the same as cards), `scribe` (letters in one
language or two), `questions` and `handout` (questions and answers of a chapter), `preview` and `page` (what is printed
is chosen and seen).
"""
