"""Bots play the same games from the same deals as ever; a change that means to alter play says so.

`tests/data/bot_games.json` has a digest of the rows of some games for each kind of table. Where a
bot is meant to play differently, `python -m tests.bots.test_same_games` makes it anew.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from reihum.arena import simulate

DATA = Path(__file__).parents[1] / "data" / "bot_games.json"
KNOWN: dict[str, str] = json.loads(DATA.read_text(encoding="utf-8"))
GAMES = {"master": 4, "planner": 16, "expert": 16}
MANY = 64  # of the quick ones
VALUES: dict[str, Any] = {"True": True}


def digest(case: str) -> str:
    """What some games were like: `nix 3 master egon=True`, and `talk` where bots signal."""
    game, players, bot, *words = case.split()
    options = dict(word.split("=") for word in words if "=" in word)
    rows = hashlib.sha256()
    simulate(
        game,
        players=int(players),
        bot=bot,
        games=GAMES.get(bot, MANY),
        seed="golden",
        cores=1,
        talk="talk" in words,
        options={name: VALUES.get(value, value) for name, value in options.items()},
        listener=lambda run, played: rows.update(played.rows.tobytes()),
    )
    return rows.hexdigest()[:16]


@pytest.mark.slow
@pytest.mark.parametrize("case", KNOWN)
def test_a_bot_plays_the_same_games_as_ever(case: str) -> None:
    assert digest(case) == KNOWN[case]


if __name__ == "__main__":
    found = {case: digest(case) for case in KNOWN}
    DATA.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
