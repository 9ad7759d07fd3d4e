"""Whether blunders cost what reviews say: masters play on from the better turn and the real one.

    python -m bench.review calibrate 0 40    add the blunders of games 0 to 39 to the data
    python -m bench.review picture           draw docs/pictures/calibration.png

The deal is the real one, with the cards as they lay. What a review says is a mean over all worlds
that its seat could think of, so single blunders come out as 0 or 1, and many of them as claimed.

Reviews believe a part of what a turn seems to cost to those who play on in the worlds (`TRUST` in
`review/the_game/reviewer.py`). The even games are there to find how much; the odd ones show
whether it is right. In the even ones masters also play on in some other worlds, which tells more.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from reihum import State
from reihum.arena.statistics.intervals import Z95, Estimate
from reihum.review import Effort
from reihum.review.parts.marks import BLUNDER
from reihum.review.parts.sampling import CERTAIN, CHANCE
from reihum.review.parts.weighing import LOT_BITS
from reihum.review.registry import review_of
from reihum.review.reviewing import Question, answer
from reihum.review.the_game.reviewer import TRUST
from reihum.review.turns import PlayedTurn, turns_of
from reihum.rules.engine.compiling import Array

from ..figures import Figure
from .games import finished_game, game_for, played_on

GAME, PLAYERS, MASTER = "the-game", 2, "master"
HASTE = 4.0  # more time for a turn hardly makes masters stronger (docs/bots.md)
# A quick look tells which turns may be blunders; with another seed those are then weighed again.
QUICK = Effort(first=32, second=64, finalists=3, rivals=1, least=96, most=192, half_width=1.0)
FULL = Effort(first=32, second=96, least=384, most=768)
SUSPECT = 0.05  # of what is believed
WORLDS = 512  # fresh ones, for what a turn seems to cost
OTHERS = 4  # worlds in which masters play on where the trust is found
DATA = Path(__file__).with_name("calibration.jsonl")
PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "calibration.png"
ROOM = 11  # beside the last group, for its words, in points
APART = 0.5  # points between two that would cover each other
BINS = (0.10, 0.14, 0.20, 1.01)  # claimed losses that are looked at together


@dataclass(frozen=True)
class Case:
    """A turn that seems to be a blunder: what it costs at that, and who won from there."""

    deal: int
    turn: int
    seems: float  # to cost, by those who play on in the worlds
    certain: float  # the part of it that is certain without playing on
    chance: float  # after the better turn
    others: int  # other worlds in which masters played on; 0 means the cards as they lay
    better_won: float  # the share of these worlds
    real_won: float

    @property
    def claimed(self) -> float:
        """What a review says that it costs."""
        return self.certain + TRUST * (self.seems - self.certain)

    @property
    def gained(self) -> float:
        """How much more often the better turn has won."""
        return self.better_won - self.real_won


def cases_of(deal: int) -> Iterator[Case]:
    """The turns of a game among casual players that seem to be blunders."""
    end = finished_game(game_for(GAME, PLAYERS), f"calibration/{deal}")
    for turn in turns_of(end):
        if answer(Question.about(turn, "quick"), QUICK).loss.value < SUSPECT:
            continue
        better = answer(Question.about(turn, "full"), FULL).better
        seems, certain, chance = _seeming(deal, turn, better)
        if seems >= BLUNDER:
            known = deal, turn.number, seems, certain, chance
            yield Case(*known, 0, *_won(turn.before, turn, better, f"{deal}/{turn.number}"))
            if fits(deal):
                yield Case(*known, OTHERS, *_won_elsewhere(deal, turn, better))


def fits(deal: int) -> bool:
    """Whether a game is there to find how much to believe, and not to show that it is right."""
    return deal % 2 == 0


def _seeming(deal: int, turn: PlayedTurn, better: Sequence[str]) -> tuple[float, float, float]:
    """What a turn seems to cost in fresh worlds, what of it is certain, the better one's chance."""
    game, seen = turn.before.game, turn.before.observe(turn.seat)
    source = np.random.default_rng(list(f"seeming/{deal}/{turn.number}".encode()))
    sampler = review_of(game).sampler
    options = [sampler.played(game, seen, actions) for actions in (turn.actions, better)]
    lots = source.integers(0, 1 << LOT_BITS, WORLDS)
    results = sampler.sample(game, seen, options, lots, True)
    gains = results[:, 1, CHANCE] - results[:, 0, CHANCE]
    certain = results[:, 0, CERTAIN]
    return float(gains.mean()), float((gains * certain).mean()), float(results[:, 1, CHANCE].mean())


def _won_elsewhere(deal: int, turn: PlayedTurn, better: Sequence[str]) -> tuple[float, float]:
    """How often masters win in worlds that agree with what the seat has seen."""
    chance = Random(f"{deal}/{turn.number}")
    states = [_redealt(turn.before, turn.seat, chance) for _ in range(OTHERS)]
    pairs = [_won(state, turn, better, str(number)) for number, state in enumerate(states)]
    return sum(one for one, _ in pairs) / OTHERS, sum(other for _, other in pairs) / OTHERS


def _redealt(state: State, seat: int, chance: Random) -> State:
    """The same for a seat, with the cards that it does not see exchanged."""
    fields, other = state.position(), 1 - seat
    unseen = [*fields["hands"][other], *fields["draw"]]
    chance.shuffle(unseen)
    held = len(fields["hands"][other])
    hands = list(fields["hands"])
    hands[other] = sorted(unseen[:held])
    return state.game.position({**fields, "hands": hands, "draw": unseen[held:]})


def _won(state: State, turn: PlayedTurn, better: Sequence[str], seed: str) -> tuple[bool, bool]:
    """Whether masters win after the better turn, and after the real one."""
    cards = [action for action in turn.actions if action != "end"]
    ends = [played_on(_after(state, each), MASTER, seed, HASTE) for each in (better, cards)]
    one, other = (end.outcome is not None and bool(end.outcome.won) for end in ends)
    return one, other


def _after(state: State, cards: Sequence[str]) -> State:
    """A state after a whole turn; the last card may have ended it."""
    for card in cards:
        state = state.play(card)
    return state if state.ended_turn else state.play("end")


def measure(first: int, end: int) -> None:
    """Add the blunders of some games to the data, game by game, where they are not there yet."""
    there, _ = known()
    for deal in (deal for deal in range(first, end) if deal not in there):
        lines = [json.dumps(asdict(case)) for case in cases_of(deal)]
        with DATA.open("a", encoding="utf-8") as file:
            file.write("\n".join([*lines, json.dumps({"deal": deal})]) + "\n")


def known() -> tuple[set[int], list[Case]]:
    """The games that were looked at, and the turns in them that seem to be blunders."""
    text = DATA.read_text(encoding="utf-8") if DATA.exists() else ""
    lines = [json.loads(line) for line in text.splitlines()]
    cases = [Case(**line) for line in lines if "turn" in line]
    return {line["deal"] for line in lines if "turn" not in line}, cases


def shown() -> tuple[int, list[Case]]:
    """How many games there are that show whether it is right, and their blunders."""
    deals, cases = known()
    blunders = [case for case in cases if not fits(case.deal) and case.claimed >= BLUNDER]
    return sum(not fits(deal) for deal in deals), blunders


def trust_found() -> Estimate:
    """How much to believe of what is not certain, by the other games."""
    cases = [case for case in known()[1] if fits(case.deal)]
    sizes = np.array([max(case.others, 1) for case in cases], float)
    seems = np.array([case.seems - case.certain for case in cases]) * sizes
    gains = np.array([case.gained - case.certain for case in cases]) * sizes
    value = gains.sum() / seems.sum()
    half = Z95 * _deviation(cases, gains - value * seems) / seems.sum()
    return Estimate(value, value - half, value + half)


def gained(cases: list[Case]) -> Estimate:
    """How much more often the better turns have won than the real ones."""
    gains = np.array([case.gained for case in cases])
    value = float(gains.mean())
    half = Z95 * _deviation(cases, gains - value) / len(gains)
    return Estimate(value, value - half, value + half)


def _deviation(cases: list[Case], errors: Array) -> float:
    """That of a sum of errors: the blunders of a game share its luck."""
    deals, places = np.unique([case.deal for case in cases], return_inverse=True)
    return float(np.sqrt((np.bincount(places, errors, len(deals)) ** 2).sum()))


def claimed(cases: list[Case]) -> float:
    """What reviews say that it is."""
    return float(np.mean([case.claimed for case in cases]))


def calibration_figures() -> list[Figure]:
    """What the data say; the run that made them takes long."""
    games, cases = shown()
    count = Figure(f"calibration: blunders in {games} games for two", len(cases), "turns")
    if not cases:
        return [count]
    found, said, trust = gained(cases), claimed(cases), trust_found()
    inside = 100.0 * (found.low <= said <= found.high)
    return [
        count,
        Figure("calibration: claimed to cost", 100 * said, "points"),
        Figure("calibration: did cost, with masters from there", 100 * found.value, "points"),
        Figure("calibration: half of its interval", 50 * (found.high - found.low), "points"),
        Figure("calibration: claimed within the interval", inside, "%", 100),
        Figure("calibration: trust, by the other games", 100 * trust.value, "%"),
        Figure("calibration: half of its interval", 50 * (trust.high - trust.low), "%"),
    ]


def draw() -> None:
    """The picture: what blunders were said to cost, and what they did."""
    from matplotlib.figure import Figure as Picture

    deals, cases = known()
    games, shown_cases = shown()
    everything = [case for case in cases if not case.others and case.claimed >= BLUNDER]
    picture = Picture(figsize=(6.4, 4.2), layout="constrained")
    axes = picture.subplots()
    told = f"{len(everything)} blunders in all {len(deals)} games"
    _drawn(axes, everything, told, "s", "#b0763a", -1)
    _drawn(axes, shown_cases, f"{len(shown_cases)} in the {games} odd ones", "o", "#2f6f9f", 1)
    axes.axline((0, 0), slope=1, color="#888888", linewidth=1, linestyle="--")
    axes.legend(loc="upper left", frameon=False)
    axes.set(
        xlabel="what a blunder was said to cost, in points",
        ylabel="what it did cost, with masters from there",
        title="Games of casual players for two",
        xlim=(0, axes.get_xlim()[1] + ROOM),
    )
    picture.savefig(PICTURE, dpi=120)


def _drawn(axes: Any, cases: list[Case], label: str, shape: str, colour: str, side: int) -> None:
    """A point with its interval for each group of claimed losses, with its words on one side."""
    groups = [
        [case for case in cases if low <= case.claimed < high] for low, high in pairwise(BINS)
    ]
    for group in (group for group in groups if len(group) > 1):
        found, said = gained(group), 100 * claimed(group) + APART * side
        half = 100 * np.array([[found.value - found.low], [found.high - found.value]])
        axes.errorbar(said, 100 * found.value, half, fmt=shape, color=colour, label=label)
        axes.annotate(
            f"{len(group)} turns",
            (said, 100 * found.value),
            (8 * side, 6),
            textcoords="offset points",
            ha="left" if side > 0 else "right",
            color=colour,
        )
        label = "_"  # once in the legend
