"""Play in the terminal, line by line."""

from .rules_pages import show_rules
from .session import sit_down
from .setup import Setup

__all__ = ["Setup", "show_rules", "sit_down"]
