"""The exercises answered a second time, slowly and from their JSON form alone.

`wrong_with` re-answers a question with the plain scorer of `tests/rules/brute.py` and says what is wrong with it: a
right answer that is not right, a distractor that is not wrong, or a question with no single answer. Nothing of
`trainer` is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from tests.rules.brute import FANS, Part, Tile, finds, outside, readings

Data = Mapping[str, Any]
Fans = frozenset[str]

POINTS = {
    "pinghe": 5, "duiduihe": 20, "qidui": 20, "duanyao": 5, "quandaiyao": 20, "hunyise": 20, "qingyise": 40,
    "fanpai": 10, "gang": 10, "yibangao": 20, "lianliu": 5, "yitiaolong": 30, "xixiangfeng": 5, "sansetongshun": 20,
    "haidilaoyue": 10, "hedimoyu": 10, "jinjiduoshi": 10, "lingshangkaihua": 10, "tianhe": 40, "dihe": 40,
}  # fmt: skip

KINDS: Sequence[Tile] = [(suit, rank) for suit in "mpsz" for rank in range(1, 8 if suit == "z" else 10)]


def tiles(text: str) -> list[Tile]:
    """Tiles from their text form."""
    found: list[Tile] = []
    ranks: list[int] = []
    for sign in text:
        if sign.isdigit():
            ranks.append(int(sign))
        else:
            found += [(sign, rank) for rank in ranks]
            ranks = []
    return found


def melds_of(hand: Data) -> list[Part]:
    """The laid-down melds of a hand or position."""
    return [tuple(tiles(meld["tiles"])) for meld in hand["melds"]]


def winds(hand: Data) -> list[int]:
    """The rank of the seat's wind."""
    return ["ESWN".index(hand["seat"]) + 1]


def ways(concealed: Sequence[Tile], hand: Data, events: Sequence[str] = ()) -> tuple[int, set[Fans]]:
    """The points of a hand, and the fans of each way to score it that is worth as much; -1 and nothing for no win."""
    best, found = -1, set[Fans]()
    for parts in readings(concealed, melds_of(hand)):
        points, sets = _ways_of(parts, winds(hand))
        if points > best:
            best, found = points, sets
        elif points == best:
            found |= sets
    if best < 0:
        return -1, set()
    return best + sum(POINTS[event] for event in events), {fans | frozenset(events) for fans in found}


def _ways_of(parts: Sequence[Part], own_winds: Sequence[int]) -> tuple[int, set[Fans]]:
    by_class: dict[str, list[tuple[str, tuple[int, ...]]]] = {}
    for fan, klass, indexes in finds(parts, own_winds):
        by_class.setdefault(klass, []).append((fan, indexes))
    total, sets = 0, {frozenset[str]()}
    for found in by_class.values():
        points, choices = _best_choices(found)
        total += points
        sets = {one | other for one in sets for other in choices}
    return total, sets


def _best_choices(found: Sequence[tuple[str, tuple[int, ...]]]) -> tuple[int, set[Fans]]:
    best, choices = 0, set[Fans]()
    for size in range(1, len(found) + 1):
        for choice in combinations(found, size):
            used = [index for _, indexes in choice for index in indexes]
            if len(used) == len(set(used)):
                points = sum(POINTS[fan] for fan, _ in choice)
                if points >= best:
                    choices = (choices if points == best else set()) | {frozenset(fan for fan, _ in choice)}
                    best = points
    return best, choices


def wrong_with(question: Data) -> list[str]:
    """All that is wrong with a question; nothing for an honest one."""
    options = question.get("options", [])
    found = list(_CHECKS[question["kind"]](question))
    if len(options) != len(set(options)):
        found.append(f"an option twice: {options}")
    right = question["right"] if isinstance(question["right"], list) else [question["right"]]
    if question["kind"] != "lanes" and not set(right) < set(options):
        found.append(f"{right} is not some of {options}")
    return found if right else [*found, "nothing is right"]


def _name_fans(question: Data) -> Iterator[str]:
    hand = question["hand"]
    _, sets = ways(tiles(hand["concealed"]), hand, hand["events"])
    if sets != {frozenset(question["right"])}:
        yield f"fans {sets}, not {question['right']}"


def _present(question: Data) -> Iterator[str]:
    hand, fan = question["hand"], question["fan"]
    concealed = tiles(hand["concealed"])
    _, sets = ways(concealed, hand, hand["events"])
    if question["right"] == "there":
        if not sets or not all(fan in fans for fans in sets):
            yield f"{fan} does not count: {sets}"
        return
    if any(fan in fans for fans in sets):
        yield f"{fan} counts: {sets}"
    mending = {(out, into) for out, into, after in _swaps(concealed, hand) if all(fan in fans for fans in after)}
    some = {(out, into) for out, into, after in _swaps(concealed, hand) if any(fan in fans for fans in after)}
    if mending != some:
        yield f"{fan} counts in some ways after {some - mending}"
    if question["right"] == "no" and some:
        yield f"{fan} counts after {some}"
    if question["right"] == "nearly":
        (out,), (into,) = tiles(question["spoils"]), tiles(question["mends"])
        if (out, into) not in mending:
            yield f"{fan} does not count after {out} to {into}"


def _swaps(concealed: Sequence[Tile], hand: Data) -> Iterator[tuple[Tile, Tile, set[Fans]]]:
    """Every swap of one tile that gives a won hand, with the fans of each way to score it."""
    laid = [tile for meld in melds_of(hand) for tile in meld]
    for out in sorted(set(concealed)):
        rest = list(concealed)
        rest.remove(out)
        for into in KINDS:
            if into != out and (rest + laid).count(into) < 4:
                points, sets = ways([*rest, into], hand, hand["events"])
                robbed_pair = "jinjiduoshi" in hand["events"] and _is_held(hand, rest, into, laid)
                if points >= 0 and not robbed_pair:
                    yield out, into, sets


def _is_held(hand: Data, rest: Sequence[Tile], into: Tile, laid: Sequence[Tile]) -> bool:
    """Whether the winning tile is not the only one of its kind, as a robbed one is."""
    (win,) = tiles(hand["win_tile"])
    whole = [*rest, into, *laid]
    return whole.count(win if win in [*rest, into] else into) > 1


def _total(question: Data) -> Iterator[str]:
    hand = question["hand"]
    points, _ = ways(tiles(hand["concealed"]), hand, hand["events"])
    if points != question["right"]:
        yield f"{points} points, not {question['right']}"


def _lanes(question: Data) -> Iterator[str]:
    hand = question["hand"]
    points, _ = ways(tiles(hand["concealed"]), hand, hand["events"])
    placed = [(row["fan"], [tuple(tiles(text)) for text in row["melds"]]) for row in question["right"]]
    if sum(POINTS[fan] for fan, _ in placed) != points:
        yield f"{placed} is not worth {points}"
    found = readings(tiles(hand["concealed"]), melds_of(hand))
    if not any(_may_lie(placed, parts, winds(hand)) for parts in found):
        yield f"{placed} fits no reading"


def _may_lie(placed: Sequence[tuple[str, list[Part]]], parts: Sequence[Part], own_winds: Sequence[int]) -> bool:
    """Whether the fans fit their melds, and no class takes more of a meld than the reading has."""
    spent: dict[str, list[Part]] = {}
    for fan, melds in placed:
        klass, asks = FANS[fan]
        spent.setdefault(klass, []).extend(melds)
        if not asks(melds, parts, own_winds):
            return False
    return all(list(parts).count(meld) >= used.count(meld) for used in spent.values() for meld in used)


def _finish(question: Data) -> Iterator[str]:
    position, fan = question["position"], question["fan"]
    held, seen = tiles(position["concealed"]), tiles(position["visible"])
    laid = [tile for meld in melds_of(position) for tile in meld]
    right = set()
    for tile in KINDS:
        if (held + laid).count(tile) == 4:
            continue
        _, sets = ways([*held, tile], position)
        if any(fan in fans for fans in sets) and not all(fan in fans for fans in sets):
            yield f"{fan} counts with {tile} in some ways"
        if sets and all(fan in fans for fans in sets) and (held + laid + seen).count(tile) < 4:
            right.add(f"{tile[1]}{tile[0]}")
    if right != set(question["right"]):
        yield f"{right} finish, not {question['right']}"


def _can_win(question: Data) -> Iterator[str]:
    hand = question["hand"]
    points, _ = ways(tiles(hand["concealed"]), hand, hand["events"])
    if (points >= question["line"]) != (question["right"] == "win"):
        yield f"{points} points at {question['line']}"


def _payment(question: Data) -> Iterator[str]:
    hand = question["hand"]
    points, _ = ways(tiles(hand["concealed"]), hand, hand["events"])
    payer = None if "dihe" in hand["events"] else question["from"]
    times = 2 if question["scheme"] == "sihai" else 1
    paid = {}
    for seat in "ESWN".replace(hand["seat"], ""):
        if payer is None:
            paid[seat] = times * points
        elif seat != payer:
            paid[seat] = min(points, 25)
    if payer is not None:
        paid[payer] = (times + 2) * points - sum(paid.values())
    amount = sum(paid.values()) if question["asks"] == hand["seat"] else -paid[question["asks"]]
    if amount != question["right"]:
        yield f"{amount}, not {question['right']}"


def _nearer(question: Data) -> Iterator[str]:
    near = question["positions"][question["right"]]
    far = question["positions"][1 - question["right"]]
    fan = question["fan"]
    distance = next((n for n in range(9) if within(near, fan, n)), None)
    if distance is None:
        yield f"{fan} is out of reach"
    elif within(far, fan, distance):
        yield f"the other is {distance} away or less, too"


def within(position: Data, fan: str, most: int) -> bool:
    """Whether some complete hand with a fan lacks at most so many tiles of a position without melds."""
    held = {tile: tiles(position["concealed"]).count(tile) for tile in KINDS}
    limit = {tile: 4 - tiles(position["visible"]).count(tile) for tile in KINDS}
    if fan in ("duanyao", "quandaiyao", "hunyise", "qingyise", "qidui") and _pairs_within(held, limit, fan, most):
        return True
    suits = ["mz", "pz", "sz"] if fan == "hunyise" else ["m", "p", "s"] if fan == "qingyise" else ["mpsz"]
    return fan != "qidui" and any(_melds_within(held, limit, fan, most, allowed, position) for allowed in suits)


Counted = Mapping[Tile, int]


def _pairs_within(held: Counted, limit: Counted, fan: str, most: int) -> bool:
    """Seven pairs with the fan: the cheapest pairs of each choice of suits; two pairs of a kind are allowed."""
    tests: Mapping[str, Callable[[Sequence[Tile]], bool]] = {
        "qidui": lambda pairs: len(pairs) == 7,
        "duanyao": lambda pairs: not any(outside(tile) for tile in pairs),
        "quandaiyao": lambda pairs: all(outside(tile) for tile in pairs),
        "hunyise": lambda pairs: "z" in {suit for suit, _ in pairs} and len({suit for suit, _ in pairs}) < 3,
        "qingyise": lambda pairs: len({suit for suit, _ in pairs}) == 1 and pairs[0][0] != "z",
    }

    def search(start: int, pairs: list[Tile], lack: int) -> bool:
        if lack > most:
            return False
        if len(pairs) == 7:
            return tests[fan](pairs)
        for place in range(start, len(KINDS)):
            tile = KINDS[place]
            used = 2 * (pairs.count(tile) + 1)
            if used <= limit[tile]:
                more = max(0, used - held[tile]) - max(0, used - 2 - held[tile])
                if search(place, [*pairs, tile], lack + more):
                    return True
        return False

    return search(0, [], 0)


def _melds_within(held: Counted, limit: Counted, fan: str, most: int, allowed: str, position: Data) -> bool:
    """Four melds and a pair with the fan."""
    melds = [part for part in _all_melds(fan) if {tile[0] for tile in part} <= set(allowed)]

    def search(start: int, parts: list[Part], used: dict[Tile, int], lack: int) -> bool:
        if len(parts) == 4:
            return _pair_within(held, limit, fan, most - lack, (parts, used), position)
        for place in range(start, len(melds)):
            more, after = 0, dict(used)
            for tile in melds[place]:
                after[tile] = after.get(tile, 0) + 1
                more += after[tile] > held[tile]
            fits = all(after[tile] <= limit[tile] for tile in melds[place])
            if fits and lack + more <= most and search(place, [*parts, melds[place]], after, lack + more):
                return True
        return False

    return search(0, [], {}, 0)


def _pair_within(
    held: Counted, limit: Counted, fan: str, left: int, melds: tuple[list[Part], dict[Tile, int]], position: Data
) -> bool:
    """Whether some pair completes the melds with at most ``left`` tiles that lack."""
    parts, used = melds
    for tile in KINDS:
        taken = used.get(tile, 0)
        more = max(0, taken + 2 - held[tile]) - max(0, taken - held[tile])
        if taken + 2 <= limit[tile] and more <= left:
            whole = [*parts, (tile, tile)]
            if any(found == fan for found, _, _ in finds(whole, winds(position))):
                return True
    return False


def _all_melds(fan: str) -> list[Part]:
    """The melds that a hand with the fan may be made of."""
    chows = [((suit, rank), (suit, rank + 1), (suit, rank + 2)) for suit in "mps" for rank in range(1, 8)]
    pungs = [(tile,) * 3 for tile in KINDS]
    melds: list[Part] = [*chows, *pungs, *([(tile,) * 4 for tile in KINDS] if fan == "gang" else [])]
    if fan == "pinghe":
        return list(chows)
    if fan == "duiduihe":
        return list(pungs)
    if fan == "duanyao":
        return [meld for meld in melds if not any(map(outside, meld))]
    if fan == "quandaiyao":
        return [meld for meld in melds if any(map(outside, meld))]
    return melds


_CHECKS = {
    "name-fans": _name_fans,
    "present": _present,
    "total": _total,
    "lanes": _lanes,
    "finish": _finish,
    "can-win": _can_win,
    "payment": _payment,
    "nearer": _nearer,
}
