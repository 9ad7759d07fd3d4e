"""Bots of one's own, asked without a compiler: functions, classes, weights, and what is none."""

import math
from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.arena.errors import ArenaError, BotError
from reihum.arena.play.description import LONGEST_LIMIT, Description
from reihum.arena.play.entrants import Entrant, FunctionBot
from reihum.arena.play.whole_games import NONSENSE
from reihum.bots import Observation, ThinkingBot, thinking
from reihum.bots.parts.nets import SETTINGS
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.parts.weights import NO_WEIGHTS, Weights, WeightsError, shipped

FUNCTIONS = """
def last(table, signals, actions, lot):
    return actions[-1]

def drawn(table, signals, actions, lot):
    return actions[lot % len(actions)]

def scribbles(table, signals, actions, lot):
    first = actions[0]
    actions[:] = 7
    signals[:] = 1
    return first

def nonsense(table, signals, actions, lot):
    return 99999

class Silent:
    def choose(self, seen):
        return str(seen.legal()[0])

class Talks(Silent):
    def signals(self, seen):
        return ()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FUNCTIONS)
    return path


def thought(file: Path, name: str, state: reihum.State, lot: int = 5) -> int:
    """What a function of the file answers, by its own rule."""
    game, actions = state.game, np.zeros(state.game.rules.MOST_ACTIONS, np.int64)
    think = Entrant.of(f"{file}:{name}").thought(game)
    signals = NO_SIGNALS.copy()
    number: int = think(state.observe(state.seats[0]), signals, actions, lot, NO_WEIGHTS)
    assert not signals.any(), "what it writes into the signals reaches nobody"
    return number


@pytest.mark.parametrize("name", ["the-game", "extreme", "face-to-face", "nix"])
def test_a_function_gets_the_legal_actions_and_a_lot(file: Path, name: str) -> None:
    state = reihum.game(name, first=0).deal("monday")
    legal = state.game.legal(state.observe(0))
    assert thought(file, "last", state) == legal[-1]
    assert thought(file, "drawn", state, lot=17) == legal[17 % len(legal)]
    assert thought(file, "scribbles", state) == legal[0]


def test_an_action_that_is_not_legal_is_nonsense(file: Path) -> None:
    state = reihum.game("the-game").deal("monday")
    assert thought(file, "nonsense", state) == NONSENSE


def test_a_function_sits_at_tables_with_classes_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "compiled", lambda rule: rule)  # plain, it answers the same
    state = reihum.game("the-game").deal("monday")
    seen = Observation(state.game, 0, state.observe(0))
    bot = Entrant.of(f"{file}:last").bot("x")
    assert isinstance(bot, FunctionBot)
    assert bot.choose(seen) == str(state.legal()[-1])
    assert bot.weights(state.game) is NO_WEIGHTS
    with pytest.raises(ValueError, match="the function returned no legal action"):
        Entrant.of(f"{file}:nonsense").bot("x").choose(seen)


def test_who_talks_is_known_before_the_game(file: Path) -> None:
    talking = {name: Entrant.of(f"{file}:{name}").talks() for name in ("last", "Silent", "Talks")}
    assert talking == {"last": True, "Silent": False, "Talks": True}
    assert {name: Entrant.of(name).talks() for name in ("greedy", "planner", "club")} == {
        "greedy": False,
        "planner": True,
        "club": True,
    }


def test_a_class_is_made_anew_for_each_game(file: Path) -> None:
    entrant = Entrant.of(f"{file}:Silent")
    assert entrant.thought(reihum.game("nix")) is None
    assert entrant.bot("a") is not entrant.bot("a")
    assert not entrant.ours and entrant.name == "Silent"


def test_ours_draw_their_lots_by_the_seed() -> None:
    bots = [Entrant.of("random").bot(seed) for seed in ("a", "a", "b", "c", "d")]
    assert all(isinstance(bot, ThinkingBot) for bot in bots)
    lots = [bot._random.getrandbits(62) for bot in bots]  # type: ignore[attr-defined]
    assert lots[0] == lots[1] and len(set(lots)) == 4


def test_a_label_tells_apart_what_has_one_name(tmp_path: Path, file: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text(FUNCTIONS)
    specs = ["greedy", "master:5ms", f"{file}:last", f"{other}:last", f"{file}:drawn"]
    labels = [Entrant.of(spec).label for spec in specs]
    assert len(set(labels)) == len(labels) and labels[0] == "greedy"
    before = Entrant.of(f"{file}:last")
    file.write_text(FUNCTIONS + "\n# another version\n")
    after = Entrant.of(f"{file}:last")
    assert before.label != after.label and before != after
    assert before == Entrant(before.spec, before.source) and hash(before)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("mine.py", b"\xff\xfe\x00", "mine.py is no text of a program"),
        ("mine.py", b"Mine = 7", "is no bot: a class with `choose`, or a compiled function"),
        ("mine.py", b"class Mine:\n    pass", "is no bot: a class with `choose`"),
        ("mine.py", b"other = 1", "There is no Mine in "),
        ("mine.py", b"1 / 0", "cannot be read: ZeroDivisionError: division by zero"),
        ("mine.py", b"def Mine(", "cannot be read: SyntaxError: "),
        ("mine.npz", b"PK", "has no weights"),
    ],
)
def test_what_is_no_bot_is_told_by_its_name(
    tmp_path: Path, name: str, content: bytes, told: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises((BotError, WeightsError)) as refused:
        Entrant.of(f"{tmp_path / name}:Mine")
    assert told in str(refused.value) and name in str(refused.value)


@pytest.mark.parametrize(
    "spec", [":", ":Mine", "/:Mine", "planner:5ms", "master:ms", "master:-1ms"]
)
def test_half_a_name_is_told_whole(spec: str) -> None:
    with pytest.raises(BotError, match=f"There is no bot {spec}"):
        Entrant.of(spec)


def test_weights_of_ones_own_play_at_any_level(tmp_path: Path) -> None:
    game, path = reihum.game("the-game", players=2), tmp_path / "mine.npz"
    numbers = shipped("the-game", 2).numbers.copy()
    numbers[SETTINGS:] += 1
    Weights(numbers, {"game": "the-game"}).write(path)
    for spec, kind in ((f"{path}", "master"), (f"{path}:expert", "expert")):
        entrant = Entrant.of(spec)
        assert entrant.ours and entrant.trained and entrant.kind == kind
        assert (entrant.weights(game)[SETTINGS : len(numbers)] == numbers[SETTINGS:]).all()
        path.unlink()  # its content has gone along
        assert (entrant.weights(game)[SETTINGS : len(numbers)] == numbers[SETTINGS:]).all()
        Weights(numbers, {"game": "the-game"}).write(path)


@pytest.mark.parametrize("limit", [0, -1, math.nan, math.inf, 10 * LONGEST_LIMIT])
def test_a_limit_that_is_none_is_refused(limit: float) -> None:
    """Nought would mean no limit at all, and what is below it would cost every bot its game."""
    with pytest.raises(ArenaError, match=f"{limit:g} is no limit in seconds; a number above 0"):
        Description.of("the-game", ["greedy"], limit=limit)


def test_of_a_package_too_only_bots_are_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    info = tmp_path / "dull-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dull\nVersion: 1\n")
    names = {"dull": "Dull", "mute": "Mute", "number": "NUMBER"}
    points = "".join(f"{point} = dull_bot:{name}\n" for point, name in names.items())
    (info / "entry_points.txt").write_text(f"[reihum.bots]\n{points}")
    classes = "class Dull:\n    def choose(self, seen): ...\nclass Mute:\n    choose = None\n"
    (tmp_path / "dull_bot.py").write_text(f"NUMBER = 7\n{classes}")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Entrant.of("dull").name == "dull"
    for point in ("mute", "number"):
        with pytest.raises(BotError, match=f"{point} is no bot: a class with `choose`"):
            Entrant.of(point)
    with pytest.raises(BotError, match=r"'bright'; there are beginner, .*dull, .*or FILE.py:NAME"):
        Entrant.of("bright")
