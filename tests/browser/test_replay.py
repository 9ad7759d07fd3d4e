"""Looking at games again: through them by keys, slider and finger, together, and what if."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

import reihum
from reihum.games.replays import history
from tests.server.clients import Guest, play_out

from . import whole_games
from .conftest import PHONE, STILL, Sit
from .person import Person
from .staging import twin
from .test_axe import faults

SMALL = {**PHONE, **STILL, "viewport": {"width": 360, "height": 640}}


def finished(person: Person) -> tuple[str, reihum.State]:
    """A table where the person and Bert have played The Game, and how that ended."""
    with twin(person) as anna, Guest(person.url) as bert:
        made = anna.create("the-game", "me", "open", deal="browser", options={"first": 0})
        bert.sit(made["links"]["1"], "Bert")
        with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
            a.done("start")
            b.done("say", text="Good luck!")
            a.done("say", text="And to you!")
            b.done("signal", pile="down1", signal="good")
            play_out([a, b])
        record = anna.http.get(f"/api/tables/{made['table']}/record").json()["record"]
    return made["table"], reihum.replay(record)


def stays_beside(person: Person) -> bool:
    """Whether what only screen readers hear in the story scrolls with it.

    Else the page gets longer where the story does, and can be scrolled into nothing.
    """
    own = person.page.locator("aside .hidden", has_text="You").first
    inside: bool = own.evaluate("told => told.offsetParent.closest('aside') !== null")
    return inside


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Step")


def at(person: Person, step: int) -> None:
    """Wait until the page shows a step."""
    expect(slider(person)).to_have_value(str(step))


def sees(person: Person, view: dict[str, Any]) -> None:
    """Whether the table shows a view: the piles, and the hand of whose eyes it is."""
    for pile in view["piles"]:
        name = re.compile(rf" shows {pile['top']}\b")
        expect(person.pile(pile["pile"])).to_have_accessible_name(name)
    for card in view["hand"]:
        expect(person.card(card)).to_be_visible()


def test_a_game_is_looked_at_again_alone_and_together(sit: Sit) -> None:
    anna, bert = sit(), sit(viewport={"width": 768, "height": 1024})
    table, end = finished(anna)
    states, last = history(end), len(end.steps)
    anna.page.goto(f"{anna.url}/t/{table}")
    anna.press(anna.page.get_by_role("link", name="Why did we lose?"))
    at(anna, 0)
    sees(anna, states[0].view(0))
    expect(anna.page.get_by_text("Good luck!")).to_be_visible()
    assert stays_beside(anna)
    expect(anna.button("Bert: Go ahead here")).to_be_visible()
    for key, step in (("ArrowRight", 1), ("Shift+ArrowRight", turn_end(end)), ("End", last)):
        anna.page.keyboard.press(key)
        at(anna, step)
        sees(anna, states[step].view(0))
    for key, step in (("ArrowLeft", last - 1), ("Home", 0)):
        anna.page.keyboard.press(key)
        at(anna, step)
    slider(anna).fill("3")
    sees(anna, states[3].view(0))
    anna.page.get_by_label("View", exact=True).select_option("1")
    sees(anna, states[3].view(1))
    assert anna.sideways() == 0
    assert faults(anna) == []
    anna.press(anna.button("Link to this step"))
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{anna.url}/review/{table}?game=1&step=3&seat=1"
    together(anna, bert, link)


def together(anna: Person, bert: Person, link: str) -> None:
    """Bert comes by the link, follows, looks around, leads; Anna follows then."""
    bert.page.goto(link)
    at(bert, 3)
    expect(bert.page.get_by_text("You follow")).to_be_visible()
    expect(anna.page.get_by_text("One more looks at this")).to_be_visible()
    anna.page.get_by_label("View", exact=True).select_option("open")
    slider(anna).press("ArrowRight")
    at(bert, 4)
    expect(bert.page.get_by_role("region", name="All hands")).to_contain_text("Bert")
    bert.press(bert.button("One step back"))
    at(bert, 3)
    expect(bert.page.get_by_text("You look around by yourself.")).to_be_visible()
    at(anna, 4)
    bert.press(bert.button("Take the lead"))
    at(anna, 3)
    bert.press(bert.button("One turn on"))
    expect(slider(anna)).to_have_value(slider(bert).input_value())


def test_who_leads_shows_where_they_stand_and_leads_to_other_games(sit: Sit) -> None:
    anna, bert = sit(), sit()
    with twin(anna) as maker:
        table = maker.create("the-game", "me", deal="browser")["table"]
        with maker.connect(table) as socket:
            socket.done("start")
            play_out([socket])
            socket.done("again", same=False)
            play_out([socket])
    anna.page.goto(f"{anna.url}/review/{table}?game=2&step=3")
    at(anna, 3)
    bert.page.goto(f"{bert.url}/review/{table}")
    at(bert, 3)  # though she has not moved since
    for leader, follower, number in ((anna, bert, "1"), (bert, anna, "2")):
        if leader is bert:
            bert.press(bert.button("Take the lead"))
            expect(bert.page.get_by_text("They see what you look at.")).to_be_visible()
        chosen_game(leader).select_option(number)
        expect(chosen_game(follower)).to_have_value(number)
        slider(leader).press("ArrowRight")
        at(follower, 1)
    assert "game=2" in anna.page.url


def chosen_game(person: Person) -> Locator:
    return person.page.get_by_role("combobox", name="Game", exact=True)


def turn_end(end: reihum.State) -> int:
    """After how many actions the first turn had ended, or what is left of it after one."""
    ends = [count for count, step in enumerate(end.steps, 1) if step.ends_turn]
    return next((count for count in ends if count > 1), len(end.steps))


def test_what_if_is_played_to_its_end_beside_the_real_one(sit: Sit) -> None:
    anna = sit()
    table, end = finished(anna)
    step = len(end.steps) - 1
    anna.page.goto(f"{anna.url}/review/{table}?step={step}&seat=0")
    anna.press(anna.button("What if?"))
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label("The others are bots").select_option("beginner")
    assert faults(anna) == []
    anna.press(dialog.get_by_role("button", name="Play on from here"))
    anna.page.wait_for_url("**/t/*")
    anna.until(lambda: bool(anna.sync.get("view")))
    told = anna.sync["table"]["what_if"]
    assert told["step"] == step and told["table"] == table
    whole_games.play_out(anna)
    what_if = anna.page.get_by_role("region", name=re.compile(r"^What if\? From step"))
    expect(what_if).to_contain_text("The real game")
    assert end.outcome is not None
    expect(what_if).to_contain_text(str(end.outcome.scores[0]))
    anna.press(what_if.get_by_role("link", name="To the real game"))
    at(anna, step)


def test_nobody_looks_back_before_the_end(sit: Sit) -> None:
    anna = sit(**SMALL)
    with twin(anna) as maker:
        table = maker.create("the-game", "me")["table"]
        with maker.connect(table) as socket:
            socket.done("start")
    anna.page.goto(f"{anna.url}/review/{table}")
    expect(anna.page.get_by_role("heading", name="This game is not over yet.")).to_be_visible()
    anna.press(anna.page.get_by_role("link", name="Go to the table"))
    anna.page.wait_for_url(f"**/t/{table}")


def test_a_record_is_pasted_and_swiped_through_on_a_phone(sit: Sit) -> None:
    anna = sit(**SMALL)
    state = reihum.game("nix", players=3, egon=True).deal("phone")
    while state.outcome is None:
        state = state.play(state.legal()[-1])
    anna.page.goto(f"{anna.url}/review")
    field = anna.page.get_by_label("The record")
    field.fill("reihum-game/1 nix/1 deal=?")
    anna.press(anna.button("Show it"))
    said = anna.page.get_by_role("alert").inner_text()
    assert said.count(said[:20]) == 1, "it is said once"
    assert faults(anna) == []
    anna.speak("it")  # and what is wrong with it, in the language of the page
    anna.page.get_by_label(anna.says("replay-paste-field")).fill("reihum-game/1 nix/1 deal=?")
    anna.press(anna.button(anna.says("replay-paste-show")))
    expect(anna.page.get_by_role("alert")).to_contain_text("Questa registrazione tace")
    anna.speak("en")
    field.fill("reihum-game/2 chess/1 deal=?")
    anna.press(anna.button("Show it"))
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no game chess")
    field.fill(state.record())
    anna.press(anna.button("Show it"))
    at(anna, 0)
    expect(anna.page.get_by_role("region", name="All hands").get_by_role("listitem")).to_have_count(
        3
    )
    for by, step in ((-200, 1), (-200, 2), (200, 1)):
        swipe(anna, by)
        at(anna, step)
    anna.press(anna.button("One turn on"))
    at(anna, 2)
    assert anna.sideways() == 0
    assert faults(anna) == []
    anna.page.get_by_label("View", exact=True).select_option("0")
    swipe(anna, -200, "[data-card]")  # and over one's hand
    at(anna, 3)
    anna.page.get_by_label("View", exact=True).select_option("open")
    anna.page.set_viewport_size({"width": 844, "height": 390})
    done = anna.page.locator(".where b")
    assert done.evaluate("told => told.scrollWidth <= told.clientWidth"), "it is whole"
    below = done.evaluate("() => document.querySelector('.ways').getBoundingClientRect().bottom")
    assert below <= 390


def swipe(person: Person, by: int, over: str = "*") -> None:
    """Move a finger over something on the table."""
    start = 180 - by // 2
    person.page.evaluate(
        """([from, to, over]) => {
          const board = document.querySelector(`.board ${over}`);
          for (const [type, x] of [["pointerdown", from], ["pointerup", to]])
            board.dispatchEvent(new PointerEvent(type, {
              clientX: x, clientY: 200, pointerType: "touch", bubbles: true }));
        }""",
        [start, start + by, over],
    )
