"""What people type by mistake, or for fun: a plain word, and the game goes on."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import reihum
from reihum.terminal.saves import load
from reihum.terminal.setup import Setup

from .typist import Typist

SOLO = Setup("the-game", deal="monday")


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was lost."""
    state = reihum.game("the-game").deal("monday")
    while state.outcome is None:
        state = state.play(state.legal()[0])
    path = tmp_path_factory.mktemp("over") / "lost.reihum"
    path.write_text(state.save(), encoding="utf-8")
    return path


def homeless(path: Path) -> Path:
    raise RuntimeError("Could not determine home directory.")


@pytest.mark.parametrize("word", ["save", "load"])
@pytest.mark.parametrize(("name", "why"), [("~nobody/x", "home directory"), ("a\0b", "null")])
def test_a_file_that_cannot_be_ends_no_game(
    typist: Typist, monkeypatch: pytest.MonkeyPatch, word: str, name: str, why: str
) -> None:
    """Once a home of nobody ended the program, and the game was lost."""
    if name.startswith("~"):
        monkeypatch.setattr(Path, "expanduser", homeless)  # some systems guess where it may be
    screen = typist.play(SOLO, f"{word} {name}", "3>up1", "q")
    assert typist.code == 0 and screen.endswith("Saved. Go on with reihum play --resume\n")
    assert "up1    ▲  3" in screen and why in screen
    assert ("Not saved" in screen) == (word == "save")


def test_a_home_is_found(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(typist.folder))
    typist.play(SOLO, "3>up1", "save ~/mine.reihum", "98>down1", "load ~/mine.reihum", "q")
    assert reihum.replay((typist.folder / "mine.reihum").read_text()).turn.owed == 1
    assert reihum.replay(typist.last.read_text()).turn.owed == 1


def test_where_nothing_can_be_saved_nothing_is_left_behind(typist: Typist) -> None:
    (typist.folder / "taken").mkdir()
    screen = typist.play(SOLO, f"save {typist.folder / 'taken'}", "q")
    assert "Not saved" in screen
    assert sorted(file.name for file in typist.folder.iterdir()) == ["state", "taken"]


@pytest.mark.parametrize("leaving", ["q", "quit", "exit", "Q", "EXIT", " Quit "])
def test_one_can_leave_in_any_way_at_any_time(typist: Typist, over: Path, leaving: str) -> None:
    assert typist.play(Setup(), leaving).endswith("Bye.\n")
    assert "Saved." in typist.play(SOLO, leaving)
    assert typist.play(Setup(load=over), leaving).endswith("Bye.\n")


@pytest.mark.parametrize("answer", ["AGAIN", "Same", "again, please", "same deal"])
def test_capitals_do_not_matter_after_the_game_either(
    typist: Typist, over: Path, answer: str
) -> None:
    typist.play(Setup(load=over), answer, "q")
    begun = typist.last.exists()
    assert begun == ("," not in answer)
    if begun:
        same = reihum.replay(typist.last.read_text()).deal == reihum.Deal("monday")
        assert same == answer.lower().startswith("same")


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["0", "5", "-1", "chess", "1 2", "", "٣"])
def test_a_game_is_asked_for_until_it_is_one(typist: Typist, answer: str) -> None:
    screen = typist.play(Setup(deal="monday"), answer, " NIX ", "q")
    assert "Type 1 to 4, a name, or q to leave." in screen
    assert "Lap 1 of 4" in screen


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("3 up1 98", "'3 up1 98' is not an action of the-game"),
        ("3>", "'3>' is not an action of the-game"),
        (">up1", "'>up1' is not an action"),
        ("3>up9", "There is no pile 'up9' in the-game; the piles are up1, up2, down1, down2."),
        ("3>their-up", "'3>their-up' is an action of face-to-face, not of the-game"),
        ("pair:5-5", "'pair:5-5' is an action of nix, not of the-game"),
        ("begin:0", "Somebody has already begun."),
        ("٣>up1", "'٣>up1' is not an action"),
        ("[red]3>up1[/red]", "'[red]3>up1[/red]' is not an action"),
        ("[/b]", "'[/b]' is not an action"),
        ("x" * 500, "This action is 500 characters long; 40 is the most."),
    ],
)
def test_what_is_no_action_is_named_with_what_would_be(
    typist: Typist, answer: str, told: str
) -> None:
    screen = " ".join(typist.play(SOLO, answer, "3>up1", "q").split())
    assert told in screen
    assert "up1 ▲ 3" in screen


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(answers=st.lists(st.text(max_size=12).filter(lambda text: text != "^C"), max_size=4))
def test_whatever_is_typed_a_game_can_be_left(typist: Typist, answers: list[str]) -> None:
    typist.play(SOLO, *answers)
    assert typist.code == 0
    kept = reihum.replay(typist.last.read_text())
    assert kept.deal == reihum.Deal("monday") and not kept.outcome


@pytest.mark.parametrize(
    ("line", "people"),
    [
        ("", {0, 1, 2}),
        ("# people", {0, 1, 2}),
        ("# people 1", {1}),
        ("# people 2 0", {0, 2}),
        ("# people 7 x", {0, 1, 2}),
        ("# people 0 7", {0}),
    ],
)
def test_who_is_a_person_is_read_as_far_as_it_can_be(
    typist: Typist, line: str, people: set[int]
) -> None:
    path = typist.folder / "game.reihum"
    text = reihum.game("the-game", players=3, first=1).deal("monday").save()
    path.write_text(f"{text}{line}\n", encoding="utf-8")
    assert load(path)[1] == people


def test_a_loaded_game_that_is_over_shows_its_end(typist: Typist, over: Path) -> None:
    screen = typist.play(Setup(load=over), "why", "q")
    assert "Stuck: lost with" in screen and "No bot has played yet." in screen
    assert typist.play(SOLO, f"load {over}", "q").count("Stuck: lost with") == 1
