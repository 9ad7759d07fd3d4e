"""Which languages there are, and which one somebody reads."""

import os
from collections.abc import Mapping
from types import MappingProxyType

LANGUAGES: Mapping[str, str] = MappingProxyType(  # as they call themselves
    {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano"}
)
USUAL = "en"
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # where a system says so, the first that does
_here = [USUAL]  # the language of whoever sits at this keyboard


def speak(language: str) -> None:
    """From now on say things at this keyboard in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")
    _here[0] = language


def here() -> str:
    """The language of whoever sits at this keyboard; a server asks each request instead."""
    return _here[0]


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system.

    >>> preferred({"LANG": "fr_CH.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    >>> preferred({"LANGUAGE": "nl:it:en"}), preferred({})
    ('it', 'en')
    """
    said = next(filter(None, map(environment.get, ASKED)), "")
    codes = [name.partition("_")[0].partition(".")[0] for name in said.split(":")]
    return next((code for code in codes if code in LANGUAGES), USUAL)


def language_of(accepted: str) -> str:
    """The language that a browser likes best of those we have, by its header.

    >>> language_of("nl, de-AT;q=0.8, en;q=0.7"), language_of("en-GB,de"), language_of("*")
    ('de', 'en', 'en')
    """
    offers = [offer.partition(";") for offer in accepted.lower().replace(" ", "").split(",")]
    weighed = [(_weight(more), name.partition("-")[0]) for name, _, more in offers]
    known = [(weight, name) for weight, name in weighed if name in LANGUAGES and weight > 0]
    return max(known, key=lambda each: each[0], default=(0.0, USUAL))[1]


def _weight(text: str) -> float:
    """How much someone likes an offer, as in q=0.8; what cannot be read is not wanted."""
    try:
        return float(text.removeprefix("q=") or 1)
    except ValueError:
        return 0.0
