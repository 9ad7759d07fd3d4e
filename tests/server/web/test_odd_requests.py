"""Whatever is sent instead of a request: an answer that names what was wrong, never a failure."""

import json
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ..clients import Guest

JSON = {"content-type": "application/json"}
HALF = "\\ud800"  # half a character, as JSON can say it
SEATS = '"seats": [{"kind": "me"}]'


def sent(guest: Guest, path: str, body: str) -> httpx.Response:
    return guest.http.post(path, content=body, headers=JSON)


def refused(answer: httpx.Response, status: int = 400) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert set(error) == {"code", "params", "text"} and error["text"]
    return error


@pytest.mark.parametrize(
    ("options", "code", "named"),
    [
        ('{"minimum": NaN}', "bad-option", "minimum=nan does not fit the-game: 2 to 3."),
        ('{"minimum": 1e400}', "bad-option", "minimum=inf"),
        ('{"minimum": null}', "bad-option", "minimum=None"),
        ('{"players": true}', "bad-option", "players=True does not fit the-game: 1 to 5."),
        ('{"players": 1.0}', "bad-option", "players=1.0"),
        ('{"first": {"a": NaN}}', "bad-option", "first={'a': nan}"),
        ('{"first": [[[]]]}', "bad-option", "first=[[[]]]"),
        (f'{{"minimum": {"9" * 400}}}', "bad-option", "minimum=999"),
        (f'{{"minimum": "{HALF}"}}', "bad-option", r"minimum='\ud800'"),
        (f'{{"{HALF}": 1}}', "unknown-option", r"the-game has no option '\ud800'; it has players"),
        ('{"name": "x"}', "unknown-option", "the-game has no option 'name'; it has players"),
        ('{"self": 1}', "unknown-option", "the-game has no option 'self'; it has players"),
        ('{"egon": true}', "foreign-option", "'egon' is an option of nix, not of the-game"),
        ("[]", "bad-request", "body.options"),
        ("null", "bad-request", "body.options"),
    ],
)
def test_an_option_is_named_with_what_would_be_right(
    anna: Guest, options: str, code: str, named: str
) -> None:
    body = f'{{"game": "the-game", {SEATS}, "options": {options}}}'
    error = refused(sent(anna, "/api/tables", body))
    assert error["code"] == code and named in error["text"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (f'{{"game": "{HALF}", {SEATS}}}', "body.game"),
        (f'{{"game": "nix", "seats": [{{"kind": "me", "name": "{HALF}"}}]}}', "body.seats.0.name"),
        (f'{{"game": "nix", "seats": [{{"kind": "bot", "bot": "{HALF}"}}]}}', "body.seats.0.bot"),
        (f'{{"game": "the-game", {SEATS}, "deal": "{HALF}"}}', "body.deal"),
        (f'{{"game": "the-game", {SEATS}, "undo": "yes"}}', "body.undo"),
        (f'{{"game": "the-game", {SEATS}, "mix": "salt"}}', "body.mix"),
        ('{"game": "the-game", "seats": [{"kind": "you"}]}', "body.seats.0.kind"),
        ('{"game": "the-game", "seats": [{}]}', "body.seats.0.kind"),
        ('{"game": "the-game", "seats": []}', "body.seats"),
        ('{"game": "the-game", "seats": {"kind": "me"}}', "body.seats"),
        (f"{{{SEATS}}}", "body.game"),
        ("null", "body"),
        ("[]", "body"),
        ('"the-game"', "body"),
        ("{", "body"),
    ],
)
def test_a_field_is_named_by_its_place(anna: Guest, body: str, field: str) -> None:
    error = refused(sent(anna, "/api/tables", body))
    assert error["code"] == "bad-request" and error["params"]["field"].startswith(field)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (f"{{{SEATS}}}", "body.game cannot be read: it should be there, and is missing."),
        ('{"game": 7}', "body.game cannot be read: it should be a valid string."),
        ('{"game": "nix", "seats": []}', "body.seats cannot be read: it should be a list of at "),
        ("{", "cannot be read: it should be JSON."),
    ],
)
def test_what_it_should_be_is_a_sentence(anna: Guest, body: str, said: str) -> None:
    assert said in refused(sent(anna, "/api/tables", body))["text"]


def test_what_is_wrong_is_told_in_the_language_of_whoever_asks(anna: Guest) -> None:
    record = {"record": "reihum-game/2 the-game/1 players=2 deal=monday\n0: 99>up9"}
    english = anna.http.post("/api/replay", json=record).json()["error"]
    french = {"Accept-Language": "fr-CH, en;q=0.5"}
    told = anna.http.post("/api/replay", json=record, headers=french).json()["error"]
    assert told["code"] == english["code"] and told["params"] == english["params"]
    assert english["text"].startswith("Line 2: ") and told["text"].startswith("Ligne 2\u00a0: ")


def test_what_is_mixed_in_must_be_texts_for_the_seats(anna: Guest) -> None:
    seats = '"seats": [{"kind": "me"}, {"kind": "open"}]'
    for mix in (f'["{HALF}", "b"]', '["salt"]', '["", "x"]', '["a", "b", "c"]', '["a\\tb", "b"]'):
        body = f'{{"game": "face-to-face", {seats}, "deal": "monday", "mix": {mix}}}'
        assert refused(sent(anna, "/api/tables", body))["code"] in ("bad-mix", "bad-mix-text")
    body = f'{{"game": "face-to-face", {seats}, "mix": ["a", "b"]}}'
    assert "where no deal is asked for" in refused(sent(anna, "/api/tables", body))["text"]


@pytest.mark.parametrize("path", ["/seat", "/links", "/record", ""])
@pytest.mark.parametrize("table", ["%00", "A" * 2000, "%F0%9F%98%80", "%ED%A0%80"])
def test_a_table_that_is_none_is_named_in_brief(anna: Guest, table: str, path: str) -> None:
    if path == "/seat":
        answer = sent(anna, f"/api/tables/{table}/seat", '{"token": "x"}')
    else:
        answer = anna.http.get(f"/api/tables/{table}{path}")
    error = refused(answer, 404)
    assert error["code"] in ("not-found", "no-such-page")
    assert len(error["text"]) < 150


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (f'{{"token": "{HALF}"}}', 400),
        (f'{{"token": "x", "name": "{HALF}"}}', 400),
        (f'{{"token": "{"x" * 65}"}}', 400),
        ('{"token": 7}', 400),
        ('{"token": "x"}', 403),
        ('{"token": "é\\u0000"}', 403),
    ],
)
def test_a_token_that_opens_nothing(anna: Guest, body: str, status: int) -> None:
    table = anna.create("the-game", "me", "open")["table"]
    refused(sent(anna, f"/api/tables/{table}/seat", body), status)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
WANTED = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["the-game", "extreme", "face-to-face", "nix"]) | ANYTHING,
        "seats": st.lists(st.fixed_dictionaries({"kind": st.sampled_from(["me", "open"])}))
        | ANYTHING,
        "options": st.dictionaries(
            st.sampled_from(["players", "first", "minimum", "layout", "board", "deck"]), ANYTHING
        )
        | ANYTHING,
        **dict.fromkeys(("undo", "deal", "mix", "mixes"), ANYTHING),
    },
)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(wanted=WANTED)
def test_any_json_makes_a_table_or_hears_why_not(anna: Guest, wanted: dict[str, Any]) -> None:
    answer = sent(anna, "/api/tables", json.dumps(wanted))
    if answer.status_code == 201:
        assert set(answer.json()) == {"table", "seat", "links"}
    else:
        refused(answer, 413 if answer.status_code == 413 else 400)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/tables", "POST"),
        ("/api/tables/X", "GET"),
        ("/api/tables/X/seat", "POST"),
        ("/api/games", "GET"),
        ("/api/me/tables", "GET"),
        ("/api/qr", "POST"),
        ("/healthz", "GET"),
        ("/readyz", "GET"),
        ("/t/X", "GET, HEAD"),
        ("/", "GET, HEAD"),
    ],
)
def test_what_cannot_be_done_says_what_can(anna: Guest, path: str, allowed: str) -> None:
    for method in {"PUT", "DELETE", "PATCH", "OPTIONS", "GET", "POST"} - {*allowed.split(", ")}:
        answer = anna.http.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed), method
        assert answer.json()["error"]["code"] == "no-such-page"


def test_what_is_long_is_not_echoed_whole(anna: Guest) -> None:
    long = "x" * 7000
    for body in (
        f'{{"game": "the-game", {SEATS}, "options": {{"{long}": 1}}}}',
        f'{{"game": "the-game", {SEATS}, "options": {{"minimum": "{long}"}}}}',
        f'{{"game": "the-game", {SEATS}, "{long}": 1, "deal": 7}}',
        f'{{"game": "{long}", {SEATS}}}',
    ):
        assert len(sent(anna, "/api/tables", body).content) < 1500


HALVES = (f'"{HALF}"', f'{{"{HALF}": "{HALF}"}}', f'["{HALF}"]')


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/seat", "/api/qr"])
def test_half_a_character_fails_nowhere(anna: Guest, path: str) -> None:
    table = anna.create("the-game", "me", "open")["table"]
    fields = ("game", "options", "seats", "deal", "mix", "pace", "token", "seat", "look", "link")
    for field in (*fields, HALF):
        for half in HALVES:
            whole = {"game": '"the-game"', "seats": '[{"kind": "me"}]', field: half}
            body = ", ".join(f'"{name}": {value}' for name, value in whole.items())
            assert sent(anna, path.format(table=table), f"{{{body}}}").status_code < 500


@pytest.mark.parametrize(
    "path", ["reviews/%00", "tables/A%00B/same-deal", "puzzles/mistake-%00/solution"]
)
def test_nothing_has_a_zero_in_its_name(anna: Guest, path: str) -> None:
    """PostgreSQL would not look for it: that would be told as a failure of the database."""
    method = "POST" if path.endswith("solution") else "GET"
    assert refused(anna.http.request(method, f"/api/{path}"), 404)["code"] == "no-such-page"


@pytest.mark.parametrize(
    ("what_if", "field"),
    [
        (f'"step": 1{"0" * 30}', "step"),
        ('"step": 0, "table": "a\\u0000b"', "table"),
        (f'"step": 0, "round": 1{"0" * 30}', "round"),
    ],
)
def test_a_place_in_a_game_is_one_that_can_be(anna: Guest, what_if: str, field: str) -> None:
    body = f'{{"game": "the-game", {SEATS}, "what_if": {{"record": "", {what_if}}}}}'
    error = refused(sent(anna, "/api/tables", body))
    assert error["params"]["field"] == f"body.what_if.{field}"
