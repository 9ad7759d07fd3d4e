"""How players that judge turns by a net think at every game with piles."""

from collections.abc import Mapping

from .judging import BREADTH, CANDIDATES, REPLIES, SLACK

FIRST_SIGHT: Mapping[int, float] = {BREADTH: 6, SLACK: 4}  # the turns that an expert thinks about
HASTY: Mapping[int, float] = {BREADTH: 12, SLACK: 6, CANDIDATES: 1, REPLIES: 0}  # uncompiled
REPLIES_PER_MILLISECOND = 20  # turns ahead that a master can look at, about
