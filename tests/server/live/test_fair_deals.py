"""Fair deals in every game: what a player hears, and what a server that cheats cannot hide."""

from collections.abc import Callable
from typing import Any

import pytest

from reihum.games import Proof, commitment_of, parse_proof, verified
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.table import dealing, events
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.log import LogEntry
from reihum.server.table.pending import PendingDeal
from reihum.server.table.table import Table

from ..clients import Guest, Socket, play_out
from ..pairs import begun

GAMES = ["the-game", "extreme", "face-to-face", "nix"]
MINE = "hocus pocus 0123456789abcdef"


def told(socket: Socket, kind: str) -> list[dict[str, Any]]:
    return [event for event in socket.events if event["kind"] == kind]


def record_of(guest: Guest, table: str) -> str:
    record: str = guest.http.get(f"/api/tables/{table}/record").json()["record"]
    return record


def wrong(record: str, heard: str | None) -> list[str]:
    found = verified(record, heard, {0: MINE})
    return [finding.text for finding in found if not finding.right]


def played(anna: Guest, game: str, *seats: str) -> tuple[Socket, str, str]:
    """A game to its end: the player, the commitment as it was heard, and the record."""
    made = anna.create(game, *seats, mixes=True, undo=False)
    with anna.connect(made["table"]) as a:
        a.done("start")
        a.until(lambda: bool(a.table["mixing"]))
        heard = told(a, "mixing")[-1]["commitment"]
        a.done("mix", text=MINE)
        play_out([a])
        return a, heard, record_of(anna, made["table"])


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_can_be_checked(anna: Guest, game: str) -> None:
    a, heard, record = played(anna, game, "me", "bot")
    assert wrong(record, heard) == []
    proof = parse_proof(record)
    assert proof is not None and proof.by_server == (1,)
    (over,) = told(a, "over")
    assert over["mix"][0] == MINE and commitment_of(over["secret"]) == heard
    assert a.table["deal"] == "shuffled"


def test_a_table_remembers_what_it_has_told() -> None:
    bots = NewTable(game="nix", seats=[WantedSeat(kind="bot")] * 2, mixes=True)
    new = drafted(bots, "guest")
    table = Table(new.id, [LogEntry(seq, 0.0, draft) for seq, draft in enumerate(new.drafts, 1)])
    assert table.secret and table.proof == Proof(commitment_of(table.secret), (0, 1))


def lied(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Let the server deal otherwise than it should."""
    honest = dealing._dealt

    def dealt(table: Any, pending: PendingDeal) -> events.Event:
        event = honest(table, pending)
        fields = {name: value(event) for name, value in changes.items()}
        kept = {**event.payload(), **fields}
        return type(event).read(event.seat, kept)

    monkeypatch.setattr(dealing, "_dealt", dealt)


OTHER = "MFRGGZDFMZTWQ2LKNNWG23TPOA"
LIES: dict[str, dict[str, Callable[[Any], Any]]] = {
    "another secret": {"seed": lambda event: OTHER},
    "another secret, and another commitment": {
        "seed": lambda event: OTHER,
        "commitment": lambda event: commitment_of(OTHER),
    },
    "my text is missing": {"mix": lambda event: ["chance", event.mix[1]]},
    "texts swapped": {"mix": lambda event: event.mix[::-1]},
    "the bot's text chosen": {"mix": lambda event: [event.mix[0], "what suits me"]},
    "nobody's text goes in": {"mix": lambda event: []},
}


@pytest.mark.parametrize("lie", LIES)
def test_a_server_that_cheats_is_found_out(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, lie: str
) -> None:
    lied(monkeypatch, **LIES[lie])
    _, heard, record = played(anna, "face-to-face", "me", "bot")
    assert wrong(record, heard)


def test_a_wished_deal_is_told_to_everybody_and_proves_nothing(
    anna: Guest, bert: Guest, url: str
) -> None:
    with begun(anna, bert, "nix", deal="monday", mixes=True) as (a, b), Guest(url) as carl:
        with carl.connect(a.table["id"]) as c:
            assert [each.table["deal"] for each in (a, b, c)] == ["wished"] * 3
        assert parse_proof(record_of(anna, a.table["id"])) is None
        a.done("concede")
        b.done("concede")
        assert "There is no commitment" in wrong(record_of(anna, a.table["id"]), None)[0]
        for socket in (a, b):
            socket.done("again", same=True)
        a.reach(b.sync["seq"])
        assert a.table["deal"] == "same"


def test_a_wish_is_told_before_the_start(anna: Guest) -> None:
    for wish, origin in (({"deal": "monday"}, "wished"), ({}, "shuffled")):
        made = anna.create("nix", "me", "open", **wish)
        assert anna.http.get(f"/api/tables/{made['table']}").json()["deal"] == origin
