"""The combinations of Nix as texts: which cards make which row."""

from itertools import combinations_with_replacement

import pytest

import reihum
from reihum import Combination, NotationError
from reihum.games.nix.combinations import ROWS, decode, encode, is_combination
from reihum.languages import say

GOOD = {
    "quad": ["1-1-1-1", "7-7-7-J"],
    "run4": ["1-2-3-4", "4-5-6-7", "1-2-4-J", "1-2-3-J", "5-6-7-J"],
    "triple": ["3-3-3", "3-3-J"],
    "run3": ["5-6-7", "5-7-J", "1-2-J"],
    "pair": ["4-4", "4-J"],
    "run2": ["1-2", "7-J"],
    "single": ["1", "7", "J"],
}
BAD = {
    "quad": ["1-1-1", "1-1-1-2", "1-1-J-J", "1-1-1-1-1"],
    "run4": ["1-2-3", "1-2-3-5", "1-1-2-3", "1-2-5-J", "1-2-J-J", "4-5-6-7-J"],
    "triple": ["1-1", "1-1-2", "1-J-J", "1-1-1-1"],
    "run3": ["1-2", "1-2-4", "1-1-J", "1-4-J", "1-J-J"],
    "pair": ["1", "1-2", "J-J", "1-1-J"],
    "run2": ["1", "1-1", "1-3", "J-J"],
    "single": ["1-1", "1-J"],
    "none": ["1", "J"],
}


def flat(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(row, cards) for row, each in table.items() for cards in each]


@pytest.mark.parametrize(("row", "cards"), flat(GOOD))
def test_cards_that_make_a_row_are_read(row: str, cards: str) -> None:
    game = reihum.game("nix")
    assert game.action(f"{row}:{cards}") == Combination(row, cards.replace("-", ""))
    assert str(game.action(f"{row}:{cards}*")) == f"{row}:{cards}*"


@pytest.mark.parametrize(("row", "cards"), flat(BAD))
def test_cards_that_make_no_such_row_are_refused_with_its_rule(row: str, cards: str) -> None:
    with pytest.raises(NotationError) as caught:
        reihum.game("nix").action(f"{row}:{cards}")
    assert caught.value.reason == "not-a-combination"
    rule = say("nix-rule", {"row": row}, "en")
    assert str(caught.value) == f"{cards} is no {row}: {rule}."


def test_a_row_without_its_cards_is_refused() -> None:
    with pytest.raises(NotationError, match=r"^no card is no pair: two cards of one value"):
        reihum.game("nix").action("pair")


def test_the_rule_of_a_row_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(NotationError) as caught:
        reihum.game("nix").action("quad:7")
    told = say(caught.value.reason, caught.value.params, "fr")
    assert told.endswith("quad\u00a0: quatre cartes de même valeur, dont un joker au plus.")


def test_every_combination_there_is_has_a_number_of_its_own() -> None:
    every = [
        Combination(row, "".join(cards), chip)
        for size in range(5)
        for cards in combinations_with_replacement("1234567J", size)
        for row in ROWS
        for chip in (False, True)
        if is_combination(row, "".join(cards))
    ]
    numbers = [encode(action) for action in every]
    assert len(set(numbers)) == len(every)
    assert [decode(number) for number in numbers] == every
