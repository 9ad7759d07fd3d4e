"""The rules pages, as they ship with the package or lie beside it in the repository."""

from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

from ..games import ReihumError, game

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "pages", PACKAGE.parents[1] / "docs" / "rules")  # installed, or a checkout


def rules_page(name: str) -> str:
    """The rules page of a game."""
    page = f"{game(name).name}.md"
    folder = next(folder for folder in FOLDERS if (folder / page).exists())
    return (folder / page).read_text(encoding="utf-8")


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
