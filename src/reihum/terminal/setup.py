"""What a person asks for on the command line, made into a sitting."""

from dataclasses import dataclass, replace
from pathlib import Path

from ..bots import BOTS, Bot, bot
from ..games import GAMES, Game, OptionError, game, read_option
from .saves import LAST, load
from .sitting import USUAL, Sitting

DEFAULT_BOTS = {"the-game": 0, "extreme": 0, "face-to-face": 1, "nix": 2}


@dataclass(frozen=True)
class Wishes:
    """The words of `reihum play`."""

    game: str | None = None
    people: int | None = None
    bots: int | None = None
    options: tuple[str, ...] = ()
    deal: str | None = None
    load: Path | None = None
    resume: bool = False
    bot: str = USUAL

    def sitting(self) -> Sitting:
        """The sitting they wish for."""
        if self.resume or self.load:
            return replace(load(self.load or LAST), bot=self._bot())
        chosen, people = self._game()
        return Sitting(chosen.deal(self.deal), frozenset(range(people)), bot=self._bot())

    def _bot(self) -> Bot:
        if self.bot in BOTS:
            return bot(self.bot)
        names = ", ".join(BOTS)
        raise OptionError(
            "bad-option",
            game=self.game or "every game",
            option="bot",
            value=self.bot,
            choices=names,
        )

    def _game(self) -> tuple[Game, int]:
        name = self.game or "the-game"
        kind = type(game(name))
        options = dict(read_option(kind, text) for text in self.options)
        people, players = self._seats(name, options.pop("players", None))
        if "agree" in kind.option_table["first"].choices and players > 1:
            options.setdefault("first", "agree")  # people at a table agree who begins (R3)
        return game(name, players=players, **options), people

    def _seats(self, name: str, players: int | None) -> tuple[int, int]:
        if players is not None and self.people is None and self.bots is not None:
            people = players - self.bots
        else:
            people = 1 if self.people is None else self.people
        if players is not None and self.bots is None:
            bots = players - people
        else:
            alone = people == 1
            bots = (DEFAULT_BOTS[name] if alone else 0) if self.bots is None else self.bots
        if people < 1 or bots < 0 or (players is not None and people + bots != players):
            wrong = f"{people} people and {bots} bots"
            raise OptionError(
                "bad-option",
                game=name,
                option="seats",
                value=wrong,
                choices="at least one person, and as many seats as players",
            )
        return people, people + bots


def game_names() -> list[str]:
    """The games a person may choose from."""
    return list(GAMES)
