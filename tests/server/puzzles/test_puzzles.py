"""Puzzles at a server: nothing of a solution before an answer, and each answer counts once."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from reihum.games import GAMES
from reihum.games.core.notation import format_position
from reihum.review.puzzles.puzzle import Puzzle, shipped
from reihum.server.protocol.study.puzzles import (
    NextPuzzle,
    PuzzlesAnswer,
    PuzzleSolution,
    PuzzleTable,
    PuzzleWhy,
)
from reihum.server.puzzles import answers
from tests.games.core.twins import twin

from ..clients import Guest


def of_game(game: str) -> Puzzle:
    return next(puzzle for puzzle in shipped() if puzzle.game == game and len(puzzle.solution) < 4)


def solution_of(puzzle: Puzzle) -> list[str]:
    """The whole turn; its end is said where it does not end by itself."""
    state = puzzle.state()
    for action in puzzle.solution:
        state = state.play(action)
    return [*puzzle.solution, *([] if state.ended_turn or state.outcome else ["end"])]


def wrong_turn(puzzle: Puzzle) -> list[str]:
    """Some other turn: the first legal action each time, but not the solution."""
    for first in puzzle.state().legal():
        state, done = puzzle.state().play(first), [str(first)]
        while not state.ended_turn and state.outcome is None:
            action = state.legal()[-1]
            state, done = state.play(action), [*done, str(action)]
        if not puzzle.solved_by(done) and state.outcome is None:
            return done
    raise AssertionError(f"{puzzle.name} has no other turn")


def play(guest: Guest, name: str, *actions: str, **more: Any) -> Any:
    answer = guest.http.post(f"/api/puzzles/{name}/play", json={"actions": actions, **more})
    assert answer.status_code == 200, answer.text
    PuzzleTable.model_validate_json(answer.text, strict=True)
    told = answer.json()
    told["sync"]["table"]["now"] = 0.0  # differs from one answer to the next
    return told


def refused(guest: Guest, path: str, body: Any = None) -> tuple[int, str]:
    answer = guest.http.post(f"/api/puzzles/{path}", json=body)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    """Puzzles that the server has besides; whoever adds one plays it."""
    known = dict(answers.by_name())
    monkeypatch.setattr(answers, "by_name", lambda: known)
    return known


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face", "nix"])
def test_someone_finds_the_turn_card_by_card(anna: Guest, game: str) -> None:
    puzzle = of_game(game)
    turn = solution_of(puzzle)
    for count in range(len(turn)):
        told = play(anna, puzzle.name, *turn[:count])
        assert told["verdict"] is None and turn[count] in told["sync"]["view"]["legal"]
        assert told["sync"]["view"]["turn"]["played"] == turn[:count]
    told = play(anna, puzzle.name, *turn)
    assert told["verdict"]["answer"] == "right" and told["verdict"]["rated"]
    assert told["verdict"]["change"] > 0 and told["verdict"]["standing"]["streak"] == 1
    answer = anna.http.post(f"/api/puzzles/{puzzle.name}/solution")
    explained = PuzzleSolution.model_validate_json(answer.text)
    assert [each.action for each in explained.actions] == list(puzzle.solution)
    assert all(each.reasons for each in explained.actions)
    assert explained.found_by == list(puzzle.found_by) and explained.themes


def test_before_an_answer_nothing_follows_from_the_solution(
    anna: Guest, made: dict[str, Puzzle]
) -> None:
    puzzle = of_game("the-game")
    other = replace(puzzle, solution=tuple(wrong_turn(puzzle)[:-1]), themes=("secret",))
    made["one"], made["other"] = replace(puzzle, name="one"), replace(other, name="other")
    first = str(puzzle.state().legal()[0])
    for actions in ([], [first]):
        told = [play(anna, name, *actions) for name in ("one", "other")]
        assert told[0] == {**told[1], "name": "one"}
    for name in ("one", "other"):
        assert refused(anna, f"{name}/solution") == (409, "puzzle-first")
        assert refused(anna, f"{name}/why", {"actions": wrong_turn(puzzle)}) == (
            409,
            "puzzle-first",
        )
        assert not play(anna, name)["answered"]


@pytest.mark.parametrize("game", ["face-to-face", "nix"])
def test_in_a_duel_nothing_hidden_is_told(anna: Guest, made: dict[str, Puzzle], game: str) -> None:
    puzzle, chance = of_game(game), random.Random(3)
    other = twin(puzzle.state(), puzzle.state().seat, chance)
    assert other is not None and other != puzzle.state()
    made["one"] = replace(puzzle, name="one")
    made["other"] = replace(puzzle, name="other", position=format_position(other))
    actions = [] if game == "nix" else [solution_of(puzzle)[0]]
    for count in range(len(actions) + 1):
        told = [play(anna, name, *actions[:count]) for name in ("one", "other")]
        assert told[0] == {**told[1], "name": "one"}
        assert told[0]["hands"] == [] and told[0]["draw"] == [] and not told[0]["proved"]


def test_where_all_win_together_every_card_is_told(anna: Guest) -> None:
    puzzle = of_game("the-game")
    told, position = play(anna, puzzle.name), puzzle.state().position()
    own = puzzle.state().seat
    hands = {each["seat"]: each["cards"] for each in told["hands"]}
    assert hands == {n: hand for n, hand in enumerate(position["hands"]) if n != own and hand}
    assert told["draw"] == position["draw"] and told["proved"]


def test_only_the_first_answer_counts(anna: Guest) -> None:
    puzzle = of_game("the-game")
    wrong = play(anna, puzzle.name, *wrong_turn(puzzle))["verdict"]
    assert wrong["answer"] == "wrong" and wrong["rated"] and wrong["change"] < 0
    answer = anna.http.post(f"/api/puzzles/{puzzle.name}/why", json={"actions": wrong_turn(puzzle)})
    why = PuzzleWhy.model_validate_json(answer.text)
    assert why.end and not why.end.won and all(each.reasons for each in why.actions)
    later = play(anna, puzzle.name, *solution_of(puzzle))["verdict"]
    assert later["answer"] == "right" and not later["rated"] and later["change"] == 0
    standing = {**wrong["standing"], "solved": 1}
    assert later["standing"] == standing and standing["answered"] == 1
    assert play(anna, puzzle.name)["answered"]
    assert refused(anna, f"{puzzle.name}/why", {"actions": []}) == (409, "puzzle-first")


def test_two_windows_answer_at_the_same_moment(anna: Guest) -> None:
    puzzles = [puzzle for puzzle in shipped() if puzzle.game == "the-game"][:6]

    def answer(puzzle: Puzzle) -> Any:
        return play(anna, puzzle.name, *solution_of(puzzle))["verdict"]

    with ThreadPoolExecutor(4) as windows:
        told = list(windows.map(answer, [*puzzles, *puzzles]))
    assert sum(each["rated"] for each in told) == len(puzzles)
    overview = PuzzlesAnswer.model_validate_json(anna.http.get("/api/puzzles").text)
    assert overview.standing.answered == overview.standing.streak == len(puzzles)
    assert sum(each.solved for each in overview.themes) >= len(puzzles)


def test_another_worker_was_faster(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, real, failed = of_game("nix"), answers.note_answer, list[str]()

    def note(connection: Connection, guest: str, name: str, right: bool) -> answers.Noted:
        noted = real(connection, guest, name, right)
        if not failed:
            failed.append(name)
            raise IntegrityError("", {}, Exception())
        return noted

    monkeypatch.setattr(answers, "note_answer", note)
    assert play(anna, puzzle.name, *solution_of(puzzle))["verdict"]["answer"] == "right"
    assert failed == [puzzle.name]


def test_who_is_forgotten_begins_anew(anna: Guest) -> None:
    puzzle = of_game("nix")
    play(anna, puzzle.name, *solution_of(puzzle))
    cookies = dict(anna.http.cookies)
    assert anna.http.post("/api/me/forget").status_code == 200
    anna.http.cookies.update(cookies)
    assert anna.http.get("/api/puzzles").json()["standing"]["answered"] == 0
    assert refused(anna, f"{puzzle.name}/solution") == (409, "puzzle-first")


def test_the_next_one_fits(anna: Guest) -> None:
    def next_one(**asked: str) -> str | None:
        answer = anna.http.get("/api/puzzles/next", params=asked)
        return NextPuzzle.model_validate_json(answer.text).name

    known = answers.by_name()
    first = next_one(game="nix", theme="joker")
    assert first and known[first].game == "nix" and "joker" in known[first].themes
    assert next_one(game="nix", theme="joker", after=first) != first
    near = next_one(game="the-game")
    assert near and known[near].rating.value == 1500
    assert next_one(game="chess") is None


def test_a_slip_can_be_taken_back_or_stand(anna: Guest, made: dict[str, Puzzle]) -> None:
    position = "reihum-position/1 the-game/1 players=2 first=lot minimum=2 @tops=98.97.5.3 "
    position += "@hands=2.4.50.51.52.53.54/6.7.8.9.10.11.12 @draw=60 @seat=0 @turn="
    made["slip"] = Puzzle("slip", position, ("4>down1", "2>down1"), ("order",), (), 1.0)
    told = play(anna, "slip", "2>down1")
    assert told["sync"]["table"]["stuck"] == 0 and told["verdict"] is None
    assert play(anna, "slip", "2>down1", stands=True)["verdict"]["answer"] == "wrong"


def test_what_cannot_be_is_refused(anna: Guest) -> None:
    puzzle = of_game("the-game")
    assert refused(anna, "nothing/play", {"actions": []}) == (404, "no-puzzle")
    assert refused(anna, f"mistake-{'x' * 99}/play", {"actions": []}) == (404, "no-puzzle")
    assert refused(anna, f"{puzzle.name}/play", {"actions": ["x" * 50]}) == (400, "bad-request")
    assert refused(anna, f"{puzzle.name}/play", {"actions": ["end"] * 50}) == (400, "bad-request")
    turn = wrong_turn(puzzle)
    assert refused(anna, f"{puzzle.name}/play", {"actions": [*turn, "end"]}) == (409, "puzzle-over")
    assert refused(anna, f"{puzzle.name}/play", {"actions": [], "stands": True})[1] == "not-stuck"


def test_a_duel_is_never_called_proved(anna: Guest) -> None:
    """Some turns of duels win in every world that was tried; nobody has proved it, and cards lie
    hidden."""
    sure = [each for each in shipped() if each.margin == 1]
    duels = [each for each in sure if each.game in ("face-to-face", "nix")]
    assert {each.game for each in duels} == {"face-to-face", "nix"}
    told = play(anna, duels[0].name)
    assert (told["proved"], told["hands"], told["draw"]) == (False, [], [])
    assert play(anna, of_game("the-game").name)["proved"]


def test_games_stand_as_at_home_and_all_of_them_before(anna: Guest) -> None:
    puzzle = of_game("the-game")
    play(anna, puzzle.name, *solution_of(puzzle))
    themes = anna.http.get("/api/puzzles").json()["themes"]
    assert list(dict.fromkeys(each["game"] for each in themes)) == ["", *GAMES]
    for total in (each for each in themes if not each["game"]):
        parts = [each for each in themes if each["game"] and each["theme"] == total["theme"]]
        assert total["count"] == sum(each["count"] for each in parts)
        solved = sum(each["solved"] for each in parts)
        assert total["solved"] == solved == (total["theme"] in puzzle.themes)
    counts = [each["count"] for each in themes if each["game"] == "nix"]
    assert counts == sorted(counts, reverse=True)
