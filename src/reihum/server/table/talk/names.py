"""Things that are called by a number and are no cards: how they may be named all the same.

Extreme has a command called three, and its players may say which commands they hold; but there is
a card 3 too. So the number alone is refused. It passes where the words themselves say that a
command is meant: joined to the word command as in "three command", as a name in quotation marks as
in 'the command "three"', or as it is printed on the card, as in 3!-card. In French and Italian a
number follows what it names, as in "consigne trois"; in English and German that could be a card
beside a command. Only the number three passes so, and every other number beside it is still found.
"""

import re

QUOTE = "[\"'„“”«»]"
THREE = "(?:three|drei(?:er)?|trois|tre|3)!?"
COMMAND = "(?:commands?|befehl(?:s|e|en)?|ordres?|consignes?|comand[oi])"
CARD = "(?:cards?|karten?|cartes?|cart[ae])"
THREE_COMMAND = re.compile(
    rf"(?<!\w)(?:"
    rf"{QUOTE}?{THREE}{QUOTE}?[\s\-]?{COMMAND}"  # three command, Drei-Befehl
    rf"|(?:{COMMAND}|{CARD})\s{QUOTE}\s?{THREE}\s?{QUOTE}"  # Befehl „Drei“, carte « 3! »
    rf"|{QUOTE}?3!{QUOTE}?-{CARD}"  # 3!-Karte, „3!“-Karte
    rf"|(?:ordre|consigne)\strois!?|comando\stre!?"  # where numbers follow what they name
    rf")(?!\w)",
    re.IGNORECASE,
)
NAMES = {"three": (THREE_COMMAND, frozenset(("three", "drei", "dreier", "trois", "tre", "3")))}
STAND_IN = "command"  # is left where a name stood, so that nothing beside it moves together


def without_names(text: str, names: tuple[str, ...]) -> str:
    """A text in which what is called by a number stands without it.

    >>> without_names("my three command, not the seven", ("three",))
    'my command, not the seven'
    """
    for name in names:
        text = NAMES[name][0].sub(STAND_IN, text)
    return text


def may_be_meant(word: str, names: tuple[str, ...]) -> bool:
    """Whether someone who said this number may have meant one of the names."""
    return any(word.casefold() in NAMES[name][1] for name in names)
