"""Flat action numbers: no gaps, and the same meaning as the texts."""

import random

import pytest

import reihum
from reihum.environments.parts.actions import NotAnAction, numbers_of

NAMES = list(reihum.GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_numbers_and_texts_are_the_same_actions(name: str) -> None:
    numbers = numbers_of(name)
    texts = [numbers.text(number) for number in range(len(numbers))]
    assert [numbers.read(text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_legal_has_a_number(name: str) -> None:
    state, chance, numbers = reihum.game(name).deal("numbers"), random.Random(1), numbers_of(name)
    while state.outcome is None:
        flat = numbers.numbers(state.legal_numbers)
        assert [numbers.text(number) for number in flat] == [str(a) for a in state.legal()]
        state = state.play(chance.choice(state.legal()))


def test_what_is_no_action_is_refused_by_name() -> None:
    with pytest.raises(NotAnAction, match="398 is no action of the-game: 0 to 397 are"):
        numbers_of("the-game").code(398)
