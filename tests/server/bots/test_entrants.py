"""Bots that whoever runs the server has brought along: they play, and fail honestly."""

import asyncio
import os
from pathlib import Path

import pytest

import reihum
from reihum.arena.play.entrants import Entrant
from reihum.bots import Bot, Observation, Signal, bot, bots_of
from reihum.server.bots.entrant_process import EntrantFailed, EntrantProcess, answered
from reihum.server.bots.entrants import WrongBot, entrants_of, invited
from reihum.server.bots.pool import MISSING, BotPool, Decision
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.refusals import Refusal
from reihum.server.table.creation.drafting import drafted

from ..clients import Guest
from ..conftest import PATIENT, quick, serving

NEAREST = Path("examples/bot/nearest.py").absolute()
STATE = reihum.game("the-game", players=3, first=0).deal("monday")
SEEN = Observation(STATE.game, 0, STATE.observe(0))
LEGAL = [str(action) for action in STATE.legal()]
# Where two play it is as it should be, as when it is tried; where three do, it is not.
FAULTY = """
import os, time

class Faulty:
    def choose(self, seen):
        return self.wrong() if seen.game.players == 3 else str(seen.legal()[0])

class Hangs(Faulty):
    def wrong(self):
        time.sleep(1000)

class Breaks(Faulty):
    def wrong(self):
        raise RuntimeError("no idea")

class Cheats(Faulty):
    def wrong(self):
        return "99>up9"

class Dies(Faulty):
    def wrong(self):
        os._exit(1)

class Never:
    def choose(self, seen):
        return "nothing"
"""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of bots that fail."""
    file = tmp_path_factory.mktemp("bots") / "faulty.py"
    file.write_text(FAULTY, encoding="utf-8")
    return str(file)


def test_a_bot_is_offered_in_the_games_that_it_can_play() -> None:
    bots = f"{NEAREST}:Nearest"
    assert invited(bots)["Nearest"].games == ("the-game", "extreme")
    assert entrants_of("extreme", bots) == ["Nearest"] and entrants_of("nix", bots) == []
    assert invited("") == {}


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("nowhere.py:Bot", "There is no bot nowhere.py:Bot"),
        ("{file}:Nobody", "There is no Nobody in"),
        ("{file}:Never", "can play no game: .*'nothing' is not legal"),
        ("{file}:Cheats, {file}:Cheats", "two bots called Cheats"),
    ],
)
def test_what_cannot_be_brought_along_is_said_at_once(spec: str, problem: str, faulty: str) -> None:
    with pytest.raises(WrongBot, match=problem):
        invited(spec.format(file=faulty))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Hangs", "slow"),
        pytest.param("Breaks", "failed", marks=pytest.mark.slow),
        pytest.param("Cheats", "illegal", marks=pytest.mark.slow),
        ("Dies", "failed"),
    ],
)
def test_one_that_fails_is_told_from_others_and_asked_again(
    name: str, why: str, faulty: str
) -> None:
    two = reihum.game("the-game", players=2, first=0).deal(1)
    fine = Observation(two.game, 0, two.observe(0))

    async def run() -> None:
        process = EntrantProcess(Entrant.named(f"{faulty}:{name}"))
        process.load()
        for _ in range(2):
            with pytest.raises(EntrantFailed) as failed:
                await process.answer("choose", SEEN, 0.5 if why == "slow" else PATIENT)
            assert failed.value.why == why
            assert await process.answer("choose", fine, PATIENT) == str(two.legal()[0])
        process.close()

    asyncio.run(run())


def test_nobody_waits_longer_for_others_than_for_an_answer(faulty: str) -> None:
    async def run() -> None:
        process = EntrantProcess(Entrant.named(f"{faulty}:Hangs"))
        process.load()
        asked = [process.answer("choose", SEEN, limit) for limit in (1.0, 0.1)]
        first, second = await asyncio.gather(*asked, return_exceptions=True)
        assert "no answer within 1 s" in str(first) and "others ask it" in str(second)
        process.close()

    asyncio.run(run())


def test_a_class_may_also_signal_and_be_eager() -> None:
    class Plain:
        def choose(self, observation: Observation) -> str:
            return LEGAL[0]

    class Talker(Plain, Bot):
        def signals(self, observation: Observation) -> tuple[Signal, ...]:
            return (Signal(0, "up1", "good"),)

    assert answered(Talker(), "signals", SEEN) == ("", (Signal(0, "up1", "good"),))
    plain: Bot = Plain()  # type: ignore[assignment]
    assert answered(plain, "choose", SEEN) == ("", LEGAL[0])
    assert answered(plain, "signals", SEEN) == ("", ())
    assert answered(plain, "eagerness", SEEN) == ("", 0.0)


def test_the_pool_asks_them_and_lets_a_quick_one_play_instead(faulty: str) -> None:
    bots = f"{NEAREST}:Nearest,{faulty}:Breaks"
    instead = bot(bots_of(STATE.game).quick).choose(SEEN)

    async def run() -> None:
        pool = BotPool(0, PATIENT, invited(bots))
        pool.warm()
        played = await pool.choose("Nearest", SEEN)
        assert played.action in LEGAL and not played.failure
        assert await pool.choose("Breaks", SEEN) == Decision(instead, "failed")
        assert await pool.choose("Gone", SEEN) == Decision(instead, MISSING)
        assert await pool.signals("Nearest", SEEN) == ()
        assert await pool.eagerness("Nearest", SEEN) == 0.0
        assert await pool.explain("Nearest", (), over=True) == []
        pool.close()

    asyncio.run(run())


def test_a_table_names_only_bots_that_are_there() -> None:
    seats = [WantedSeat(kind="bot", bot="Nearest"), WantedSeat(kind="me")]
    wanted = NewTable(game="the-game", seats=seats)
    assert drafted(wanted, "anna", f"{NEAREST}:Nearest").drafts
    with pytest.raises(Refusal, match="Nearest"):
        drafted(wanted, "anna")


def test_it_sits_at_a_table_and_what_goes_wrong_is_told_there(tmp_path: Path, faulty: str) -> None:
    bots = f"{NEAREST}:Nearest,{faulty}:Cheats"
    with serving(quick(tmp_path, bots=bots)) as url, Guest(url) as anna:
        (game, *_) = anna.http.get("/api/games").json()["games"]
        assert game["name"] == "the-game" and game["entrants"] == ["Nearest", "Cheats"]
        made = anna.create("the-game", "me", "Nearest", "open", options={"first": 1}, mixes=False)
        with anna.connect(made["table"]) as me:
            me.done("set-seat", seat=2, kind="bot", bot="Cheats")
            me.done("start")
            me.until(lambda: me.table["acting"] == [0] or me.table["over"])
            failed = [event for event in me.events if event["kind"] == "bot-failed"]
            by_seat = {event["seat"] for event in me.events if event["kind"] == "played"}
    assert [(event["seat"], event["why"]) for event in failed] == [(2, "illegal")]
    assert by_seat == {1, 2}


def test_its_process_leaves_with_the_pool() -> None:
    process = EntrantProcess(Entrant.named(f"{NEAREST}:Nearest"))
    process.load()
    process.load()  # which is not done twice
    assert process._process is not None
    child, number = process._process, process._process.pid
    process.close()
    child.join()
    with pytest.raises(ProcessLookupError):
        os.kill(number or 0, 0)
