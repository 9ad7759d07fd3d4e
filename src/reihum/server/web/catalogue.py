"""The games as a client needs to know them before a table is made."""

from functools import cache
from typing import Any

from ...bots import bots_of
from ...games import GAMES, Game
from ..bots.entrants import entrants_of
from ..protocol.catalogue import Catalogue, GameInfo

PROTOCOL = 1


def catalogue(bots: str = "") -> Catalogue:
    """All games; the settings may name further bots."""
    return Catalogue(protocol=PROTOCOL, games=[_with_entrants(name, bots) for name in GAMES])


def _with_entrants(name: str, bots: str) -> GameInfo:
    info, entrants = game_info(name), entrants_of(name, bots)
    return info.model_copy(update={"entrants": entrants}) if entrants else info


@cache
def game_info(name: str) -> GameInfo:
    """What there is to know about a game."""
    kind = GAMES[name]
    plain, players, bots = kind(), kind.option_table["players"].shape, bots_of(name)
    return GameInfo.model_validate(
        {
            "name": name,
            "title": kind.title,
            "summary": kind.summary,
            "players": (players.low, players.high),
            "default_players": plain.players,
            "default_seats": kind.default_seats,
            "options": _options(plain),
            "cooperative": kind.cooperative,
            "guide": kind.guide is not None,
            "duel": kind.duel,
            "bots": list(bots.names),
            "entrants": [],
            "default_bot": bots.usual,
            "score": kind.score,
            "low_score_wins": kind.low_score_wins,
            "undo": kind.undo,
            "draws": kind.draws,
            "imaginary": list(plain.imaginary),
            "signals": bool(kind.signal_places),
            "mixes": kind.own_decks > 1,
        }
    )


def _options(plain: Game) -> dict[str, dict[str, Any]]:
    defaults = plain.json_options()
    return {
        name: {"default": defaults[name], **option.shape.json(), "text": option.choices}
        for name, option in plain.option_table.items()
    }
