"""Tables at every stage of their lives, with people and spectators connected."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ...clients import Guest, Socket, play_out
from ...slips import play_all, slip_in

GAMES = ("the-game", "extreme", "face-to-face", "nix")


@dataclass
class Scene:
    """A table and those who are connected: the host, another seat, two spectators."""

    sockets: list[Socket]

    @property
    def actions(self) -> list[str]:
        """What somebody may do now."""
        views = [socket.sync.get("view") or {} for socket in self.sockets]
        return [action for view in views for action in view.get("legal", [])]


def lobby(a: Socket, b: Socket) -> None:
    """Nothing has begun."""


def mixing(a: Socket, b: Socket) -> None:
    """One of two has mixed."""
    a.done("start")
    a.done("mix", text="salt")


def playing(a: Socket, b: Socket) -> None:
    """A few actions were played."""
    a.done("start")
    b.until(lambda: bool(b.table["started"]))
    for _ in range(3):
        for socket in (a, b):
            if socket.view["legal"]:
                socket.done("play", action=socket.view["legal"][0])
        b.reach(a.sync["seq"])
        a.reach(b.sync["seq"])


def held(a: Socket, b: Socket) -> None:
    """Somebody has slipped, and may take it back."""
    a.done("start")
    b.until(lambda: bool(b.table["started"]))
    play_all([a, b], slip_in("the-game", players=2, first=0)[1])


def over(a: Socket, b: Socket) -> None:
    """The game is over."""
    a.done("start")
    b.until(lambda: bool(b.table["started"]))
    play_out([a, b])


def again(a: Socket, b: Socket) -> None:
    """One of two wants to play again."""
    over(a, b)
    b.done("again")


STAGES: dict[str, Callable[[Socket, Socket], None]] = {
    each.__name__: each for each in (lobby, mixing, playing, held, over, again)
}


@contextmanager
def scene(stage: str, game: str, guests: list[Guest]) -> Iterator[Scene]:
    """A table at a stage; where only some games have it, of The Game."""
    anna, bert, carl, dora = guests
    game = "the-game" if stage in ("held", "over", "again") else game
    more = {"deal": slip_in("the-game", players=2, first=0)[0]} if stage == "held" else {}
    made = anna.create(game, "me", "open", options={"first": 0}, mixes=stage == "mixing", **more)
    table = made["table"]
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(table) as a, bert.connect(table) as b:
        STAGES[stage](a, b)
        with carl.connect(table) as c, dora.connect(table) as d, anna.connect(table) as e:
            c.ask("rename", name="Carl")  # or not: there may be silence
            yield Scene([a, b, c, d, e])
