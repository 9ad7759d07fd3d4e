"""What people do: meet at a table, and play, fast rather than well."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.clients import reckless

from .person import Person

MOST_MOVES = 300


def two_at(anna: Person, bert: Person, game: str, mixes: bool = False) -> None:
    """Anna opens a table and sends the link to Bert."""
    anna.begin(game, "me", "open", mixes=mixes)
    bert.join(anna.link(), "Bert")
    expect(anna.page.get_by_role("listitem").filter(has_text="Bert").first).to_contain_text("here")
    expect(bert.page.get_by_role("listitem").filter(has_text="Anna").first).to_contain_text("here")


def dealt(*people: Person) -> None:
    """The first of them starts; wait until all have their cards."""
    people[0].start()
    for person in people:
        person.until(_has_cards(person))


def _has_cards(person: Person) -> Callable[[], bool]:
    return lambda: bool(person.sync.get("view"))


def play_out(*people: Person) -> None:
    """Let these people play until the game is over; bots play by themselves."""
    for _ in range(MOST_MOVES):
        level(*people)
        if people[0].over:
            return
        move(*people)
    raise AssertionError("the game does not end")


def level(*people: Person) -> None:
    """Wait until all of them know the same."""
    latest = max(int(person.sync.get("seq", 0)) for person in people)
    for person in people:
        person.reach(latest)


def move(*people: Person) -> None:
    """One move of whoever may; or wait for the others."""
    for person in people:
        if person.stuck:
            person.let_stand()
            return
    able = [person for person in people if person.legal]
    if not able:
        people[0].until(lambda: people[0].over or bool(people[0].legal))
        return
    for person in people:
        person.go_on()
    able[0].act(max(able[0].legal, key=reckless))
