"""Slips, as a table folds them: people's are held back where cards are taken back, bots' never."""

from typing import Any

import pytest

from reihum.server.protocol.tables import WantedSeat
from reihum.server.table.events import Event, Over, Played, Signalled, Started, Undone
from reihum.server.table.handlers import played
from reihum.server.table.log import Draft
from reihum.server.table.table import Table

from ..slips import ended, slip_in
from .test_table import happen, table_of

TWO = {"players": 2, "first": 0}


def before_slip(game: str, undo: bool = True) -> tuple[Table, str]:
    """A table of two people at which the next card of a careless player is a slip."""
    seed, actions = slip_in(game, **TWO)
    seats = [WantedSeat(kind="me"), WantedSeat(kind="open")]
    table = table_of(game, *seats, first=0)
    table.undo = undo
    happen(table, Draft(Started(seat=0, seed=seed, commitment=None)))
    for action in actions[:-1]:
        act(table, action)
    return table, actions[-1]


def act(table: Table, action: str, by_bot: bool = False) -> list[Event]:
    events = list(played(table, table.acting[0], action, by_bot=by_bot))
    happen(table, *map(Draft, events))
    return events


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face"])
@pytest.mark.parametrize(("by_bot", "undo"), [(True, True), (False, False), (True, False)])
def test_bots_take_nothing_back_nor_does_anyone_where_it_is_not_allowed(
    game: str, by_bot: bool, undo: bool
) -> None:
    table, card = before_slip(game, undo)
    events = act(table, card, by_bot)
    assert [type(event) for event in events] == [Played, Over]
    assert table.over and table.stuck is None and table.state == ended(game, **TWO)


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face"])
def test_what_was_stored_before_folds_to_the_same_end(game: str) -> None:
    table, card = before_slip(game)
    end = ended(game, **TWO)
    assert end.outcome is not None
    told: dict[str, Any] = {"action": card, "drew": 0, "by_bot": False, "asides": []}
    outcome = {name: value for name, value in end.outcome.json().items() if name != "seat"}
    happen(
        table,
        Draft(Played(seat=0, ends_turn=True, **told)),  # it said so then, and the end followed
        Draft(Over.read(None, {"outcome": outcome, "secret": None, "mix": []})),
    )
    assert table.over and table.state == end and table.view(1) == end.view(1)
    assert table.results[0]["reason"] == end.outcome.reason


def test_it_is_folded_again_as_it_was() -> None:
    table, card = before_slip("the-game")
    happen(table, Draft(Signalled(seat=0, pile="up1", signal="good")))
    assert [type(event) for event in act(table, card)] == [Played]
    again = Table(table.id, table.log)
    for each in (table, again):
        assert (each.stuck, each.can_undo, each.over, each.acting) == (0, (0,), False, (0,))
        assert each.bot_to_act() is None and each.signals
    assert [again.view(seat) for seat in (0, 1, None)] == [table.view(s) for s in (0, 1, None)]
    assert again.state is not None
    over = Draft(Over.of(again, again.state.let_stand()))
    happen(again, over)
    assert again.over and again.state == ended("the-game", **TWO) and not again.signals
    happen(table, Draft(Undone(seat=0, action=card)))
    assert table.stuck is None and table.signals and card in (table.view(0) or {})["fatal"]
    act(table, card)
    assert Table(table.id, table.log).stuck == 0
