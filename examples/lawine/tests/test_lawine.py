"""Lawine is right, can be written down, and tells nobody what they may not know."""

import json
import random

import pytest

import reihum
from reihum import State
from reihum.environments.parts.rewards import at_end
from reihum_lawine import rules

CARDS = 60


def game(**options: int) -> reihum.Game:
    return reihum.game("lawine", **options)


def walked(seed: int, steps: int, **options: int) -> State:
    """A game some random steps on."""
    lots, state = random.Random(seed), game(**options).deal(seed)
    for _ in range(steps):
        if state.outcome is None:
            state = state.play(lots.choice(state.legal()))
    return state


def test_every_card_is_somewhere_until_the_end() -> None:
    for seed in range(20):
        state = walked(seed, 1000, players=2 + seed % 4)
        assert state.outcome is not None
        assert sum(state.outcome.scores) + len(state.view()["slope"]) == CARDS
        best = min(state.outcome.scores)
        assert [state.outcome.scores[seat] for seat in state.outcome.winners] == [best] * len(
            state.outcome.winners
        )


def test_learners_get_the_same_from_the_rules_as_from_the_outcome() -> None:
    for seed in range(20):
        state = walked(seed, 1000, players=2 + seed % 4)
        assert state.outcome is not None
        for kind, rule in (("score", rules.standing), ("win", rules.result)):
            told = [rule(state.whole()["table"], seat) for seat in range(state.game.players)]
            assert told == pytest.approx(at_end(state.game, state.outcome, kind))


def test_one_climbs_with_more_or_takes_all() -> None:
    state = game(players=2, first=0).position(
        {"slope": [3, 20], "hands": [[5, 30], [40]], "draw": [50], "points": [0, 2], "seat": 0}
    )
    assert [str(action) for action in state.legal()] == ["30", "take:5", "take:30"]
    climbed, taken = state.play("30").view(0), state.play("take:5").view(0)
    assert (climbed["slope"], climbed["players"][0]["points"]) == ([3, 20, 30], 0)
    assert (taken["slope"], taken["players"][0]["points"], taken["hand"]) == ([5], 2, [30, 50])


@pytest.mark.parametrize(
    ("action", "reason"),
    [("5", "too-low"), ("6", "not-in-this-hand"), ("61", "no-such-card"), ("up", "not-an-action")],
)
def test_what_cannot_be_played_says_why(action: str, reason: str) -> None:
    state = game(players=2, first=0).position(
        {"slope": [20], "hands": [[5, 30], [40]], "draw": [], "points": [0, 0], "seat": 0}
    )
    with pytest.raises(reihum.ReihumError) as caught:
        state.play(action)
    assert caught.value.reason == reason


@pytest.mark.parametrize("seed", range(8))
def test_games_and_positions_are_read_back(seed: int) -> None:
    state = walked(seed, 7 * seed, players=2 + seed % 4)
    assert reihum.replay(state.save()) == state == reihum.position(repr(state)[17:-2])


def test_a_position_that_cannot_be_names_all_its_faults() -> None:
    fields = {"slope": [9, 3], "hands": [[5] * 7, []], "draw": [5], "points": [0, 0], "seat": 1}
    with pytest.raises(reihum.PositionError) as caught:
        game(players=2).position(fields)
    assert {fault.code for fault in caught.value.faults} == {"card-twice"}
    with pytest.raises(reihum.PositionError) as caught:
        game(players=2).position(fields | {"hands": [[1, 2, 4, 6, 7, 8, 10], []]})
    codes = {fault.code for fault in caught.value.faults}
    assert codes == {"bad-field", "hand-too-large", "hand-empty"}


@pytest.mark.parametrize("seed", range(12))
def test_nobody_is_told_what_they_may_not_know(seed: int) -> None:
    """The same bytes for a seat, however the cards lie that it cannot see."""
    state = walked(seed, 5 * seed)
    for viewer in (*range(state.game.players), None):
        other = twin(state, viewer, seed)
        assert json.dumps(state.view(viewer)) == json.dumps(other.view(viewer))
        assert state.observe(viewer).tobytes() == other.observe(viewer).tobytes()


def twin(state: State, viewer: int | None, seed: int) -> State:
    """The same state with all cards exchanged that a viewer cannot see."""
    position = state.position()
    hands, draw = position["hands"], position["draw"]
    hidden = [card for seat, cards in enumerate(hands) if seat != viewer for card in cards] + draw
    random.Random(seed).shuffle(hidden)
    for seat, cards in enumerate(hands):
        if seat != viewer:
            hands[seat], hidden = hidden[: len(cards)], hidden[len(cards) :]
    return state.with_cards_of(state.game.position(position | {"draw": hidden}))


def test_who_has_taken_the_fewest_cards_wins_where_all_give_up() -> None:
    state = walked(3, 20)
    end = state.concede(1)
    assert end.outcome is not None and end.outcome.reason == "conceded"
    points = [each["points"] for each in state.view()["players"]]
    assert list(end.outcome.scores) == points
    assert end.outcome.winners == tuple(s for s, p in enumerate(points) if p == min(points))
    assert reihum.replay(end.save()).outcome == end.outcome
    assert state.fatal() == [] and not state.slipped
