"""Play in the terminal, line by line."""

from .loop import sit_down
from .pages import show_rules
from .wishes import Wishes

__all__ = ["Wishes", "show_rules", "sit_down"]
