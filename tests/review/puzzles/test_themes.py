"""What puzzles are about, in positions where one sees it."""

from typing import Any

import pytest

import reihum
from reihum.review import solve
from reihum.review.puzzles.puzzle import shipped
from reihum.review.registry import review_of

SOLO: dict[str, Any] = {"draw": [], "seat": 0, "turn": []}
PILES = [55, 65, 42, 33]


@pytest.mark.parametrize(
    ("hand", "actions", "found"),
    [
        ([45, 70, 90], ("45>up1",), ("trick", "holding-back")),
        ([45, 52], ("45>up1", "52>down1"), ("trick-chain",)),
        ([56, 70], ("70>up2",), ("holding-back",)),
        ([70, 90], ("70>up1", "90>up1"), ("order",)),
    ],
)
def test_the_game(hand: list[int], actions: tuple[str, ...], found: tuple[str, ...]) -> None:
    state = reihum.game("the-game").position({**SOLO, "tops": PILES, "hands": [hand]})
    assert themes(state, actions) == found


def test_a_chain_is_looked_for_only_where_two_cards_can_go_back() -> None:
    """By ten: on what lies there, or after each other; whatever was found is looked at, too."""
    promising = review_of(reihum.game("the-game")).promising
    assert promising is not None
    for hand, may in (([45, 70, 90], False), ([45, 52], True), ([45, 80, 90], True)):
        state = reihum.game("the-game").position({**SOLO, "tops": PILES, "hands": [hand]})
        assert promising(state.observe(0), "trick-chain") is may
        assert promising(state.observe(0), "order")
    chains = [puzzle.state() for puzzle in shipped() if "trick-chain" in puzzle.themes]
    assert all(promising(state.observe(state.seat), "trick-chain") for state in chains)


def themes(state: reihum.State, actions: tuple[str, ...]) -> tuple[str, ...]:
    named = review_of(state.game).themes
    assert named is not None
    return named(state.game, state.observe(state.seat), actions)


def test_face_to_face_tells_gifts_from_starving() -> None:
    state = reihum.game("face-to-face", first=0).deal("themes")
    own = next(str(each) for each in state.legal() if "their" not in str(each))
    assert themes(state, (own,)) == ("order",)
    assert "gift" in themes(state, ("12>their-up",))


def test_nix_tells_what_is_spent() -> None:
    state = reihum.game("nix", players=2, first=0).deal("themes")
    plain = next(str(each) for each in state.legal() if "J" not in str(each))
    assert themes(state, (plain.removesuffix("*"),)) == ("holding-back",)
    assert themes(state, (plain.removesuffix("*") + "*",)) == ("super-chip",)


def test_extreme_tells_skulls_that_are_covered() -> None:
    game = reihum.game("extreme")
    skull = sorted(game.deal("themes").view(0)["layout"]["skull"])[1]
    tops = [skull - 3, 60, 20, 100]
    state = game.position({**SOLO, "tops": tops, "hands": [[skull, skull + 2, 90]]})
    assert "covering-skulls" in themes(state, (f"{skull}>up1", f"{skull + 2}>up1"))


def test_who_has_no_solver_says_so() -> None:
    with pytest.raises(reihum.ReihumError):
        solve(reihum.game("nix", players=2).deal("themes"))


def test_a_game_without_a_review_is_named() -> None:
    class Lawine:
        name = "lawine"

    with pytest.raises(reihum.ReihumError, match="lawine"):
        review_of(Lawine())  # type: ignore[arg-type]
