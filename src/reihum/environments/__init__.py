"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel, on the very rules of the games.

What a learner is shown comes from what its seat may know, and from nothing else.
"""
