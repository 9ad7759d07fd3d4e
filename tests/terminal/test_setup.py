"""From the words of a command line to a sitting."""

import pytest

import reihum
from reihum.bots import GreedyBot
from reihum.terminal.setup import Setup


def test_alone_by_default_and_against_bots_where_the_game_needs_others() -> None:
    seats = {
        name: (len(sitting.people), sitting.state.game.players)
        for name in reihum.GAMES
        for sitting in [Setup(name).sitting()]
    }
    assert seats == {"the-game": (1, 1), "extreme": (1, 1), "face-to-face": (1, 2), "nix": (1, 3)}


@pytest.mark.parametrize(
    ("setup", "people", "players"),
    [
        (Setup("the-game", people=3), 3, 3),
        (Setup("the-game", people=2, bots=3), 2, 5),
        (Setup("the-game", bots=1), 1, 2),
        (Setup("the-game", options=("players=4",)), 1, 4),
        (Setup("the-game", bots=1, options=("players=4",)), 3, 4),
        (Setup("face-to-face", people=2), 2, 2),
        (Setup("nix", people=2, options=("players=5",)), 2, 5),
    ],
)
def test_people_and_bots_share_the_seats(setup: Setup, people: int, players: int) -> None:
    sitting = setup.sitting()
    assert (len(sitting.people), sitting.state.game.players) == (people, players)


def test_bots_play_as_wished() -> None:
    sitting = Setup("nix", bot="greedy").sitting()
    assert isinstance(sitting.bot, GreedyBot)
    assert isinstance(sitting.again(same=True).bot, GreedyBot)
    with pytest.raises(reihum.OptionError, match="beginner, casual, club, expert, master"):
        Setup("nix", bot="clever").sitting()


def test_people_at_a_table_agree_who_begins_unless_told_otherwise() -> None:
    assert Setup("the-game", people=2).sitting().state.seats == (0, 1)
    assert Setup("the-game", people=2, options=("first=1",)).sitting().state.seats == (1,)
    assert Setup("the-game").sitting().state.seats == (0,)


def test_options_are_read_in_the_notation() -> None:
    deck = "deck=20.10.10.10.10.10.10.0"
    options = Setup("nix", options=("egon=yes", deck)).sitting().state.game.options
    assert options["egon"] is True
    assert options["deck"] == (20, 10, 10, 10, 10, 10, 10, 0)
    whole = Setup("extreme", options=("one-pile=whole-turn",)).sitting().state.game.options
    assert whole["one_pile"] == "whole-turn"


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("chess"), "unknown-game"),
        (Setup("the-game", people=0), "wrong-company"),
        (Setup("the-game", bots=-1), "wrong-company"),
        (Setup("the-game", people=9), "bad-option"),
        (Setup("the-game", people=2, bots=2, options=("players=3",)), "wrong-company"),
        (Setup("the-game", options=("colour=red",)), "unknown-option"),
        (Setup("the-game", options=("egon=yes",)), "foreign-option"),
        (Setup("the-game", options=("minimum",)), "bad-option"),
        (Setup("the-game", options=("minimum=x",)), "bad-field"),
        (Setup("the-game", deal="\n"), "bad-seed"),
    ],
)
def test_what_cannot_be_says_why(setup: Setup, reason: str) -> None:
    with pytest.raises(reihum.ReihumError) as caught:
        setup.sitting()
    assert caught.value.reason == reason
