"""The 150 positions with known answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from trainer.reach import analyse, key_text, position_from_data, position_to_data, reach_line
from trainer.rules import format_tiles, load_values

CASES = [
    json.loads(line) for line in (Path(__file__).parents[1] / "data" / "reach.jsonl").read_text("utf-8").splitlines()
]
SIHAI = load_values("sihai")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['concealed']}+{len(case['melds'])}")
def test_every_key_distance_and_accepted_set(case: dict[str, Any]) -> None:
    found = analyse(position_from_data(case), SIHAI).now
    assert {
        key_text(key): {"distance": answer.distance, "accepts": format_tiles(answer.accepts)}
        for key, answer in found.items()
    } == case["reach"]


@pytest.mark.parametrize("case", CASES[:20], ids=lambda case: case["concealed"])
def test_the_json_forms_agree_with_the_values(case: dict[str, Any]) -> None:
    position = position_from_data(case)
    assert position_from_data(position_to_data(position)) == position
    answer = reach_line(case)
    assert isinstance(answer["reach"], dict)
    assert isinstance(answer["discards"], dict)
    assert {key: (found["distance"], found["accepts"]) for key, found in answer["reach"].items()} == {
        key: (found["distance"], found["accepts"]) for key, found in case["reach"].items()
    }
    assert len(answer["discards"]) == (len(set(position.concealed)) if position.must_discard else 0)
