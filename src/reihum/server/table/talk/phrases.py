"""Phrases in which a number word cannot be a card: "gib acht" is a warning, "due to" a reason.

They are written as words in small letters without accents, as `words.plain` makes them, and what
lies between the words is left out. Counts of people, piles and minutes are no cards either, as
long as they are written out and small; how many cards someone holds is nobody's business.
"""

import re
from collections.abc import Sequence

from .words import is_number

FEW = "(?:two|three|four|zwei|drei|vier)"
SMALL = (
    "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    "|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf)"
)
ORDINAL = (
    "(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"
    "|(?:dritt|viert|funft|fuenft|sechst|siebt|acht|neunt|zehnt)e[nrms]?)"
)
SIDE = (
    "(?:(?:up|down|rising|falling|left|right|upper|lower|top|bottom|good|bad|other"
    "|link|recht|ober|unter|gut|schlecht|ander|aufsteigend|absteigend)(?:e[nr]?)? )?"
)
ARTICLES = ("der", "den", "dem", "im", "am", "zum", "vom", "beim", "ein", "einen")
NOT_A_PILE = "".join(f"(?<!{article} )" for article in ARTICLES)  # der Vier-Stapel has a 4 on top
TIME = "seconds|secs|minutes|mins?|hours|sekunden|minuten|stunden|o clock|uhr"
COUNTED = "games|rounds|turns|runden|partien|zugen?"
PEOPLE = "players|people|persons|friends|bots|spielern?|leuten?|personen|freunden?|mitspielern?"
LEADS = re.compile("il|un|del|[ads]?al|sul|[cn][eo]l|ho|hai|ha|mio|tuo|suo|di|e|o|con|gioco|metto")

PATTERNS = (
    # counts of what is no card
    f"{SMALL} (?:more )?(?:{TIME}|{COUNTED}|{PEOPLE})",
    f"{FEW} {SIDE}(?:piles|stacks|stapeln)|{NOT_A_PILE}{FEW} {SIDE}stapel",
    f"{ORDINAL} (?:time|game|round|turn|try|attempt|mal|runde|partie|zug|versuch|anlauf)",
    f"(?:das|im|beim|unser|ein) {ORDINAL} spiel",
    f"{FEW} (?:of|von) (?:us|you|them|these|those|uns|euch|ihnen|denen|beiden)",
    f"(?:these|those|wir|ihr) {FEW}|(?:von|mit|fur|bei|unter) (?:uns|euch) {FEW}",
    f"(?:^|(?:hey|hi|ok|thanks|thank|are|can|will|do|did|for|to|all) )you {FEW}",
    "zu (?:zweien|dreien|vieren|funfen)",
    # very many, and parts
    "(?:tens|hundreds) of (?:times|thousands|games|people|years|hours|minutes)",
    "hundred (?:times|percent|per cent)|hundert (?:mal|prozent)|hundertmal",
    "two thirds|a third of|one third|zwei drittel|drei viertel|fifty fifty|ten out of ten",
    # sayings
    "high fives?|in two minds|two cents|cloud nine|nine lives|takes two to|two birds",
    "seventh heaven|sixth sense|(?:third|fifth) wheel|at sixes and sevens|two left (?:hands|feet)",
    "zero (?:chances?|ideas?|clue|problems?|hope|luck|doubt|stress)|(?:a|per|red) cent",
    "sieb(?:t|ent)e[nr]? himmel|sechste[nr]? sinn|fue?nfte[ns]? rad|dritten? im bunde",
    "unter vier augen|auf allen vieren|guten dinge sind drei|es ist funf vor zwolf",
    "zwei (?:fliegen|linke hande|dumme)|dreimal darfst du",
    "null (?:problem|ahnung|bock|chancen?|lust|plan|stress|und nichtig|komma nichts)",
    # other meanings
    "(?:gib|gebt|geben|gebe|habt|ausser|(?:dich|mich|euch|uns|sich) in) acht",
    "acht (?:geben|gebt|gegeben)|in acht (?:nehmen|genommen)",
    "ich achte|achte (?:auf|darauf|drauf|bitte|mal)",
    "(?:is|are|was|be|past|over) due|due (?:to|date)",
    "seize (?:the|it|this|that|our|your|every)",
    # French and Italian
    "(?:de|tout) neuf|(?:nous|vous|les) (?:deux|trois|quatre)",
    "(?:deux|trois|cinq|dix) (?:secondes|minutes)|cent pour cent",
    "quarto d|(?:noi|voi) (?:due|tre|quattro)|tutti e (?:due|tre)|cento per cento",
    "(?:due|tre|cinque|dieci) (?:secondi|minuti)",
)
PHRASES = tuple(re.compile(rf"(?<!\S)(?:{pattern})(?!\S)") for pattern in PATTERNS)


def ordinary_places(words: Sequence[str]) -> frozenset[int]:
    """The places of words that are no numbers there, whatever they are elsewhere.

    >>> sorted(ordinary_places("give us five minutes not five".split()))
    [2, 3]
    """
    text = " ".join(words)
    found = (match.span() for phrase in PHRASES for match in phrase.finditer(text))
    places = {place for start, end in found for place in _places(text, start, end)}
    return frozenset(places | {place for place in range(len(words)) if _is_sei(words, place)})


def _places(text: str, start: int, end: int) -> range:
    """The places of the words between two places in their text."""
    first = text.count(" ", 0, start)
    return range(first, first + text.count(" ", start, end) + 1)


def _is_sei(words: Sequence[str], place: int) -> bool:
    """Italian you are, German be: a six only by itself, after an article, or among numbers."""
    if words[place] != "sei" or len(words) == 1:
        return False
    before = words[place - 1] if place else ""
    after = words[place + 1] if place + 1 < len(words) else ""
    return not (LEADS.fullmatch(before) or is_number(before) or is_number(after))
