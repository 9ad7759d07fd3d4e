"""One evening at the terminal: a game, who sits where, and what can be taken back."""

from dataclasses import dataclass, field, replace
from string import ascii_uppercase

from ..bots import Bot, Observation, bot
from ..games import Begin, State

USUAL = "club"  # the bot that plays where nobody wishes for another


def usual_bot() -> Bot:
    """A bot that is a good partner, and can be beaten."""
    return bot(USUAL)


@dataclass
class Sitting:
    """A game in progress, the seats of people, and the states of the running turn."""

    state: State
    people: frozenset[int]
    earlier: list[State] = field(default_factory=list)
    bot: Bot = field(default_factory=usual_bot)  # plays every seat that is no person's
    bot_actions: list[tuple[Observation, str]] = field(default_factory=list)  # of its last turn

    def name(self, player: int) -> str:
        """What a player is called; EGON is the one after the last seat."""
        if player == self.state.game.players:
            return "EGON"
        if player not in self.people:
            return f"Bot {ascii_uppercase[player]}"
        return "You" if len(self.people) == 1 else f"Player {ascii_uppercase[player]}"

    def play(self, action: str) -> None:
        """Do an action, and remember what was before it while it can still be taken back."""
        before = self.state
        self.state = before.play(action)
        ended = self.state.last_turn is not before.last_turn or self.state.outcome is not None
        first = isinstance(self.state.steps[-1].action, Begin)
        self.earlier = [] if ended or first else [*self.earlier, before]

    def undo(self) -> bool:
        """Take the last card of the running turn back, if there is one."""
        if not self.earlier:
            return False
        self.state = self.earlier.pop()
        return True

    def bot_turn(self) -> int:
        """Let a bot play a whole turn; returns its seat."""
        seat = self.state.seats[0]
        before = self.state.last_turn
        self.bot_actions = []
        while self.state.seat == seat and self.state.last_turn is before:
            seen = self._seen(seat)
            action = self.bot.choose(seen)
            self.bot_actions.append((seen, action))
            self.play(action)
        return seat

    def reasons(self) -> list[tuple[str, str]]:
        """The actions of the last turn of a bot, each with why it was played."""
        aloud = self.state.outcome is None
        return [(action, self.bot.why(seen, action, aloud)) for seen, action in self.bot_actions]

    def _seen(self, seat: int) -> Observation:
        return Observation(self.state.game, seat, self.state.observe(seat))

    def again(self, same: bool) -> "Sitting":
        """A new sitting of the same people: the same deal, or a new one."""
        deal = self.state.deal
        if same and deal is None:
            return self._anew(self.state.game.position(self.state.start or {}))
        seed, mix = (deal.seed, deal.mix or None) if same and deal else (None, None)
        return self._anew(self.state.game.deal(seed, mix))

    def _anew(self, state: State) -> "Sitting":
        return replace(self, state=state, earlier=[], bot_actions=[])
