"""One's own mistakes: from reviews of one's own games, found or back again later."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reihum.review import Mark
from reihum.review.puzzles.mistakes import Mistake, mistakes_of
from reihum.review.turns import turns_of
from reihum.server.protocol.study.puzzles import MistakePile
from reihum.server.puzzles import pile
from reihum.server.store.rows import now

from ..clients import Guest
from ..conftest import quick, serving
from .made_up import finished, lost_and_reviewed, made_up, other_turn


def test_only_marked_turns_of_the_own_seat() -> None:
    end = finished(players=2, first=0)
    review = made_up(end, {1: Mark.BLUNDER, 2: Mark.MISTAKE, 3: Mark.INACCURACY})
    own = list(mistakes_of(end, review, "k" * 64, seat=0))
    assert [each.turn for each in own] == [1]
    (mistake,) = own
    assert Mistake.of(mistake.json()) == mistake and mistake.mark == "blunder"
    assert mistake.state().seat == 0 and not mistake.state().turn.played
    assert mistake.repeated_by(mistake.played) and mistake.solved_by([*mistake.solution, "end"])


class Pile:
    """A guest who has lost a game, the review of which lies in the database."""

    def __init__(self, guest: Guest, database: Path) -> None:
        self.guest, self.end = guest, lost_and_reviewed(guest, database)

    def told(self) -> MistakePile:
        answer = self.guest.http.get("/api/puzzles/mistakes")
        return MistakePile.model_validate_json(answer.text, strict=True)

    def play(self, name: str, actions: list[str]) -> Any:
        answer = self.guest.http.post(f"/api/puzzles/{name}/play", json={"actions": actions})
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Pile]:
    with serving(quick(tmp_path)) as url, Guest(url) as guest:
        yield Pile(guest, tmp_path / "tables.db")


def test_what_is_found_leaves_and_the_rest_comes_back(
    mine: Pile, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = sorted(mine.told().due, key=lambda each: each.turn)
    assert (first.mark, second.mark) == ("blunder", "mistake") and not mine.told().later
    (game,) = mine.guest.http.get("/api/me/games").json()["games"]  # by which one knows it
    assert first.players == 1 and first.played_at == second.played_at == game["ended"]
    (group,) = mine.guest.http.get("/api/me/statistics").json()["groups"]
    (reviewed,) = group["reviewed"]
    count = len(list(turns_of(mine.end)))
    assert (reviewed["turns"], reviewed["accurate"]) == (count, count - 2)
    assert reviewed["least"] == 0.42
    assert 0.5 + reviewed["plays"] + reviewed["luck"] == 0 == reviewed["won"]
    overview = mine.guest.http.get("/api/puzzles").json()
    assert overview["mistakes"] == 2 and overview["standing"]["answered"] == 0
    turns = {turn.number: turn for turn in turns_of(mine.end)}
    path = f"/api/puzzles/{first.name}/solution"
    assert mine.guest.http.post(path).json()["error"]["code"] == "puzzle-first"

    before = mine.play(first.name, [])
    assert before["mistake"]["turn"] == 1 and before["hands"] == [] and before["draw"] == []
    assert before["sync"]["view"]["hand"] == list(turns[1].before.view(0)["hand"])
    again = mine.play(first.name, list(turns[1].actions))["verdict"]
    shown = mine.play(first.name, list(turns[1].actions))["sync"]["view"]
    assert shown["turn"]["played"] == list(turns[1].actions[:-1])  # and nothing that is drawn then
    assert again["answer"] == "wrong" and again["standing"] is None
    assert [each.name for each in mine.told().later] == [first.name]
    best = mine.guest.http.post(path).json()
    assert [each["action"] for each in best["actions"]] == other_turn(turns[1].before)

    found = [*other_turn(turns[2].before), "end"]
    right = mine.play(second.name, found)["verdict"]
    assert right["answer"] == "right" and right["back_at"] is None
    assert mine.told().due == []

    later = now() + 2 * pile.HOUR
    monkeypatch.setattr(pile, "now", lambda: later)
    assert [each.name for each in mine.told().due] == [first.name]
    mine.play(first.name, list(turns[1].actions))
    assert mine.told().later[0].back_at == pytest.approx(later + pile.DAY, abs=60)


def test_another_turn_decides_nothing(mine: Pile) -> None:
    first = min(mine.told().due, key=lambda each: each.turn)
    before = next(turns_of(mine.end)).before
    state = before.play(before.legal()[1])
    third = [str(before.legal()[1]), str(state.legal()[1]), "end"]
    told = mine.play(first.name, third)["verdict"]
    assert told["answer"] == "other" and len(mine.told().due) == 2
    mine.guest.http.post(f"/api/puzzles/{first.name}/solution")
    assert [each.name for each in mine.told().later] == [first.name]
    copied = mine.play(first.name, [*other_turn(before), "end"])["verdict"]
    assert copied["answer"] == "right" and copied["back_at"] is not None


def test_the_pile_is_ones_own(mine: Pile) -> None:
    name = mine.told().due[0].name
    with Guest(mine.guest.url) as other:
        assert other.http.get("/api/puzzles/mistakes").json() == {"due": [], "later": []}
        answer = other.http.post(f"/api/puzzles/{name}/play", json={"actions": []})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-puzzle")
    cookies = dict(mine.guest.http.cookies)
    assert mine.guest.http.post("/api/me/forget").status_code == 200
    mine.guest.http.cookies.update(cookies)
    assert mine.told() == MistakePile(due=[], later=[])
