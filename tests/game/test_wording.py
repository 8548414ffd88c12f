"""Events as sentences, in both languages and from every seat."""

import re

import pytest

from tests.game.tables import E, N, S, W, play_events, table
from trainer.game import (
    ChowMade,
    Dealt,
    DiscardMade,
    Disclosure,
    Drawn,
    Event,
    HandWon,
    KongForm,
    KongMade,
    KongRobbed,
    PungMade,
    ReplacementDrawn,
    StartKind,
    WallExhausted,
    WinRefused,
)
from trainer.game.bots import BotId
from trainer.game.bots.players import BOTS
from trainer.game.wording import event_phrase, start_phrase
from trainer.rules import FanId, Meld, Seat, Tile
from trainer.text import Language, Words, word_keys

ZH, EN = Words(Language.ZH), Words(Language.EN)

SENTENCES = [
    (Dealt(E), S, "发牌，上家坐庄", "Tiles dealt: Left is the dealer"),
    (Dealt(S), S, "发牌，你坐庄", "Tiles dealt: you are the dealer"),
    (Drawn(S, Tile.M5, 80), S, "你摸 5万", "You draw 5 Characters"),
    (Drawn(W, None, 80), S, "下家摸牌", "Right draws a tile"),
    (DiscardMade(E, Tile.M3, False), S, "上家打出 3万", "Left discards 3 Characters"),
    (DiscardMade(N, Tile.Z6, True), S, "对家摸切 發", "Across discards the drawn Green"),
    (DiscardMade(S, Tile.S7, True), S, "你摸切 7条", "You discard the drawn 7 Bamboo"),
    (
        ChowMade(S, Meld.chow(Tile.M1), Tile.M3, E),
        S,
        "你吃上家的 3万：123万",
        "You chow 3 Characters from left: 123 Characters",
    ),
    (PungMade(W, Meld.pung(Tile.Z6), S), S, "下家碰你的 發", "Right pungs Green from you"),
    (
        KongMade(S, Meld.kong(Tile.P5, True), KongForm.CONCEALED),
        S,
        "你暗杠 5饼",
        "You declare a concealed kong of 5 Dots",
    ),
    (KongMade(N, Meld.kong(Tile.P5), KongForm.CLAIMED, E), S, "对家杠上家的 5饼", "Across kongs 5 Dots from left"),
    (KongMade(E, Meld.kong(Tile.P5), KongForm.ADDED), S, "上家加杠 5饼", "Left adds 5 Dots to a pung"),
    (ReplacementDrawn(S, Tile.Z7, 60), S, "你杠后补 中", "You draw Red after the kong"),
    (ReplacementDrawn(W, None, 60), S, "下家杠后补牌", "Right draws a tile after the kong"),
    (KongRobbed(S, E, Tile.P5), S, "你抢上家加杠的 5饼", "You rob 5 Dots from the kong of left"),
    (WallExhausted(), S, "牌墙摸完，无人和牌", "The wall is empty and nobody won"),
    (DiscardMade(E, Tile.M3, False), None, "东家打出 3万", "East discards 3 Characters"),
    (PungMade(W, Meld.pung(Tile.Z6), N), None, "西家碰北家的 發", "West pungs Green from North"),
]


@pytest.mark.parametrize(("event", "viewer", "zh", "en"), SENTENCES)
def test_a_sentence_for_every_event(event: Event, viewer: Seat | None, zh: str, en: str) -> None:
    assert ZH.phrase(event_phrase(event, viewer)) == zh
    assert EN.phrase(event_phrase(event, viewer)) == en


def won() -> HandWon:
    hands = {W: "12m456p456789s55z", E: "147p147p147s1234z"}
    _, events = play_events(table(hands, draws="3m"), "E discard 3m", "W win")
    assert isinstance(events[-1], HandWon)
    return events[-1]


def test_a_win_on_a_discard() -> None:
    assert ZH.phrase(event_phrase(won(), W)) == "你和对家的 3万：55 分"
    assert EN.phrase(event_phrase(won(), E)) == "Across wins on 3 Characters from you: 55 points"


def test_a_self_draw() -> None:
    _, events = play_events(table({E: "12m456p456789s55z"}, draws="3m"), "E win")
    assert ZH.phrase(event_phrase(events[-1], E)) == "你自摸 3万：55 分"
    assert EN.phrase(event_phrase(events[-1], S)) == "Left wins by drawing 3 Characters: 55 points"


def test_a_refused_win_gives_its_reason() -> None:
    refused = WinRefused(W, Tile.M3, won().score, 100)
    assert ZH.phrase(event_phrase(refused, W)).startswith("不能和：55 分，起和线 100 分：平和 5 + ")


@pytest.mark.parametrize("viewer", [None, *Seat])
@pytest.mark.parametrize("event", [case[0] for case in SENTENCES], ids=lambda event: type(event).__name__)
def test_every_event_can_be_said_from_every_seat(event: Event, viewer: Seat | None) -> None:
    for words in (ZH, EN):
        text = words.phrase(event_phrase(event, viewer))
        assert text
        assert not re.search(r"[{}!！]", text)


@pytest.mark.parametrize(
    ("start", "zh", "en"),
    [
        (Disclosure(StartKind.FAIR), "随机开局", "Shuffled start"),
        (
            Disclosure(StartKind.NEAR, S, (FanId.QIDUI,), 3),
            "指定开局：你距 七对 至多差 3 张",
            "Start to order: you at most 3 tiles from Seven Pairs",
        ),
        (
            Disclosure(StartKind.CONFLICT, W, (FanId.QIDUI, FanId.DUANYAO), 1),
            "指定开局：下家在 七对 与 断幺 之间，各至多差 1 张",
            "Start to order: right between Seven Pairs and All Simples, each at most 1 tile away",
        ),
        (Disclosure(StartKind.STACKED), "指定牌墙", "Chosen wall"),
    ],
)
def test_how_a_start_was_chosen(start: Disclosure, zh: str, en: str) -> None:
    assert ZH.phrase(start_phrase(start, S)) == zh
    assert EN.phrase(start_phrase(start, S)) == en


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name_and_a_description(bot: BotId) -> None:
    for words in (ZH, EN):
        assert words(f"settings-bot-{bot.value}")
        assert words(f"settings-bot-about-{bot.value}")


def test_both_languages_have_the_same_keys() -> None:
    zh, en = ({key for key in word_keys(each) if key.startswith("game-")} for each in Language)
    assert zh == en
