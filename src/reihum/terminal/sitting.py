"""A sitting at the terminal: a game, who sits where, and what the bots did."""

from dataclasses import dataclass, field, replace

from ..bots import (
    Advice,
    Choice,
    Explained,
    Observation,
    ThinkingBot,
    advice,
    bot,
    bots_of,
    explained,
)
from ..games import State
from .mixing import Mixer, by_chance
from .names import name_of


@dataclass
class Sitting:
    """A game in progress, the seats of people, and who plays the others."""

    state: State
    people: frozenset[int]
    bot: ThinkingBot  # plays every seat that is no person's
    bot_actions: list[Choice] = field(default_factory=list)  # of its last turn

    def name(self, player: int) -> str:
        """What a player is called."""
        return name_of(player, self.state.game, self.people)

    def play(self, action: str) -> None:
        """Do an action; a person who has slipped may still take it back."""
        after = self.state.play(action)
        self.state = after.hold() if self.state.seat in self.people else after

    def let_stand(self) -> None:
        """Take no slip back: the game is over."""
        self.state = self.state.let_stand()

    def undo(self) -> bool:
        """Take the last card of the running turn back, if there is one."""
        if not self.state.can_undo:
            return False
        self.state = self.state.undo()
        return True

    def bot_turn(self) -> int:
        """Let a bot play a whole turn; returns its seat."""
        seat = self.state.seats[0]
        self.bot_actions = []
        while not (self.bot_actions and self.state.ended_turn):
            seen = self._seen(seat)
            action = self.bot.choose(seen)
            self.bot_actions.append(Choice(seen, action))
            self.play(action)
        return seat

    def hint(self, seat: int) -> Advice:
        """What the strongest bot would do on a seat, from what that seat may know."""
        return advice(bot(bots_of(self.state.game).strongest), self._seen(seat))

    def explained(self) -> list[Explained]:
        """The actions of the last turn of a bot, each with why it was played."""
        return explained(self.bot, self.bot_actions, over=self.state.outcome is not None)

    def with_game(self, state: State, people: frozenset[int]) -> "Sitting":
        """A sitting with another game; the same bot plays, if that game has it."""
        there = bots_of(state.game)
        same = self.bot.name in there.known
        return Sitting(state, people, self.bot if same else bot(there.usual))

    def _seen(self, seat: int) -> Observation:
        return Observation(self.state.game, seat, self.state.observe(seat))

    def again(self, same: bool, mixer: Mixer = by_chance) -> "Sitting":
        """A new sitting of the same people: the same deal, or a new one, mixed if this one was."""
        game, deal = self.state.game, self.state.deal
        if same and deal is None:
            return self._anew(game.position(self.state.start or {}))
        mixed = deal is not None and bool(deal.mix)
        if same and deal is not None:
            return self._anew(game.deal(deal.seed, deal.mix if mixed else None))
        return self._anew(game.deal(None, mixer(game, self.people) if mixed else None))

    def _anew(self, state: State) -> "Sitting":
        return replace(self, state=state, bot_actions=[])
