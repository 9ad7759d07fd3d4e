"""Two games whose hidden cards differ, played alike, sound the same on every connection."""

import logging
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import reihum
from reihum import Game, State
from tests.games.core.twins import twin

from ..clients import Guest, Socket, play_out
from ..pairs import begun

GAMES = [  # with options, and how many actions twins share at least
    ("the-game", {}, 3),
    ("extreme", {}, 3),
    ("face-to-face", {}, 3),
    ("nix", {}, 2),
    ("nix", {"egon": True}, 1),
]
VIEWERS = [1, None]  # the seat that does not act first, and a spectator


@pytest.fixture
def people(anna: Guest, bert: Guest, url: str) -> Iterator[list[Guest]]:
    with Guest(url) as carl:
        yield [anna, bert, carl]


def course(state: State, other: State, viewer: int | None) -> list[str]:
    """What both games can do until they would have to differ, or the viewer draws."""
    done: list[str] = []
    while state.outcome is None and other.outcome is None and len(done) < 6:
        if state.seats != other.seats:
            return []
        own = set(map(str, other.legal()))
        common = [str(action) for action in state.legal() if str(action) in own]
        if not common or (state.seat == viewer and "end" in common):
            break
        action = "end" if "end" in common else common[0]
        state, other = state.play(action), other.play(action)
        if state.last_turn and state.last_turn.asides:  # cards lie open now, and differ
            break
        done.append(action)
    return done


def twins(game: Game, viewer: int | None, least: int) -> tuple[State, State, list[str]]:
    chance = random.Random(7)
    for seed in range(4000):
        state = game.deal(str(seed))
        other = twin(state, viewer, chance)
        shared = course(state, other, viewer) if other else []
        if other and len(shared) >= least:
            return state, other, shared
    raise AssertionError("no twins found")


def heard(guests: list[Guest], game: Game, deal: str, play: Any) -> list[str]:
    """All that a viewer gets over its connections, but for ids and times."""
    traffic: list[str] = []
    actions, viewer = play
    anna, bert, carl = guests
    wanted = {"deal": deal, "options": game.json_options()}
    before = counted(anna.url)
    with begun(anna, bert, game.name, **wanted) as (a, b), carl.connect(a.table["id"]) as c:
        sockets = [a, b]
        for number, action in enumerate(actions):
            acting = a if a.view["legal"] else b
            acting.done("play", action=action)
            for socket in (*sockets, c):
                socket.reach(acting.sync["seq"])
            watch(b if viewer == 1 else c, number, traffic)
        path = f"/api/tables/{a.table['id']}"
        traffic += [carl.http.get(path + rest).text for rest in ("", "/record")]
        traffic += [carl.http.get(f"/t/{a.table['id']}").text]
        mine = guests[viewer or 2].http.get("/api/me/tables").json()["tables"]
        traffic += [repr(mine[:1])]  # the last ones are of another run
        ears = b if viewer == 1 else c
        traffic += [repr(message) for message in ears.heard]
        traffic += [repr(counted(anna.url) - before)]
        return [cleaned(text, a.table["id"]) for text in traffic]


def counted(url: str) -> Counter[str]:
    """What metrics have counted so far; how long things took differs from one time to the next."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    told = (line.rsplit(" ", 1) for line in lines if re.match(r"reihum_\w+_total\{", line))
    return Counter({name: int(float(value)) for name, value in told})


def watch(socket: Socket, number: int, traffic: list[str]) -> None:
    """Requests of the viewer, most of them in vain, and their answers."""
    for kind, more in (
        ("play", {"action": f"{number + 20}>up1"}),
        ("play", {"action": "end"}),
        ("undo", {}),
        ("ping", {}),
    ):
        if not socket.view["legal"]:
            traffic.append(repr(socket.ask(kind, f"{kind}{number}", **more)))


def cleaned(text: str, table: str) -> str:
    text = re.sub(r"""(['"]at['"]): ?[0-9.]+""", r"\1:0", text)
    text = re.sub(r"-[0-9]+'", "'", text)  # ids of messages
    return text.replace(table, "ID")


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("name", "options", "least"), GAMES)
def test_nothing_hidden_reaches_a_connection(
    people: list[Guest],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    options: dict[str, Any],
    least: int,
    viewer: Any,
) -> None:
    game = reihum.game(name, players=2, first=0, **options)
    state, other, actions = twins(game, viewer, least)
    assert state != other
    dealt, real = {"one": state, "other": other}, Game.deal

    def deal(self: Game, seed: Any = None, mix: Any = None) -> State:
        return dealt[seed] if seed in dealt else real(self, seed, mix)

    monkeypatch.setattr(Game, "deal", deal)
    first = heard(people, game, "one", (actions, viewer))
    second = heard(people, game, "other", (actions, viewer))
    assert len(first) > 3 * least and first == second


TEXTS = ("salt and 4f1c", "sugar and 77b0")  # of Anna: Bert must not hear which


def heard_of(game: str, text: str, people: list[Guest]) -> list[str]:
    """All that Bert and a spectator hear until a card is played, once Anna has mixed that in."""
    anna, bert, carl = people
    made = anna.create(game, "me", "open", mixes=True, options={"first": 0})
    table = made["table"]
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
        for socket in (a, b):  # all are there before anything is heard
            socket.until(lambda socket=socket: socket.table["spectators"] == 1)  # type: ignore[misc]
        started = len(b.heard), len(c.heard)
        a.done("start")
        a.done("mix", text=text)
        b.reach(a.sync["seq"])
        traffic = [b.refused("start"), c.refused("mix", text=text[::-1])]
        b.done("mix", text="pepper")
        a.reach(b.sync["seq"])
        a.done("play", action=a.view["legal"][0])
        for socket in (b, c):
            socket.reach(a.sync["seq"])
        path = f"/api/tables/{table}"
        traffic += [carl.http.get(path + rest).text for rest in ("", "/record")]
        traffic += map(repr, [*b.heard[started[0] :], *c.heard[started[1] :]])
    texts = [cleaned(each, table) for each in traffic]
    return [re.sub(r"[0-9a-f]{64}", "a commitment", each) for each in texts]


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "nix"])
def test_what_someone_mixed_in_reaches_nobody_else(
    people: list[Guest], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    dealt, real = reihum.game(game, players=2, first=0).deal("monday"), Game.deal

    def deal(self: Game, seed: Any = None, mix: Any = None) -> State:
        return dealt if {*TEXTS} & {*(mix or ())} else real(self, seed, mix)

    monkeypatch.setattr(Game, "deal", deal)
    first, second = (heard_of(game, text, people) for text in TEXTS)
    assert len(first) > 8 and first == second
    assert not [each for each in first if "salt" in each or "pepper" in each]


def test_logs_tell_neither_tokens_nor_secrets(
    anna: Guest, bert: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), begun(anna, bert, "the-game") as (a, b):
        link = bert.move_link(a.table["id"])
        play_out([a, b])
        secret = a.events[-1]["secret"]
    cookies = [cookie.value for guest in (anna, bert) for cookie in guest.http.cookies.jar]
    for hidden in (secret, link.split("#")[1], *map(str, cookies)):
        assert hidden not in caplog.text
