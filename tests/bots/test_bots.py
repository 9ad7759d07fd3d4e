"""Bots play legally to the end, from what their seat may know, each better than the one before."""

from collections.abc import Callable

import pytest

import reihum
from reihum import State
from reihum.bots import BOTS, Bot, GreedyBot, Observation, PlannerBot, RandomBot, Signal, bot

TABLES = [
    ("the-game", {"players": 3}),
    ("extreme", {"players": 2, "layout": "shuffled"}),
    ("face-to-face", {}),
    ("nix", {"players": 3, "egon": True}),
]


def seen(state: State, *signals: Signal) -> Observation:
    """What the acting seat may know."""
    assert state.seat is not None
    return Observation(state.game, state.seat, state.observe(state.seat), signals)


def play_out(state: State, *bots: Bot) -> State:
    """Let the bots of the seats play to the end; IllegalAction would tell of a bad one."""
    while state.outcome is None:
        assert state.seat is not None
        state = state.play(bots[state.seat % len(bots)].choose(seen(state)), state.seat)
    return state


def scores(state: State, *bots: Bot) -> tuple[int, ...]:
    """The scores at the end."""
    outcome = play_out(state, *bots).outcome
    assert outcome is not None
    return outcome.scores


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_bot_plays_whole_games(name: str, options: dict[str, object], kind: str) -> None:
    for seed in range(3):
        assert play_out(reihum.game(name, **options).deal(seed), bot(kind)).outcome


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_planner_plays_whole_games(name: str, options: dict[str, object]) -> None:
    assert play_out(reihum.game(name, **options).deal("short/1"), PlannerBot()).outcome


def test_the_same_seed_makes_the_same_random_choices() -> None:
    deal = reihum.game("the-game").deal("monday")
    games = [play_out(deal, RandomBot(seed="x")).save() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("kind", BOTS)
def test_a_bot_claims_the_first_turn_for_itself_only(kind: str) -> None:
    state = reihum.game("the-game", players=3, first="agree").deal("monday")
    assert bot(kind).choose(Observation(state.game, 2, state.observe(2))) == "begin:2"


def test_greedy_takes_the_trick() -> None:
    hand = [2, 37, 48, 49, 80, 85, 90, 95]
    assert GreedyBot().choose(seen(alone([47, 1, 100, 60], hand))) == "37>up1"


def test_the_planner_first_spends_a_card_and_then_tricks_back_over_it() -> None:
    state = alone([46, 1, 100, 58], [37, 47, 70, 71, 72, 73, 74, 75])
    while state.last_turn is None:
        state = state.play(PlannerBot().choose(seen(state)))
    played = [str(step.action) for step in state.steps]
    assert played.index("47>up1") < played.index("37>up1")


def alone(tops: list[int], hand: list[int]) -> State:
    """A position of one player."""
    return position([hand], tops)


def position(hands: list[list[int]], tops: list[int], **fields: object) -> State:
    """A position in which all other cards are still to come."""
    known = {*tops}.union(*hands)
    draw = [card for card in range(2, 100) if card not in known]
    game = reihum.game("the-game", players=len(hands), first="agree")
    base = {"tops": tops, "hands": hands, "draw": draw, "seat": 0, "turn": []}
    return game.position(base | fields)


def with_partner() -> State:
    """A position in which seat 0 would like to go on the first pile."""
    hands = [[21, 24, 38, 52, 55, 63, 66], [31, 32, 33, 34, 35, 36, 37]]
    return position(hands, [20, 10, 80, 90])


def test_the_planner_leaves_a_pile_that_a_partner_asks_for() -> None:
    state = with_partner()
    assert PlannerBot().choose(seen(state)).endswith(">up1")
    asked = seen(state, Signal(1, "up1", "leave-strong"))
    assert not PlannerBot().choose(asked).endswith(">up1")


def test_its_own_signal_does_not_bind_the_planner() -> None:
    own = seen(with_partner(), Signal(0, "up1", "leave-strong"))
    assert PlannerBot().choose(own).endswith(">up1")


def test_the_planner_asks_for_a_pile_where_it_holds_the_next_card_or_the_trick() -> None:
    hands = [[30, 31, 50, 51, 60, 70, 71], [11, 14, 20, 40, 88, 66, 80]]
    state = position(hands, [10, 1, 78, 90])
    signals = PlannerBot().signals(Observation(state.game, 1, state.observe(1)))
    assert Signal(1, "up1", "leave") in signals  # 11 is the next card
    assert Signal(1, "down1", "leave-strong") in signals  # 88 is the trick on 78
    assert not [signal for signal in signals if signal.pile == "up2"]  # everybody needs a start


def test_the_planner_says_go_ahead_where_it_has_nothing_near() -> None:
    hands = [[30, 31, 50, 51, 60, 70, 71], [13, 14, 20, 45, 55, 66, 79]]
    state = position(hands, [10, 32, 78, 90])
    signals = PlannerBot().signals(Observation(state.game, 1, state.observe(1)))
    told = {signal.pile: signal.kind for signal in signals}
    assert told == dict.fromkeys(("up2", "down1", "down2"), "good")  # 13 is near 10, but not next


@pytest.mark.parametrize(("name", "options"), [("face-to-face", {}), ("nix", {"players": 2})])
def test_there_are_no_signals_between_opponents(name: str, options: dict[str, object]) -> None:
    state = reihum.game(name, **options).deal("monday")
    assert PlannerBot().signals(seen(state)) == ()


def test_a_good_opening_makes_eager() -> None:
    hands = [[2, 3, 50, 51, 60, 70, 71], [40, 41, 42, 43, 44, 45, 46]]
    state = position(hands, [1, 1, 100, 100], seat=None)
    eager = [
        PlannerBot().eagerness(Observation(state.game, seat, state.observe(seat)))
        for seat in range(2)
    ]
    assert eager[0] > 0.5 > eager[1]


def test_an_opening_with_a_trick_makes_eager() -> None:
    hands = [[4, 14, 50, 51, 60, 70, 71], [3, 15, 42, 43, 44, 45, 46]]
    state = position(hands, [1, 1, 100, 100], seat=None)
    first, second = (
        PlannerBot().eagerness(Observation(state.game, seat, state.observe(seat)))
        for seat in range(2)
    )
    assert first > second


def test_in_face_to_face_the_planner_does_not_stay_with_a_single_card() -> None:
    state = reihum.game("face-to-face").deal("monday")
    final = play_out(state, PlannerBot(), GreedyBot())
    assert final.outcome is not None and final.outcome.reason != "single-card"


def cards_left(kind: Callable[[], Bot], name: str, games: int) -> int:
    """What a bot leaves in some games for two."""
    game = reihum.game(name, players=2, first=0)
    return sum(scores(game.deal(seed), kind())[0] for seed in range(games))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["the-game", "extreme"])
def test_together_each_bot_leaves_fewer_cards_than_the_one_before(name: str) -> None:
    kinds = (
        lambda: RandomBot(seed=1),
        lambda: GreedyBot(native=True),
        lambda: PlannerBot(native=True),
    )
    left = [cards_left(kind, name, 60) for kind in kinds]
    assert left[0] > 1.1 * left[1] > 1.2 * left[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["face-to-face", "nix"])
def test_against_each_other_each_bot_beats_the_one_before(name: str) -> None:
    random, greedy, planner = RandomBot(seed=1), GreedyBot(native=True), PlannerBot(native=True)
    assert wins(name, greedy, random) > 50
    assert wins(name, planner, greedy) > 35


def wins(name: str, one: Bot, other: Bot) -> int:
    """How many of 60 games a bot wins, every deal played from both seats."""
    game = reihum.game(name, players=2, first=0)
    won = 0
    for seed in range(30):
        for seat in range(2):
            outcome = play_out(
                game.deal(seed), *((one, other) if seat == 0 else (other, one))
            ).outcome
            assert outcome is not None
            won += outcome.winners == (seat,)
    return won
