"""Guided first games: each leads to its victory, and whatever else one does is explained."""

from collections.abc import Iterator

import pytest

import reihum
from reihum import State
from reihum.games.core.guides import (
    PLAYER,
    first_state,
    guidance,
    guide_of,
    read_guide,
    state_after,
)
from reihum.languages.sources import OURS, messages_in

GUIDED = [name for name, kind in reihum.GAMES.items() if kind.guide is not None]


def begun(name: str) -> State:
    """The guided game of a game at its beginning."""
    kind = reihum.GAMES[name]
    assert kind.guide is not None
    return first_state(kind(**kind.guide.options))


def moments(state: State) -> Iterator[tuple[int, State]]:
    """The states in which the player acts, each with the number of its step."""
    for place, step in enumerate(guide_of(state.game).steps):
        if state.seat == PLAYER:
            yield place, state
        state = state.play(step.action)


def test_each_of_our_games_has_a_guide() -> None:
    assert GUIDED[:4] == ["the-game", "extreme", "face-to-face", "nix"]


@pytest.mark.parametrize("name", GUIDED)
def test_its_own_steps_lead_to_a_victory(name: str) -> None:
    state = begun(name)
    guide = guide_of(state.game)
    assert len(guide.names) == state.game.players and not guide.names[PLAYER]
    for place, step in enumerate(guide.steps):
        told = guidance(state)
        assert (told.step, told.wrong, told.done) == (place, False, False)
        assert told.action == (step.action if state.seat == PLAYER else None)
        assert state.seat == PLAYER or not step.wrong, "others do as they are told"
        assert state.seat != PLAYER or step.say, "each thing to do has a sentence"
        state = state.play(step.action)
    told = guidance(state)
    assert told.done and told.message.code == guide.done and told.json()["done"]
    read = read_guide(state.game)
    first = read[0].json()
    assert first["message"]["text"] and [each["seat"] for each in first["actions"]][:1] == [0]
    assert [step.message.code for step in read] == [
        *(step.say for step in guide.steps if step.say),
        guide.done,
    ]
    assert [action for step in read for action in step.actions] == [
        (step.seat, str(step.action)) for step in state.steps
    ]
    assert state.outcome is not None
    assert state.outcome.won or state.outcome.winners == (PLAYER,)


@pytest.mark.slow
@pytest.mark.parametrize("name", GUIDED)
def test_whatever_else_one_does_is_explained_and_can_be_taken_back(name: str) -> None:
    first = begun(name)
    wrong = 0
    for place, state in moments(first):
        wanted = guide_of(state.game).steps[place].action
        for action in map(str, state.legal()):
            if action == wanted:
                continue
            wrong += 1
            after = state.play(action)
            told = guidance(after)
            if after.outcome and (after.outcome.won or after.outcome.winners == (PLAYER,)):
                assert told.done and told.message.code == guide_of(state.game).done
                continue
            assert told.wrong and told.step == place and told.action is None
            assert str(told.message), action
            assert state_after(state.game, told.step) == state
    assert wrong > 20


def said_in(name: str) -> set[str]:
    """The codes of all that is said in a guided game, whatever one does."""
    first = begun(name)
    guide = guide_of(first.game)
    said = {guide.done, *(step.say for step in guide.steps if step.say)}
    for place, state in moments(first):
        wanted = guide.steps[place].action
        others = [action for action in map(str, state.legal()) if action != wanted]
        said |= {guidance(state.play(action)).message.code for action in others}
    return said


def test_every_sentence_of_the_guides_is_said() -> None:
    written = {code for code in messages_in(OURS / "en") if code.startswith("guide-")}
    assert written == set().union(*map(said_in, GUIDED))


@pytest.mark.parametrize(
    ("name", "steps", "action"),
    [
        ("the-game", 2, "25>down1"),  # next to what lies there: nothing is spoilt
        ("the-game", 10, "13>down2"),
        ("face-to-face", 0, "44>their-up"),  # the smallest help there is, only early
        ("face-to-face", 1, "44>their-up"),
        ("nix", 2, "pair:4-4"),  # the same two combinations in another order
    ],
)
def test_what_works_as_well_is_not_called_a_mistake(name: str, steps: int, action: str) -> None:
    told = guidance(state_after(begun(name).game, steps).play(action))
    assert told.message.code == "guide-as-good"


def test_a_mistake_stays_one_until_it_is_taken_back() -> None:
    state = begun("the-game").play("78>up1").play("25>down1")
    told = guidance(state)
    assert (told.wrong, told.step) == (True, 0)
    assert str(told.message) == "78 on up1 skips 7 numbers; 72 on up1 skips only one."
    assert not guidance(state.undo().undo()).wrong
