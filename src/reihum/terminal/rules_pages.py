"""The rules of a game, for whoever wants to read them."""

from rich.console import Console
from rich.markdown import Markdown

from ..games import ReihumError, game


def rules_page(name: str) -> str:
    """The rules page of a game."""
    return game(name).rules_page() or ""


def show_rules(name: str) -> int:
    """Print the rules of a game: drawn for a terminal, as they are for a pipe."""
    console = Console(highlight=False)
    try:
        text = rules_page(name)
    except ReihumError as error:
        console.print(str(error), style="red")
        return 2
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        console.out(text)
    return 0
