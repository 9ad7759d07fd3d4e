"""Names that can be seen, and that nobody else at the table could be taken for."""
# ruff: noqa: RUF001 (letters that look like others are what this is about)

import pytest

from reihum.server.table.seating.names import skeleton

from ...clients import Guest
from ...pairs import begun

ALIKE = [
    *("anna", "ANNA", "Аnnа", "Anna\u200d", "A\u034fnna", "\uff21nna", "Anna.", "A n n a", "Ánna"),
    *("𝐀nna", "Anna\ufe0f", "ΑΝΝΑ", "@nna", "ᴀɴɴᴀ", "ꓮꓠꓠꓮ", "ꭺnna"),
]
INVISIBLE = [
    *("\u3164", "\u200d\u200c", "\u2800\u2800", "\ufe0f", "\u115f", "\u034f"),
    *("\ufffc", "\U00016fe4", "\U0001d159"),
]
OTHERS = ["Anne", "Hanna", "Bert", "安娜", "Анна", "🂡", "...", "रमु"]


@pytest.mark.parametrize("name", ALIKE)
def test_what_looks_alike_has_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Anna")


def test_what_looks_otherwise_has_another() -> None:
    assert len({skeleton(name) for name in ("Anna", *OTHERS)}) == len(OTHERS) + 1
    assert skeleton("Bill") == skeleton("BiII") == skeleton("B1ll")
    assert skeleton("Arno") == skeleton("Amo") and skeleton("Otto") == skeleton("〇tt〇")


def test_nobody_takes_the_name_of_someone_seated(anna: Guest, bert: Guest, url: str) -> None:
    with begun(anna, bert, "nix") as (a, b), Guest(url) as carl, carl.connect(b.table["id"]) as c:
        a.done("rename", name="Anna")
        assert (a.events[-1]["before"], a.events[-1]["name"]) == ("", "Anna")
        a.done("rename", name="Anna")  # one's own stays one's own
        for name in ALIKE:
            assert b.refused("rename", name=name) == c.refused("rename", name=name) == "name-taken"
        for name in INVISIBLE:
            told = b.refused("rename", name=name), c.refused("rename", name=name)
            assert told == ("name-invisible", "name-invisible")
        c.done("rename", name="Carl")
        b.done("rename", name="Carl")  # who plays goes before who watches
        assert c.refused("say", text="hello") == "name-taken"
        c.done("rename", name="Carla")
        c.done("say", text="hello")
        assert c.events[-1]["seat"] is None


def test_nor_does_who_sits_down(anna: Guest, bert: Guest) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = anna.http.post("/api/tables", json={"game": "nix", "seats": seats}).json()
    for name, status, code in (("Аnna", 409, "name-taken"), ("\u3164", 400, "name-invisible")):
        answer = bert.ask_for_seat(made["table"], name=name)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    seats[1]["name"] = "A.n.n.a"  # a name that waits there for whoever has none
    alike = anna.http.post("/api/tables", json={"game": "nix", "seats": seats}).json()["table"]
    assert bert.ask_for_seat(alike).json()["error"]["code"] == "name-taken"
    assert bert.sit(alike, "Bert") == bert.sit(made["table"], "Anne") == 1
    seats[0]["name"] = "\u2800"
    answer = anna.http.post("/api/tables", json={"game": "nix", "seats": seats})
    assert answer.json()["error"]["code"] == "name-invisible"
