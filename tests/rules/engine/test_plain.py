"""Plain records: the same numbers as NumPy's, and the same bytes."""

import random
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.rules.engine.plain import plain_records
from tests.records import record_of

EVERY = np.dtype(
    [
        ("small", "i1"),
        ("pair", [("large", "i8"), ("wide", "u8")]),
        ("cube", "i2", (2, 3, 4)),
        ("share", "f4", 2),
        ("word", "u4"),
    ]
)


def played(name: str, actions: int) -> reihum.State:
    state, chance = reihum.game(name).deal(name), random.Random(actions)
    for _ in range(actions):
        if state.outcome is None:
            state = state.play(chance.choice(state.legal()))
    return state


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_record_is_read_and_packed_into_the_same_bytes(name: str) -> None:
    for actions in (0, 3, 9):
        record = record_of(played(name, actions))
        plain = plain_records(record.dtype)
        read = plain.unpacked(record.tobytes())
        assert plain.packed(read) == record.tobytes()
        assert all(read["table"][field] == told(record, field) for field in read["table"])


def told(record: Any, field: str) -> Any:
    return record["table"][field].tolist()


def test_every_kind_of_number_and_nesting_comes_back() -> None:
    record = np.zeros(1, EVERY)
    record["small"], record["word"], record["share"] = -128, 2**32 - 1, [[0.5, -2]]
    record["pair"]["large"], record["pair"]["wide"] = -(2**63), 2**64 - 1
    record["cube"] = np.arange(24).reshape(2, 3, 4) - 12
    plain = plain_records(EVERY)
    read: Any = plain.unpacked(record.tobytes())
    assert read["pair"] == {"large": -(2**63), "wide": 2**64 - 1}
    assert read["cube"] == record["cube"][0].tolist()
    assert plain.packed(read) == record.tobytes()


def test_a_copy_can_be_changed_without_the_other() -> None:
    plain = plain_records(EVERY)
    first: Any = plain.unpacked(bytes(EVERY.itemsize))
    second: Any = plain.copied(first)
    second["small"], second["pair"]["large"], second["cube"][1][2][3] = 1, 2, 3
    second["share"][0] = 0.5
    assert plain.packed(first) == bytes(EVERY.itemsize)
    assert plain.packed(second) != plain.packed(first)


def test_a_glance_reads_what_is_asked_for_and_the_same() -> None:
    plain, data = plain_records(EVERY), bytes(range(EVERY.itemsize))
    whole: Any = plain.unpacked(data)
    glance: Any = plain.glance(data)
    assert not glance
    assert glance["cube"] == whole["cube"] and set(glance) == {"cube"}
    assert glance["pair"]["large"] == whole["pair"]["large"]
    assert all(glance[name] == whole[name] for name in ("small", "share", "word"))
    with pytest.raises(KeyError):
        glance["nobody"]
