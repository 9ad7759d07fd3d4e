"""Whatever is fed to the readers: a state, or an error of ours, and no other."""

import functools
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import PositionError, ReihumError
from reihum.games.core.notation import format_position

from .strategies import JSON, NAMES, slips, to_the_end

HEADERS = [f"reihum-{kind}/1 {name}/1 " for kind in ("game", "position") for name in NAMES]
OPTIONS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 2, "first": "agree"},
    "extreme": {"players": 3, "layout": "shuffled"},
    "face-to-face": {},
    "nix": {"players": 3, "egon": True},
}


@functools.cache
def real_texts(name: str) -> tuple[str, ...]:
    """Saves and positions of a game: begun, half-way and over."""
    game = reihum.game(name, **OPTIONS[name])
    start = game.deal("fuzz")
    end = to_the_end(start)
    middle = start
    for step in end.steps[: len(end.steps) // 2]:
        middle = middle.play(step.action)
    moments = (start, middle, end)
    resumed = [game.position(state.position()) for state in moments]
    return tuple(
        text for state in (*moments, *resumed) for text in (state.save(), format_position(state))
    )


def read_both_ways(text: str) -> None:
    for read in (reihum.position, reihum.replay):
        with suppress(ReihumError):
            state = read(text)
            assert reihum.replay(state.save()) == state


@settings(max_examples=100, deadline=None)
@given(text=st.text() | st.tuples(st.sampled_from(HEADERS), st.text()).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_both_ways(text)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_mistyped_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    read_both_ways(data.draw(slips(data.draw(st.sampled_from(real_texts(name))))))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=500, deadline=None)
@given(data=st.data())
def test_very_many_mistyped_texts_are_read_or_refused(name: str, data: st.DataObject) -> None:
    read_both_ways(data.draw(slips(data.draw(st.sampled_from(real_texts(name))))))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_fields_are_a_position_or_refused(name: str, data: st.DataObject) -> None:
    state = reihum.position(data.draw(st.sampled_from(real_texts(name)[1::2])))
    game = state.game
    fields = st.sampled_from([*game.position_fields, "pile", ""])
    with suppress(PositionError):
        game.position(state.position() | data.draw(st.dictionaries(fields, JSON, max_size=2)))
    with suppress(PositionError):
        game.position(data.draw(JSON))


NUMBERS = st.sampled_from([0, 1, 2, 59, 60, 99, 100, 101, 32_767, 32_768, 65_536, 999_999])


def with_slip(value: Any, data: st.DataObject) -> Any:
    """A value of a position with one of its innermost parts exchanged, lost or doubled."""
    if isinstance(value, list) and value:
        place = data.draw(st.integers(0, len(value) - 1))
        ways = [[with_slip(value[place], data)], [], [value[place]] * 2]
        return value[:place] + data.draw(st.sampled_from(ways)) + value[place + 1 :]
    if isinstance(value, str):
        return data.draw(slips(value))
    return data.draw(NUMBERS | JSON)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_position_with_a_slip_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    state = reihum.position(data.draw(st.sampled_from(real_texts(name)[1::2])))
    position = state.position()
    field = data.draw(st.sampled_from(sorted(position)))
    with suppress(PositionError):
        changed = state.game.position(position | {field: with_slip(position[field], data)})
        assert reihum.replay(changed.save()) == changed
        json.dumps(changed.view(0))


@settings(max_examples=100, deadline=None)
@given(seed=JSON, mix=JSON)
def test_any_seed_and_mix_are_dealt_or_refused(seed: Any, mix: Any) -> None:
    with suppress(ReihumError):
        reihum.game("face-to-face").deal(seed, mix)


@settings(max_examples=100, deadline=None)
@given(name=st.sampled_from(NAMES), data=st.data())
def test_any_option_fits_or_is_refused(name: str, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(sorted(reihum.GAMES[name].option_table)))
    with suppress(ReihumError):
        game = reihum.game(name, **{option: data.draw(JSON)})
        assert eval(repr(game), {"reihum": reihum}) == game


def test_a_deeply_nested_value_is_refused_like_any_other() -> None:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(PositionError, match="a value too large to write"):
        reihum.game("the-game").position(
            {"tops": nested, "hands": [], "draw": [], "turn": [], "seat": 0}
        )


@pytest.mark.parametrize("name", NAMES)
def test_errors_of_readers_are_small(name: str) -> None:
    for text in real_texts(name):
        for longer in (text.replace("=", "=x" * 1000), text.replace(" ", " x" * 1000)):
            with pytest.raises(ReihumError) as caught:
                reihum.replay(longer)
            assert len(json.dumps(caught.value.params)) < 2000 and len(str(caught.value)) < 1000
