"""Messages that nobody should send, made of the models of the protocol.

Some are right, most are almost right: a value of another kind, too long, odd, missing, twice; or
they were sent before, by somebody else, at another time.
"""

import json
from random import Random
from typing import Any

from reihum.bots import BOTS
from reihum.server.protocol.requests import MODELS, PACES, SIGNALS
from reihum.server.settings import MESSAGE_LIMIT

from .odd_values import (
    ACTIONS,
    HUGE,
    LISTS,
    LOOKS,
    NOT_EVEN_OBJECTS,
    NUMBERS,
    ODD_TEXTS,
    PILES,
    TALK,
)

ENDING, RARELY = ("leave", "remove", "dismiss", "concede"), 0.9  # else soon nobody sits there


class Hostile:
    """Makes messages by lot; always the same ones from the same seed and hints."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._sent: list[str | bytes] = []
        self._count = 0

    def message(self, actions: list[str], without: frozenset[str] = frozenset()) -> str | bytes:
        """The next one; `actions` are good ones of somebody, `without` are types to leave out."""
        chance = self._chance
        lot = chance.random()
        if lot < 0.08 and self._sent:
            return chance.choice(self._sent)  # once more, perhaps by somebody else
        if lot < 0.14:
            text: str | bytes = self._no_object()
        else:
            text = self._request(actions, sorted(set(MODELS) - without))
        if not without:
            self._sent = [*self._sent[-40:], text]
        return text

    def _no_object(self) -> str | bytes:
        chance = self._chance
        lot = chance.random()
        if lot < 0.1:
            return chance.randbytes(chance.choice((0, 1, 40)))
        if lot < 0.2:
            return "x" * chance.choice((MESSAGE_LIMIT, MESSAGE_LIMIT + 1, 5 * MESSAGE_LIMIT))
        return sendable(chance.choice(NOT_EVEN_OBJECTS))

    def _request(self, actions: list[str], kinds: list[str]) -> str:
        chance = self._chance
        kind = chance.choice(kinds)
        if kind in ENDING and chance.random() < RARELY:
            kind = "play"
        self._count += 1
        request: dict[str, Any] = {"type": kind, "id": f"h{self._count}"}
        for name in MODELS[kind].model_fields:
            if name not in request:
                request[name] = self._good(name, actions)
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
            self._spoil(request)
        text = json.dumps(request, ensure_ascii=chance.random() < 0.5)
        return sendable(text[: chance.randrange(len(text))] if chance.random() < 0.03 else text)

    def _good(self, name: str, actions: list[str]) -> Any:
        """A value that may well be right."""
        lots: dict[str, Any] = {
            "action": [*actions[:20], *ACTIONS],
            "text": [*TALK, *ODD_TEXTS],
            "name": ["Anna", "Bert", "Carl", "Dora", *ODD_TEXTS],
            "bot": [*sorted(BOTS), None, "nobody"],
            "kind": ["open", "bot"],
            "pile": PILES,
            "signal": SIGNALS,
            "pace": PACES,
            "look": LOOKS,
            "muted": [True, False],
            "same": [True, False],
        }
        return self._chance.choice(lots.get(name, (0, 1, 0, 1, 2, 3)))

    def _spoil(self, request: dict[str, Any]) -> None:
        chance = self._chance
        name = chance.choice(list(request))
        match chance.randrange(6):
            case 0:
                del request[name]
            case 1:
                request[name] = chance.choice(ODD_TEXTS)
            case 2:
                request[name] = chance.choice(NUMBERS)
            case 3:
                request[name] = chance.choice(LISTS)
            case 4:
                request[chance.choice(ODD_TEXTS)] = chance.choice((*LISTS, *NUMBERS))
            case _:
                request[name] = chance.choice(HUGE)


def sendable(text: str) -> str:
    """A text that can be sent over a socket: halves of characters are written as escapes."""
    return "".join(f"\\u{ord(c):04x}" if 0xD800 <= ord(c) < 0xE000 else c for c in text)
