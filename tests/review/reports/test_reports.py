"""A review as people see it, in the terminal and as a page."""

from dataclasses import replace
from html.parser import HTMLParser
from io import StringIO

import pytest
from rich.console import Console

from reihum.arena.statistics.intervals import Estimate
from reihum.languages import speak, tell
from reihum.review import Balance, Mark, Reason, Review, Share, TurnReview, Verdict, Winnable
from reihum.review.reports.page import page
from reihum.review.reports.table import summary, turns_table
from reihum.review.reports.words import result, row, sentences

SURE = Estimate(0.12, 0.1, 0.14)
BLUNDER = TurnReview(
    1,
    0,
    0,
    3,
    ("37>up1", "40>up1"),
    0.3,
    0.1,
    Estimate(0.1, 0.08, 0.12),
    Mark.BLUNDER,
    SURE,
    ("38>up1",),
    Estimate(0.3, 0.28, 0.32),
    (Reason("38>up1", "why-good", {"names": "<Anna>", "pile": "up 1"}, ""),),
    (),
    5.0,
    7.5,
    512,
)
GOOD = replace(BLUNDER, number=2, seat=1, mark=Mark.BEST, reasons=(), points=None)
REVIEW = Review(
    "the-game",
    {},
    2,
    "lost stuck 12",
    "review",
    "1",
    (BLUNDER, GOOD),
    (Share(0, -0.2, -0.1, 1, -0.1), Share(1, 0.0, 0.0, None, 0.0)),
    (Balance(None, 0.3, -0.2, -0.1, 0.0, 0.1),),
    2,
    Winnable(Verdict.WON, 1, 2, ("38>up1", "end")),
)


@pytest.mark.parametrize(("half", "told"), [(0.0, "±0"), (0.002, "±1"), (0.013, "±2")])
def test_an_interval_is_not_told_smaller_than_it_is(half: float, told: str) -> None:
    turn = replace(BLUNDER, chance=Estimate(0.1, 0.1 - half, 0.1 + half))
    assert row(turn)["after"].endswith(told)


def test_the_table_names_the_better_turn_and_why() -> None:
    shown = StringIO()
    console = Console(width=160, file=shown)
    twice = replace(BLUNDER, reasons=BLUNDER.reasons * 2)
    console.print(turns_table(replace(REVIEW, turns=(twice, GOOD))))
    text = shown.getvalue()
    assert text.count("called up 1 good") == 1
    assert "blunder ??" in text and "38>up1 (30%), 7.5 points instead of 5.0" in text
    assert "<Anna> called up 1 good for others." in text and "10% ±2" in text


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_in_eighty_columns_every_turn_reads_as_one_line_with_the_better_one_below(
    language: str,
) -> None:
    shown = StringIO()
    speak(language)
    try:
        Console(width=80, file=shown).print(turns_table(REVIEW))
        better = tell("report-of", who=tell("report-better"), told="38>up1 (30%)")
    finally:
        speak("en")
    lines = [line.rstrip() for line in shown.getvalue().splitlines()]
    played = next(line for line in lines if line.endswith("37>up1 40>up1"))
    assert lines[lines.index(played) + 1].strip().startswith(better)
    assert sum("??" in line for line in lines) == 1 and "10% ±2" in played


def test_who_played_alone_needs_no_column_for_it() -> None:
    alone = replace(REVIEW, players=1)
    heads = [column.header for column in turns_table(alone).columns]
    assert "player" not in heads and "turn" in heads
    assert ">player<" not in page(alone, "The Game") and ">player<" in page(REVIEW, "The Game")


def test_the_summary_tells_luck_skill_and_where_it_was_lost() -> None:
    text = summary(REVIEW)
    assert text.startswith("Lost with 12 cards left.\n")
    assert "30% at the start, plays \u221220, luck \u221210: lost." in text
    assert (
        "Player 1: Plays \u221220, luck \u221210. What came after turn 1 cost most: \u221210."
        in text
    )
    assert "Player 2: Plays 0, luck 0." in text
    assert "could still be won before turn 1; after it, no more." in text
    assert "A way to win from there: 38>up1 end" in text


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Winnable(Verdict.LOST, None, 1, ()), "could not be won"),
        (Winnable(Verdict.UNKNOWN, None, None, ()), "is not known"),
        (Winnable(Verdict.WON, 1, None, ()), "that is not known"),
    ],
)
def test_what_is_not_known_is_called_so(found: Winnable, words: str) -> None:
    assert words in summary(replace(REVIEW, winnable=found))


def test_a_game_that_was_won_needs_no_solver() -> None:
    alone = replace(REVIEW, result="won all-down 0", shares=REVIEW.shares[:1])
    assert "could" not in summary(alone) and "cost most" in summary(alone)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("lost conceded 1", "Given up with 1 card left."),
        ("won all-down 0", "Won: all cards are down."),
        ("winner 1 stuck 8.3", "Player 2 wins (Player 1: 8, Player 2: 3)."),
        ("winner 1 conceded 8.9", "Player 2 wins (Player 1: 8, Player 2: 9). It was given up."),
        ("winner 0.1 points 24.24", "Player 1 and Player 2 share the win"),
        ("winner 2 points 20.10.24", "EGON wins (Player 1: 20, Player 2: 10, EGON: 24)."),
    ],
)
def test_how_it_ended_is_told_in_words(told: str, words: str) -> None:
    assert words in result(replace(REVIEW, game="nix", options={"egon": True}, result=told))


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_it_is_told_in_the_language_of_the_keyboard(language: str) -> None:
    english = summary(REVIEW)
    speak(language)
    try:
        own, shown = summary(REVIEW).splitlines(), page(REVIEW, "The Game")
    finally:
        speak("en")
    assert f'<html lang="{language}">' in shown
    assert len(own) == len(english.splitlines()) and not set(own) & set(english.splitlines())


def test_where_no_turn_was_played_nothing_is_weighed() -> None:
    unknown = Winnable(Verdict.UNKNOWN, None, None, ())
    nothing = replace(REVIEW, turns=(), result="lost conceded 98", winnable=unknown)
    assert summary(nothing).endswith("there is nothing to weigh.")
    assert "<svg" not in page(nothing, "The Game") and "<table" not in page(nothing, "The Game")


class Tags(HTMLParser):
    """Every tag of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("review", [REVIEW, replace(REVIEW, winnable=None, balances=(
    Balance(0, 0.3, -0.2, -0.1, 0.0, 0.1), Balance(1, 0.7, 0.0, 0.3, 1.0, 0.7)))])  # fmt: skip
def test_the_page_needs_nothing_else(review: Review) -> None:
    text, tags = page(review, "The <Game>"), Tags()
    tags.feed(text)
    names = [tag for tag, _ in tags.found]
    assert names.count("polyline") == len(review.balances) and names.count("circle") >= 1
    assert not {"script", "link", "img"} & set(names)
    assert all("src" not in attributes for _, attributes in tags.found)
    assert "The &lt;Game&gt;" in text and "&lt;Anna&gt; called up 1" in text


@pytest.mark.parametrize(
    ("result", "adjusted", "told"),
    [
        (0.0, 0.1, "Without luck it would have been 10%."),
        (0.0, -0.004, "Without luck it would have been 0%."),
        (0.0, -0.3, "luck had brought some of it back."),
        (1.0, -0.3, "luck brought it back."),
    ],
)
def test_no_chance_is_below_zero(result: float, adjusted: float, told: str) -> None:
    """Luck brings chances back, so that plays can give away more than there was at the start."""
    balance = Balance(None, 0.3, adjusted - 0.3, result - adjusted, result, adjusted)
    assert told in " ".join(sentences(replace(REVIEW, balances=(balance,))))


def test_whole_points_add_up_as_the_exact_ones_do() -> None:
    """Each rounded by itself they would be 43, 22 and 22."""
    balance = Balance(None, 0.434, -0.216, -0.218, 0.0, 0.218)
    told = " ".join(sentences(replace(REVIEW, balances=(balance,))))
    assert "43% at the start, plays \u221222, luck \u221221: lost." in told


def test_a_game_that_was_given_up_too_soon_is_told_so() -> None:
    """The turn in which that happened has no verdict: it counts as the one after the last."""
    won = Winnable(Verdict.WON, 3, None, ("38>up1", "end"))
    told = " ".join(sentences(replace(REVIEW, result="lost conceded 12", winnable=won)))
    assert "it could still be won before the turn in which it was given up." in told
    assert "not known" not in told
