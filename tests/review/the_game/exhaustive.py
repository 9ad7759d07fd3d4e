"""Whether a position can be won, found by trying everything with the oracle: slow and simple."""

from reihum import State
from tests.oracle.the_game import TheGameOracle
from tests.records import record_of
from tests.rules.oracles import oracle_of_position
from tests.rules.snapshots import row_of


def can_be_won(state: State) -> bool:
    """Try every action, and every action after it."""
    oracle = oracle_of_position(state.game, record_of(state))
    assert isinstance(oracle, TheGameOracle)
    return _won(oracle, {})


def _won(oracle: TheGameOracle, known: dict[bytes, bool]) -> bool:
    if oracle.result is not None:
        return bool(oracle.result["reason"] == "all-down")
    key = row_of(oracle)
    if key not in known:
        known[key] = any(_won(_after(oracle, text), known) for text in oracle.legal())
    return known[key]


def _after(oracle: TheGameOracle, text: str) -> TheGameOracle:
    given = oracle.minimum, oracle.commands, oracle.whole_turn
    after = TheGameOracle(oracle.players, [], 0, *given)
    after.hands = [set(hand) for hand in oracle.hands]
    after.draw, after.turn = list(oracle.draw), list(oracle.turn)
    after.tops, after.played = dict(oracle.tops), set(oracle.played)
    after.seat, after.tied, after.result = oracle.seat, oracle.tied, oracle.result
    after.turn_minimum = oracle.turn_minimum
    after.apply(text)
    return after
