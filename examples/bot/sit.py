"""Let Nearest sit down at a table: `python sit.py http://127.0.0.1:8000/t/TABLE`."""

import json
import sys
from http.cookiejar import CookieJar
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.parse import SplitResult, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

from nearest import nearest


def sit_down(link: SplitResult, name: str) -> str:
    """Take an open seat, or that of the link; returns the cookie that says whose seat it is."""
    jar = CookieJar()
    body = {"name": name} | ({"token": link.fragment} if link.fragment else {})
    request = Request(
        f"{link.scheme}://{link.netloc}/api/tables/{table_of(link)}/seat",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        build_opener(HTTPCookieProcessor(jar)).open(request).close()
    except HTTPError as error:
        raise SystemExit(json.load(error)["error"]["text"]) from None
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


def table_of(link: SplitResult) -> str:
    """The table that a link leads to."""
    return link.path.rpartition("/")[2]


def answer(message: dict[str, Any]) -> dict[str, str] | None:
    """What to say to a message of the server; nothing while others act."""
    if message["type"] != "sync":
        return None
    table, view, seat = message["table"], message["view"], message["seat"]
    once = str(message["seq"])  # the same id again is not done again
    if table["mixing"] and seat not in table["mixing"]["mixed"]:
        return {"type": "mix", "id": once, "text": token_hex(16)}  # everybody adds to the shuffle
    if table["stuck"] == seat:
        return {"type": "let-stand", "id": once}
    if not view or not view["legal"]:
        return None
    safe = [action for action in view["legal"] if action not in view["fatal"]]
    return {"type": "play", "id": once, "action": nearest(view["piles"], safe or view["legal"])}


def play(address: str, name: str = "Nearest") -> dict[str, Any]:
    """Sit down, play until the game is over, and return its outcome."""
    link = urlsplit(address)
    cookie = sit_down(link, name)
    scheme = "wss" if link.scheme == "https" else "ws"
    socket = f"{scheme}://{link.netloc}/api/tables/{table_of(link)}/socket"
    with connect(socket, additional_headers={"Cookie": cookie}) as connection:
        while True:
            message = json.loads(connection.recv())
            if message.get("view") and message["view"]["outcome"]:
                outcome: dict[str, Any] = message["view"]["outcome"]
                return outcome
            if reply := answer(message):
                connection.send(json.dumps(reply))


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
