"""What the house says to people, in four languages: one folder of message files for each.

The files are written in Project Fluent, and the browser client reads the same ones. A message has
an id, which is the code by which programs know it, and variables: `say("cards", {"count": 3})`.
"""

from .choosing import LANGUAGES, USUAL, here, language_of, preferred, speak
from .figures import Figure
from .speaking import add_folder, add_sentences, knows, say, tell

__all__ = [
    "LANGUAGES",
    "USUAL",
    "Figure",
    "add_folder",
    "add_sentences",
    "here",
    "knows",
    "language_of",
    "preferred",
    "say",
    "speak",
    "tell",
]
