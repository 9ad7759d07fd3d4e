"""Tables that are set over the wire, so that a page finds a game at the moment it wants to see."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.server.clients import Guest, Socket

from .person import Person

LONGEST = "Maximiliane Wolkenfeld X"  # as long as a name may be


@dataclass(frozen=True)
class Scene:
    """A game with its cards, who sits there besides the person at the page, and what was done."""

    game: str
    others: Sequence[str] = ()
    deal: str = "browser"
    actions: Sequence[str] = ()
    name: str = "Anna"
    options: dict[str, Any] = field(default_factory=dict)
    stands: bool = False  # whether a slip is not taken back
    hints: bool | None = None  # None is as usual

    def request(self) -> dict[str, Any]:
        """For a table like this, whose other seats are open."""
        seats = [{"kind": "me", "name": self.name}, *[{"kind": "open"} for _ in self.others]]
        wanted = {"game": self.game, "seats": seats, "deal": self.deal, "options": self.options}
        return wanted if self.hints is None else {**wanted, "hints": self.hints}


@contextmanager
def staged(person: Person, scene: Scene) -> Iterator[list[Socket]]:
    """Set the table, let everybody act, and open it on the person's page; the sockets by seat."""
    with ExitStack() as stack:
        table, guests = _seated(stack, person, scene)
        sockets = [stack.enter_context(guest.connect(table)) for guest in guests]
        _begin(sockets, scene)
        show(person, table)
        yield sockets


def show(person: Person, table: str) -> None:
    """Open a table, and wait until its page has the game."""
    person.socket, person.sync = None, {}
    person.page.goto(f"{person.url}/t/{table}")
    person.until(lambda: bool(person.sync.get("view")))
    person.page.evaluate("document.fonts.ready.then(() => null)")


def _seated(stack: ExitStack, person: Person, scene: Scene) -> tuple[str, list[Guest]]:
    """A new table, and everybody at it in the order of seats."""
    me = stack.enter_context(twin(person))
    made = me.http.post("/api/tables", json=scene.request()).json()
    guests = [stack.enter_context(Guest(person.url)) for _ in scene.others]
    for guest, name, link in zip(guests, scene.others, made["links"].values(), strict=True):
        guest.sit(link, name)
    return str(made["table"]), [me, *guests]


def _begin(sockets: list[Socket], scene: Scene) -> None:
    if not sockets[0].table["started"]:
        sockets[0].done("start")
    for socket in sockets:
        socket.until(lambda socket=socket: bool(socket.sync.get("view")))  # type: ignore[misc]
    for action in scene.actions:
        _act(sockets, action)
    stuck = sockets[0].table["stuck"]
    if scene.stands and stuck is not None:
        sockets[stuck].done("let-stand")


def _act(sockets: list[Socket], action: str) -> None:
    """One action of whoever may; where a lap was shown, everybody has looked by now."""
    if sockets[0].table["pause"]:
        for socket in sockets:
            socket.done("seen")
    _level(sockets)
    next(each for each in sockets if action in each.view["legal"]).done("play", action=action)
    _level(sockets)


def _level(sockets: list[Socket]) -> None:
    """Wait until all know the same."""
    latest = max(socket.sync["seq"] for socket in sockets)
    for socket in sockets:
        socket.reach(latest)


def twin(person: Person) -> Guest:
    """The same person without a page: a guest with the cookie of their browser."""
    guest = Guest(person.url)
    guest.http.cookies.clear()
    person.page.goto(f"{person.url}/api/games")
    for cookie in person.page.context.cookies(person.url):
        guest.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
    return guest
