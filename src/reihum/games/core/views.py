"""What players are shown of a state, ready for JSON."""

from typing import TYPE_CHECKING, Any

from ...rules.engine.records import TableRecord
from .actions import Begin

if TYPE_CHECKING:
    from .state import State


def view_of(state: "State", seen: TableRecord, viewer: int | None) -> dict[str, Any]:
    """A view, from the table as its viewer sees it."""
    outcome, last, game = state.outcome, state.last_turn, state.game
    return {
        "game": game.name,
        "rules": game.version,
        "options": game.json_options(),
        "viewer": viewer,
        "seat": state.seat,
        "seats": list(state.seats),
        "turn": game.turn(seen).json(),
        "last_turn": last.json() if last else None,
        **_choices(state, viewer),
        "outcome": outcome.json() if outcome else None,
        "deal": state.deal.json() if outcome and state.deal else None,
        **game.face(seen, viewer),
    }


def _choices(state: "State", viewer: int | None) -> dict[str, list[str]]:
    """What a seat can do, and what of it would lose the game."""
    if viewer is None or viewer not in state.seats:
        return {"legal": [], "fatal": []}
    if state.seat is None:  # each claims the first turn for itself
        own = [a for a in state.legal() if not isinstance(a, Begin) or a.seat == viewer]
        return {"legal": [str(action) for action in own], "fatal": []}
    legal = state.game.known_actions.written(state.legal_numbers)
    return {"legal": legal, "fatal": [str(action) for action in state.fatal()]}


class Views:
    """The views of a state, in two parts, to be read only: what all see, and what only one does.

    What all see comes from what a spectator sees.
    """

    __slots__ = ("_common", "_state")
    _common: dict[str, Any]  # once someone has asked

    def __init__(self, state: "State") -> None:
        self._state = state

    def __call__(self, seat: int | None) -> dict[str, Any]:
        """The whole view of a seat; None is a spectator."""
        own = self.own(seat)
        return self.common | own

    @property
    def common(self) -> dict[str, Any]:
        """What all see: nothing, in a game that does not say what a seat has for itself."""
        try:
            return self._common
        except AttributeError:
            self._common = self._told_to_all()
            return self._common

    def own(self, seat: int | None) -> dict[str, Any]:
        """What only a seat sees; all of its view, where nothing is common."""
        state = self._state
        number = state.viewer(seat)
        seen = state.visible(number)
        own = state.game.own_face(seen, number)
        if own is None:
            return view_of(state, seen, number)
        return own | {"viewer": number} | _choices(state, number)

    def _told_to_all(self) -> dict[str, Any]:
        state = self._state
        seen = state.visible(None)
        own = state.game.own_face(seen, None)
        if own is None:
            return {}
        shown = view_of(state, seen, None)
        for name in (*own, "viewer", "legal", "fatal"):
            del shown[name]
        return shown
