"""The rules against a naive second implementation, the leaflets, the rulings and old games."""

from tests.native import native

__path__[:0] = native(__name__)
