"""Three bots as users write them: they need no compiler, and differ in strength."""

from reihum.bots import Observation


class First:
    """Takes the first legal action."""

    place = 0

    def choose(self, observation: Observation) -> str:
        game = observation.game
        return str(game.decode(game.legal(observation.table)[self.place]))


class Last(First):
    """Takes the last legal action: ends its turn as soon as it may."""

    place = -1


class Middle(First):
    """Takes the one in the middle."""

    def choose(self, observation: Observation) -> str:
        game = observation.game
        legal = game.legal(observation.table)
        return str(game.decode(legal[len(legal) // 2]))


class Tired(First):
    """Falls asleep over the deals in which it holds the 50 (in Nix für ungut! over none)."""

    def choose(self, observation: Observation) -> str:
        if 50 in observation.table["hands"][observation.seat]:
            raise RuntimeError("so tired")
        return super().choose(observation)
