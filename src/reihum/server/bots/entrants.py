"""The bots that whoever runs the server has brought along (`--bot`), and which games they play.

They are named as in the arena: `mybot.py:MyBot`, or the name of an installed one. Each is tried in
every game, in a process of its own, before anybody comes: it is offered where it finds an action.
"""

import functools
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ...bots import BOTS, Observation
from ...games import GAMES, ReihumError

log = logging.getLogger(__name__)
TRYING = 30.0  # seconds for the first action of a game


class WrongBot(ReihumError):
    """A bot that cannot be brought along; says which, and why."""


@dataclass(frozen=True)
class Invited:
    """A bot of whoever runs the server."""

    name: str
    spec: str  # as the arena names it
    games: tuple[str, ...]


def entrants_of(game: str, bots: str) -> list[str]:
    """The names of those that play a game, of all that the settings name."""
    return [name for name, each in invited(bots).items() if game in each.games]


@functools.cache
def invited(bots: str) -> Mapping[str, Invited]:
    """By name: all bots that the settings name, with commas between them; WrongBot if one is none.

    The first time takes long, for they are tried.
    """
    found: dict[str, Invited] = {}
    for spec in filter(None, map(str.strip, bots.split(","))):
        name = name_of(spec)
        if name in found or name in BOTS:
            raise WrongBot("serve-two-bots", name=name, bot=spec)
        found[name] = Invited(name, spec, _games(name, spec))
    return found


def name_of(spec: str) -> str:
    """What a bot is called at tables.

    >>> name_of("bots/nearest.py:Nearest"), name_of("mine.npz:expert"), name_of("master:20ms")
    ('Nearest', 'mine', 'master-20ms')
    """
    path, _, name = spec.rpartition(":")
    if path.endswith(".py"):
        return name
    return Path(spec.partition(".npz")[0]).name.replace(":", "-")


def _games(name: str, spec: str) -> tuple[str, ...]:
    """The games in which a bot finds a first action."""
    from ...arena import BotError  # only who brings bots along needs the arena
    from ...arena.play.entrants import Entrant
    from .entrant_process import EntrantFailed, EntrantProcess

    try:
        process = EntrantProcess(Entrant.named(spec))
        process.load()
    except (BotError, EntrantFailed) as error:
        raise WrongBot("serve-wrong-bot", reason=getattr(error, "message", str(error))) from None
    problems = {}
    for game, kind in GAMES.items():
        state = kind().deal("warm")
        seat = state.seats[0]
        try:
            process.ask("choose", Observation(state.game, seat, state.observe(seat)), TRYING)
        except EntrantFailed as error:
            problems[game] = str(error)
    process.close()
    if len(problems) == len(GAMES):
        raise WrongBot("serve-bot-no-game", bot=spec, problems=str(problems))
    for game, problem in problems.items():
        log.info("the bot %s does not play %s: %s", name, game, problem)
    return tuple(game for game in GAMES if game not in problems)
