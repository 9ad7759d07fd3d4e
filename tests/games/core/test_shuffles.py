"""The shuffle: the published vectors, an independent second one, and our own fixed deals."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.rules.engine import shuffle as rules
from reihum.rules.engine.compiling import Record

from . import shuffling
from .strategies import NAMES, SEEDS, games

VECTORS = json.loads(
    (Path(__file__).parents[2] / "data" / "deals.json").read_text(encoding="utf-8")
)
ZERO = bytes(32)


def stream_of(secret: bytes, number: int = 0) -> Record:
    stream: Record = np.zeros(1, rules.STREAM)[0]
    rules.open_stream(stream, np.frombuffer(secret, "<u4").astype(np.int64), number)
    return stream


def test_the_quarter_round_of_rfc_8439() -> None:
    words = np.array([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567], np.uint32)
    rules.quarter(words, 0, 1, 2, 3)
    assert [hex(word) for word in words] == ["0xea2a92f4", "0xcb1cf8ce", "0x4581472e", "0x5881c4bb"]


def test_the_block_of_rfc_8439() -> None:
    stream = stream_of(bytes(range(32)))
    stream["start"][12:] = (1, 0x09000000, 0x4A000000, 0)
    rules.next_block(stream)
    assert stream["block"].astype("<u4").tobytes().hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize(
    ("counter", "keystream"),
    [
        (
            0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
    ],
)
def test_the_keystream_of_the_zero_key(counter: int, keystream: str) -> None:
    stream = stream_of(ZERO)
    for _ in range(counter + 1):
        rules.next_block(stream)
    assert stream["block"].astype("<u4").tobytes().hex() == keystream


@pytest.mark.parametrize("number", [0, 1, 16, 17, 18])
def test_streams_are_those_of_another_chacha(number: int) -> None:
    secret = shuffling.key("stream", str(number))
    stream = stream_of(secret, number)
    expected = list(islice(shuffling.halves(secret, number), 100))
    assert [rules.next_half(stream) for _ in range(100)] == expected


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 98, 255, 40_000, 60_000, 65_535])
def test_bounded_numbers_are_those_of_the_method_without_shortcuts(limit: int) -> None:
    secret = shuffling.key("limit", str(limit))
    stream, other = stream_of(secret), shuffling.halves(secret, 0)
    numbers = [rules.below(stream, limit) for _ in range(60)]
    assert numbers == [shuffling.below(other, limit) for _ in range(60)]
    assert min(numbers) >= 0 and max(numbers) < limit


def test_bounded_numbers_are_equally_likely() -> None:
    stream, draws = stream_of(ZERO), 6000
    count = Counter(rules.below(stream, 6) for _ in range(draws))
    expected = draws / 6
    chi_square = sum((count[face] - expected) ** 2 / expected for face in range(6))
    assert chi_square < 25  # five degrees of freedom: beyond it once in ten thousand


def test_all_orders_of_four_cards_appear_about_equally_often() -> None:
    stream, count = stream_of(ZERO), Counter[tuple[int, ...]]()
    for _ in range(24 * 50):
        cards = np.arange(4)
        rules.shuffle(stream, cards)
        count[tuple(cards.tolist())] += 1
    assert len(count) == 24
    assert min(count.values()) > 25 and max(count.values()) < 85


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_deals_are_those_of_an_independent_shuffle(name: str, data: st.DataObject) -> None:
    check_deals(name, data)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_many_deals_are_those_of_an_independent_shuffle(name: str, data: st.DataObject) -> None:
    check_deals(name, data)


def check_deals(name: str, data: st.DataObject) -> None:
    game, seed = data.draw(games(name)), str(data.draw(SEEDS))
    texts = ["Salz", "Pfeffer", "ä", "%2F", "0"][: game.players]
    mix = texts if data.draw(st.booleans()) else None
    position = game.deal(seed, mix).position()
    expected = shuffling.dealt(game, seed, mix or ())
    assert {field: position[field] for field in expected} == expected


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['game']}-{v['seed']}")
def test_fixed_deals_never_change(vector: dict[str, Any]) -> None:
    game = reihum.game(vector["game"], **vector["options"])
    position = game.deal(vector["seed"], vector.get("mix")).position()
    deal = vector["deal"]
    assert {field: _beginning(position[field], deal[field]) for field in deal} == deal


def _beginning(value: Any, expected: Any) -> Any:
    """As much of a value as a vector has: of draw piles it has the first cards."""
    if not isinstance(expected, str | list):
        return value
    cut = value[: len(expected)]
    if isinstance(expected, str):
        return cut
    return [_beginning(part, other) for part, other in zip(cut, expected, strict=True)]


def test_there_are_ten_fixed_deals_of_every_game() -> None:
    count = Counter(vector["game"] for vector in VECTORS)
    assert all(count[name] >= 10 for name in NAMES)
