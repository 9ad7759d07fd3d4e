"""Anyone at a table may ask why a bot played so, and nothing hidden is told."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import reihum
from reihum.bots import Choice, Explained, Observation, explained
from reihum.server.bots import bot_process
from reihum.server.bots.pool import BotPool, Decision
from reihum.server.protocol.answers import Why

from ..clients import Guest, Socket, play_out
from ..leaks import cleaned, twins


@contextmanager
def beside(anna: Guest, game: str, bot: str = "club", **more: Any) -> Iterator[Socket]:
    """Anna and a bot, which has the first turn."""
    options = {"first": 0, **more.pop("options", {})}
    made = anna.create(game, bot, "me", options=options, **more)
    with anna.connect(made["table"]) as socket:
        socket.done("start")
        yield socket


def after_the_first_turn(socket: Socket) -> Socket:
    """It is Anna's turn."""
    socket.until(lambda: bool(socket.view and socket.view["legal"]))
    return socket


COMPARED = {"why-chances", "why-chances-even"}  # with those of other turns


def codes(answer: dict[str, Any]) -> set[str]:
    """The codes of all reasons."""
    return {reason["code"] for each in answer["actions"] for reason in each["reasons"]}


def test_a_partner_tells_what_everybody_can_see(anna: Guest, bert: Guest) -> None:
    with beside(anna, "the-game", "expert", deal="monday") as socket:
        after_the_first_turn(socket)
        told = socket.ask("why", seat=0)
        assert Why.model_validate(told, strict=True).model_dump() == told
        assert told["seat"] == 0
        done = [event["action"] for event in socket.events if event["kind"] == "played"]
        assert [each["action"] for each in told["actions"]] == done
        assert all(each["reasons"] for each in told["actions"])
        assert codes(told) and not COMPARED & codes(told)
        with bert.connect(socket.table["id"]) as watching:
            assert watching.ask("why", seat=0)["actions"] == told["actions"]


def test_after_the_game_it_tells_its_chances_too(anna: Guest) -> None:
    with beside(anna, "the-game", "expert", deal="monday") as socket:
        play_out([socket])
        assert {"why-chance", *COMPARED} & codes(socket.ask("why", seat=0))


@pytest.mark.parametrize("game", ["face-to-face", "nix"])
def test_an_opponent_tells_nothing_before_the_end(anna: Guest, game: str) -> None:
    with beside(anna, game, "casual", deal="monday") as socket:
        after_the_first_turn(socket)
        assert socket.refused("why", seat=0) == "why-later"
        play_out([socket])
        assert codes(socket.ask("why", seat=0))


@pytest.mark.parametrize(
    ("seat", "code"), [(1, "no-bot-turn"), (2, "bad-request"), (10**30, "bad-request")]
)
def test_where_no_bot_has_played_there_is_nothing_to_tell(
    anna: Guest, seat: int, code: str
) -> None:
    with beside(anna, "the-game", deal="monday") as socket:
        assert after_the_first_turn(socket).refused("why", seat=seat) == code


def test_before_the_start_and_after_a_new_deal_nobody_has_played(anna: Guest) -> None:
    made = anna.create("the-game", "me", "club", options={"first": 0})
    with anna.connect(made["table"]) as socket:
        assert socket.refused("why", seat=1) == "no-bot-turn"
        socket.done("start")
        play_out([socket])
        socket.done("again")
        socket.until(lambda: socket.table["round"] == 2)
        assert socket.refused("why", seat=1) == "no-bot-turn"


def test_a_bot_that_cannot_say_why_says_nothing(anna: Guest) -> None:
    with beside(anna, "the-game", "random", deal="monday") as socket:
        told = after_the_first_turn(socket).ask("why", seat=0)
        assert told["actions"] and codes(told) == set()


def test_however_many_ask_it_is_worked_out_once(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Choice, ...]] = []
    real = BotPool.explain

    async def counted(pool: BotPool, name: str, choices: tuple[Choice, ...], over: bool) -> Any:
        asked.append(choices)
        return await real(pool, name, choices, over)

    monkeypatch.setattr(BotPool, "explain", counted)
    with beside(anna, "the-game", deal="monday") as socket:
        after_the_first_turn(socket)
        first, *others = [socket.ask("why", seat=0)["actions"] for _ in range(5)]
        assert others == [first] * 4 and len(asked) == 1
        play_out([socket])
        socket.ask("why", seat=0)
        assert len(asked) == 2


def test_whoever_asks_can_play_on_meanwhile(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    real, may_answer = BotPool.explain, asyncio.Event()

    async def slow(pool: BotPool, name: str, choices: tuple[Choice, ...], over: bool) -> Any:
        await may_answer.wait()
        return await real(pool, name, choices, over)

    async def choose(pool: BotPool, name: str, seen: Any, seed: str = "") -> Decision:
        may_answer.set()  # the bot is to act again: so Anna has played
        return await chosen(pool, name, seen)

    with beside(anna, "the-game", deal="monday") as socket:
        after_the_first_turn(socket)
        chosen = BotPool.choose
        monkeypatch.setattr(BotPool, "explain", slow)
        monkeypatch.setattr(BotPool, "choose", choose)
        socket.raw.send('{"type": "why", "id": "later", "seat": 0}')
        while socket.view["legal"] and "end" not in socket.view["legal"]:
            socket.done("play", action=socket.view["legal"][0])
        socket.done("play", action="end")
        heard = [each["id"] for each in socket.heard if each["type"] == "why"]
        assert heard == ["later"] or socket.answer("later")["type"] == "why"


def told_of_twins(anna: Guest, monkeypatch: pytest.MonkeyPatch, game: str) -> list[str]:
    """What Anna is told of the same turn of two bots whose hands differ."""
    pair = twins(reihum.game(game, players=2, first=0), 1, 3)

    async def alike(pool: BotPool, name: str, seen: Observation, seed: str = "") -> Decision:
        legal = [str(action) for action in seen.legal()]  # other tables have theirs
        return Decision(next((each for each in pair.actions if each in legal), legal[0]))

    monkeypatch.setattr(BotPool, "choose", alike)
    told = []
    with pair.dealt() as names:
        for name in names:
            with beside(anna, game, "expert", deal=name) as socket:
                socket.until(lambda socket=socket: len(played(socket)) >= 3)  # type: ignore[misc]
                answer = socket.ask("why", seat=0)
                told.append(cleaned(repr(answer), socket.table["id"]))
    return told


def played(socket: Socket) -> list[str]:
    """The actions so far."""
    return [event["action"] for event in socket.events if event["kind"] == "played"]


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face"])
def test_what_is_hidden_changes_no_reason(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    first, second = told_of_twins(anna, monkeypatch, game)
    assert "why-" in first and first == second


def test_the_net_would_catch_a_hand_that_is_told(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_of_it(player: Any, choices: Any, over: bool) -> list[Explained]:
        return explained(player, choices, over=True)

    monkeypatch.setattr(bot_process, "explained", all_of_it)
    first, second = told_of_twins(anna, monkeypatch, "the-game")
    assert "why-chance" in first and first != second
