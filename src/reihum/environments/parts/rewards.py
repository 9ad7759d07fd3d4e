"""What learners get: sparse by default, shaped where it is asked for.

- `win`, at the end alone: 1 for a game won together, 0 for one lost. Against each other the
  winners share 1, the others share -1; where all are equal, everybody gets 0.
- `score`, at the end alone: together, the share of the worst score that was avoided (in The Game
  the share of the cards that are down). Else by how much a seat is ahead of the others' average.
- `progress`, after every action: by how much that has grown. It adds up to `score`; in Gymnasium,
  less what bots have done before the learner is asked for the first time.
"""

from collections.abc import Sequence

from ...games import Game, Outcome, State

KINDS = ("win", "score", "progress")


def checked_kind(kind: str) -> str:
    """A kind of reward, if there is such a one."""
    if kind not in KINDS:
        raise ValueError(f"There is no reward {kind!r}: there are {', '.join(KINDS)}.")
    return kind


def at_end(game: Game, outcome: Outcome, kind: str) -> list[float]:
    """What each seat gets for a finished game."""
    return by_result(game, outcome) if kind == "win" else by_score(game, outcome.scores)


def by_result(game: Game, outcome: Outcome) -> list[float]:
    """For having won or lost."""
    if outcome.won is not None:
        return [float(outcome.won)] * game.players
    won, lost = len(outcome.winners), game.everybody - len(outcome.winners)
    if not lost:
        return [0.0] * game.players
    winners = set(outcome.winners)
    return [1 / won if seat in winners else -1 / lost for seat in range(game.players)]


def by_score(game: Game, scores: Sequence[int]) -> list[float]:
    """For how far everybody has come."""
    if game.cooperative:
        return [1 - scores[0] / game.worst_score] * game.players
    sign, total = -1 if game.low_score_wins else 1, sum(scores)
    others = game.everybody - 1
    return [sign * (own - (total - own) / others) for own in scores[: game.players]]


def standing(state: State) -> list[float]:
    """How far everybody has come by now: by the scores as they stand."""
    ended = state if state.outcome else state.concede(0)
    assert ended.outcome is not None
    return by_score(state.game, ended.outcome.scores)
