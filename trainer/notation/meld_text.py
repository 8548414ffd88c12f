"""Melds as text and as JSON data, read and written."""

from collections.abc import Mapping, Sequence

from trainer.rules.faults import Fault, FaultError, FaultKind
from trainer.rules.melds import Meld, MeldKind
from trainer.rules.phrases import Phrase
from trainer.rules.spelling import parse_tiles
from trainer.rules.tiles import Tile, format_tiles


class MeldError(FaultError):
    """Tiles that make no meld of the named kind: ``kind`` and ``tiles`` as given, and one fault."""

    def __init__(self, kind: str, tiles: str, problem: FaultKind) -> None:
        told = f"{tiles!r} is no {kind}: {MELD_FAULTS[problem]}"
        super().__init__([Fault(problem, told, Phrase.of(f"fault-{problem}", text=tiles), input=tiles)])
        self.kind = kind
        self.tiles = tiles


MELD_FAULTS: Mapping[FaultKind, str] = {
    FaultKind.MELD_UNKNOWN_KIND: "a meld is a chow, a pung or a kong",
    FaultKind.MELD_WRONG_COUNT: "a chow or pung has 3 tiles, a kong 4",
    FaultKind.MELD_NOT_ALIKE: "its tiles must be alike",
    FaultKind.MELD_NOT_IN_A_ROW: "its ranks must follow each other in one suit",
    FaultKind.MELD_HONOURS_IN_A_ROW: "honours make no chow",
    FaultKind.MELD_CONCEALED: "only a kong can be laid down concealed",
}
"""What tiles would have to be to make the meld, in plain English."""


def meld_from_tiles(kind: str, text: str, concealed: bool = False) -> Meld:
    """Read a meld from its kind and its tiles in any spelling.

    Raises `MeldError`, or `NotationError` for tiles that cannot be read.

    >>> meld_from_tiles("chow", "231m")
    Meld(kind=<MeldKind.CHOW: 'chow'>, tile=<Tile.M1: 0>, concealed=False)
    """
    if kind not in tuple(MeldKind):
        raise MeldError(kind, text, FaultKind.MELD_UNKNOWN_KIND)
    meld_kind, tiles = MeldKind(kind), sorted(parse_tiles(text))
    problem = _problem(meld_kind, tiles, concealed)
    if problem is not None:
        raise MeldError(kind, text, problem)
    return Meld(meld_kind, tiles[0], concealed)


def _problem(kind: MeldKind, tiles: Sequence[Tile], concealed: bool) -> FaultKind | None:
    """Why sorted tiles make no meld of a kind; None if they do."""
    if len(tiles) != (4 if kind is MeldKind.KONG else 3):
        return FaultKind.MELD_WRONG_COUNT
    if kind is MeldKind.CHOW:
        if tiles[0].is_honour:
            return FaultKind.MELD_HONOURS_IN_A_ROW
        if not tiles[0].begins_chow or tuple(tiles) != Meld.chow(tiles[0]).tiles:
            return FaultKind.MELD_NOT_IN_A_ROW
    elif len(set(tiles)) > 1:
        return FaultKind.MELD_NOT_ALIKE
    return FaultKind.MELD_CONCEALED if concealed and kind is not MeldKind.KONG else None


def meld_of(tiles: Sequence[Tile], *, concealed: bool) -> Meld:
    """The only meld that tiles can be. Raises `MeldError`."""
    alike = len(set(tiles)) == 1
    three = MeldKind.PUNG if alike else MeldKind.CHOW
    kind = MeldKind.KONG if len(tiles) == 4 else three
    return meld_from_tiles(kind, format_tiles(tiles), concealed)


def meld_to_data(meld: Meld) -> dict[str, object]:
    """The JSON form of a laid-down meld: ``kind``, ``tiles`` and, for a concealed kong, ``concealed``."""
    data: dict[str, object] = {"kind": meld.kind.value, "tiles": str(meld)}
    if meld.kind is MeldKind.KONG and meld.concealed:
        data["concealed"] = True
    return data


def meld_from_data(data: Mapping[str, object]) -> Meld:
    """Read the JSON form of a meld. Raises `MeldError` or `NotationError`."""
    return meld_from_tiles(
        str(data.get("kind", "")), str(data.get("tiles", "")), concealed=data.get("concealed", False) is True
    )
