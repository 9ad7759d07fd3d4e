"""Games by name, and options that belong to another game."""

from typing import Any

import pytest

import reihum
from reihum import GAMES, OptionError


@pytest.mark.parametrize("name", ["", "The-Game", "chess", "nix ", "n" * 500])
def test_an_unknown_game_is_refused_and_the_games_are_named(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name)
    assert caught.value.reason == "unknown-game"
    assert caught.value.params == {"game": name[:60], "games": list(GAMES)}
    assert "the games are the-game, extreme, face-to-face, nix." in str(caught.value)


@pytest.mark.parametrize("name", [None, 7, b"nix", ["nix"], 10**5000], ids=type)
def test_a_game_is_named_by_text(name: Any) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name)
    assert caught.value.reason == "unknown-game"


@pytest.mark.parametrize(
    ("name", "option", "owners"),
    [
        ("the-game", "layout", ["extreme"]),
        ("the-game", "egon", ["nix"]),
        ("extreme", "last_card", ["face-to-face"]),
        ("face-to-face", "minimum", ["the-game", "extreme"]),
        ("nix", "minimum", ["the-game", "extreme"]),
    ],
)
def test_an_option_of_another_game_is_refused_by_name(
    name: str, option: str, owners: list[str]
) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name, **{option: 1})
    assert caught.value.reason == "foreign-option"
    assert caught.value.params["owners"] == owners
    assert str(caught.value).startswith(f"{option!r} is an option of {', '.join(owners)}, not of")


def test_every_game_has_a_title_and_its_own_name() -> None:
    assert [kind.name for kind in GAMES.values()] == list(GAMES)
    assert len({kind.title for kind in GAMES.values()}) == len(GAMES)


def test_the_package_has_the_names_it_promises_and_no_others() -> None:
    for name in reihum.__all__:
        assert getattr(reihum, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        reihum.nonsense  # noqa: B018
