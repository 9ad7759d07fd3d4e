"""The players of every game, found by its name: legal ones in each, and what they are called."""

from types import ModuleType
from typing import ClassVar

import pytest

from reihum import GAMES, Game
from reihum.bots import BOTS, LEVELS, Observation, UnknownBot, bot, bots_of
from reihum.bots import registry as bots_registry
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.bots.registry import OURS
from reihum.games.the_game.face import TheGame
from reihum.rules.engine.compiling import rule, unfilled
from reihum.rules.engine.records import TableRecord
from reihum.rules.the_game import table as the_game

ALL = [(game, name) for game in GAMES for name in bots_of(game).known]


@rule
def appeal(table: TableRecord, action: int) -> float:
    """The higher the number, the better."""
    return float(action)


def with_appeal() -> ModuleType:
    """The rules of The Game, and what looks good in it."""
    made = ModuleType("foreign")
    for name, value in {**vars(the_game), "appeal": appeal}.items():
        if not name.startswith("__"):
            setattr(made, name, value)
    return made


class Plain(TheGame):
    """Stands for a game of another package: nobody here knows it."""

    name = "plain"


class Foreign(Plain):
    """Another one, with rules that tell what looks good."""

    name = "foreign"
    rules: ClassVar[ModuleType] = with_appeal()


def observed(game: Game) -> Observation:
    """What the first to act may know of a deal."""
    state = game.deal("bots")
    seat = state.seats[0]
    return Observation(game, seat, state.observe(seat))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_players(name: str) -> None:
    there = bots_of(name)
    assert there is bots_of(GAMES[name]())
    assert there.rules is GAMES[name].rules
    assert "random" in there.known and len(there.known) > 1
    assert len(set(there.known)) == len(there.known)
    assert set(there.known) <= set(BOTS)


@pytest.mark.parametrize("name", GAMES)
def test_those_with_a_part_are_among_those_that_people_are_offered(name: str) -> None:
    there = bots_of(name)
    assert set(there.names) <= set(there.known)
    assert {there.usual, there.quick, there.strongest} <= set(there.names)


@pytest.mark.parametrize("name", OURS)
def test_in_our_games_people_are_offered_the_levels(name: str) -> None:
    there = bots_of(name)
    assert there.names == LEVELS
    assert (there.quick, there.usual, there.strongest) == ("casual", "club", "master")
    assert there.known == ("random", "greedy", "planner", *LEVELS)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_player_chooses_a_legal_action_of_a_deal(game: str, name: str) -> None:
    seen = observed(GAMES[game]())
    action = seen.game.action(bot(name, seed=1).choose(seen))
    assert seen.game.encode(action) in seen.game.legal(seen.table)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_thought_is_complete(game: str, name: str) -> None:
    thought = bots_of(game).thought(name)
    assert bot(name).thought(GAMES[game]()) is thought
    assert unfilled(thought) == ()


@pytest.fixture(autouse=True)
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the games of another package be found."""
    there = {kind.name: kind for kind in (Foreign, Plain)}
    monkeypatch.setattr(bots_registry, "GAMES", {**GAMES, **there})


def test_a_game_from_outside_has_the_general_players() -> None:
    there, seen = bots_of("foreign"), observed(Foreign(players=2, first=0))
    assert there.known == there.names == ("random", "greedy")
    assert (there.quick, there.usual, there.strongest) == ("greedy", "greedy", "greedy")
    legal = seen.game.legal(seen.table)
    player = bot("random", seed=1)
    chosen = [player.choose(seen) for _ in range(20 * len(legal))]
    assert {seen.game.encode(seen.game.action(text)) for text in chosen} == set(legal)
    assert bot("greedy").choose(seen) == str(seen.game.decode(max(legal)))


def test_where_nothing_appeals_there_is_only_chance() -> None:
    there = bots_of("plain")
    assert there.known == there.names == ("random",)
    assert there.quick == there.usual == there.strongest == "random"


def test_general_players_have_no_weights_and_nothing_to_say() -> None:
    seen = observed(Foreign(players=2, first=0))
    for player in (bot("random"), bot("greedy"), bot("master")):
        assert player.weights(seen.game) is NO_WEIGHTS
        assert player.signals(seen) == ()
        assert player.eagerness(seen) == 0
        assert player.why(seen, "end") == ()


@pytest.mark.parametrize(
    ("kind", "known"), [(Foreign, "random, greedy"), (Plain, "random")], ids=["foreign", "plain"]
)
def test_a_player_that_a_game_does_not_have_is_refused_and_the_others_are_named(
    kind: type[Game], known: str
) -> None:
    with pytest.raises(UnknownBot, match=rf"^{kind.name} has no bot master; it has {known}\.$"):
        bot("master").choose(observed(kind(players=2, first=0)))


def test_a_game_that_nobody_knows_has_no_players() -> None:
    with pytest.raises(KeyError):
        bots_of("chess")
