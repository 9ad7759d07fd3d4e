"""A game from outside plays in all rooms, and nothing of the house was edited for it."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import chromium, missing
from tests.browser.conftest import needed
from tests.browser.person import PATIENCE, Person, played
from tests.browser.server_process import ServerProcess, client_missing
from tests.browser.test_axe import faults
from tests.server.clients import Guest, play_out

from .environment import EXAMPLE, ROOT, Environment

pytestmark = pytest.mark.slow
GAME = "lawine"


def test_its_own_tests_are_green_the_leak_test_among_them(installed: Environment) -> None:
    words = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", str(EXAMPLE / "tests")]
    assert re.search(r"\d+ passed", installed.run("-m", "pytest", *words))


def test_it_is_complete_in_every_room(installed: Environment) -> None:
    told = installed.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}",
        "-c", str(ROOT / "pyproject.toml"), str(ROOT / "tests" / "test_house.py"), "-k", GAME,
    )  # fmt: skip
    assert re.search(r"[4-9] passed", told)


def test_it_is_listed_and_tells_its_rules(installed: Environment) -> None:
    assert "Climb the slope, or take it all" in installed.reihum("games")
    assert "put a card on the slope that is higher" in installed.reihum("rules", GAME)


def test_a_person_plays_it_in_the_terminal(installed: Environment) -> None:
    words = ("play", GAME, "--bots", "2", "--deal", "monday", "-o", "first=0")
    screen = installed.reihum(*words, answers="?\n16\nundo\n99\nq\n")
    assert "slope: 15" in screen and "you may: 16  21" in screen
    assert "Type one of the actions" in screen
    assert "There is no card 99 in lawine; cards go from 1 to 60." in screen
    again = installed.reihum("play", "--resume", answers="table\nq\n")
    assert "hand: " in again


def test_a_whole_game_ends_in_words(installed: Environment) -> None:
    script = (
        "import reihum; from reihum.bots import Observation, bot\n"
        "s = reihum.game('lawine', players=2, first=0).deal('monday')\n"
        "while s.outcome is None:\n"
        "    a = bot('greedy').choose(Observation(s.game, s.seat, s.observe(s.seat)))\n"
        "    print(a) if s.seat == 0 else None\n"
        "    s = s.play(a)\n"
    )
    answers = installed.run("-c", script)
    words = ("play", GAME, "--bots", "1", "--bot", "greedy", "--deal", "monday", "-o", "first=0")
    screen = installed.reihum(*words, answers=answers + "q\n")
    assert re.search(
        r"(You win|Bot B wins|You and Bot B win): all played \(You \d+, Bot B \d+", screen
    )


def test_bots_play_it_by_the_thousand(installed: Environment) -> None:
    told = installed.reihum("simulate", GAME, "--bot", "greedy", "--games", "2000")
    assert "2,000" in told and "cards taken, seat 2" in told and "all played 2,000" in told
    told = installed.reihum(
        "compare", GAME, "greedy", "random", "--deals", "200", "--out", "found.json"
    )
    found = json.loads((installed.folder / "found.json").read_text())
    assert found["score"]["low"] > 0.5  # greedy is far ahead
    assert "cards taken" in told
    told = installed.reihum("tournament", GAME, "random", "greedy", "--deals", "50")
    assert re.search(r"greedy .*\+\d+", told)


def test_a_bot_that_it_does_not_have_is_refused_by_name(installed: Environment) -> None:
    with pytest.raises(AssertionError, match="random, greedy"):
        installed.reihum("simulate", GAME, "--bot", "master", "--games", "10")


@pytest.fixture(scope="module")
def server(installed: Environment) -> Iterator[ServerProcess]:
    """A server in that environment."""
    needed(client_missing())
    server = ServerProcess(installed.folder, installed.python)
    yield server
    server.close()


def test_it_is_played_at_a_table_of_the_server(server: ServerProcess) -> None:
    with Guest(server.url) as guest:
        (game,) = [g for g in guest.http.get("/api/games").json()["games"] if g["name"] == GAME]
        assert game["bots"] == ["random", "greedy"] and game["default_bot"] == "greedy"
        assert guest.http.get(f"/api/games/{GAME}/rules").json()["title"] == "Lawine"
        made = guest.create(GAME, "me", "greedy", options={"first": 0}, deal="monday")
        with guest.connect(made["table"]) as socket:
            socket.done("start")
            play_out([socket], worth=len)
            assert socket.view["outcome"]["reason"] == "all-played"
        record = guest.http.get(f"/api/tables/{made['table']}/record").json()["record"]
        assert record.startswith("reihum-game/1 lawine/1 players=2")


def test_the_server_refuses_a_bot_that_it_does_not_have(server: ServerProcess) -> None:
    with Guest(server.url) as guest:
        seats = [{"kind": "bot", "bot": "master"}] * 2
        refused = guest.http.post("/api/tables", json={"game": GAME, "seats": seats})
        assert refused.status_code == 400
        assert refused.json()["error"]["params"]["bots"] == ["random", "greedy"]


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_it_is_played_in_the_browser_with_keys_alone(
    server: ServerProcess, size: tuple[int, int]
) -> None:
    needed(missing())
    with chromium() as browser:
        context = browser.new_context(locale="en", viewport={"width": size[0], "height": size[1]})
        context.set_default_timeout(PATIENCE * 1000)
        person = Person(context, server.url)
        _sit_down(person)
        _play_with_keys(person)
        assert person.sideways() <= 0
        assert faults(person) == []
        assert person.faults == []


def _sit_down(person: Person) -> None:
    person.home()
    person.press(person.button(re.compile("^Lawine")))
    person.seat("me", "bot:greedy")
    person.ask_for("monday")
    person.press(person.button("Play"))
    person.page.wait_for_url("**/t/*")
    person.until(lambda: bool(person.sync) and person.sync["view"] is not None)


def _may_act(person: Person) -> bool:
    """Wait for the next turn; none comes once it is over."""
    person.until(lambda: bool(person.legal) or person.over)
    return not person.over


def _play_with_keys(person: Person) -> None:
    """Play to the end: the first action has the focus, Enter plays it."""
    while _may_act(person):
        action, before = person.legal[0], len(person.events)
        person.page.locator(f'[data-action="{action}"]').focus()
        person.page.keyboard.press("Enter")
        _wait_for(person, action, before)
    expect(person.result).to_be_visible()


def _wait_for(person: Person, action: str, before: int) -> None:
    person.until(lambda: action in played(person.events[before:]))


def test_learners_play_it_without_more_work(installed: Environment) -> None:
    script = (
        "import gymnasium, pyspiel\n"
        "import reihum.environments.gymnasium, reihum.environments.openspiel\n"
        "from reihum.environments.pettingzoo import lawine_v0\n"
        "from pettingzoo.test import seed_test\n"
        "seed_test(lawine_v0.env, 20)\n"
        "env = gymnasium.make('reihum/Lawine-v0', partner='greedy')\n"
        "shown, _ = env.reset(seed=1)\n"
        "over = False\n"
        "while not over:\n"
        "    shown, _, over, _, info = env.step(int(shown['action_mask'].argmax()))\n"
        "print(info['outcome'])\n"
        "state = pyspiel.load_game('reihum_lawine').new_initial_state()\n"
        "while not state.is_terminal():\n"
        "    chance = state.is_chance_node()\n"
        "    some = [o for o, _ in state.chance_outcomes()] if chance else state.legal_actions()\n"
        "    state.apply_action(some[0])\n"
        "print(sum(state.returns()))\n"
    )
    told = installed.run("-c", script)
    assert re.match(r"winner \d all-played [\d.]+\n", told)
