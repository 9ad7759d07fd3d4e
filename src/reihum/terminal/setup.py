"""What a person asks for on the command line, made into a sitting."""

from dataclasses import dataclass
from pathlib import Path

from ..bots import ThinkingBot, bot, bots_of
from ..games import GAMES, Game, OptionError, State, game, read_option
from .mixing import Mixer, by_chance, filled
from .saves import LAST, load
from .sitting import Sitting


@dataclass(frozen=True)
class Setup:
    """The words of `reihum play`."""

    game: str | None = None
    people: int | None = None
    bots: int | None = None
    options: tuple[str, ...] = ()
    deal: str | None = None
    load: Path | None = None
    resume: bool = False
    bot: str | None = None  # how the bots play; nobody named: as usual in that game
    mix: tuple[str, ...] = ()  # what the seats mix into each other's decks

    def sitting(self, mixer: Mixer = by_chance) -> Sitting:
        """The sitting they ask for."""
        state, people = self._state(mixer)
        return Sitting(state, people, self._bot(state.game))

    def _state(self, mixer: Mixer) -> tuple[State, frozenset[int]]:
        if self.resume or self.load:
            return load(self.load or LAST)
        chosen, number = self._game()
        people = frozenset(range(number))
        return chosen.deal(self.deal, self._mix(chosen, people, mixer)), people

    def _mix(self, game: Game, people: frozenset[int], mixer: Mixer) -> list[str] | None:
        """What is mixed in: what was named; or people mix a deal of which nothing is known yet."""
        if self.mix:
            return filled(self.mix, game)
        mixes = game.own_decks > 1 and len(people) > 1 and self.deal is None
        return mixer(game, people) if mixes else None

    def _bot(self, game: Game) -> ThinkingBot:
        there = bots_of(game)
        name = there.usual if self.bot is None else self.bot
        if name in there.known:
            return bot(name)
        choices = ", ".join(there.known)
        raise OptionError("bad-option", game=game.name, option="bot", value=name, choices=choices)

    def _game(self) -> tuple[Game, int]:
        name = self.game or next(iter(GAMES))
        kind = type(game(name))
        options = dict(read_option(kind, text) for text in self.options)
        people, players = self._seats(kind, options.pop("players", None))
        first = kind.option_table.get("first")
        if first and "agree" in first.choices and players > 1:
            options.setdefault("first", "agree")  # people at a table agree who begins (R3)
        return game(name, players=players, **options), people

    def _seats(self, kind: type[Game], players: int | None) -> tuple[int, int]:
        if players is not None and self.people is None and self.bots is not None:
            people = players - self.bots
        else:
            people = 1 if self.people is None else self.people
        if players is not None and self.bots is None:
            bots = players - people
        else:
            alone = people == 1
            bots = (usual_bots(kind) if alone else 0) if self.bots is None else self.bots
        if people < 1 or bots < 0 or (players is not None and people + bots != players):
            raise OptionError("wrong-company", game=kind.title, people=people, bots=bots)
        return people, people + bots


def usual_bots(kind: type[Game]) -> int:
    """How many bots sit down with one person: none where one can play alone."""
    alone = kind.option_table["players"].shape.low == 1
    return 0 if alone else kind.default_seats - 1
