"""A table: the fold of its events. Pure; whoever hosts it stores, tells and keeps time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...bots import Signal
from ...games import Begin, Game, State, game
from .events import Event

DEALS = ("started", "again")
CARDS = (*DEALS, "played", "undone", "signalled")


@dataclass(frozen=True)
class Seat:
    """A seat: open, a bot's, or a person's; `stand_in` while a bot plays for the person."""

    kind: str  # "open", "bot" or "person"
    name: str = ""
    bot: str | None = None
    guest: str | None = None
    stand_in: bool = False


class Table:
    """What has come of the events of a table so far. Events can only be applied in order."""

    def __init__(self, key: str, events: Iterable[Event] = ()) -> None:
        self.id = key
        self.events: list[Event] = []
        self.done: dict[tuple[str, str], int] = {}  # the wishes that were done, and their events
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.earlier: list[State] = []  # of the running turn, for undo
        self.signals: dict[tuple[int, str], str] = {}
        self.secret: str | None = None  # what the commitment committed to
        self.round = 0
        self._tried: tuple[State, int, str, State] | None = None
        self._views: tuple[State | None, dict[int | None, dict[str, Any]]] = None, {}
        self._fold(list(events))

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def started(self) -> bool:
        """Whether a game was dealt."""
        return self.round > 0

    @property
    def over(self) -> bool:
        """Whether the last game is over."""
        return self.state is not None and self.state.outcome is not None

    @property
    def running(self) -> State | None:
        """The state of the game while it goes on."""
        return None if self.over else self.state

    @property
    def cooperative(self) -> bool:
        """Whether the players win or lose together."""
        return self.game.cooperative

    @property
    def acting(self) -> tuple[int, ...]:
        """Who may act now."""
        return self.running.seats if self.running else ()

    @property
    def silent(self) -> bool:
        """Whether a command forbids talk."""
        binding = self.running.turn.binding if self.running else ()
        return any(message.code == "silence" for message in binding)

    @property
    def can_undo(self) -> tuple[int, ...]:
        """Who may take a card back: whose turn runs, once there is one."""
        return self.acting if self.undo and self.earlier else ()

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].stand_in

    def bot_to_act(self) -> int | None:
        """The seat for which a bot is to act. Who begins is for people to agree, if there are."""
        acting = self.acting
        if not acting or not all(self.played_by_bot(seat) for seat in acting):
            return None
        return acting[0]

    def bot_signals(self) -> tuple[Signal, ...]:
        """The signals, as bots take them."""
        return tuple(Signal(seat, pile, kind) for (seat, pile), kind in self.signals.items())

    def apply(self, event: Event) -> None:
        """Let the next event happen."""
        self._follow(event, APPLIED[event.kind])

    def _fold(self, story: Sequence[Event]) -> None:
        """Let a whole story happen. Of games that are over, the cards do not matter any more."""
        deals = [place for place, event in enumerate(story) if event.kind in DEALS]
        for place, event in enumerate(story):
            skimmed = deals and place < deals[-1] and event.kind in CARDS
            self._follow(event, Table._skimmed if skimmed else APPLIED[event.kind])

    def _follow(self, event: Event, happen: Callable[["Table", Event], None]) -> None:
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} cannot follow {self.seq}")
        happen(self, event)
        self.events.append(event)
        draft = event.draft
        if draft.sender is not None and draft.message_id is not None:
            self.done[draft.sender, draft.message_id] = event.seq

    def _skimmed(self, event: Event) -> None:
        self.round += event.kind in DEALS

    def tried(self, seat: int, action: str) -> State:
        """The state after an action, which is remembered: usually it is what happens next."""
        before = self._state()
        after = before.play(action, seat)
        self._tried = before, seat, str(after.steps[-1].action), after
        return after

    def _remembered(self, before: State, seat: int, action: str) -> State:
        tried, self._tried = self._tried, None
        if tried and tried[0] is before and tried[1:3] == (seat, action):
            return tried[3]
        return before.play(action, seat)

    def _created(self, event: Event) -> None:
        self.game: Game = game(event.payload["game"], **event.payload["options"])
        self.undo: bool = event.payload["undo"]
        self.deal: str | None = event.payload["deal"]
        self.creator: str = event.payload["creator"]
        self.seats = [Seat(**seat) for seat in event.payload["seats"]]

    def _dealt(self, event: Event) -> None:
        seed = event.payload["seed"]
        self.state = self.game.deal(seed)
        self.secret = seed if event.payload["commitment"] else None
        self.earlier, self.signals = [], {}
        self.round += 1

    def _played(self, event: Event) -> None:
        before, seat = self._state(), self._seat(event)
        self.state = after = self._remembered(before, seat, event.payload["action"])
        ended = after.last_turn is not before.last_turn or after.outcome is not None
        claimed = isinstance(after.steps[-1].action, Begin)
        self.earlier = [] if ended or claimed else [*self.earlier, before]
        if ended:  # the hand behind a signal is another one now
            self.signals = {k: v for k, v in self.signals.items() if k[0] != seat}

    def _undone(self, event: Event) -> None:
        self.state = self.earlier.pop()

    def _signalled(self, event: Event) -> None:
        place = self._seat(event), event.payload["pile"]
        self.signals.pop(place, None)
        if event.payload["signal"] != "none":
            self.signals[place] = event.payload["signal"]

    def _seated(self, event: Event) -> None:
        self._change(event, kind="person", guest=event.payload["guest"], name=event.payload["name"])

    def _left(self, event: Event) -> None:
        if self.started:
            self._change(event, guest=None)
        else:
            self._change(event, kind="open", guest=None, name="")

    def _renamed(self, event: Event) -> None:
        self._change(event, name=event.payload["name"])

    def _stood_in(self, event: Event) -> None:
        self._change(event, stand_in=True)

    def _returned(self, event: Event) -> None:
        self._change(event, stand_in=False)

    def _nothing(self, event: Event) -> None:
        """Said or noted, and that is all."""

    def _change(self, event: Event, **fields: Any) -> None:
        number = self._seat(event)
        self.seats[number] = replace(self.seats[number], **fields)

    def _seat(self, event: Event) -> int:
        assert event.seat is not None
        return event.seat

    def _state(self) -> State:
        assert self.state is not None
        return self.state

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat sees of the game; None before the start. Made once for each state."""
        if self.state is None:
            return None
        if self._views[0] is not self.state:
            self._views = self.state, {}
        views = self._views[1]
        if seat not in views:
            views[seat] = self.state.view(seat)
        return views[seat]

    def signals_json(self) -> list[dict[str, Any]]:
        """The signals that lie on the table."""
        return [
            {"seat": seat, "pile": pile, "signal": signal}
            for (seat, pile), signal in sorted(self.signals.items())
        ]

    def lobby(self, present: Callable[[int], bool], spectators: Sequence[str]) -> dict[str, Any]:
        """The table as everybody may see it; spectators by name, empty where they have none."""
        return {
            "id": self.id,
            "game": self.game.name,
            "title": self.game.title,
            "options": self.game.json_options(),
            "undo": self.undo,
            "started": self.started,
            "over": self.over,
            "round": self.round,
            "seats": [seat_json(s, present(number)) for number, s in enumerate(self.seats)],
            "spectators": len(spectators),
            "spectator_names": sorted(filter(None, spectators)),
            "acting": list(self.acting),
            "can_undo": list(self.can_undo),
        }


def seat_json(seat: Seat, present: bool) -> dict[str, Any]:
    """A seat as everybody may see it."""
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "present": present or seat.kind == "bot",
        "stand_in": seat.stand_in,
    }


APPLIED: Mapping[str, Callable[[Table, Event], None]] = {
    "created": Table._created,
    "started": Table._dealt,
    "again": Table._dealt,
    "seated": Table._seated,
    "left": Table._left,
    "renamed": Table._renamed,
    "played": Table._played,
    "undone": Table._undone,
    "signalled": Table._signalled,
    "said": Table._nothing,
    "stood-in": Table._stood_in,
    "returned": Table._returned,
    "over": Table._nothing,
}
