"""Value sets as data: the two that ship, a user's own, and what makes one unusable."""

from pathlib import Path

import pytest
from hypothesis import given

from tests.rules.hands import value_sets
from trainer.resources import asset
from trainer.rules import (
    BUILT_IN,
    FANS,
    JOINT_SUMS,
    FanId,
    Status,
    ValueSet,
    ValueSetError,
    load_values,
    read_values,
    readable_values,
    values_from_data,
)

Rows = dict[str, object]


def rows(**changed: object) -> Rows:
    """The rows of a full value set, 10 points a fan, with some changed; None leaves a row out."""
    full: Rows = {fan.value: {"points": 10, "status": "house"} for fan in FANS}
    return {name: row for name, row in (full | changed).items() if row is not None}


def test_the_rule_books_own_values() -> None:
    points = {fan.value: n for fan, n in load_values("sihai").points.items()}
    assert points == {
        "pinghe": 5, "duiduihe": 20, "qidui": 20, "duanyao": 5, "quandaiyao": 20, "hunyise": 20, "qingyise": 40,
        "fanpai": 10, "gang": 10, "yibangao": 20, "lianliu": 5, "yitiaolong": 30, "xixiangfeng": 5,
        "sansetongshun": 20, "haidilaoyue": 10, "hedimoyu": 10, "jinjiduoshi": 10, "lingshangkaihua": 10,
        "tianhe": 40, "dihe": 40,
    }  # fmt: skip


def test_the_parent_systems_values_where_the_sums_allow() -> None:
    sihai, zungjung = load_values("sihai").points, load_values("zungjung").points
    assert {fan.value: zungjung[fan] for fan in FANS if sihai[fan] != zungjung[fan]} == {
        "hunyise": 40, "qingyise": 80, "duiduihe": 30, "qidui": 30, "quandaiyao": 25, "sansetongshun": 25,
        "yitiaolong": 40, "yibangao": 10, "tianhe": 80, "dihe": 80,
    }  # fmt: skip


def test_where_each_number_comes_from() -> None:
    statuses = load_values("sihai").statuses
    fixed = {fan.value for fan in FANS if statuses[fan] is Status.FIXED}
    joint = {fan.value for fan in FANS if statuses[fan] is Status.JOINT}
    assert fixed == {"pinghe", "duanyao", "gang", "xixiangfeng", "lianliu", "fanpai"}
    assert joint == {"quandaiyao", "sansetongshun", "yitiaolong", "yibangao"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_ships_keeps_the_joint_sums(name: str) -> None:
    values = load_values(name)
    assert values.id == name
    assert values.name("zh") != values.name("en")
    assert values.broken_sums() == ()


def test_a_broken_joint_sum_is_told_with_what_it_gives() -> None:
    values = values_from_data("mine", {"fans": rows(yitiaolong={"points": 35, "status": "joint"})})
    assert [(joint.fans, joint.total, total) for joint, total in values.broken_sums()] == [
        ((FanId.YITIAOLONG, FanId.YIBANGAO), 50, 45),
        ((FanId.SANSETONGSHUN, FanId.YIBANGAO, FanId.QUANDAIYAO), 60, 30),
    ]
    assert len(JOINT_SUMS) == 2


def test_a_users_set_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    lines = [f'{fan} = {{ points = {n}, status = "house" }}' for n, fan in enumerate(FANS)]
    path.write_text('names = { zh = "我的" }\n[fans]\n' + "\n".join(lines), "utf-8")
    values = read_values(path)
    assert values.id == "mine"
    assert list(values.points.values()) == list(range(20))
    assert (values.name("zh"), values.name("en")) == ("我的", "mine")


def _points(found: str) -> tuple[str, ...]:
    return (f"gang: points must be a whole number from 0 to 1000, not {found}",)


@pytest.mark.parametrize(
    ("fans", "reasons"),
    [
        (rows(gang=None), ("gang is missing",)),
        (rows(moon={"points": 5, "status": "house"}), ("moon is no fan",)),
        (rows(gang=10), ("gang needs points and status",)),
        (rows(gang={"points": -1, "status": "house"}), _points("-1")),
        (rows(gang={"points": 2.5, "status": "house"}), _points("2.5")),
        (rows(gang={"points": True, "status": "house"}), _points("True")),
        (rows(gang={"points": 1001, "status": "house"}), _points("1001")),
        (rows(gang={"points": 1 << 20_000, "status": "house"}), _points("…")),
        (rows(gang={"points": 5, "status": "sure"}), ("gang: status must be fixed, joint or house, not 'sure'",)),
    ],
)
def test_a_set_that_cannot_be_used_says_why(fans: Rows, reasons: tuple[str, ...]) -> None:
    with pytest.raises(ValueSetError) as error:
        values_from_data("mine", {"fans": fans})
    assert tuple(fault.detail for fault in error.value.faults) == reasons
    assert error.value.source == "mine"


def test_a_fan_is_worth_1000_at_most() -> None:
    """Sums over a hand stay small: a target hand is found among them by arithmetic on fixed widths."""
    dearest = values_from_data("mine", {"fans": {fan.value: {"points": 1000, "status": "house"} for fan in FANS}})
    assert set(dearest.points.values()) == {1000}


@pytest.mark.parametrize("text", ["id = 0x1{}", "names = {{ zh = 0x1{}, en = 'Mine' }}"])
def test_a_name_that_is_no_text_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    lines = [f'{fan} = {{ points = 5, status = "house" }}' for fan in FANS]
    path.write_text("\n".join([text.format("0" * 5000), "[fans]", *lines]), "utf-8")
    assert (read_values(path).id, read_values(path).name("zh")) == ("mine", "mine")


def test_every_reason_is_told_at_once() -> None:
    with pytest.raises(ValueSetError) as error:
        values_from_data("mine", {"fans": rows(gang=None, pinghe={"points": "5", "status": ""})})
    assert len(error.value.faults) == 3


def test_a_set_without_fans_lacks_them_all() -> None:
    with pytest.raises(ValueSetError) as error:
        values_from_data("mine", {})
    assert len(error.value.faults) == len(FANS)


@pytest.mark.parametrize("content", [b"fans = ", b"\xff\xfe", b"id = " + b"1" * 5000, b"fans = " + b"[" * 5000])
def test_a_file_that_is_no_toml_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(ValueSetError, match=r"broken\.toml: not readable as TOML"):
        read_values(path)


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [("[fans]\nmoon 5", "fault-not-toml-at", (2, 6)), ("n = " + "9" * 5000, "fault-not-toml", (None, None))],
    ids=["a place", "what Python gives up on"],
)
def test_where_a_text_stops_being_toml_is_told_if_it_is_known(
    tmp_path: Path, text: str, key: str, place: tuple[int | None, int | None]
) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueSetError) as caught:
        read_values(path)
    said = caught.value.phrase
    assert (said.key, said.args.get("line"), said.args.get("column")) == (key, *place)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    """Windows' own editor writes one."""
    path = tmp_path / "mine.toml"
    lines = [f'{fan} = {{ points = 5, status = "house" }}' for fan in FANS]
    path.write_text("\n".join(["[fans]", *lines]), "utf-8-sig")
    assert read_values(path).points[FanId.GANG] == 5


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(ValueSetError, match="one of sihai, zungjung"):
        load_values("mine")


@given(value_sets())
def test_a_set_comes_back_from_its_data(values: ValueSet) -> None:
    data = {"id": values.id, "fans": {fan.value: {"points": n, "status": s.value} for fan, n, s in values.table}}
    assert values_from_data("other", data) == values


def test_a_value_set_is_named_by_its_id_or_by_the_path_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    lines = (f'{fan.value} = {{ points = 7, status = "house" }}' for fan in FANS)
    path.write_text("\n".join(["[fans]", *lines]), "utf-8")
    assert load_values(str(path)).points[FanId.GANG] == 7
    with pytest.raises(ValueSetError, match="unknown value set"):
        load_values("club")
    with pytest.raises(ValueSetError, match="cannot be read"):
        load_values(str(tmp_path / "gone.toml"))


def test_where_a_set_cannot_be_read_the_published_points_stand_in_for_it(tmp_path: Path) -> None:
    own = tmp_path / "club.toml"
    own.write_text(asset("values/sihai.toml").read_text("utf-8"), "utf-8")
    assert readable_values(str(own)) == str(own)
    assert readable_values(str(tmp_path / "gone.toml")) == "sihai"
    assert readable_values("zungjung") == "zungjung"
