"""What is compiled beforehand is what a review needs."""

import reihum
from reihum.review import Effort
from reihum.review.warming import rehearse

ONCE = Effort(tried=2, first=1, second=1, finalists=1, rivals=1, least=2, most=2, native=False)


def test_a_first_turn_is_rehearsed() -> None:
    rehearse(reihum.game("nix"), ONCE)
