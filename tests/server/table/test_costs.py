"""What a message costs the event loop: whatever stands in it, not much more than a plain one."""

import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from reihum.games import ReihumError
from reihum.server.protocol.reading import id_of, read
from reihum.server.protocol.requests import MODELS, PingRequest, SayRequest, WhyRequest
from reihum.server.protocol.tables import WantedSeat
from reihum.server.refusals import Refusal
from reihum.server.settings import MESSAGE_LIMIT, Settings
from reihum.server.table.context import Context, Sender
from reihum.server.table.events import Started
from reihum.server.table.handlers import drafts
from reihum.server.table.log import Draft

from .talk.test_work import PLAIN, odd_texts
from .test_table import happen, table_of

WORST = 8  # times as long as the plain message that takes longest
WIDE = ("\ufdfa", "\ufdfa ", "\ufdfb\ufdfa", "\ufb03", "가", "ế")  # each stands for many letters


class Table:
    """A running game of Extreme, whose talk is looked through most closely."""

    def __init__(self) -> None:
        self.table = table_of("extreme", WantedSeat(kind="me"), WantedSeat(kind="bot"))
        happen(self.table, Draft(Started(seat=0, seed="1", commitment=None)))
        here = Settings(), time.time()
        self.context = Context(self.table, Sender("0", 0), bool, bool, *here)

    def seconds(self, message: str) -> float:
        """How long we work, not wait, to read a message and to decide what comes of it."""
        begun = time.thread_time()
        try:
            request = read(message)
            if not isinstance(request, PingRequest | WhyRequest):
                drafts(request, self.context)
        except (Refusal, ReihumError):
            id_of(message)
        return time.thread_time() - begun

    def best(self, message: str, times: int = 5) -> float:
        """The same, but not by chance."""
        return min(self.seconds(message) for _ in range(times))


def message(kind: str, text: Any) -> str:
    """A message of a type with a text in all of its fields."""
    names = [name for name in MODELS[kind].model_fields if name not in ("type", "id")]
    return json.dumps({"type": kind, "id": "one"} | dict.fromkeys(names, text), ensure_ascii=False)


def odd_messages(rounds: int) -> Iterator[str]:
    """Messages that nobody sends."""
    random, kinds = Random("kinds"), list(MODELS)
    for text in (*odd_texts(rounds), *(piece * 300 for piece in WIDE)):
        yield message("say", text[:300])
        yield message("rename", text[:24])
        yield message(random.choice(kinds), text[: random.choice((7, 40, 60, 120, 1000))])
    for nested in ("[", '{"a":', '"\\u0000', "9"):
        yield nested * (MESSAGE_LIMIT // len(nested))
        yield f'{{"type": "seen", "id": "one", "more": {nested * (MESSAGE_LIMIT // 9)}'


def test_no_message_takes_much_longer_than_a_plain_one() -> None:
    table = Table()
    said = message("say", PLAIN)
    assert drafts(SayRequest(id="one", text=PLAIN), table.context)  # looked through to its end
    plain = table.best(said, 20)
    texts = list(odd_messages(200))
    slow = [text for text in texts if table.seconds(text) > WORST * plain]  # or by chance
    assert len(texts) > 1500
    assert [text[:60] for text in slow if table.best(text) > WORST * plain] == []
