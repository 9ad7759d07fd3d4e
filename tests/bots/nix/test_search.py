"""The levels of Nix für ungut!: legal, repeatable, blind to what is hidden, and each stronger."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots.nix.search import ponder
from reihum.bots.nix.weights import BREADTH, LEVELS, WORLDS, weights_of
from reihum.bots.nix.words import explain
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.rules.engine.compiling import Array, compiled
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import JOKER, LAST_ROUND, PAIR, SINGLE, combination, row_of
from tests.bots.sentences import said
from tests.records import record_of

ODD_BOARD = [[0, 0, 0], [0, 0, 999], [1, 1, 1], [999, 0, 5], [3, 9, 27], [0, 1, 0], [9, 0, 0]]
TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "egon": True},
    {"players": 4, "first": 2},
    {"players": 5, "egon": True},
    {"players": 2, "board": [*ODD_BOARD, [7, 7, 7]]},
    {"players": 3, "deck": [20, 0, 0, 0, 0, 0, 0, 60]},
    {"players": 5, "egon": True, "deck": [80, 0, 0, 0, 0, 0, 0, 0]},
    {"players": 2, "egon": True, "deck": [0, 0, 0, 0, 0, 0, 0, 80]},
]
slow = pytest.mark.slow  # it compiles


def thought(table: Seen, weights: Array, lot: int = 7, native: bool = True) -> int:
    """What a player with these weights does at a table."""
    think = compiled(ponder) if native else ponder
    return int(think(table, NO_SIGNALS, np.zeros(nix.MOST_ACTIONS, np.int64), lot, weights))


def legal(table: Seen) -> list[int]:
    """The legal actions as numbers."""
    actions = np.zeros(nix.MOST_ACTIONS, np.int64)
    return [int(action) for action in actions[: nix.legal(table, actions)]]


def random_states(options: dict[str, Any], seed: str) -> Iterator[State]:
    """The states of a game by lot."""
    chance, state = random.Random(seed), reihum.game("nix", **options).deal(seed)
    while state.seat is not None:
        yield state
        state = state.play(chance.choice(list(state.legal())))


def seen(state: State) -> Seen:
    """What the acting seat may know."""
    assert state.seat is not None
    return state.observe(state.seat)


@slow
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally_wherever_a_game_may_get(
    options: dict[str, Any], level: str
) -> None:
    weights = weights_of(level)
    weights[WORLDS] = min(weights[WORLDS], 20)
    for state in random_states(options, "legal"):
        assert thought(seen(state), weights) in legal(seen(state))


@slow
def test_the_same_lot_gives_the_same_answer_plain_and_compiled() -> None:
    weights = weights_of("master")
    weights[WORLDS], weights[BREADTH] = 2, 3
    for number, state in enumerate(random_states({"players": 3, "egon": True}, "same")):
        if seen(state)["round"] >= 2 and number % 3 == 0:
            answers = {thought(seen(state), weights, 9, native) for native in (True, False, True)}
            assert len(answers) == 1


@slow
def test_hidden_cards_do_not_change_an_answer() -> None:
    chance, weights = random.Random("hidden"), weights_of("master")
    for state in list(random_states({"players": 3, "egon": True}, "hidden"))[::7]:
        record = record_of(state)
        others = [seat for seat in range(3) if seat != state.seat]
        cards = [int(card) for card in record["decks"][record["table"]["lap"]] if card]
        for seat in others:
            cards += np.repeat(range(JOKER + 1), record["table"]["hands"][seat]).tolist()
        chance.shuffle(cards)
        for seat in others:
            held = [cards.pop() for _ in range(record["table"]["held"][seat])]
            record["table"]["hands"][seat] = np.bincount(held, minlength=JOKER + 1)
        twin = np.zeros(1, nix.TABLE)
        nix.observe(record, int(record["table"]["seat"]), twin)
        assert thought(twin[0], weights) == thought(seen(state), weights)


def last_chip(lead: int) -> Seen:
    """The very last decision of a game: a pair of 3s, or a single 3 that pushes a chip off.

    The pair brings 14 points. The single brings 1 and takes 20 from the player who leads.
    """
    table: Seen = np.zeros(1, nix.TABLE)[0]
    table["players"], table["lap"], table["round"], table["seat"] = 3, 3, LAST_ROUND, 2
    table["deck"][1:] = 10
    table["points"][PAIR], table["points"][SINGLE] = (14, 0, 0), (1, 0, 10)
    table["owners"][SINGLE], table["doubles"][SINGLE] = (2, 2, 1), (0, 0, 1)
    table["hands"][2][3] = table["held"][2] = 2
    table["totals"][:3] = lead, 0, 10
    return table


@pytest.mark.parametrize(
    ("lead", "level", "row"),
    [
        (7, "master", SINGLE),  # with the pair 24 against 27, with the single 11 against 7
        (0, "master", PAIR),  # both win, so the points count
        (7, "expert", PAIR),  # the expert looks at the points of the lap alone
    ],
)
def test_the_master_wins_the_last_lap_however_it_must(lead: int, level: str, row: int) -> None:
    assert row_of(thought(last_chip(lead), weights_of(level), native=False)) == row


@pytest.mark.parametrize("options", [{"players": 3, "egon": True}, {"players": 2}])
def test_plain_a_few_worlds_are_played_out_in_any_round(options: dict[str, Any]) -> None:
    weights = weights_of("master")
    weights[WORLDS], weights[BREADTH] = 2, 3
    for state in list(random_states(options, "plain"))[::9]:
        assert thought(seen(state), weights, native=False) in legal(seen(state))


@pytest.mark.slow
def test_explanations_say_something_about_every_action() -> None:
    weights = weights_of("master")
    for state in list(random_states({"players": 2, "egon": True}, "words"))[1::4]:
        table = seen(state)
        for action in legal(table)[:3]:
            text = said(explain(table, action, weights))
            assert "point" in text and text.endswith(".")


def test_an_explanation_in_full() -> None:
    table = last_chip(0)
    pair, single = (combination(row, 4, 0, 0) for row in (PAIR, SINGLE))
    assert said(explain(table, pair, weights_of("master"))) == (
        "The pair of 3s puts a chip on 14 points, and no chip comes after it."
    )
    assert said(explain(table, single, weights_of("master"))).endswith(
        "It pushes a chip of player 1 off the board."
    )


def share(better: str, worse: str, games: int) -> float:
    """The share of wins of one level over another, each deal played from both seats."""
    game, won = reihum.game("nix"), 0.0
    both = [weights_of(better), weights_of(worse)]
    for number in range(games):
        state, first = game.deal(f"strength/{number // 2}"), number % 2
        while state.seat is not None:
            weights = both[(state.seat + first) % 2]
            state = state.play(game.decode(thought(seen(state), weights, number)))
        assert state.outcome is not None
        won += (first in state.outcome.winners) / len(state.outcome.winners)
    return won / games


@slow
@pytest.mark.parametrize(("worse", "better"), list(pairwise(LEVELS)))
def test_each_level_is_stronger_than_the_one_below(worse: str, better: str) -> None:
    assert share(better, worse, 200) > 0.5
