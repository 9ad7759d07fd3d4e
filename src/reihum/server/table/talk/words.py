"""Number words of the four languages, small letters without accents, as patterns of words.

What means one, first or second is left out: no card is a 1, "one" and its likes are everywhere in
ordinary talk, and the first and the second pile must have a name.
"""

import re
import unicodedata

MARKS = "\u0300-\u036f\u200c\u200d\u20d0-\u20f0\ufe0e\ufe0f"  # strokes, joiners: part of a letter


def plain(word: str) -> str:
    """Small letters without accents, as people type them in a hurry, and without joiners."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(filter(str.isalpha, parts))


def _words(text: str) -> list[str]:
    return text.split()


ENGLISH_UNITS = _words(
    "zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
ENGLISH_TENS = _words("twenty thirty forty fourty fifty sixty seventy eighty ninety")
ENGLISH_ORDINALS = _words("third fifth eighth ninth twelfth hundredth")

GERMAN_UNITS = _words(
    "null zwei zwo drei vier funf fuenf sechs sieben acht neun zehn elf zwolf zwoelf dreizehn "
    "vierzehn funfzehn fuenfzehn sechzehn sechszehn siebzehn siebenzehn achtzehn neunzehn"
)
GERMAN_TENS = _words(
    "zwanzig dreissig dreisig vierzig funfzig fuenfzig sechzig sechszig siebzig siebenzig achtzig "
    "neunzig hundert"
)

FRENCH = _words(
    "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
    "vingt vingts trente quarante cinquante soixante septante huitante octante nonante cent"
)
FRENCH_STEMS = _words(
    "trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent "
    "quarant cinquant soixant septant huitant octant nonant cent"
)

ITALIAN_UNITS = _words(
    "zero due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici "
    "quindici sedici diciassette diciotto diciannove cento"
)
ITALIAN_TENS = _words("venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
ITALIAN_ORDINALS = _words("terz quart quint sest settim ottav non decim")  # but none is English


def _any(words: list[str]) -> str:
    """A pattern of any of some words; longer ones first, for one may begin another."""
    return "(?:" + "|".join(sorted(words, key=len, reverse=True)) + ")"


def _chain(words: list[str], small: str, ending: str = "") -> str:
    """One word after the other without a space, as in siebenunddreissig; `small` goes between."""
    return f"{small}*{_any(words)}(?:{small}|{_any(words)})*{ending}"


def _english() -> str:
    words = [*ENGLISH_UNITS, *ENGLISH_TENS, "hundred"]
    tens = [word[:-1] + "ie" for word in ENGLISH_TENS]  # twenties, twentieth
    ordinals = f"{_any(ENGLISH_TENS)}?{_any(ENGLISH_ORDINALS)}s?"
    plain = _chain(words, "(?:one|and)", "(?:s|es|th|ths|first|second)?")
    return f"{plain}|{_any(tens)}(?:s|th|ths)|{ordinals}"


def _german() -> str:
    words = [*GERMAN_UNITS, *GERMAN_TENS]
    low = [word for word in GERMAN_UNITS if not word.startswith("zw") or len(word) > 4]
    stems = [*low, "drit", "sieb"]
    ordinals = f"(?:{_any(stems)}t|{_any(GERMAN_TENS)}st|acht)e(?:r|s|m|ns|n(?<!achten))?"
    plain = _chain(words, "(?:ein|eins|und)", "(?:er|ern|en(?<!achten)(?<!elfen)|mal)?")
    return f"{plain}|(?:{_any(words)}|ein|und)*{ordinals}"


def _french() -> str:
    ordinals = f"(?:{_any(FRENCH)}|et)*{_any(FRENCH_STEMS)}(?:ieme|aine)s?|dizaines?"
    return f"{_chain(FRENCH, '(?:une?|et)')}|{ordinals}"


def _italian() -> str:
    short = [word[:-1] + end for word in ITALIAN_TENS for end in ("uno", "un", "una", "otto")]
    words = [*ITALIAN_UNITS, *ITALIAN_TENS, *short]
    tens = [word[:-1] for word in ITALIAN_TENS]
    stems = [word[:-1] for word in (*ITALIAN_UNITS[10:], *ITALIAN_TENS, *short)]
    longer = f"{_any(tens)}[ai]?{_any([word.rstrip('aeio') for word in ITALIAN_UNITS[1:9]])}[ei]?"
    ordinals = f"(?:{_any(stems)}|{longer})esim[oaie]|{_any(ITALIAN_ORDINALS)}[oaie](?<!none)"
    round_ones = f"{_any([*tens, 'quindic', 'dodic', 'dec'])}in(?:a|e(?<!quarantine))|centinai[oa]"
    return f"{_chain(words, '(?:un[oa]?)')}|{ordinals}|{round_ones}"


LONGEST = 40
LANGUAGES = tuple(re.compile(p()) for p in (_english, _german, _french, _italian))
SPELLED = re.compile(  # somewhere in letters that were written one by one
    _any([*ENGLISH_UNITS, *ENGLISH_TENS, *GERMAN_UNITS, *GERMAN_TENS, *FRENCH, *ITALIAN_UNITS])
    + "|"
    + _any(ITALIAN_TENS)
)


def is_number(word: str) -> bool:
    """Whether a word, in small letters without accents, is a number in one of the languages."""
    if len(word) > LONGEST:  # patterns take too long, and no ordinary word is like that
        return SPELLED.search(word) is not None
    return any(language.fullmatch(word) for language in LANGUAGES)
