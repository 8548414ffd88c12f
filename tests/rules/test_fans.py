"""The table of the 20 fans: names, tiers, classes and series, as the rule book sets them out."""

from collections import Counter

from trainer.rules import (
    FANS,
    INCIDENTAL_FANS,
    MAIN_FANS,
    PATTERN_FANS,
    SMALL_FANS,
    FanClass,
    FanId,
    FanTier,
    MajorClass,
)


def names(fans: tuple[FanId, ...]) -> str:
    """The Chinese names in a row."""
    return "".join(FANS[fan].zh for fan in fans)


def test_the_mnemonic_names_every_fan_once() -> None:
    assert names(SMALL_FANS) == "平和断幺杠喜相逢连六番牌"
    assert names(MAIN_FANS) == "混一色清一色对对和七对全带幺三色同顺一条龙一般高"
    assert names(INCIDENTAL_FANS) == "海底捞月河底摸鱼金鸡夺食岭上开花天和地和"
    assert Counter((*SMALL_FANS, *MAIN_FANS, *INCIDENTAL_FANS)) == Counter(FanId)


def test_the_tiers_are_those_of_the_mnemonic() -> None:
    tiers = {FanTier.SMALL: SMALL_FANS, FanTier.MAIN: MAIN_FANS, FanTier.INCIDENTAL: INCIDENTAL_FANS}
    assert all(FANS[fan].tier is tier for tier, fans in tiers.items() for fan in fans)
    assert set(PATTERN_FANS) == {*SMALL_FANS, *MAIN_FANS}


def test_each_class_holds_its_fans() -> None:
    classes = {klass: names(tuple(fan for fan in FANS if FANS[fan].klass is klass)) for klass in FanClass}
    assert classes == {
        FanClass.FORM: "平和对对和七对",
        FanClass.TERMINALS: "断幺全带幺",
        FanClass.SUITS: "混一色清一色",
        FanClass.HONOURS: "番牌",
        FanClass.KONGS: "杠",
        FanClass.SAME: "一般高",
        FanClass.RUN: "连六一条龙",
        FanClass.MIXED: "喜相逢三色同顺",
        FanClass.INCIDENTAL: "海底捞月河底摸鱼金鸡夺食岭上开花天和地和",
    }


def test_of_the_eight_major_classes_one_holds_two_classes() -> None:
    held = Counter(klass.major for klass in FanClass)
    assert set(held) == set(MajorClass)
    assert [major for major, classes in held.items() if classes > 1] == [MajorClass.ONE_SUIT]
    assert FanClass.SAME.major is FanClass.RUN.major is MajorClass.ONE_SUIT


def test_three_series_have_a_lower_and_an_upper_form() -> None:
    series = {fan.zh: FANS[fan.upper].zh for fan in FANS.values() if fan.upper is not None}
    assert series == {"混一色": "清一色", "连六": "一条龙", "喜相逢": "三色同顺"}
