"""What previews of links say, in the languages of the client; messengers send nobody's settings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Texts:
    """The sentences of a language."""

    home: str
    invitation: Callable[[str, str], str]  # by the host, who may have no name, and the game
    seats: Callable[[int], str]  # so many are open
    running: str
    over: str
    clock: Callable[[int], str]  # so many seconds for each turn


UNITS = (86_400, 60, 1)  # seconds
ENGLISH = ("day", "days", "minute", "minutes", "second", "seconds")
GERMAN = ("Tag", "Tage", "Minute", "Minuten", "Sekunde", "Sekunden")


def _english_invitation(host: str, game: str) -> str:
    return f"{host} invites you to {game}" if host else f"You are invited to {game}"


def _english_seats(count: int) -> str:
    seats = "One seat is free." if count == 1 else f"{count} seats are free."
    return f"{seats} Open the link and sit down: in the browser, without an account."


def _english_clock(seconds: int) -> str:
    return f"Time for each turn: {_duration(seconds, ENGLISH)}."


def _german_clock(seconds: int) -> str:
    return f"Zeit pro Zug: {_duration(seconds, GERMAN)}."


def _duration(seconds: int, names: Sequence[str]) -> str:
    """A time in days, minutes or seconds, whichever comes out even.

    >>> _duration(172800, ENGLISH), _duration(60, GERMAN), _duration(90, ENGLISH)
    ('2 days', '1 Minute', '90 seconds')
    """
    place = next(place for place, unit in enumerate(UNITS) if seconds % unit == 0)
    count = seconds // UNITS[place]
    return f"{count} {names[2 * place + (count != 1)]}"


def _german_invitation(host: str, game: str) -> str:
    return f"{host} lädt dich zu {game} ein" if host else f"Du bist zu {game} eingeladen"


def _german_seats(count: int) -> str:
    seats = "Ein Platz ist frei." if count == 1 else f"{count} Plätze sind frei."
    return f"{seats} Link öffnen und hinsetzen: im Browser, ohne Konto."


TEXTS: Mapping[str, Texts] = MappingProxyType(
    {
        "en": Texts(
            "Get rid of 98 cards, and never say a number. Four card games for one to five people, "
            "in the browser, without an account.",
            _english_invitation,
            _english_seats,
            running="This table is set. Open the link to watch, or to take your seat again.",
            over="The game is over. Open the link to see how it ended.",
            clock=_english_clock,
        ),
        "de": Texts(
            "98 Karten loswerden und keine Zahl verraten. Vier Kartenspiele für ein bis fünf "
            "Leute, im Browser, ohne Anmeldung.",
            _german_invitation,
            _german_seats,
            running="Dieser Tisch ist besetzt. Öffne den Link, um zuzusehen oder weiterzuspielen.",
            over="Das Spiel ist aus. Öffne den Link, um zu sehen, wie es endete.",
            clock=_german_clock,
        ),
    }
)
USUAL = "en"


def language_of(accepted: str) -> str:
    """The language that a browser likes best of those we have, by its header.

    >>> language_of("fr, de-AT;q=0.8, en;q=0.7"), language_of("en-GB,de"), language_of("*")
    ('de', 'en', 'en')
    """
    offers = [offer.partition(";") for offer in accepted.lower().replace(" ", "").split(",")]
    weighed = [(_weight(more), name.partition("-")[0]) for name, _, more in offers]
    known = [(weight, name) for weight, name in weighed if name in TEXTS and weight > 0]
    return max(known, key=lambda each: each[0], default=(0.0, USUAL))[1]


def _weight(text: str) -> float:
    """How much someone likes an offer, as in q=0.8; what cannot be read is not wanted."""
    try:
        return float(text.removeprefix("q=") or 1)
    except ValueError:
        return 0.0
