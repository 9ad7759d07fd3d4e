"""Looking ahead in The Game: everybody has a turn, and knows only what a seat may know."""

import numpy as np
import pytest

import reihum
from reihum.bots import bot
from reihum.bots.levels import LevelBot
from reihum.bots.parts.nets import newborn
from reihum.bots.parts.piles.judging import BREADTH, DEPTH, FAITH, REPLIES, SLACK
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game import lookahead, thoughts, views
from reihum.bots.the_game.hints import mark
from reihum.rules.engine.compiling import Array, bound
from reihum.rules.engine.records import Seen, StateRecord
from reihum.rules.the_game.table import TABLE
from tests.bots.the_game.positions import position, world

ROOM = 4


def outcome(state: StateRecord, players: int) -> tuple[float, list[int]]:
    """What is thought of a world, and whose turns were judged on the way."""
    judged: list[int] = []

    def judge(table: Seen, *rest: Array) -> int:
        seat = int(table["seat"])
        judged.append(seat)
        assert not np.delete(table["hands"], seat, axis=0).any()
        count: int = thoughts.JUDGE(table, *rest)
        return count

    player = bot("expert")
    assert isinstance(player, LevelBot)
    weights = player.weights(reihum.game("the-game", players=players)).copy()
    weights[DEPTH] = players
    look = bound(lookahead.outcome, "test", judge=judge, play_turn=thoughts.PLAY_TURN)
    seen, told = np.zeros(1, TABLE), NO_SIGNALS.copy()
    room = np.zeros(ROOM, TABLE), np.zeros(ROOM), np.zeros(ROOM)
    return float(look(state, False, weights, seen, told, *room)), judged


def test_everybody_has_a_turn_until_it_is_the_own_again() -> None:
    state = reihum.game("the-game", players=3, first=1).deal("ahead")
    chances, judged = outcome(world(state.observe(1)), players=3)
    assert judged == [1, 2, 0]
    assert 0 < chances < 1.06


def test_a_world_that_ends_before_is_won_or_lost() -> None:
    won = position([50, 60, 40, 30], [[51], []])
    assert outcome(world(won.observe(0)), players=2) == (1.0, [0])
    lost = position([99, 98, 2, 3], [[50, 51], []])
    assert outcome(world(lost.observe(0)), players=2)[0] == 0.0


@pytest.mark.parametrize("talk", [False, True])
@pytest.mark.parametrize(("opinions", "first"), [((0.6, 0.5), 1), ((0.99, 0.0), 0)])
def test_what_becomes_of_a_turn_counts_beside_the_first_opinion(
    talk: bool, opinions: tuple[float, float], first: int
) -> None:
    """After 58 the partner is stuck, after 52 everybody can go on."""
    state, signals, order = (
        position([50, 99, 3, 2], [[52, 58, 71], [53, 54]]),
        NO_SIGNALS.copy(),
        np.arange(2),
    )
    if talk:
        mark(state.observe(1), 1, signals[1])
    weights, kept = newborn(views.ROWS, seed=1), np.zeros(2, TABLE)
    weights[[BREADTH, REPLIES, SLACK, DEPTH, FAITH]] = 16, 8, 8, 2, 6
    for place, action in enumerate(("58>up1", "52>up1")):
        kept[place] = state.play(action).observe(0)
    thoughts.COMPARE(state.observe(0), signals, weights, kept, np.array(opinions), order, 2, 7)
    assert order[0] == first
