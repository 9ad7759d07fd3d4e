"""A review in sentences, for the terminal and the page alike, in the language spoken here."""

import math
from collections.abc import Iterable, Iterator

from ...games import Message, game
from ...games.core.messages import listed
from ...languages import Figure, here, tell
from ..parts.marks import Mark
from ..parts.solutions import Verdict
from ..results import Balance, Review, Share, TurnReview

SIGNS = {Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}  # as in books on chess
COLUMNS = ("turn", "player", "played", "before", "after", "mark", "better")
POINT = 0.01  # of a chance
NUMBERS = ("turn", "player", "before", "after")


def columns(players: int) -> tuple[str, ...]:
    """The columns of a table of turns; who plays alone needs none for the player."""
    return tuple(name for name in COLUMNS if players > 1 or name != "player")


def heads(names: Iterable[str]) -> tuple[str, ...]:
    """What stands above columns."""
    return tuple(tell(f"report-{name}") for name in names)


def percent(chance: float) -> str:
    """A chance in per cent, as it is written here."""
    return Figure(chance, ".0%").said(here())


def points(change: float) -> str:
    """A change of a chance, in points of a hundred."""
    whole = round(100 * change)
    return "0" if whole == 0 else f"{whole:+d}".replace("-", "\u2212")


def tenths(value: float) -> str:
    """A number with one decimal, as it is written here."""
    return Figure(value, ".1f").said(here())


def mark_word(mark: Mark) -> str:
    """What a mark is called, with the sign it has."""
    return f"{tell(f'review-mark-{mark}')} {SIGNS.get(mark, '')}".rstrip()


def reasons(turn: TurnReview) -> list[str]:
    """Why the better turn is good, each sentence once: two cards may be good for the same."""
    said = (Message(told.code, told.params).said(here()) for told in turn.reasons)
    return list(dict.fromkeys(said))


def row(turn: TurnReview) -> dict[str, str]:
    """A turn as a line of a table, by column."""
    return {
        "turn": str(turn.number),
        "player": str(turn.seat + 1),
        "played": " ".join(turn.actions),
        "before": percent(turn.before),
        "after": f"{percent(turn.after)} ±{_half(turn)}",
        "mark": mark_word(turn.mark),
        "better": _better(turn),
    }


def _half(turn: TurnReview) -> int:
    """Half of the interval in whole points: not less than it is, for nothing is sure to a hair."""
    return math.ceil(50 * (turn.chance.high - turn.chance.low))


def _better(turn: TurnReview) -> str:
    """The better turn, where it is worth a word."""
    if turn.mark not in SIGNS:
        return ""
    better = f"{' '.join(turn.better)} ({percent(turn.before)})"
    if turn.points is None or turn.better_points is None:
        return better
    brought = tell("report-points", better=tenths(turn.better_points), played=tenths(turn.points))
    return f"{better}, {brought}"


def result(review: Review) -> str:
    """How the game ended."""
    kind, *winners, reason, scores = review.result.split()
    left = int(scores.split(".")[0])
    if kind == "won":
        return tell("report-won")
    if kind == "lost":
        return tell("report-given-up" if reason == "conceded" else "report-lost", count=left)
    best = [int(place) for place in winners[0].split(".")]
    names = listed([_who(review, place) for place in best], here())
    counted = ", ".join(
        _of(_who(review, place), score) for place, score in enumerate(scores.split("."))
    )
    said = tell("report-wins", several=len(best) > 1, names=names, scores=counted)
    return f"{said} {tell('report-stopped')}" if reason == "conceded" else said


def _who(review: Review, place: int) -> str:
    """A player; those that are only imagined come last."""
    if place < review.players:
        return player(place)
    return game(review.game, **review.options).imaginary[place - review.players]


def player(seat: int) -> str:
    """What a player is called."""
    return tell("report-who", number=seat + 1)


def _of(who: str, told: str) -> str:
    return tell("report-of", who=who, told=told)


def sentences(review: Review) -> Iterator[str]:
    """What there is to say of the whole game."""
    if not review.turns:
        yield tell("report-nothing")
        return
    shares = {share.seat: share for share in review.shares}
    for balance in review.balances:
        yield _balance(balance, shares)
    if len(review.shares) > len(review.balances):
        yield from (_of(player(share.seat), _share(share)) for share in review.shares)
    if review.gone_after is not None:
        yield tell("report-gone", turn=review.gone_after)
    yield from _winnable(review)


def _balance(told: Balance, shares: dict[int, Share]) -> str:
    """From the start to the result; with what cost most, where it is that of one player."""
    spent = ("back" if told.result else "some") if told.adjusted < -POINT / 2 else "no"
    prior, plays = round(told.prior, 2), round(told.plays, 2)
    said = tell(
        "report-balance",
        prior=percent(prior),
        plays=points(plays),
        luck=points(told.result - prior - plays),  # the whole points add up, too
        won=bool(told.result),
        spent=spent,  # luck brings chances back that plays then give away, too
        fair=percent(max(told.adjusted, 0.0)),
    )
    own = shares[told.seat or 0] if told.seat is not None or len(shares) == 1 else None
    whole = " ".join([said, *(_dearest(own) if own else ())])
    return whole if told.seat is None else _of(player(told.seat), whole)


def _share(share: Share) -> str:
    said = tell("report-share", plays=points(share.plays), luck=points(share.luck))
    return " ".join([said, *_dearest(share)])


def _dearest(share: Share) -> Iterator[str]:
    """Which luck cost most, where it is worth a word."""
    if share.dearest_turn and share.dearest <= -POINT:
        yield tell("report-dearest", turn=share.dearest_turn, points=points(share.dearest))


def _winnable(review: Review) -> Iterator[str]:
    found = review.winnable
    if found is None or review.result.startswith("won"):
        return
    if found.last_won is None:
        yield tell("report-never" if found.deal is Verdict.LOST else "report-open")
        return
    if found.last_won > len(review.turns):
        yield tell("report-until-given-up")
        return
    lost = found.lost_from
    sure = "no" if lost is None else "yes" if lost == found.last_won + 1 else "later"
    yield tell("report-until", turn=found.last_won, sure=sure, lost=lost or 0)


def way_to_win(review: Review) -> tuple[str, ...]:
    """Where a lost game could have been won: the actions of a way, from the last such turn on."""
    found = review.winnable
    return () if found is None or review.result.startswith("won") else found.line
