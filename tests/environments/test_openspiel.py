"""OpenSpiel's own simulation test and searches are the judges."""

import pickle
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from reihum.environments.openspiel import moments, registered
from reihum.environments.registry import cards_of
from reihum.games import NotationError

HERE = Path(__file__).parent
TINY = {
    "the_game": "reihum_the_game(players=2,cards=6,hand=2)",
    "extreme": "reihum_extreme(players=1,cards=6,hand=3,options=minimum:2)",
    "face_to_face": "reihum_face_to_face(cards=4,hand=2)",
}
GOLDEN = {**TINY, "nix": "reihum_nix(players=2)"}


def played(game: Any, seed: int, actions: int = 10_000) -> Any:
    """A state after random actions and decisions of chance."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and actions:
        outcomes = (
            [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else []
        )
        actions -= not outcomes
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    return state


def settled(state: Any) -> Any:
    """The same, once chance has decided: always for the lowest."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("spec", [*TINY.values(), "reihum_the_game(players=1)"])
def test_it_passes_the_simulation_test(spec: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", registered())
def test_a_whole_game_is_played_with_open_chance(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1)
    assert state.is_terminal() and len(state.returns()) == game.num_players()
    assert not any(game.new_initial_state().returns())
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize(
    "name",
    [*registered(), "reihum_nix(options=egon:yes)", "reihum_the_game(players=2,options=first:lot)"],
)
def test_chance_has_to_decide_the_same_if_it_is_tried_after_each_card(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = played(pyspiel.load_game(name), 5).history()
    asked = _asked(name, quick)
    monkeypatch.setattr(moments, "cards_of", lambda game: replace(cards_of(game), steady=False))
    assert _asked(name, quick) == asked


def _asked(name: str, history: list[int]) -> list[Any]:
    """What was to be decided before each step of a game, and by whom."""
    state, asked = pyspiel.load_game(name).new_initial_state(), []
    for action in history:
        by_chance = state.is_chance_node()
        asked.append(state.chance_outcomes() if by_chance else state.legal_actions())
        state.apply_action(action)
    return [*asked, str(state)]


def test_a_lot_is_a_decision_of_chance() -> None:
    state = pyspiel.load_game("reihum_the_game(players=2,options=first:lot)").new_initial_state()
    for _ in range(14):
        state.apply_action(state.chance_outcomes()[-1][0])
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    assert state.current_player() == 1


@pytest.mark.parametrize("name", registered())
@pytest.mark.parametrize("actions", [0, 7])
def test_hidden_cards_are_dealt_anew_and_nothing_seen_changes(name: str, actions: int) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 2, actions)
    while state.is_chance_node():
        with pytest.raises(ValueError, match="Chance has to decide first"):
            state.resample_from_infostate(0, random.random)
        state.apply_action(state.chance_outcomes()[0][0])
    seat, chance = state.current_player(), random.Random(3)
    others = [state.resample_from_infostate(seat, chance.random) for _ in range(4)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1


def test_hidden_cards_can_come_to_any_other_hand() -> None:
    # Nothing is left to draw, and the four cards of the others can lie in six ways.
    game, chance = pyspiel.load_game("reihum_the_game(players=3,cards=6,hand=2)"), random.Random(1)
    state = settled(game.new_initial_state())
    others = [state.resample_from_infostate(0, chance.random) for _ in range(80)]
    assert len({other.information_state_string(1) for other in others}) == 6


def test_whoever_acts_can_go_on_with_other_cards_too() -> None:
    chance, game = random.Random(1), pyspiel.load_game("reihum_the_game(players=2)")
    for seed in range(4):
        before_the_end = len(played(game, seed)._moment.told) - 2
        state = settled(played(game, seed, before_the_end))
        for _ in range(20):
            other = state.resample_from_infostate(1 - state.current_player(), chance.random)
            assert other.legal_actions()


def test_who_knows_what_is_told_knows_the_hand_of_each_lap() -> None:
    state = settled(played(pyspiel.load_game("reihum_nix(players=2)"), 1, 10))
    for draws in state._moment.draws:
        assert [(when, len(cards)) for when, cards in draws] == [(0, 12), (10, 12)]


@pytest.mark.parametrize(
    ("spec", "actions", "cards"),
    [
        ("reihum_nix(players=2,options=egon:yes)", 2, 0),
        ("reihum_the_game(options=first:lot)", 0, 14),
    ],
)
def test_what_chance_lays_open_is_known_to_all(spec: str, actions: int, cards: int) -> None:
    state = played(pyspiel.load_game(spec), 1, actions)
    for _ in range(cards):  # to the lot that says who begins; else EGON's first card is next
        state.apply_action(state.chance_outcomes()[-1][0])
    ways = [settled(state.child(outcome)) for outcome, _ in state.chance_outcomes()]
    assert len({way.information_state_string(1) for way in ways}) == len(ways) > 1


def test_searches_and_cfr_run_on_it() -> None:
    solver = cfr.CFRSolver(pyspiel.load_game("reihum_face_to_face(cards=2,hand=2)"))
    solver.evaluate_and_update_policy()
    assert len(solver._info_state_nodes) > 1
    lots = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, lots)
    game = pyspiel.load_game(TINY["the_game"])
    state = settled(game.new_initial_state())
    searches = [
        mcts.MCTSBot(game, 1.0, 8, judge, random_state=lots),
        ismcts.ISMCTSBot(game, judge, 1.0, 8, random_state=lots),
    ]
    assert all(search.step(state) in state.legal_actions() for search in searches)


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_playthroughs_are_as_they_were(name: str) -> None:
    # To make one anew: write what `playthrough` returns into the file.
    wanted = (HERE / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    seeds = {"the_game": 1, "extreme": 2, "face_to_face": 3, "nix": 4}
    done = played(pyspiel.load_game(GOLDEN[name]), seeds[name]).history()
    assert generate_playthrough.playthrough(GOLDEN[name], done) == wanted


def test_observers_look_from_a_seat_or_there_are_none() -> None:
    game, private = pyspiel.load_game(TINY["the_game"]), pyspiel.PrivateInfoType
    asked: list[dict[str, Any]] = [
        {"private_info": private.NONE},  # what all see would have a hand in it
        {"private_info": private.ALL_PLAYERS},
        {"public_info": False, "private_info": private.SINGLE_PLAYER},
    ]
    for asks in asked:
        assert (
            make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, **asks)) is None
        )
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False)) is not None


def test_copies_of_a_state_do_not_deal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(pyspiel.load_game(TINY["the_game"]), 1, 2)
    monkeypatch.setattr(moments.SpielMoment, "start", None)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("reihum_nix(cards=8)", "cannot be played with a few cards"),
        ("reihum_the_game(cards=3,hand=2)", "2 hands of 2 do not fit 3 cards: .* 4 to 98 cards"),
        ("reihum_face_to_face(cards=3,hand=9)", "2 to 6 in a hand"),
        ("reihum_the_game(hand=3)", "A hand goes with cards"),
        ("reihum_extreme(options=layout:shuffled)", "not shuffled"),
    ],
)
def test_what_cannot_be_is_refused_at_once(spec: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        pyspiel.load_game(spec)


def test_an_option_out_of_its_range_is_told_what_it_can_be() -> None:
    with pytest.raises(NotationError, match="cannot be read: 2 to 3"):
        pyspiel.load_game("reihum_the_game(options=minimum:9)")


def test_rewards_come_at_the_end_here() -> None:
    for reward in ("progress", "gold"):
        with pytest.raises(ValueError, match=f"no reward '{reward}' here: there are win, score"):
            pyspiel.load_game(f"reihum_the_game(reward={reward})")


def test_what_cannot_be_done_is_refused() -> None:
    game = pyspiel.load_game(TINY["face_to_face"])
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="Chance cannot decide for 1: there are 2, "):
        state.apply_action(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(pyspiel.SpielError, match="illegal"):
        state.clone().apply_action_with_legality_check(0)
    with pytest.raises(ValueError, match="9999 is no action of face-to-face: 0 to 232 are"):
        state.apply_action(9999)
    with pytest.raises(ValueError, match=r"The game is over\."):
        played(game, 1).apply_action(0)
