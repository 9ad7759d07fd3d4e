"""Whole sittings, answer by answer."""

import re

import pytest

import reihum
from reihum.terminal.saves import PEOPLE, load
from reihum.terminal.setup import Setup

from .typist import Typist, lost_to_a_bot

SOLO = Setup("the-game", deal="monday")


def test_the_table_shows_piles_rails_costs_and_what_binds(typist: Typist) -> None:
    screen = typist.play(SOLO)
    for part in ("draw pile 90", "up1    ▲  1    ◆│", "card  up1 1", "+97", "Put down at least 2"):
        assert part in screen


def test_cards_are_played_in_the_notation_or_a_looser_one(typist: Typist) -> None:
    screen = typist.play(SOLO, "3>up1", "98 down1", "e", "table")
    assert "You drew 2." in screen
    assert "up1 3" in screen
    assert "down1 98" in screen


def test_an_illegal_action_says_what_would_be_right(typist: Typist) -> None:
    screen = typist.play(SOLO, "3>down1", "32>down1", "37>up1", "end", "[b]x")
    assert "down1 needs less than 3, or exactly 13." in screen
    assert "37 is not in your hand." in screen
    assert "Put down 1 more first." in screen
    assert "'[b]x' is not an action of the-game" in screen


def test_undo_takes_cards_back_until_the_turn_ends(typist: Typist) -> None:
    screen = typist.play(SOLO, "undo", "3>up1", "u", "3>up2", "98>down1", "end", "undo")
    assert screen.count("There is nothing to take back") == 2
    assert reihum.replay(typist.last.read_text()).position()["tops"] == [1, 3, 98, 100]


def test_help_and_rules_are_there_while_playing(typist: Typist) -> None:
    screen = typist.play(SOLO, "?", "rules")
    assert "backwards trick" in screen
    assert "the last bot says why it played like that" in screen
    assert "R1. The minimum" in screen


@pytest.mark.parametrize("leaving", ["q", "^C", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(typist: Typist, leaving: str) -> None:
    answers = ["3>up1"] if leaving == "end of input" else ["3>up1", leaving]
    screen = typist.play(SOLO, *answers)
    assert typist.code == 0
    assert screen.endswith("Saved. Go on with reihum play --resume\n")
    again = typist.play(Setup(resume=True))
    assert "up1    ▲  3" in again


def test_a_game_can_be_saved_and_loaded_by_name(typist: Typist) -> None:
    path = typist.folder / "two words.reihum"
    screen = typist.play(SOLO, "3>up1", f"save {path}", "98>down1", f"load {path}", "table")
    assert f"--load '{path}'" in screen
    assert reihum.replay(path.read_text()).turn.owed == 1
    assert "down1  ▼  100" in screen.rpartition("down1  ▼  98")[2]


def test_loading_what_is_not_there_or_not_a_game_says_so(typist: Typist) -> None:
    (typist.folder / "song.txt").write_text("la la la")
    (typist.folder / "song.mp3").write_bytes(b"\xff\xfe\x00")
    names = ("nothing", "song.txt", "song.mp3")
    screen = typist.play(SOLO, *(f"load {typist.folder / name}" for name in names))
    flat = "".join(screen.split())
    assert "Thereisnosavedgame" in flat
    assert "Line1shouldbeginwith'reihum-game/1'" in flat
    assert "Thesavedgamemustbetext" in flat


def test_saving_where_nothing_can_be_saved_says_so(typist: Typist) -> None:
    (typist.folder / "file").write_text("")
    screen = typist.play(SOLO, f"save {typist.folder / 'file' / 'below'}", "q")
    assert "Not saved" in screen


def test_no_saved_game_to_resume_ends_with_an_error(typist: Typist) -> None:
    assert "There is no saved game" in typist.play(Setup(resume=True))
    assert typist.code == 2


def test_a_whole_game_ends_with_its_result_and_can_be_played_again(typist: Typist) -> None:
    answers = ["98>up1", "3>down1", "e"]  # spoil two piles at once, then walk into the end
    screen = typist.play(SOLO, *answers, *_to_the_end(answers), "nonsense", "same", "q")
    assert "Stuck: lost with" in screen
    assert "deal monday" in screen
    assert "again, same deal, save FILE, why, or quit" in screen
    assert reihum.replay(typist.last.read_text()).deal == reihum.Deal("monday")


def _to_the_end(answers: list[str]) -> list[str]:
    """Answers that end the game, each the first legal one."""
    state = reihum.game("the-game").deal("monday")
    for answer in answers:
        state = state.play("end" if answer == "e" else answer)
    more = []
    while state.outcome is None:
        more.append(str(state.legal()[0]))
        state = state.play(more[-1])
    return [*more, "stand"] if state.slipped else more


def test_again_deals_other_cards_and_a_finished_game_can_be_saved(typist: Typist) -> None:
    path = typist.folder / "lost.reihum"
    answers = _to_the_end([])
    typist.play(SOLO, *answers, f"save {path}", "again", "q")
    assert reihum.replay(path.read_text()).outcome
    assert reihum.replay(typist.last.read_text()).deal != reihum.Deal("monday")


def test_leaving_after_the_end_just_says_goodbye(typist: Typist) -> None:
    screen = typist.play(SOLO, *_to_the_end([]), "quit")
    assert screen.endswith("Bye.\n")
    assert not typist.last.exists()


def test_the_game_is_asked_for_where_none_is_named(typist: Typist) -> None:
    screen = typist.play(Setup(deal="monday"), "chess", "3", "q")
    assert "Type 1 to 4" in screen
    assert "their-up" in screen
    assert "nix" in typist.play(Setup(), "nix", "q")
    assert typist.play(Setup(), "q").endswith("Bye.\n")


def test_bots_play_their_turns_and_are_told(typist: Typist) -> None:
    screen = typist.play(Setup("nix", deal="monday", options=("egon=yes", "first=1")), "q")
    assert "Bot B: " in screen
    assert "Bot C: " in screen
    assert "Lap 1 of 4, round 1 of 5" in screen


def test_face_to_face_shows_both_sides(typist: Typist) -> None:
    setup = Setup("face-to-face", deal="monday", options=("first=0",))
    screen = typist.play(setup, "16 up", "48 down", "end", "q")
    assert "Bot B: 6 in hand" in screen
    assert "Bot B: " in screen.rpartition("You drew 2.")[2]
    assert "One card may help the other side" in screen


def test_a_whole_game_of_nix_ends_with_a_winner(typist: Typist) -> None:
    setup = Setup("nix", deal="monday", people=2, options=("egon=yes", "first=0"))
    state = reihum.game("nix", egon=True, first=0).deal("monday")
    answers = [""]
    while state.outcome is None:
        if state.seat != (state.last_turn.seat if state.last_turn else 0):
            answers.append("")  # the curtain
        answers.append(str(state.legal()[0]))
        state = state.play(answers[-1])
    screen = typist.play(setup, *answers)
    assert "the most points after four laps" in " ".join(screen.split())
    assert "EGON" in screen


def test_between_two_people_a_curtain_falls(typist: Typist) -> None:
    setup = Setup("the-game", people=2, deal="monday")
    screen = typist.play(setup, "", "", "", "begin", "95>down1", "90>down1", "e", "")
    assert "Type begin to take the first turn, or press Enter to pass." in screen
    assert "Player A, press Enter when only you can see the screen." in screen
    assert "Player B: 95>down1, 90>down1, end, drew 2" in screen


def test_a_person_may_let_a_bot_begin(typist: Typist) -> None:
    setup = Setup("the-game", bots=1, deal="monday")
    screen = typist.play(setup, "3>up1", "begin:1")
    assert "begin:1 for Bot B" in screen
    assert "First someone begins: claim the first turn with begin:0, begin:1." in screen
    assert "Bot B: " in screen


def test_loading_another_game_while_agreeing_goes_on_with_that_game(typist: Typist) -> None:
    path = typist.folder / "solo.reihum"
    typist.play(SOLO, f"save {path}", "q")
    screen = typist.play(Setup("the-game", bots=1), f"load {path}", "3>up1")
    assert "cards left 97" in screen


def test_a_bot_says_why_it_played_as_it_did(typist: Typist) -> None:
    setup = Setup("the-game", bots=1, deal="monday", options=("first=1",), bot="casual")
    screen = " ".join(typist.play(setup, "why").split())
    told = screen.partition("You>")[2]
    turn = re.search(r"Bot B: (\d+)>(\w+), (\d+)>(\w+), end", screen)
    assert turn is not None
    for card, pile in (turn.groups()[:2], turn.groups()[2:]):
        assert re.search(
            rf"{card}>{pile}: {card} on {pile} skips (no|one|\d+) unplayed cards?", told
        )
    assert "end: The turn may end" in told


def test_a_strong_player_gives_a_hint_for_the_own_turn(typist: Typist) -> None:
    screen = typist.play(Setup("the-game", bots=1, deal="monday", options=("first=0",)), "hint")
    told = screen.rpartition("You>")[0].rpartition("You>")[2]
    assert re.search(r"^ ?\d+>\w+  \d+ (on \w+ skips|goes back)", told, re.MULTILINE)
    assert "% to win" in " ".join(told.split()) and "end  The turn may end" in told
    agreeing = Setup("the-game", bots=1, deal="monday", options=("first=agree",))
    assert "Hints are for your own turn" in typist.play(agreeing, "hint")


def test_a_hint_speaks_of_the_whole_turn(typist: Typist) -> None:
    path = typist.folder / "late.reihum"
    hands = [[32, 42, 51, 60, 61, 62, 63], [2, 3, *range(6, 11)]]
    fields = {"tops": [40, 50, 90, 95], "hands": hands, "draw": [4, 5], "seat": 0, "turn": []}
    state = reihum.game("the-game", players=2, first=0).position(fields)
    path.write_text(f"{state.save()}{PEOPLE} 0\n")
    screen = " ".join(typist.play(Setup(load=path), "hint").split())
    assert "7 cards now empty the draw pile" in screen


def test_before_a_bot_has_played_there_is_nothing_to_tell(typist: Typist) -> None:
    assert "No bot has played yet." in typist.play(SOLO, "why")


def test_an_opponent_tells_only_after_the_game(typist: Typist) -> None:
    setup = Setup("face-to-face", deal="monday", options=("first=0",), bot="casual")
    answers = ["why", *lost_to_a_bot(setup)]
    screen = " ".join(typist.play(setup, *answers, "why", "q").split())
    during, _, after = screen.partition("save FILE, why, or quit")
    assert during.count("An opponent tells you after the game.") == 1
    assert "skips" not in during and "skips" in after


def test_a_random_bot_cannot_say_why(typist: Typist) -> None:
    setup = Setup("the-game", bots=1, deal="monday", options=("first=1",), bot="random")
    assert "No reason given." in typist.play(setup, "why")


def test_the_bot_stays_the_same_when_a_game_is_loaded(typist: Typist) -> None:
    path = typist.folder / "pair.reihum"
    setup = Setup("the-game", bots=1, deal="monday", options=("first=0",), bot="random")
    turn = [*_two_cards(setup), "end"]
    screen = typist.play(setup, f"save {path}", f"load {path}", *turn, "why")
    assert "No reason given." in screen


def _two_cards(setup: Setup) -> list[str]:
    state = setup.sitting().state
    first = str(state.legal()[0])
    return [first, str(state.play(first).legal()[0])]


def test_in_a_record_without_people_all_seats_are_people(typist: Typist) -> None:
    path = typist.folder / "record.reihum"
    path.write_text(reihum.game("the-game", players=2).deal("monday").save(), encoding="utf-8")
    assert load(path)[1] == {0, 1}
