"""OpenSpiel: every game with chance laid open, registered with `pyspiel` when this is imported.

    import pyspiel
    import reihum.environments.openspiel

    game = pyspiel.load_game("reihum_face_to_face(cards=4,hand=2)")

`registered()` has all names, those of games from outside too.
"""

from .games import registered

__all__ = ["registered"]

registered()
