"""Tables in the terminal: what stands where, and what people may type instead of the notation."""

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

import reihum
from reihum import GAMES, State
from reihum.games.core.messages import listed
from reihum.terminal.names import name_of
from reihum.terminal.nix.drawing import initials
from reihum.terminal.parts.drawing import hue
from reihum.terminal.parts.piles import RAIL, rails
from reihum.terminal.registry import drawing_of
from reihum.terminal.setup import Setup
from reihum.terminal.sitting import Sitting

from .typist import Typist

FEWEST = {"the-game": 1, "extreme": 1, "face-to-face": 2, "nix": 2}


def shown(drawing: RenderableType, width: int = 100) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False, legacy_windows=False).print(drawing)
    return screen.getvalue()


def drawn(state: State, viewer: int | None, people: frozenset[int] = frozenset({0})) -> str:
    """A state as somebody sees it."""
    view = state.view(viewer)
    names = lambda player: name_of(player, state.game, people)  # noqa: E731
    return shown(drawing_of(state.game).draw(view, names))


def states(name: str, steps: int = 40, **options: Any) -> Iterator[State]:
    """The states of a game that is played at random."""
    lots = random.Random(name)
    state = reihum.game(name, players=FEWEST[name], first=0, **options).deal("drawn")
    while state.outcome is None and steps:
        yield state
        steps -= 1
        state = state.play(lots.choice(state.legal()))


def pile(top: int, ascending: bool = True, **more: Any) -> dict[str, Any]:
    return {"pile": "up1" if ascending else "down1", "top": top, "ascending": ascending, **more}


def rail(*given: Any, **more: Any) -> str:
    """The last column of the one row."""
    return shown(rails([pile(*given)], **more)).rstrip()[-RAIL:]


@pytest.mark.parametrize(("top", "ascending"), [(1, True), (100, False)])
def test_a_new_pile_is_a_whole_rail(top: int, ascending: bool) -> None:
    line = rail(top, ascending, hand=[], low=2, high=99)
    assert line.count("◆") == 1 and line.count("┄") == RAIL - 1
    assert line[0 if ascending else -1] == "◆"


@pytest.mark.parametrize("ascending", [True, False])
def test_a_rail_is_spent_up_to_its_top(ascending: bool) -> None:
    spent = [rail(top, ascending, hand=[], low=2, high=99).count("━") for top in range(2, 100)]
    assert spent == sorted(spent, reverse=not ascending)
    line = rail(50, ascending, hand=[], low=2, high=99)
    left, right = line.split("◆")
    assert (set(left), set(right)) == (({"━"}, {"┄"}) if ascending else ({"┄"}, {"━"}))


def test_cards_stand_at_their_places_and_a_trick_is_marked() -> None:
    line = rail(50, hand=[10, 40, 80], low=2, high=99)
    assert [mark for mark in line if mark in "│↩◆"] == ["│", "↩", "◆", "│"]
    assert "↩" not in rail(50, hand=[10, 40, 80], low=2, high=99, tricks=False)
    assert "↩" in rail(50, False, hand=[60], low=2, high=99)
    assert "↩" not in rail(50, hand=[60], low=2, high=99)


@pytest.mark.parametrize("width", [20, 40, 60])
def test_where_there_is_little_room_a_rail_is_short_and_tops_stay(width: int) -> None:
    lines = shown(rails([pile(1), pile(100, ascending=False)], [3, 98], 2, 99), width).splitlines()
    assert lines[0].split()[:3] == ["up1", "▲", "1"]
    assert lines[1].split()[:3] == ["down1", "▼", "100"] and lines[1].rstrip()[-1] == "◆"
    assert len(lines) == 2 and not any("…" in line for line in lines)


def test_the_command_on_a_pile_is_named() -> None:
    assert "35 skull" in shown(rails([pile(35, command="skull")], [], 2, 99))


def test_colours_run_from_warm_to_cool() -> None:
    colours = [hue(card, 2, 99) for card in range(2, 100)]
    assert len(set(colours)) > 90
    red, blue = ([int(colour[-6:][at : at + 2], 16) for colour in colours] for at in (0, 4))
    assert red[0] > blue[0] and red[-1] < blue[-1]


def hand_in(screen: str) -> list[int] | list[str]:
    """The cards of the table of costs, or those behind `hand:`."""
    told = re.search(r"hand: (.*)", screen)
    if told:
        return [card for card in told[1].partition("   ")[0] if card in "1234567J"]
    return [int(card) for card in re.findall(r"^ *(\d+)  ", screen, re.MULTILINE)]


@pytest.mark.parametrize("name", GAMES)
def test_every_state_is_drawn_for_everybody(name: str) -> None:
    """With the own hand and nobody else's, and with what binds."""
    for state in list(states(name))[::5]:
        for viewer in range(state.game.players):
            screen, view = drawn(state, viewer), state.view(viewer)
            assert hand_in(screen) == list(view["hand"])
            for message in view["turn"]["binding"]:
                assert message["text"].split(".")[0] in " ".join(screen.split())


def test_what_a_card_would_cost_stands_beside_it() -> None:
    game = reihum.game("the-game", players=1)
    fields = {"tops": [20, 30, 80, 90], "hands": [[10, 25, 60]], "draw": []}
    state = game.position({**fields, "seat": 0, "turn": []})
    rows = {
        line.split()[0]: line.split()[1:]
        for line in drawn(state, 0).splitlines()
        if re.match(r"\s*\d+ ", line)
    }
    assert rows["10"] == ["-10", "↩", "·", "+70", "+80"]
    assert rows["25"] == ["+5", "·", "+55", "+65"]
    assert rows["60"] == ["+40", "+30", "+20", "+30"]


def test_help_for_the_other_side_is_told_apart() -> None:
    fields = {
        "tops": [[20, 40], [30, 50]],
        "hands": [[22, 29, 35], [6, 7]],
        "draw": [[21, 43], [20, 31]],
        "seat": 0,
        "turn": [],
    }
    screen = drawn(reihum.game("face-to-face").position(fields), 0)
    (row,) = [line.split() for line in screen.splitlines() if line.split()[:1] == ["29"]]
    assert row == ["29", "+9", "+11", "helps", "1", "·"]


def test_those_who_watch_nix_see_the_board_and_no_hand() -> None:
    *_, state = states("nix", 6, egon=True)
    watched, own = drawn(state, None), drawn(state, state.seat)
    assert "hand: " not in watched and "hand: " in own
    assert "You" in watched and "EGON" in watched and "●" in watched
    assert re.search(r"round 2: EGON \S+ from [1-7J]-[1-7J]-[1-7J]\n", own)


def test_however_much_a_hand_can_make_the_board_stays() -> None:
    state = reihum.game("nix", players=2, first=0).deal(11)
    assert sum(len(str(action)) for action in state.legal()) > 800
    screen = drawn(state, 0)
    assert re.search(r"run4 +8 +10 +12 +1-2-3-4\*", screen) and "none" in screen
    for action in map(str, state.legal()):
        assert action.partition(":")[2] in screen


def test_a_super_chip_is_a_ring_and_its_rows_have_a_star() -> None:
    state = reihum.game("nix", players=2, first=0).deal("drawn")
    starred = next(action for action in map(str, state.legal()) if action.endswith("*"))
    assert "super chip ◎" in drawn(state, 0) and "*" in drawn(state, 0)
    after = state.play(starred)
    assert "◎You" in drawn(after, 0)
    assert "super chip ◎" not in drawn(after, 0)
    assert [initials(name) for name in ("You", "EGON", "Bot B", "Player C")] == [
        *["You", "EGON", "B", "C"]
    ]


LOOSE = {
    "the-game": [(">", " "), (">", " > "), (">", "   ")],
    "extreme": [(">", " ")],
    "face-to-face": [(">", " ")],
    "nix": [(":", " "), (":", ": "), (":", " : ")],
}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_types_loosely_is_understood(name: str) -> None:
    """The notation itself stays as it is; blanks and capitals come to the same."""
    tidy = drawing_of(reihum.game(name, players=FEWEST[name])).tidy
    actions = {str(action) for state in list(states(name))[::4] for action in state.legal()}
    assert len(actions) > 15
    for action in actions:
        assert tidy(action) == tidy(f"  {action.upper()} ") == action
        for sign, loose in LOOSE[name]:
            assert tidy(action.replace(sign, loose)) == action
    assert tidy(" E ") == "end"


@pytest.mark.parametrize(
    ("words", "said"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_are_listed_as_a_person_says_them(words: list[str], said: str) -> None:
    assert listed(words) == said


def test_between_people_a_terminal_forgets_what_has_scrolled_away(
    typist: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def terminal(**_: object) -> Console:
        return Console(file=typist.screen, width=80, force_terminal=True, legacy_windows=False)

    monkeypatch.setattr("reihum.terminal.session.Console", terminal)
    setup = Setup("face-to-face", people=2, deal="monday", options=("first=0",))
    screen = typist.play(setup, "", "16 up", "48 down", "end", "")
    (cleared,) = [match.start() for match in re.finditer(re.escape("\x1b[3J"), screen)]
    assert screen.index("16") < cleared < screen.rindex("Player B")


def test_the_same_position_can_be_played_again() -> None:
    """A game that began in the middle has no deal; it begins there once more."""
    game = reihum.game("the-game", players=1)
    fields = {"tops": [50, 60, 40, 30], "hands": [[55, 65]], "draw": [], "seat": 0, "turn": []}
    setup = Setup("the-game").sitting()
    sitting = Sitting(game.position(fields), frozenset({0}), setup.bot)
    begun = sitting.state
    sitting.play("65>up1")
    assert sitting.state != begun
    again = sitting.again(same=True)
    assert again.state == begun and again.people == sitting.people
    fresh = sitting.again(same=False)
    assert fresh.state.deal is not None and not fresh.state.deal.mix
