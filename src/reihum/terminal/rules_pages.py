"""The rules of a game, for whoever wants to read them."""

from rich.console import Console
from rich.markdown import Markdown

from ..games import ReihumError, game
from ..languages import here


def rules_page(name: str) -> str:
    """The rules page of a game, in the language of this keyboard if it is there."""
    return game(name).rules_for(here())[0]


def show_rules(name: str) -> int:
    """Print the rules of a game: drawn for a terminal, as they are for a pipe."""
    console = Console(highlight=False)
    try:
        text = rules_page(name)
    except ReihumError as error:
        console.print(error.said(here()), style="red")
        return 2
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        console.out(text)
    return 0
