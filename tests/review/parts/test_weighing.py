"""Weighing turns whose worth is known, and the marks they get."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.arena.statistics.intervals import Estimate
from reihum.review import Effort, Mark
from reihum.review.parts.marks import mark_of
from reihum.review.parts.sampling import CERTAIN, KNOWN, Option
from reihum.review.parts.weighing import Weighed, weigh

GAME = reihum.game("nix")
SEEN: Any = None  # the sampler below looks at nothing


class Loaded:
    """A sampler of turns that win with given chances, in worlds that all of them share."""

    points = True

    def __init__(self, believed: float = 1.0, certain: float = 0.0, **chances: float) -> None:
        self.chances, self.trust = chances, believed
        self.certain = certain  # the share of worlds in which nobody has to play on
        self.lots: list[int] = []

    def options(self, *_: Any) -> list[Option]:
        return [self.option(name) for name in self.chances]

    def option(self, name: str) -> Option:
        return Option((name,), name, sum(name.encode()))

    def played(self, game: Any, seen: Any, actions: Sequence[str]) -> Option:
        return self.option(actions[0])

    def steps(self, *_: Any) -> list[Any]:
        return []

    def sample(self, game: Any, seen: Any, options: Sequence[Option], lots: Any, _: Any) -> Any:
        self.lots += lots.tolist()
        luck = (lots >> 20) % 1000 / 1000
        results = np.zeros((len(lots), len(options), KNOWN))
        for place, option in enumerate(options):
            results[:, place, 0] = luck < self.chances[option.actions[0]]
            results[:, place, 1] = place
            results[:, place, CERTAIN] = luck >= 1 - self.certain
        return results


class Fickle(Loaded):
    """Turns that win in other worlds each, so that a few worlds tell little of their order."""

    def sample(self, game: Any, seen: Any, options: Sequence[Option], lots: Any, _: Any) -> Any:
        results = np.zeros((len(lots), len(options), KNOWN))
        for place, option in enumerate(options):
            own = np.random.default_rng([option.key, *lots[:4].tolist()]).random(len(lots))
            results[:, place, 0] = own < self.chances[option.actions[0]]
        return results


def weighed(played: str, effort: Effort | None = None, **chances: float) -> Weighed:
    return weigh(Loaded(**chances), GAME, SEEN, [played], "seed", effort or Effort())


def test_the_best_other_turn_is_found_and_weighed() -> None:
    found = weighed("b", a=0.2, b=0.3, c=0.5, d=0.1)
    assert found.other is not None and found.other.actions == ("c",)
    assert found.gain.low <= 0.2 <= found.gain.high
    assert found.played.low <= 0.3 <= found.played.high and found.points == (0.0, 1.0)
    assert mark_of(found.gain) is Mark.BLUNDER


def test_the_best_turn_gets_no_mark() -> None:
    found = weighed("c", a=0.2, b=0.3, c=0.5)
    assert found.gain.high < 0 and mark_of(found.gain) is Mark.BEST


def test_where_there_is_no_choice_nothing_is_lost() -> None:
    found = weighed("a", a=0.4)
    assert found.other is None and found.gain.value == 0.0
    assert found.played == found.best


def test_more_worlds_are_asked_where_a_mark_depends_on_them() -> None:
    clear, near = weighed("a", a=0.3, b=0.6), weighed("a", a=0.3, b=0.352)
    assert clear.worlds < near.worlds == Effort().most
    assert (clear.played.high - clear.played.low) / 2 <= Effort().half_width


@pytest.mark.parametrize(("better", "mark"), [(0.347, Mark.INACCURACY), (0.353, Mark.MISTAKE)])
def test_seeds_agree_a_third_of_a_point_from_where_a_mistake_begins(
    better: float, mark: Mark
) -> None:
    turns = Loaded(a=0.3, b=better)
    found = [weigh(turns, GAME, SEEN, ["a"], f"seed {number}", Effort()) for number in range(12)]
    assert {mark_of(each.gain) for each in found} == {mark}


def test_a_better_turn_is_not_lost_in_the_first_worlds() -> None:
    turns = Fickle(**dict.fromkeys("abcdefgh", 0.4), z=0.5)
    found = [weigh(turns, GAME, SEEN, ["a"], f"seed {number}", Effort()) for number in range(12)]
    assert {each.other.actions for each in found if each.other} == {("z",)}


def test_no_world_is_asked_twice_and_the_seed_decides() -> None:
    one, other = Loaded(a=0.3, b=0.5, c=0.4), Loaded(a=0.3, b=0.5, c=0.4)
    first = weigh(one, GAME, SEEN, ["a"], "seed", Effort())
    assert len(set(one.lots)) == len(one.lots)
    assert weigh(other, GAME, SEEN, ["a"], "seed", Effort()) == first
    assert weigh(other, GAME, SEEN, ["a"], "other", Effort()) != first


def test_what_seems_to_be_lost_is_believed_in_part() -> None:
    """The lesser turn is nearer to the better one than it seems, and the better one stays."""
    seeming, half = (
        weigh(Loaded(part, a=0.3, b=0.6, c=0.1), GAME, SEEN, ["a"], "seed", Effort())
        for part in (1.0, 0.5)
    )
    assert half.best.value == seeming.best.value
    assert half.gain.value == pytest.approx(seeming.gain.value / 2, abs=0.02)
    assert half.best.value - half.played.value == pytest.approx(half.gain.value)
    assert half.gain.high - half.gain.low < seeming.gain.high - seeming.gain.low
    best = weigh(Loaded(0.5, a=0.6, b=0.3), GAME, SEEN, ["a"], "seed", Effort())
    assert best.played.low <= 0.6 <= best.played.high  # it was the best one: nothing is added
    assert best.gain.low <= -0.15 <= best.gain.high


def test_what_is_certain_is_believed_whole() -> None:
    """The turns differ where luck is between 0.3 and 0.6, and from 0.4 on that is certain."""
    loaded = Loaded(0.5, 0.6, a=0.3, b=0.6)
    found = weigh(loaded, GAME, SEEN, ["a"], "seed", Effort())
    assert found.gain.low <= 0.2 + 0.1 / 2 <= found.gain.high < 0.3
    sure = weigh(Loaded(0.5, 1.0, a=0.3, b=0.6), GAME, SEEN, ["a"], "seed", Effort())
    assert sure.gain.low <= 0.3 <= sure.gain.high


@pytest.mark.parametrize(
    ("value", "low", "mark"),
    [
        (-0.1, -0.2, Mark.BEST),
        (0.3, -0.1, Mark.CLOSE),
        (0.01, 0.005, Mark.GOOD),
        (0.03, 0.01, Mark.INACCURACY),
        (0.06, 0.01, Mark.MISTAKE),
        (0.1, 0.08, Mark.BLUNDER),
    ],
)
def test_marks_go_by_what_was_given_away(value: float, low: float, mark: Mark) -> None:
    assert mark_of(Estimate(value, low, 2 * value - low)) is mark
