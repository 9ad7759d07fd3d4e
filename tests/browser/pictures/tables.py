"""Tables of all games at the moments one wants to look at."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

from playwright.sync_api import expect

from ..courses import my_turn, turn_of_others
from ..person import Person
from ..scenes import GAMES, at, extreme_won, lap_over, slip, whole, won
from ..staging import LONGEST, Scene, staged

Shot = Callable[[Person, ExitStack], None]


def play(scene: Callable[[], Scene], then: Callable[[Person], None] | None = None) -> Shot:
    """A table, and what is done at it before the picture is taken."""

    def shot(anna: Person, stack: ExitStack) -> None:
        stack.enter_context(staged(anna, scene()))
        if then:
            then(anna)

    return shot


def pick(anna: Person) -> None:
    """Take a card, one that helps the other side if there is one; in Nix the first row."""
    helping = [action.partition(">")[0] for action in anna.legal if ">their" in action]
    if "rows" in anna.view:
        anna.press(anna.row(anna.legal[0].partition(":")[0]))
    elif helping:
        anna.press(anna.card(helping[0]))
    else:
        anna.press(anna.page.locator("[data-card]").nth(1))


def signals(anna: Person) -> None:
    anna.press(anna.button("Signal"))


def menu(anna: Person) -> None:
    anna.press(anna.button("Menu"))


def settings(anna: Person) -> None:
    menu(anna)
    anna.press(anna.button("Settings"))


def rules(anna: Person) -> None:
    menu(anna)
    anna.press(anna.button("Rules"))


def chat(anna: Person) -> None:
    """Open it where it is no column of its own; there it stays open for larger screens."""
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.press(anna.button("Log and chat"))
    anna.page.get_by_label("Say something").fill("Please leave the left one to me")
    anna.press(anna.button("Send"))
    expect(anna.page.locator("aside").get_by_text("Please leave the left")).to_be_visible()


def scores(anna: Person) -> None:
    anna.press(anna.button(re.compile("Score sheet$")))


def commands(anna: Person) -> None:
    anna.press(anna.button(re.compile("The seven commands$")))


def over(anna: Person) -> None:
    expect(anna.result).to_be_visible()


def let_stand(anna: Person) -> None:
    anna.let_stand()
    over(anna)


def _shots() -> dict[str, Shot]:
    shots: dict[str, Shot] = {}
    for name in GAMES:
        middle = my_turn(6 if "nix" in name or name == "egon" else 16)
        shots[f"{name}-start"] = play(partial(at, name, my_turn()))
        shots[f"{name}-picked"] = play(partial(at, name, middle), pick)
        shots[f"{name}-others-turn"] = play(partial(at, name, turn_of_others(12)))
        shots[f"{name}-over"] = play(partial(whole, name), over)
    for name in ("the-game", "extreme", "face-to-face"):
        shots[f"{name}-mid-turn"] = play(partial(at, name, my_turn(12, played=1)), pick)
    for name in ("the-game", "extreme", "egon"):
        five = partial(at, name, my_turn(10), players=5, who=LONGEST)
        shots[f"{name}-five"] = play(five, pick)
    return shots


TABLES: dict[str, Shot] = {
    **_shots(),
    "the-game-alone": play(partial(at, "the-game", my_turn(9), players=1), pick),
    "the-game-slip": play(slip),
    "the-game-lost": play(slip, let_stand),
    "the-game-won": play(won, over),
    "extreme-won": play(extreme_won, over),
    "signals": play(partial(at, "the-game", my_turn(9)), signals),
    "menu": play(partial(at, "the-game", my_turn(9)), menu),
    "settings": play(partial(at, "the-game", my_turn(9)), settings),
    "rules": play(partial(at, "nix", my_turn(3)), rules),
    "chat": play(partial(at, "the-game", my_turn(9)), chat),
    "commands": play(partial(at, "extreme", my_turn(9)), commands),
    "scores": play(partial(at, "egon", my_turn(20)), scores),
    "pause": play(partial(at, "egon", lap_over)),
    "pause-five": play(partial(at, "egon", lap_over, players=5, who=LONGEST)),
}
