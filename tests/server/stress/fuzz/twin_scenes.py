"""Hostile messages at twins: whatever somebody sends, they hear nothing of hidden cards."""

from collections.abc import Callable
from typing import Any

import reihum

from ...clients import Socket
from ...leaks import twins
from .fuzzing import Fuzzer

KEEPS = frozenset({"leave", "stand-in", "concede"})  # left out: the game and the viewer stay
LEAST = {"nix": 2}  # actions that twins share; 3 in other games


def provoked(seed: str, messages: int) -> Callable[[Socket, int], list[str]]:
    """Sends so many messages after each action, the same ones each time; what was wrong then."""

    def provoke(socket: Socket, number: int) -> list[str]:
        fuzzer = Fuzzer(f"{seed} {number}")
        socket.ask("ping")  # so it has heard whose turn it is
        burst = [fuzzer.hostile.message([], KEEPS) for _ in range(messages)]
        fuzzer.send([(socket, each) for each in burst if not would_play(socket, each)])
        return fuzzer.faults

    return provoke


def would_play(socket: Socket, message: Any) -> bool:
    """Whether a message happens to be a move: then the game would go another way."""
    return any(f'"{action}"' in str(message) for action in socket.view["legal"])


def twin_faults(url: str, name: str, fuzzer: Fuzzer, seed: str) -> list[str]:
    """What is wrong where a seat and a spectator send hostile messages at twins."""
    faults: list[str] = []
    game = reihum.game(name, players=2, first=0)
    for viewer in (1, None):
        pair = twins(game, viewer, LEAST.get(name, 3), int(seed))
        provoke = provoked(seed, 10)

        def sent(socket: Socket, number: int) -> None:
            faults.extend(provoke(socket, number))  # noqa: B023
            fuzzer.sent += 10

        first, second = pair.heard(url, sent)
        faults += [f"{name}, twins {seed}: {each}" for each in first if first[each] != second[each]]
    return faults
