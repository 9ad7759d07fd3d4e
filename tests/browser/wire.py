"""All that reached a page, searched for hands."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .person import Person, played

PLAY = re.compile(r"(\d+)>[a-z]")


@dataclass
class Wire:
    """The messages of a page's sockets, and the bodies of all answers of the server to it."""

    messages: list[dict[str, Any]]
    texts: list[str]
    hands: list[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.hands = [hand for message in self.messages for hand in _under("hand", message) if hand]

    @property
    def telling(self) -> list[Any]:
        """The hands that do not stand in every text anyway, as `2` does."""
        return [hand for hand in self.hands if len(hand) > 2]

    @classmethod
    def of(cls, person: Person) -> "Wire":
        """What a person's page has received so far."""
        bodies = [answer.text() for answer in person.answers if "/api/" in answer.url]
        page = person.page.content()
        return cls([json.loads(frame) for frame in person.frames], [*person.frames, *bodies, page])

    def leaks(self, hands: list[Any]) -> list[Any]:
        """Which of these hands stand anywhere in what was received."""
        packed = [re.sub(r"\s", "", text) for text in self.texts]
        return [hand for hand in hands if any(_packed(hand) in text for text in packed)]

    def early_cards(self) -> list[str]:
        """Cards named in an action, such as a legal one, before anyone had played them."""
        known: set[str] = set()
        early: list[str] = []
        for message in self.messages:
            known |= {
                card for action in played(message.get("events", [])) for card in _cards(action)
            }
            early += [card for card in _cards(json.dumps(message)) if card not in known]
        return early


def _packed(hand: Any) -> str:
    """A hand of cards as JSON, or one of Nix für ungut! as it is written."""
    return json.dumps(hand).replace(" ", "")


def _cards(text: str) -> list[str]:
    return PLAY.findall(text)


def _under(key: str, value: Any) -> Iterator[Any]:
    """Everything that stands under a key, however deep."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if isinstance(value, dict) and key in value:
        yield value[key]
    for each in inner:
        yield from _under(key, each)
