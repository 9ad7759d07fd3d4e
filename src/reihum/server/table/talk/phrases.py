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
    "(?:(?:up|down|rising|falling|ascending|descending|left|right|upper|lower|middle|top|bottom"
    "|good|bad|other"
    "|link|recht|ober|unter|gut|schlecht|ander|aufsteigend|absteigend)(?:e[nr]?)? )?"
)
ARTICLES = ("der", "den", "dem", "im", "am", "zum", "vom", "beim", "ein", "einen")
NOT_A_PILE = "".join(f"(?<!{article} )" for article in ARTICLES)  # der Vier-Stapel has a 4 on top
TIME = "seconds|secs|minutes|mins?|hours|sekunden|minuten|stunden|o clock|uhr"
COUNTED = "games|rounds|turns|runden|partien|zugen?"
PEOPLE = "players|people|persons|friends|bots|spielern?|leuten?|personen|freunden?|mitspielern?"
FRENCH_FEW = "(?:deux|trois|quatre)"
FRENCH_SMALL = "(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)"
FRENCH_ORDINAL = "(?:trois|quatr|cinqu|six|sept|huit|neuv|dix)ieme"
ITALIAN_FEW = "(?:due|tre|quattro)"
ITALIAN_SMALL = "(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)"
ITALIAN_ORDINAL = "(?:terz|quart|quint|sest|settim|ottav|non|decim)[oa]"
NOT_A_FRENCH_PILE = "".join(f"(?<!{each} )" for each in ("le", "un", "du", "au", "ce", "mon"))
NOT_AN_ITALIAN_PILE = "".join(f"(?<!{each} )" for each in ("il", "un", "del", "al", "mio"))
LEADS = re.compile("il|un|del|[ads]?al|sul|[cn][eo]l|ho|hai|ha|mio|tuo|suo|di|e|o|con|gioco|metto")

PATTERNS = (
    # counts of what is no card
    f"{SMALL} (?:more )?(?:{TIME}|{COUNTED}|{PEOPLE})",
    f"(?<!a ){FEW} {SIDE}(?:piles|stacks|stapeln)|{NOT_A_PILE}{FEW} {SIDE}stapel",
    f"{ORDINAL} (?:time|game|round|turn|try|attempt|mal|runde|partie|zug|versuch|anlauf)",
    f"(?:das|im|beim|unser|ein) {ORDINAL} spiel",
    f"{FEW} (?:of|von) (?:us|you|them|these|those|uns|euch|ihnen|denen|beiden)|{FEW} davon",
    f"{FEW} of the (?:piles|stacks)|{FEW} von den stapeln",
    f"(?:one|none|neither|either|which) of the {FEW}",
    f"(?:einer?|eins|keine[rs]?|welche[rs]?|linke|rechte) von den {FEW}",
    f"(?:these|those|we|us|wir|ihr) {FEW}|(?:von|mit|fur|bei|unter) (?:uns|euch) {FEW}",
    f"(?:^|(?:hey|hi|ok|thanks|thank|are|can|will|do|did|for|to|all|of) )you {FEW}",
    "zu (?:zweien|dreien|vieren|funfen)",
    f"(?:half|quarter) (?:past|to) {SMALL}",
    f"halb {SMALL}|(?:drei)?viertel (?:(?:vor|nach) )?{SMALL}",
    # very many, and parts
    "(?:tens|hundreds) of (?:times|thousands|games|people|years|hours|minutes)",
    "hundred (?:times|percent|per cent)|hundert (?:mal|prozent)|hundertmal",
    "two thirds|a third of|one third|zwei drittel|drei viertel|fifty fifty|ten out of ten",
    # sayings
    "high fives?|in two minds|two cents|cloud nine|nine lives|takes two to|two birds",
    "seventh heaven|sixth sense|(?:third|fifth) wheel|at sixes and sevens|two left (?:hands|feet)",
    "zero (?:chances?|ideas?|clue|problems?|hope|luck|doubt|stress)|(?:a|per|red|keinen) cent",
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
    # French
    f"{NOT_A_FRENCH_PILE}{FRENCH_FEW} (?:autres |bonnes? )?(?:piles|tas)",
    f"{FRENCH_SMALL} (?:secondes|minutes|heures|jours|joueu(?:rs|ses)|personnes|amie?s|bots)",
    f"(?:encore |plus que )?{FRENCH_FEW} (?:parties|tours|manches|essais)",
    f"{FRENCH_ORDINAL} (?:fois|partie|tour|manche|essai|tentative)",
    f"(?:nous|vous|les|ces) {FRENCH_FEW}|{FRENCH_FEW} d entre (?:nous|vous)",
    f"(?:une?|aucune?|laquelle|lequel) des {FRENCH_FEW}",
    f"(?:on est|nous sommes|on joue|jouer)(?: a)? {FRENCH_FEW}|a {FRENCH_FEW} c est",
    "(?:de|tout) neuf|cent (?:pour cent|fois)|cinq sur cinq|jamais deux sans trois",
    "(?:deux|trois) (?:tiers|quarts)|zero (?:chance|idee|probleme|stress)|a quatre mains",
    # Italian
    f"{NOT_AN_ITALIAN_PILE}{ITALIAN_FEW} (?:altr[ie] )?(?:mazzi|pile)",
    f"{ITALIAN_SMALL} (?:secondi|minuti|ore|giorni|giocator[ie]|giocatrici|persone|amic[ih]e?|bot)",
    f"(?:altr[ie] )?{ITALIAN_FEW} (?:partite|turni|giri|tentativi)",
    f"{ITALIAN_ORDINAL} (?:volta|partita|turno|giro|tentativo)",
    f"(?:uno|una|nessuno|nessuna|quale) de(?:i|lle) {ITALIAN_FEW}",
    f"(?:noi|voi|gli altri|le altre) {ITALIAN_FEW}|tutt[ie] e {ITALIAN_FEW}",
    f"(?:siamo|giochiamo|giocate) in {ITALIAN_FEW}|{ITALIAN_FEW} di (?:noi|voi|loro)",
    "quarto d|cento (?:per cento|volte)|non c e due senza tre|due terzi|tre quarti",
    "zero (?:problemi|idee|possibilita|stress)|(?:fare|faccio) due passi|due chiacchiere",
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
