"""What the rule book's files hold agrees with the scorer, in both value sets and both languages."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from trainer.coach.rule_book.content import (
    apart,
    clauses,
    key_map,
    rulings,
    rulings_of,
    together,
    worked_examples,
    worked_refusal,
)
from trainer.coach.rule_book.places import ARTICLES
from trainer.rules import (
    BUILT_IN,
    COPIES,
    DISCARD_EVENTS,
    FANS,
    FIRST_TURN_EVENTS,
    INCIDENTAL_FANS,
    PATTERN_FANS,
    TILES,
    FanId,
    Hand,
    HandError,
    Meld,
    Seat,
    Tile,
    ValueSet,
    counts,
    load_values,
    score_hand,
)
from trainer.text import Language, Words

SETS = tuple(load_values(name) for name in BUILT_IN)


@pytest.mark.parametrize("values", SETS, ids=BUILT_IN)
@pytest.mark.parametrize("fan", FANS)
def test_the_example_of_a_fan_holds_it(fan: FanId, values: ValueSet) -> None:
    assert fan in score_hand(clauses()[fan].example, values).fans


@pytest.mark.parametrize("values", SETS, ids=BUILT_IN)
@pytest.mark.parametrize("fan", FANS)
def test_the_near_miss_of_a_fan_does_not_hold_it(fan: FanId, values: ValueSet) -> None:
    assert fan not in score_hand(clauses()[fan].near, values).fans


@pytest.mark.parametrize("fan", FANS)
def test_the_tiles_that_break_a_near_miss_are_in_it(fan: FanId) -> None:
    clause = clauses()[fan]
    assert clause.wrong
    assert not Counter(clause.wrong) - Counter(clause.near.tiles)


@pytest.mark.parametrize(
    ("name", "total", "fans"),
    [
        ("two-kongs", 40, {FanId.GANG: 2, FanId.FANPAI: 2}),
        ("dragon-and-double", 55, {FanId.YITIAOLONG: 1, FanId.YIBANGAO: 1, FanId.PINGHE: 1}),
        (
            "triple-and-double",
            65,
            {FanId.SANSETONGSHUN: 1, FanId.YIBANGAO: 1, FanId.QUANDAIYAO: 1, FanId.PINGHE: 1},
        ),
        ("chain-of-four", 30, {FanId.LIANLIU: 2, FanId.XIXIANGFENG: 2, FanId.PINGHE: 1, FanId.DUANYAO: 1}),
    ],
)
def test_the_worked_examples_are_worth_what_the_notes_say(name: str, total: int, fans: dict[FanId, int]) -> None:
    score = score_hand(worked_examples()[name], load_values("sihai"))
    assert (score.total, dict(score.fans)) == (total, fans)


def test_the_examples_of_the_notes_that_name_a_refusal_show_it() -> None:
    shown = {name: fan for name in worked_examples() if (fan := worked_refusal(name))}
    assert shown == {"dragon-and-double": FanId.LIANLIU, "triple-and-double": FanId.XIXIANGFENG}


def test_the_refusals_shown_with_the_worked_examples_are_refused() -> None:
    for name, hand in worked_examples().items():
        refused = worked_refusal(name)
        score = score_hand(hand, load_values("sihai"))
        assert refused is None or refused in {refusal.fan for refusal in score.refused}


def test_what_excludes_is_excluded_in_turn() -> None:
    never = {(fan, other) for fan in FANS for entry in apart(fan) for other in entry.fans}
    assert never == {(other, fan) for fan, other in never}
    assert all(fan is not other for fan, other in never)


def test_excluding_and_combining_fans_are_all_the_others() -> None:
    for fan in FANS:
        never = [other for entry in apart(fan) for other in entry.fans]
        assert sorted([fan, *never, *together(fan)]) == sorted(FANS)


def test_pairs_of_fans_count_together_just_where_the_book_says_so() -> None:
    """Over hands built at random from few tiles: no excluded pair ever counts, every other pair does somewhere."""
    said = {frozenset((fan, other)) for fan in FANS for other in together(fan)}
    assert _pairs_seen() == said


@cache
def _pairs_seen() -> frozenset[frozenset[FanId]]:
    rng = random.Random(20)
    seen: set[frozenset[FanId]] = set()
    for _ in range(8000):
        hand = _random_hand(rng)
        if hand is not None:
            seen |= {frozenset(pair) for pair in combinations(score_hand(hand, SETS[0]).fans, 2)}
    return frozenset(seen)


def _random_hand(rng: random.Random) -> Hand | None:
    """A complete hand leaning towards one suit, one shape or the ends, with events at random; None if it cannot be."""
    kinds = _some_kinds(rng)
    seat = rng.choice(tuple(Seat))
    if rng.random() < 0.15:
        pairs = [tile for tile in rng.choices(kinds, k=7) for _ in range(2)]
        return _checked(Hand(tuple(pairs), (), pairs[0], seat, _events(rng)))
    melds = [_random_meld(rng, kinds) for _ in range(4)]
    rank = rng.randrange(7)
    one_suit, ends = 9 * rng.randrange(3), (0, 3, 6)
    melds = rng.choices(
        (
            melds,
            [melds[0], *(Meld.chow(Tile(one_suit + step)) for step in ends)],
            [melds[0], *(Meld.chow(Tile(9 * suit + rank)) for suit in range(3))],
            [Meld.pung(tile) for tile in rng.choices(kinds, k=4)],
        ),
        (10, 2, 2, 2),
    )[0]
    open_share = rng.choice((0.0, 0.3))
    laid_down = tuple(meld for meld in melds if meld.kind == "kong" or rng.random() < open_share)
    held = [tile for meld in melds if meld not in laid_down for tile in meld.tiles]
    held += [rng.choice(kinds)] * 2
    return _checked(Hand(tuple(held), laid_down, rng.choice(held), seat, _events(rng)))


def _some_kinds(rng: random.Random) -> tuple[Tile, ...]:
    by_suit = [TILES[0:9], TILES[9:18], TILES[18:27]]
    ends = tuple(tile for tile in TILES if not tile.is_simple)
    inner = tuple(tile for tile in TILES if tile.is_simple)
    suit = rng.choice(by_suit)
    return rng.choice([TILES, ends, inner, suit, suit + TILES[27:], suit[1:8], suit[:3] + suit[6:] + TILES[27:]])


def _random_meld(rng: random.Random, kinds: tuple[Tile, ...]) -> Meld:
    starts = [tile for tile in kinds if not tile.is_honour and tile.rank in (1, 2, 4, 5, 7)]
    if starts and rng.random() < 0.6:
        start = rng.choice(starts)
        other = Tile(rng.randrange(3) * 9 + start.rank - 1)
        return Meld.chow(other if len(kinds) > 20 else start)
    tile = rng.choice(kinds)
    return Meld.kong(tile) if rng.random() < 0.25 else Meld.pung(tile)


def _events(rng: random.Random) -> frozenset[FanId]:
    return frozenset(rng.sample(INCIDENTAL_FANS, k=rng.choice((0, 1, 1, 2))))


def _checked(hand: Hand) -> Hand | None:
    if max(counts(hand.tiles)) > COPIES:
        return None
    try:
        score_hand(hand, SETS[0])
    except HandError:
        return None
    return hand


@pytest.mark.parametrize("language", Language)
def test_everything_that_a_clause_says_has_words(language: Language) -> None:
    words = Words(language)
    for fan in FANS:
        for part in ("asks", "note"):
            assert words(f"book-{fan}-{part}")
        assert words(f"book-{fan}-near", wrong=clauses()[fan].wrong, tile=clauses()[fan].wrong[0])
        for entry in apart(fan):
            assert words(f"book-apart-{entry.reason}")
    for ruling in rulings():
        assert words(ruling.key)
    for place in key_map():
        assert words(f"key-place-{place.id}")
        for row in place.rows:
            assert words(f"key-does-{row.does}")


def test_every_ruling_belongs_to_a_page_that_exists() -> None:
    for ruling in rulings():
        assert ruling.pages
        assert set(ruling.pages) <= {*FANS, *ARTICLES}


def test_every_value_that_is_our_own_has_its_ruling_on_the_fans_page() -> None:
    for fan in FANS:
        if load_values("sihai").statuses[fan] != "fixed":
            assert rulings_of(fan)


def test_the_first_turn_and_discard_events_are_told_apart_as_the_hands_module_does() -> None:
    for first in FIRST_TURN_EVENTS:
        assert set(together(first)).isdisjoint(INCIDENTAL_FANS)
    robbed_apart = {FanId.DUIDUIHE, FanId.QIDUI}
    for claimed in DISCARD_EVENTS:
        apart = robbed_apart if claimed is FanId.JINJIDUOSHI else set()
        assert set(PATTERN_FANS) - set(together(claimed)) == apart
