"""Review of a played hand: what each own decision did to the winning line and to the fan that was followed.

Read in this order: `values` (what is found), `deciding` (every own decision measured by reach), `following` (which fan
the hand followed), `outcomes` (par, and what a won hand could have been), `findings` (the whole review of a record),
`wording` (its sentences), `chart` (as a picture, decision by decision), `why` (what is said of one decision), `data`
(its JSON form, and the sum over many), `figures` (what statistics are made of). Records are replayed and nothing is
kept, so equal records give equal reviews.
"""

from trainer.coach.review.data import ReviewSum, review_data, review_files
from trainer.coach.review.findings import review_of, review_steps
from trainer.coach.review.values import Decision, HandReview, Loss, Richer, Weighed
from trainer.coach.review.wording import fact_phrases, outcome_phrase, review_phrases, turning_phrases

__all__ = [
    "Decision",
    "HandReview",
    "Loss",
    "ReviewSum",
    "Richer",
    "Weighed",
    "fact_phrases",
    "outcome_phrase",
    "review_data",
    "review_files",
    "review_of",
    "review_phrases",
    "review_steps",
    "turning_phrases",
]
