"""Thousands of games by the rules and by the oracle side by side, compared at every step."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings

import reihum
from reihum import Game
from tests.oracle.face_to_face import FaceToFaceOracle
from tests.oracle.nix import NixOracle

from .careful import at_random, carefully
from .late import late
from .option_sets import OPTION_SETS, SEEDS, Options
from .oracles import Oracle, oracle_of_deal, oracle_of_position
from .side_by_side import compare
from .tracing import dealt

pytestmark = pytest.mark.slow

EXAMPLES = 204  # a few of them Hypothesis makes twice
DEALS = 50  # in each example: full games,
LATE_GAMES = 10  # and games that begin late
FULL_GAMES = 10_000


class Tally:
    """What the games of an option set have come to."""

    def __init__(self) -> None:
        self.full = 0
        self.reasons: Counter[str] = Counter()
        self.empty_draw_piles = 0
        self.winners: Counter[str] = Counter()

    def add(self, oracle: Oracle, is_full: bool) -> None:
        """Count a game that is over."""
        outcome = oracle.outcome()
        assert outcome is not None
        self.full += is_full
        self.reasons[str(outcome["reason"])] += 1
        if isinstance(oracle, NixOracle):
            winners = outcome["winners"]
            assert isinstance(winners, list)
            self.winners["shared"] += len(winners) > 1
            self.winners["EGON"] += oracle.players in winners
        elif is_full:
            piles = oracle.draw if isinstance(oracle, FaceToFaceOracle) else [oracle.draw]
            self.empty_draw_piles += not all(piles)


@pytest.mark.parametrize("name", OPTION_SETS)
def test_rules_and_oracle_agree_at_every_step(name: str) -> None:
    kind, tally = OPTION_SETS[name], Tally()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],  # a smaller seed is no simpler game
        suppress_health_check=list(HealthCheck),
    )
    @given(options=kind.options, seed=SEEDS)
    def play_batch(options: Options, seed: int) -> None:
        game = reihum.game(kind.game, **options)
        own = Random(f"{game!r} {seed}").getrandbits(60)  # other options, other cards
        compare_deals(game, own, tally)
        if kind.late:
            compare_late_games(game, own, tally)

    play_batch()
    check(name, tally)


def check(name: str, tally: Tally) -> None:
    """Enough games, every end, and draw piles that ran out."""
    assert tally.full >= FULL_GAMES
    assert set(tally.reasons) == OPTION_SETS[name].reasons
    if OPTION_SETS[name].game != "nix":
        assert tally.empty_draw_piles >= 10
    else:
        assert tally.winners["shared"] >= 10
        assert (tally.winners["EGON"] >= 10) == ("EGON" in name)


def compare_deals(game: Game, seed: int, tally: Tally) -> None:
    """Half of the full games are played with care."""
    for number in range(DEALS):
        record = dealt(game, f"{seed}-{number}")
        oracle = oracle_of_deal(game, record)
        compare(game, record, oracle, carefully if number % 2 else at_random, seed + number)
        tally.add(oracle, is_full=True)


def compare_late_games(game: Game, seed: int, tally: Tally) -> None:
    """Games that begin near their end."""
    random = Random(seed)
    for number in range(LATE_GAMES):
        record = late(game, random)
        oracle = oracle_of_position(game, record)
        compare(game, record, oracle, carefully if number % 4 else at_random, seed + number)
        tally.add(oracle, is_full=False)
