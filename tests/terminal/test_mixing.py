"""Each player shuffles the other's deck: what is asked before the deal, and told after the game."""

import pytest

import reihum
from reihum.languages import say
from reihum.terminal import mixing
from reihum.terminal.setup import Setup

from .typist import Typist, lost_to_a_bot

PAIR = Setup("face-to-face", people=2, options=("first=0",))


def asked(screen: str) -> int:
    return " ".join(screen.split()).count(say("terminal-mix"))


def resumed(typist: Typist) -> reihum.State:
    return reihum.replay(typist.last.read_text())


def quickly(deal: reihum.Deal) -> list[str]:
    """Answers of two people who bring a game to its end, the curtains between them too."""
    state, answers = reihum.game("face-to-face", first=0).deal(deal.seed, deal.mix), [""]
    while state.outcome is None:
        answers.append(str(state.legal()[-1]))
        after = state.play(answers[-1])
        answers += [""] if after.outcome is None and after.seat != state.seat else []
        state = after
    return answers


def test_two_people_mix_before_the_deal(typist: Typist) -> None:
    screen = typist.play(PAIR, " salt ", "black pepper", "")
    assert asked(screen) == 1
    assert screen.index("Player A>") < screen.index("Player B>") < screen.index("only you look")
    deal = resumed(typist).deal
    assert deal is not None and deal.mix == ("salt", "black pepper")


def test_who_just_presses_enter_leaves_it_to_chance(typist: Typist) -> None:
    typist.play(PAIR, "", "", "")
    first = resumed(typist).deal
    typist.play(PAIR, "", "", "")
    second = resumed(typist).deal
    assert first is not None and second is not None
    assert len({*first.mix, *second.mix}) == 4 and all(first.mix + second.mix)


def test_what_cannot_be_mixed_in_is_asked_for_again(typist: Typist) -> None:
    screen = typist.play(PAIR, "x" * 121, "a\tb", "salt", "pepper", "")
    assert " ".join(screen.split()).count("a line of 1 to 120 printable characters") == 2
    deal = resumed(typist).deal
    assert deal is not None and deal.mix == ("salt", "pepper")


@pytest.mark.parametrize("leaving", ["^C", "end of input"])
def test_leaving_before_the_deal_leaves_nothing(typist: Typist, leaving: str) -> None:
    assert typist.play(PAIR, "salt", *(["^C"] if leaving == "^C" else [])).endswith("Bye.\n")
    assert not typist.last.exists()


@pytest.mark.parametrize(
    "setup",
    [
        Setup("face-to-face", people=2, deal="monday"),  # everyone who says monday has these cards
        Setup("face-to-face"),
        Setup("nix", people=2),
    ],
)
def test_nobody_is_asked_elsewhere(typist: Typist, setup: Setup) -> None:
    assert asked(typist.play(setup, "", "q")) == 0
    deal = resumed(typist).deal
    assert deal is not None and deal.mix == ()


def test_texts_can_be_named_and_what_is_missing_is_left_to_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mixing, "random_text", lambda: "chance")
    mixes = {
        given: Setup("face-to-face", deal="monday", mix=given).sitting().state.deal
        for given in (("salt", "pepper"), ("salt",), ("", "pepper"), ())
    }
    assert {given: deal and deal.mix for given, deal in mixes.items()} == {
        ("salt", "pepper"): ("salt", "pepper"),
        ("salt",): ("salt", "chance"),  # a bot's
        ("", "pepper"): ("chance", "pepper"),
        (): (),
    }


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("face-to-face", mix=("salt", "pepper", "sugar")), "bad-mix"),
        (Setup("face-to-face", mix=("a\nb",)), "bad-mix"),
    ],
)
def test_texts_that_do_not_fit_say_why(setup: Setup, reason: str) -> None:
    with pytest.raises(reihum.ReihumError) as caught:
        setup.sitting()
    assert caught.value.reason == reason


@pytest.mark.slow
def test_the_end_tells_how_to_have_the_same_cards_again(typist: Typist) -> None:
    setup = Setup(
        "face-to-face", people=2, options=("first=0",), deal="my deal", mix=("salt", "-p q")
    )
    whole = quickly(reihum.Deal("my deal", ("salt", "-p q")))
    screen = typist.play(setup, *whole, "same", "", "q")
    assert "deal 'my deal' --mix salt --mix '-p q'" in screen
    assert asked(screen) == 0
    assert resumed(typist).deal == reihum.Deal("my deal", ("salt", "-p q"))


@pytest.mark.slow
def test_another_game_is_mixed_anew(typist: Typist) -> None:
    deal = reihum.Deal("monday", ("salt", "pepper"))
    setup = Setup("face-to-face", people=2, options=("first=0",), deal=deal.seed, mix=deal.mix)
    screen = typist.play(setup, *quickly(deal), "again", "sugar", "", "", "q")
    assert asked(screen) == 1
    again = resumed(typist).deal
    assert again is not None and again.mix[0] == "sugar" and again.mix[1] != "pepper"


def test_against_a_bot_only_the_person_is_asked(typist: Typist) -> None:
    setup = Setup(
        "face-to-face", options=("first=0",), deal="monday", mix=("salt", "x"), bot="casual"
    )
    screen = typist.play(setup, *lost_to_a_bot(setup), "again", "sugar", "q")
    assert asked(screen) == 1
    again = resumed(typist).deal
    assert again is not None and again.mix[0] == "sugar" and again.mix[1] != "x"
