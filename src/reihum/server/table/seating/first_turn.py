"""Who has the first turn where nobody has chosen: several people agree about it, if they can."""

from ....games import Game, OptionError, game

OPTION, AGREE = "first", "agree"


def can_agree(chosen: Game) -> bool:
    """Whether the players of a game can agree who begins."""
    try:
        game(chosen.name, players=chosen.players, first=AGREE)
    except OptionError:
        return False
    return True


def agreeing(chosen: Game, people: int) -> Game:
    """The same game with so many people: several agree who begins, one has no one to ask."""
    options = {name: value for name, value in chosen.json_options().items() if name != OPTION}
    return game(chosen.name, **options, **({OPTION: AGREE} if people > 1 else {}))
