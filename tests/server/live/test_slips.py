"""A slip at a table where cards are taken back: nothing is shown before its player has decided."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import Deal, Game, State
from tests.games.core.test_held import SLIPS, held_twins
from tests.records import record_of, state_of

from ..clients import Guest, Socket
from ..conftest import quick, serving
from ..leaks import cleaned
from ..pairs import begun
from ..slips import ended, play_all, slip_in

GAMES = ("the-game", "extreme", "face-to-face")
TWO = {"players": 2, "first": 0}
HIDDEN = ("outcome", "deal", "open_hands")


@contextmanager
def stuck(anna: Guest, bert: Guest, game: str, **more: Any) -> Iterator[tuple[Socket, Socket]]:
    """Two people; the first has just slipped."""
    seed, actions = slip_in(game, **TWO)
    with begun(anna, bert, game, deal=seed, undo=True, **more) as (a, b):
        play_all([a, b], actions)
        yield a, b


@pytest.mark.parametrize("game", GAMES)
def test_the_card_lies_there_and_nothing_else_is_shown(
    anna: Guest, bert: Guest, url: str, game: str
) -> None:
    _, actions = slip_in(game, **TWO)
    with stuck(anna, bert, game) as (a, b), Guest(url) as carl, carl.connect(a.table["id"]) as c:
        for socket in (a, b, c):
            assert [socket.view[name] for name in HIDDEN] == [None, None, None]
            assert socket.view["legal"] == socket.view["fatal"] == []
            assert socket.view["turn"]["played"][-1] == actions[-1]
            table = socket.table
            assert (table["stuck"], table["can_undo"], table["over"]) == (0, [0], False)
            assert socket.kinds()[-1] == "played" and not socket.events[-1]["ends_turn"]
        record = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
        assert "deal=?" in record and record.splitlines()[-1].endswith(actions[-1])


@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_back_and_the_game_goes_on(anna: Guest, bert: Guest, game: str) -> None:
    _, actions = slip_in(game, **TWO)
    with stuck(anna, bert, game) as (a, b):
        a.done("undo")
        assert a.events[-1]["kind"] == "undone" and a.events[-1]["action"] == actions[-1]
        assert a.table["stuck"] is None and actions[-1] in a.view["fatal"]
        b.reach(a.sync["seq"])
        assert b.view["fatal"] == []
        a.done("play", action=actions[-1])
        assert a.table["stuck"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_let_stand_and_the_end_comes(anna: Guest, bert: Guest, game: str) -> None:
    end = ended(game, **TWO)
    assert end.outcome is not None
    with stuck(anna, bert, game) as (a, b):
        assert b.refused("let-stand") == "not-stuck"
        before = a.sync["seq"]
        assert a.done("let-stand") == before + 1
        b.reach(before + 1)
        for socket in (a, b):
            assert socket.view == json.loads(json.dumps(end.view(socket.sync["seat"])))
            assert socket.events[-1]["kind"] == "over" and socket.events[-1]["seat"] is None
            assert socket.events[-1]["outcome"] == end.outcome.json()
            assert socket.table["stuck"] is None and socket.table["over"]
        assert a.view["outcome"]["seat"] == 0 and a.view["last_turn"]["seat"] == 0
        for kind in ("let-stand", "undo"):
            assert a.refused(kind) in ("not-stuck", "nothing-to-undo")
        record = anna.http.get(f"/api/tables/{a.table['id']}/record").json()["record"]
        assert reihum.replay(record) == end


def test_nothing_else_is_done_meanwhile_and_spectators_decide_nothing(
    anna: Guest, bert: Guest, url: str
) -> None:
    with stuck(anna, bert, "the-game") as (a, b), Guest(url) as carl:
        seq = a.sync["seq"]
        card = a.view["hand"][0]
        assert a.refused("play", action=f"{card}>up1") == "nothing-fits"
        assert a.refused("play", action="end") == "nothing-fits"
        assert b.refused("play", action="end") == "not-your-turn"
        assert b.refused("undo") == "nothing-to-undo"
        assert a.refused("again", same=False) == "not-over"
        with carl.connect(a.table["id"]) as c:
            assert c.refused("let-stand") == c.refused("undo") == "not-seated"
        assert a.sync["seq"] == seq and a.refused("say", text="I had 37") == "talk-numbers"


def test_who_comes_back_finds_it_so(anna: Guest, bert: Guest) -> None:
    with stuck(anna, bert, "the-game") as (a, b):
        for guest, socket in ((anna, a), (bert, b)):
            with guest.connect(a.table["id"]) as back:
                assert back.view == socket.view and back.events == socket.events
                assert back.table["stuck"] == 0
        first = a.ask("let-stand", "one")
        assert a.ask("let-stand", "one") == first


def test_where_nothing_is_taken_back_the_game_is_over_at_once(anna: Guest, bert: Guest) -> None:
    seed, actions = slip_in("the-game", **TWO)
    with begun(anna, bert, "the-game", deal=seed, undo=False) as (a, b):
        play_all([a, b], actions)
        assert a.kinds()[-2:] == ["played", "over"] and a.events[-2]["ends_turn"]
        assert a.table["stuck"] is None and a.view["open_hands"]
        assert a.refused("let-stand") == "not-stuck"


def test_a_stand_in_takes_nothing_back(anna: Guest, bert: Guest) -> None:
    with stuck(anna, bert, "the-game") as (a, b):
        a.raw.close()
        b.until(lambda: not b.table["seats"][0]["present"])
        b.done("stand-in", seat=0)
        b.until(lambda: bool(b.table["over"]))
        assert b.kinds()[-2:] == ["stood-in", "over"] and b.table["stuck"] is None
        assert b.view["outcome"]["seat"] == 0


def test_who_gets_up_leaves_it_to_whoever_takes_the_seat(anna: Guest, bert: Guest) -> None:
    with stuck(anna, bert, "the-game") as (a, b):
        b.done("say", text="hm")
        a.done("leave")
        b.reach(a.sync["seq"])
        assert b.table["stuck"] == 0
        b.done("stand-in", seat=0)
        b.until(lambda: bool(b.table["over"]))


def test_after_a_restart_it_is_so(tmp_path: Path) -> None:
    seed, actions = slip_in("extreme", **TWO)
    with (
        serving(quick(tmp_path)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "extreme", deal=seed) as (a, b),
    ):
        play_all([a, b], actions)
        before, table, cookies = a.sync, a.table["id"], anna.http.cookies
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        anna.http.cookies = cookies
        with anna.connect(table) as back:
            assert back.view == before["view"] and back.table["stuck"] == 0
            back.done("undo")
            assert actions[-1] in back.view["legal"]
            back.done("play", action=actions[-1])
            back.done("let-stand")
            assert back.table["over"]


# nothing hidden reaches a connection


def twins_of(name: str, viewer: int | None) -> tuple[State, State, str]:
    """Two states before a slip that differ only in what a viewer cannot know, and the card."""
    lay_out, card, _ = SLIPS[name]
    before = lay_out()
    lost = before.play(card)
    for twin in held_twins(lost, viewer, random.Random(11)):
        record, other = record_of(before), record_of(twin)
        if other.tobytes() == record_of(lost.hold()).tobytes():
            continue
        number = int(card.partition(">")[0])
        hand = sorted({number, *(int(c) for c in other["table"]["hands"][0] if c)})
        record["table"]["hands"][1:] = other["table"]["hands"][1:]
        record["table"]["hands"][0][: len(hand)] = hand
        deck = "decks" if "decks" in (record.dtype.names or ()) else "deck"
        record[deck] = other[deck]
        game = before.game
        made = [
            state_of(game, each, Deal.of(seed))
            for each, seed in ((record_of(before), "one"), (record, "other"))
        ]
        return made[0], made[1], card
    raise AssertionError("no twin")


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(
    "name", ["nothing fits", "a skull that cannot be covered", "against each other"]
)
def test_a_slip_tells_nothing_about_what_is_hidden(
    anna: Guest,
    bert: Guest,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    viewer: int | None,
) -> None:
    one, other, card = twins_of(name, viewer)
    dealt, real = {"one": one, "other": other}, Game.deal

    def deal(self: Game, seed: Any = None, mix: Any = None) -> State:
        return dealt[seed] if seed in dealt else real(self, seed, mix)

    monkeypatch.setattr(Game, "deal", deal)
    assert one != other
    first, second = (heard(anna, bert, url, one.game, seed, card, viewer) for seed in dealt)
    assert len(first) > 8 and first == second


def heard(
    anna: Guest, bert: Guest, url: str, game: Game, deal: str, card: str, viewer: int | None
) -> list[str]:
    """All that a viewer hears while a card is put down, taken back and put down again."""
    wanted = {"deal": deal, "options": {**game.json_options(), "first": 0}, "undo": True}
    with (
        Guest(url) as carl,
        begun(anna, bert, game.name, **wanted) as (a, b),
        carl.connect(a.table["id"]) as c,
    ):
        ears = b if viewer == 1 else c
        ears.until(lambda: bool(ears.table["spectators"] == 1))
        before = len(ears.heard)
        for kind in ("play", "undo", "play"):
            a.done(kind, **({"action": card} if kind == "play" else {}))
            ears.reach(a.sync["seq"])
        tried = ("undo", "let-stand", "play")
        traffic = [repr(ears.ask(kind, kind, action="end")) for kind in tried]
        path = f"/api/tables/{a.table['id']}"
        traffic += [carl.http.get(path + rest).text for rest in ("", "/record")]
        traffic += map(repr, ears.heard[before:])
        return [cleaned(text, a.table["id"]) for text in traffic]
