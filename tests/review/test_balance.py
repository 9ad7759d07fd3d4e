"""Luck and skill add up to the result, exactly."""

import random
from fractions import Fraction

import pytest

from reihum import Outcome
from reihum.arena.statistics.intervals import Estimate
from reihum.review import Mark, TurnReview
from reihum.review.balance import balance, exact, gone_after

NONE = Estimate(0.0, 0.0, 0.0)


def turn(number: int, seat: int, before: float, after: float) -> TurnReview:
    chance = Estimate(after, after, after)
    best, lost = exact(before), exact(after)
    place = number, seat, number - 1, number
    return TurnReview(
        *place, ("2>up1",), best, lost, chance, Mark.BEST, NONE, (), chance, (), (), None, None, 1
    )


def random_turns(players: int) -> list[TurnReview]:
    source = random.Random("balance")
    pairs = [sorted([source.random(), source.random()]) for _ in range(40)]
    return [turn(place + 1, place % players, high, low) for place, (low, high) in enumerate(pairs)]


def whole(*parts: float) -> Fraction:
    """The sum, as exact as no float is."""
    return sum(map(Fraction, parts), Fraction(0))


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("won", [True, False])
def test_in_a_team_all_shares_together_make_the_result(won: bool, players: int) -> None:
    turns = random_turns(players)
    shares, (total,) = balance(turns, Outcome("stuck", (0,), won=won), players)
    told = [part for share in shares for part in (share.plays, share.luck)]
    assert len(shares) == players and whole(total.prior, *told) == int(won)
    assert whole(total.prior, total.plays, total.luck) == Fraction(total.result) == int(won)
    assert total.prior == turns[0].before and whole(total.prior, total.plays) == total.adjusted
    assert whole(*(share.plays for share in shares)) == total.plays
    assert all(share.plays < 0 for share in shares)


@pytest.mark.parametrize("players", range(2, 6))
def test_in_a_duel_each_share_makes_the_own_result(players: int) -> None:
    turns, winners = random_turns(players), (1, players - 1)
    shares, balances = balance(turns, Outcome("stuck", (0,) * players, winners=winners), players)
    assert [each.result for each in balances] == [float(n in winners) for n in range(players)]
    for share, total in zip(shares, balances, strict=True):
        assert share.seat == total.seat
        assert whole(total.prior, share.plays, share.luck) == Fraction(total.result)


def test_the_draw_that_cost_most_is_named() -> None:
    turns = [turn(1, 0, 0.5, 0.5), turn(2, 0, 0.1, 0.1), turn(3, 0, 0.05, 0.01)]
    (share,), _ = balance(turns, Outcome("stuck", (9,), won=False), 1)
    assert share.dearest_turn == 1 and share.dearest == pytest.approx(-0.4, abs=1e-5)
    assert gone_after(turns, Outcome("stuck", (9,), won=False)) == 3
    assert gone_after(turns, Outcome("all-down", (0,), won=True)) is None
    late = [turn(1, 0, 0.3, 0.01), turn(2, 0, 0.09, 0.01), turn(3, 0, 0.01, 0.0)]
    assert gone_after(late, Outcome("stuck", (9,), won=False)) == 2, "a lucky draw came between"


def test_a_game_that_was_given_up_at_once_has_nothing_to_share() -> None:
    (share,), (total,) = balance([], Outcome("conceded", (98,), won=False), 1)
    assert (share.plays, share.luck, share.dearest_turn, total.result) == (0.0, 0.0, None, 0.0)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_to_give_up_is_no_luck(players: int) -> None:
    """It counts as a play of whose turn it was then."""
    turns = [turn(1, 0, 0.5, 0.5), turn(2, 1 % players, 0.5, 0.375)]
    given_up = Outcome("conceded", (78,), won=False)
    shares, (total,) = balance(turns, given_up, players, 2 % players)
    assert total.luck == 0.0 and total.plays == -0.5
    assert shares[2 % players].plays == (-0.5 if players == 1 else -0.375)


def test_who_gives_up_a_duel_hands_the_other_luck() -> None:
    turns = [turn(1, 0, 0.5, 0.5), turn(2, 1, 0.5, 0.5)]
    shares, _ = balance(turns, Outcome("conceded", (9, 9), winners=(1,)), 2)
    assert [(share.plays, share.luck) for share in shares] == [(-0.5, 0.0), (0.0, 0.5)]
