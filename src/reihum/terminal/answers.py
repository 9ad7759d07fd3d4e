"""What people type, what they are told, and how a game ends in words."""

import re

from ..games import Reason

LOOSE_PLAY = re.compile(r"([0-9]+)\s*(?:>|\s)\s*([a-z0-9-]+)")
LOOSE_ROW = re.compile(r"(quad|run4|triple|run3|pair|run2|single)\s*[: ]\s*([1-7j-]+\*?)")
SHORT = {"e": "end"}

COMMANDS = """
  [b]undo[/b]   take back a card, until the turn ends      [b]table[/b]  show the table again
  [b]save[/b] FILE, [b]load[/b] FILE   keep a game, go on with one     [b]rules[/b]  the whole rules
  [b]why[/b]    the last bot says why it played so         [b]?[/b]      this help
  [b]q[/b]      leave; the game is kept"""
PILES = """A card goes on a pile: [b]37>up1[/b] or [b]37 up1[/b].
Then [b]end[/b] (or [b]e[/b]) ends your turn.
Below the piles stand your cards and what each would cost on which pile:
a dot means it may not go there, ↩ is the backwards trick.
On a rail ━ is spent, ◆ is the top, and │ are your cards."""
HELP = {
    "the-game": PILES + COMMANDS,
    "extreme": PILES + "\nPurple words are commands; [b]rules[/b] explains all seven." + COMMANDS,
    "face-to-face": PILES.replace("37>up1", "12>up").replace("37 up1", "12 their-up")
    + "\nOne card a turn may help the other side: then you draw up to six, otherwise two."
    + COMMANDS,
    "nix": "Play a combination: [b]triple:5-5-J[/b], [b]single:4[/b], [b]none[/b]; a star adds the "
    "super chip: [b]quad:7-7-7-7*[/b].\nBeside each row of the board stands what your hand can "
    "make; * where the super chip may go with it." + COMMANDS,
}
TOGETHER = {
    Reason.ALL_DOWN: "All cards are down: won!",
    Reason.STUCK: "Stuck: lost with {left} cards left.",
    Reason.SKULL_LEFT: "A skull lies open: lost with {left} cards left.",
    Reason.THREE_NOT_MET: "Three was not met: lost with {left} cards left.",
}
AGAINST = {
    Reason.ALL_DOWN: "all 58 cards are down",
    Reason.STUCK: "the other side could not put down two cards",
    Reason.SINGLE_CARD: "the other side began a turn with one single card",
    Reason.FOUR_PASSES: "the most points after four passes",
}


def tidy(answer: str) -> str:
    """An answer in the notation: people may leave out the sign between card and pile or row.

    >>> tidy("37 up1"), tidy("E"), tidy("triple 5-5-j")
    ('37>up1', 'end', 'triple:5-5-J')
    """
    text = answer.strip().lower()
    match = LOOSE_PLAY.fullmatch(text)
    if match:
        return f"{match[1]}>{match[2]}"
    match = LOOSE_ROW.fullmatch(text)
    if match:
        text = f"{match[1]}:{match[2]}"
    return re.sub(r"\bj\b", "J", SHORT.get(text, text))
