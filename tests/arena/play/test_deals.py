"""The deals of a run, many at once."""

import numpy as np
import pytest

import reihum
from reihum.arena.play.deals import deal_of, keys_of
from reihum.games import Deal
from tests.arena.games import GAMES


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_keys_of_many_deals_are_those_of_each(name: str, options: dict[str, object]) -> None:
    game = reihum.game(name, **options)
    many = keys_of(game, "monday", np.arange(8, 12))
    one = Deal.of(deal_of("monday", 9)).keys(game.own_decks)
    assert np.array_equal(many[1], one)
