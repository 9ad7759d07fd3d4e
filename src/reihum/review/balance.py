"""Luck and skill apart: every change of the chance to win is either a turn's or luck's.

The chances of a review are multiples of a small power of two, so that the sums are exact.
"""

from collections.abc import Sequence
from itertools import pairwise

from ..games import Outcome
from ..games.core.outcomes import Reason
from .results import Balance, Share, TurnReview

FINE = 1 << 20
GONE = 0.02  # a chance so small is none


def exact(chance: float) -> float:
    """The nearest chance whose sums are exact."""
    return round(chance * FINE) / FINE


def result_for(outcome: Outcome, seat: int) -> float:
    """1 for who has won, together or alone; else 0."""
    return float(outcome.won if outcome.won is not None else seat in outcome.winners)


def balance(
    turns: Sequence[TurnReview], outcome: Outcome, players: int, acting: int | None = None
) -> tuple[tuple[Share, ...], tuple[Balance, ...]]:
    """The shares of all players, and the sums: one for a team, else one for each player.

    After the last turn it is that of whoever is acting: who has no cards left is passed over.
    """
    if outcome.won is not None:
        result = result_for(outcome, 0)
        quitter = acting if turns and _given_up(outcome) else None
        together = _shares(turns, result, range(players), quitter)
        return together, _summed(None, turns, together, result)
    shares: tuple[Share, ...] = ()
    balances: tuple[Balance, ...] = ()
    for seat in range(players):
        own = [turn for turn in turns if turn.seat == seat]
        lost = seat not in outcome.winners
        quitter = seat if own and lost and players == 2 and _given_up(outcome) else None
        share = _shares(own, result_for(outcome, seat), [seat], quitter)
        shares += share
        balances += _summed(seat, own, share, result_for(outcome, seat))
    return shares, balances


def _given_up(outcome: Outcome) -> bool:
    return outcome.reason == Reason.CONCEDED


def _shares(
    turns: Sequence[TurnReview], result: float, seats: Sequence[int], quitter: int | None
) -> tuple[Share, ...]:
    """What came after a turn until the next one is the luck of who played it.

    To give up is no luck: the chance that was there counts as a play of whose turn it was.
    """
    end = result if quitter is None else turns[-1].after
    ends = [later.before for _, later in pairwise(turns)] + [end]
    lucks = [(turn, end - turn.after) for turn, end in zip(turns, ends, strict=False)]
    return tuple(_share(seat, lucks, result - end if seat == quitter else 0.0) for seat in seats)


def _share(seat: int, lucks: Sequence[tuple[TurnReview, float]], given_up: float) -> Share:
    own = [(turn, luck) for turn, luck in lucks if turn.seat == seat]
    plays = sum((turn.after - turn.before for turn, _ in own), given_up)
    worst = min(own, key=lambda pair: pair[1], default=None)
    taken = worst is not None and worst[1] < 0
    return Share(
        seat,
        plays,
        sum((luck for _, luck in own), 0.0),
        worst[0].number if worst and taken else None,
        worst[1] if worst and taken else 0.0,
    )


def _summed(
    seat: int | None, turns: Sequence[TurnReview], shares: Sequence[Share], result: float
) -> tuple[Balance, ...]:
    prior = turns[0].before if turns else result
    plays, luck = sum(share.plays for share in shares), sum(share.luck for share in shares)
    return (Balance(seat, prior, plays, luck, result, prior + plays),)


def gone_after(turns: Sequence[TurnReview], outcome: Outcome) -> int | None:
    """The turn after which a lost game had hardly any chance left, until its end.

    Luck may bring a chance back that the next turn gives away: then it was not gone before.
    """
    if outcome.won is not False:
        return None
    last = None
    for turn in reversed(turns):
        if turn.after >= GONE:
            break
        last = turn.number
        if turn.before >= GONE:
            break
    return last
