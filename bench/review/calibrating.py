"""Whether blunders cost what reviews say: masters play on from the better turn and the real one.

    python -m bench.review calibrate 0 40    add the blunders of games 0 to 39 to the data
    python -m bench.review picture           draw docs/pictures/calibration.png

The deal is the real one, with the cards as they lay. What a review says is a mean over all worlds
that its seat could think of, so single blunders come out as 0 or 1, and many of them as claimed.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np

from reihum import State
from reihum.arena.statistics.intervals import Z95, Estimate
from reihum.review import Effort, Mark, TurnReview
from reihum.review.reviewing import Question, answer
from reihum.review.turns import PlayedTurn, turns_of

from ..figures import Figure
from .games import finished_game, game_for, played_on

GAME, PLAYERS, MASTER = "the-game", 2, "master"
HASTE = 4.0  # more time for a turn hardly makes masters stronger (docs/bots.md)
# A quick look tells which turns may be blunders; with another seed those are then weighed again.
QUICK = Effort(first=32, second=64, finalists=3, rivals=1, least=96, most=192, half_width=1.0)
FULL = Effort(first=32, second=96, least=384, most=768)
SUSPECT = 0.07
DATA = Path(__file__).with_name("calibration.jsonl")
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "calibration.png"
ROOM = 8  # beside the last group, for its words, in points
BINS = (0.10, 0.14, 0.20, 1.01)  # claimed losses that are looked at together


@dataclass(frozen=True)
class Case:
    """A blunder: what it is said to cost, and who won from there."""

    deal: int
    turn: int
    claimed: float
    low: float
    high: float
    chance: float  # after the better turn, as claimed
    better_won: bool
    real_won: bool


def cases_of(deal: int) -> Iterator[Case]:
    """The blunders of a game among casual players."""
    end = finished_game(game_for(GAME, PLAYERS), f"calibration/{deal}")
    for turn in turns_of(end):
        quick = answer(Question.about(turn, "quick"), QUICK)
        if quick.loss.value < SUSPECT:
            continue
        verdict = answer(Question.about(turn, "full"), FULL)
        if verdict.mark is Mark.BLUNDER:
            yield _case(deal, turn, verdict)


def _case(deal: int, turn: PlayedTurn, verdict: TurnReview) -> Case:
    better, seed = _after(turn.before, verdict.better), f"{deal}/{turn.number}"
    claimed = verdict.loss
    return Case(
        deal,
        turn.number,
        claimed.value,
        claimed.low,
        claimed.high,
        verdict.better_chance.value,
        _won(better, seed),
        _won(turn.after, seed),
    )


def _after(state: State, cards: tuple[str, ...]) -> State:
    """A state after a whole turn; the last card may have ended it."""
    for card in cards:
        state = state.play(card)
    return state if state.ended_turn else state.play("end")


def _won(state: State, seed: str) -> bool:
    outcome = played_on(state, MASTER, seed, HASTE).outcome
    return outcome is not None and bool(outcome.won)


def measure(first: int, end: int) -> None:
    """Add the blunders of some games to the data, game by game."""
    for deal in range(first, end):
        lines = [json.dumps(asdict(case)) for case in cases_of(deal)]
        with DATA.open("a", encoding="utf-8") as file:
            file.write("\n".join([*lines, json.dumps({"deal": deal})]) + "\n")


def known() -> tuple[int, list[Case]]:
    """How many games were looked at, and their blunders."""
    text = DATA.read_text(encoding="utf-8") if DATA.exists() else ""
    lines = [json.loads(line) for line in text.splitlines()]
    cases = [Case(**line) for line in lines if "turn" in line]
    return len(lines) - len(cases), cases


def gained(cases: list[Case]) -> Estimate:
    """How much more often the better turns have won than the real ones."""
    gains = np.array([float(case.better_won) - float(case.real_won) for case in cases])
    deals, places = np.unique([case.deal for case in cases], return_inverse=True)
    value = float(gains.mean())
    sums = np.bincount(places, gains - value, len(deals))  # blunders of a game share its luck
    half = Z95 * float(np.sqrt((sums**2).sum())) / len(gains)
    return Estimate(value, value - half, value + half)


def claimed(cases: list[Case]) -> float:
    """What reviews have said that it would be."""
    return float(np.mean([case.claimed for case in cases]))


def calibration_figures() -> list[Figure]:
    """What the data say; the run that made them takes long."""
    games, cases = known()
    count = Figure(f"calibration: blunders in {games} games for two", len(cases), "turns")
    if not cases:
        return [count]
    found, said = gained(cases), claimed(cases)
    inside = 100.0 * (found.low <= said <= found.high)
    return [
        count,
        Figure("calibration: claimed to cost", 100 * said, "points"),
        Figure("calibration: did cost, with masters from there", 100 * found.value, "points"),
        Figure("calibration: half of its interval", 50 * (found.high - found.low), "points"),
        Figure("calibration: claimed within the interval", inside, "%", 100),
    ]


def draw() -> None:
    """The picture: what blunders were said to cost, and what they did."""
    from matplotlib.figure import Figure as Picture

    games, cases = known()
    picture = Picture(figsize=(6.4, 4.2), layout="constrained")
    axes = picture.subplots()
    groups = [
        [case for case in cases if low <= case.claimed < high] for low, high in pairwise(BINS)
    ]
    for group in (group for group in groups if len(group) > 1):
        found = gained(group)
        spread = [[found.value - found.low], [found.high - found.value]]
        said = 100 * claimed(group)
        axes.errorbar(said, 100 * found.value, 100 * np.array(spread), fmt="o", color="#2f6f9f")
        axes.annotate(
            f"{len(group)} turns", (said, 100 * found.value), (8, 6), textcoords="offset points"
        )
    axes.axline((0, 0), slope=1, color="#888888", linewidth=1, linestyle="--")
    axes.set(
        xlabel="what a blunder was said to cost, in points",
        ylabel="what it did cost, with masters from there",
        title=f"{len(cases)} blunders in {games} games of casual players for two",
        xlim=(0, 100 * max(map(claimed, filter(None, groups))) + ROOM),
    )
    picture.savefig(PICTURE, dpi=120)
