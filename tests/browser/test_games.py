"""From the home page to the end of a whole game, by clicking."""

import pytest
from playwright.sync_api import expect

from .conftest import MOVING, Sit
from .person import Person
from .whole_games import play_out

# Casual where one bad turn can end a game: it would be over before a person acts.
TABLES = {
    "the-game": ("me",),
    "extreme": ("me", "bot:casual"),
    "face-to-face": ("me", "bot:casual"),
    "nix": ("me", "bot:beginner", "bot:beginner"),
}


# Each game in a language of its own.
SPOKEN = {"the-game": "fr", "extreme": "it", "face-to-face": "en", "nix": "de"}


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_and_a_new_deal(sit: Sit, game: str) -> None:
    anna = sit(**MOVING)
    anna.begin(game, *TABLES[game])
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.speak(SPOKEN[game])
    first = anna.view["hand"]
    play_out(anna)
    expect(anna.result).to_have_text(result_of(anna))
    anna.again()
    anna.until(lambda: not anna.over)
    assert anna.view["hand"] != first  # other cards
    anna.until(lambda: bool(anna.legal))
    anna.act(anna.legal[0])


def result_of(person: Person) -> str:
    """What the End page should say, from what was heard on the wire."""
    outcome, seats = person.view["outcome"], person.sync["table"]["seats"]
    if outcome["won"] is not None:
        left = outcome["scores"][0]
        figure = f"{left} {person.says('piles-cards-left', count=left)}"
        return figure if left else person.says("piles-won")
    names = [seats[seat]["name"] for seat in outcome["winners"]]
    if len(names) > 1:
        return person.says("end-winners", names=", ".join(names))
    won = outcome["winners"] == [person.sync["seat"]]
    return person.says("end-you-win") if won else person.says("end-winner", name=names[0])
