"""Gymnasium: one seat of a table for a learner, bots at the others.

    import gymnasium
    import reihum.environments.gymnasium  # registers the names

    env = gymnasium.make("reihum/TheGame-v0")
    envs = gymnasium.make_vec(
        "reihum/TheGame-v0", num_envs=4096, vectorization_mode="vector_entry_point"
    )

`registered()` has all names, those of games from outside too.
"""

from .names import registered

__all__ = ["registered"]

registered()
