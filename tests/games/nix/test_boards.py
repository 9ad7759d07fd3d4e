"""A board of one's own, from the fields of a file."""

import pytest

import reihum
from reihum.games.nix.combinations import ROWS
from reihum.games.nix.face import Nix

FIELDS = {row: [3, 2, 1] for row in ROWS}


def test_a_file_has_a_row_for_each_combination_and_perhaps_a_deck() -> None:
    assert Nix.board_options(FIELDS) == {"board": [[3, 2, 1]] * 8}
    deck = [20, 10, 10, 10, 10, 10, 10, 0]
    options = Nix.board_options({**FIELDS, "deck": deck})
    assert reihum.game("nix", **options).options["deck"] == tuple(deck)


@pytest.mark.parametrize("fields", [{}, {**FIELDS, "five": [1, 1, 1]}, {"quad": [1, 2, 3]}])
def test_a_file_with_other_rows_is_refused(fields: dict[str, list[int]]) -> None:
    with pytest.raises(reihum.OptionError, match="A board has the rows quad, run4") as caught:
        Nix.board_options(fields)
    assert caught.value.reason == "bad-board"


def test_a_game_without_a_board_says_so() -> None:
    assert reihum.GAMES["extreme"].board_options(FIELDS) is None
