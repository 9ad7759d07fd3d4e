"""Reviews: what goes into a verdict, what comes out, and what is refused."""

import json
import pickle
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from itertools import islice
from typing import Any

import pytest

import reihum
from reihum import NotationError, State
from reihum.bots import Observation, bot
from reihum.games.replays import beginning
from reihum.review import Budget, Effort, Mark, ReviewError, key_of, review, reviewing, solve
from reihum.review.results import Reason
from reihum.review.reviewing import Question, _answers, _reasons, answer
from reihum.review.turns import turns_of
from tests.games.core.twins import twin

LITTLE = Budget(widths=(2,))
HASTY = Effort(tried=3, first=2, second=2, finalists=2, chunk=2, least=4, most=4, native=False)


def finished(name: str, seed: str, **options: object) -> State:
    """A game that bots have played to its end."""
    return played(reihum.game(name, **options).deal(seed), 1000)


def played(state: State, turns: int) -> State:
    """A game that bots go on with for so many turns, or to its end."""
    game, player = state.game, bot("greedy", seed="review")
    while state.outcome is None and turns:
        seat = state.seats[0]
        state = state.play(player.choose(Observation(game, seat, state.observe(seat))), seat)
        turns -= state.ended_turn
    return state


@pytest.fixture(scope="module")
def nix() -> State:
    """The last lap of a game."""
    game = reihum.game("nix", players=2)
    last_lap = played(game.deal("review"), 30)
    return played(game.position(last_lap.position()), 1000)


@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_nothing_hidden_goes_into_a_verdict(name: str) -> None:
    """A verdict is made from its question alone; that of a twin is the same, byte for byte."""
    chance = random.Random(name)
    turns = list(turns_of(finished(name, "twins", players=2)))
    compared = 0
    for turn in chance.sample(turns, 6):
        other = twin(turn.before, turn.seat, chance)
        if other is not None and other != turn.before:
            asked = Question.about(turn, "seed")
            again = Question.about(replace(turn, before=other), "seed")
            assert asked.seen.tobytes() == again.seen.tobytes()
            assert replace(asked, seen=again.seen) == again
            compared += 1
    assert compared > 3


def test_a_game_is_taken_apart_into_its_turns(nix: State) -> None:
    turns = list(turns_of(nix))
    assert [turn.number for turn in turns] == list(range(1, 11))
    assert turns[0].before == beginning(nix) and turns[-1].after == nix
    assert [turn.last - turn.first for turn in turns] == [1] * 10 and turns[-1].last == 10
    agreed = finished("the-game", "agree", players=2, first="agree")
    first = next(iter(turns_of(agreed)))
    assert first.before.seat == first.seat and not first.before.turn.played
    assert (first.first, first.last) == (1, 1 + len(first.actions))  # somebody began


def test_a_review_is_the_same_again_and_can_be_kept(nix: State) -> None:
    record = nix.record()
    verdicts = tuple(islice(reviewing(record, "one", effort=HASTY), 2))
    heard: list[int] = []
    made = review(nix, "one", effort=HASTY, told=lambda verdict: heard.append(verdict.number))
    assert made.turns[:2] == verdicts and heard == list(range(1, 11))
    assert tuple(islice(reviewing(record, "one", 2, HASTY), 2)) == verdicts  # in two threads
    assert json.loads(json.dumps(made.json()))["turns"][0]["number"] == 1
    for balance in made.balances:
        assert balance.prior + balance.plays + balance.luck == balance.result
    assert all(turn.points is not None for turn in made.turns)
    keys = {key_of(record), key_of(record, "other"), key_of(record, effort=HASTY)}
    assert len(keys) == 3 and key_of(record) == key_of(f"\n{record}  ")


def test_a_game_that_goes_on_is_refused() -> None:
    state = reihum.game("the-game").deal("running")
    with pytest.raises(ReviewError, match="not over"):
        review(state)
    with pytest.raises(ReviewError, match="not over"):
        review(state.save())
    with pytest.raises(NotationError, match="hides its deal"):
        review(state.record())


def test_what_is_no_game_is_named() -> None:
    with pytest.raises(reihum.ReihumError, match="must be text, not 3"):
        review(3)  # type: ignore[arg-type]
    with pytest.raises(ReviewError, match=r"such as Game\.deal gives, not 'monday'"):
        solve("monday")  # type: ignore[arg-type]


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(nix: State) -> None:
    state = beginning(nix)
    state = state.play(state.legal()[0])
    seat = state.seat
    assert seat is not None
    made = review(state.concede(seat), effort=HASTY)
    assert len(made.turns) == 1
    for balance in made.balances:
        assert balance.prior + balance.plays + balance.luck == balance.result


def test_the_last_turns_of_three_who_play_together() -> None:
    """38 can only go down before 20 does: whoever ends after 61 has lost it for all."""
    fields = {"tops": [60, 98, 40, 3], "hands": [[61, 38], [20, 62], [63]], "draw": []}
    state = reihum.game("the-game", players=3).position({**fields, "seat": 0, "turn": []})
    for action in ("61>up1", "end", "20>down1"):
        state = state.play(action)
    assert state.outcome is None
    end = state.play("end").play("63>up1").concede(0)
    made = review(end, effort=HASTY, budget=LITTLE)
    assert made.turns[1].after == 0 and made.turns[1].mark is Mark.BLUNDER
    assert made.turns[1].better == ("62>up1",) and made.turns[1].played_reasons
    assert {reason.action for reason in made.turns[1].reasons} == {"62>up1"}
    assert made.winnable is not None
    assert (made.winnable.last_won, made.winnable.lost_from) == (2, 3)  # given up in turn 3
    assert made.gone_after in (1, 2)


def test_who_has_no_cards_left_has_not_given_up() -> None:
    """It was the turn of the third player, for the second one is passed over."""
    fields = {"tops": [60, 98, 40, 3], "hands": [[61, 38], [], [63]], "draw": []}
    state = reihum.game("the-game", players=3).position({**fields, "seat": 0, "turn": []})
    made = review(state.play("61>up1").play("end").concede(0), effort=HASTY, budget=LITTLE)
    assert [share.plays for share in made.shares] == [0.0, 0.0, -1.0]


@pytest.mark.slow
@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_reasons_are_those_of_hints_and_can_be_sent(name: str) -> None:
    """Of each card, and of what stays in the hand where a turn has several."""
    told: list[Reason] = []
    for turn in turns_of(finished(name, "words", players=2)):
        cards = [action for action in turn.actions if action != "end"]
        told += _reasons(Question.about(turn, "seed"), cards)
    assert json.loads(json.dumps([asdict(each) for each in told]))
    assert all(each.text and each.code.startswith("why-") for each in told)
    if name in ("the-game", "face-to-face"):
        assert any(not each.action for each in told)


def test_the_last_turn_of_a_duel() -> None:
    end = finished("face-to-face", "duel")
    verdict = answer(Question.about(list(turns_of(end))[-1], "seed"), HASTY)
    assert verdict.chance.low <= verdict.after <= verdict.better_chance.high or not verdict.better


def test_questions_can_be_sent_and_are_answered_in_order(nix: State) -> None:
    asked = [Question.about(turn, "seed") for turn in turns_of(nix)]
    assert pickle.loads(pickle.dumps(asked[0])) == asked[0]
    with ThreadPoolExecutor(2) as crew:
        ask: Any = lambda question: question.number  # noqa: E731
        numbers: list[Any] = list(_answers(crew, ask, asked))
    assert numbers == [question.number for question in asked]
