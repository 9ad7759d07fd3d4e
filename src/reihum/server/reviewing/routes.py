"""HTTP: asks for reviews of finished games, hears how far they are, and leaves them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from ..live.services import Address, Guest, Shared
from ..protocol.catalogue import ErrorAnswer
from ..protocol.study.reviews import NewReview, ReviewAnswer
from ..refusals import Refusal
from ..study.reviewed import await_review
from .games import game_meant

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}}
router = APIRouter(responses=ERRORS)
After = Annotated[int, Query(ge=0, le=100_000)]


@router.post("/api/reviews")
async def ask(wanted: NewReview, services: Shared, guest: Guest, address: Address) -> ReviewAnswer:
    """The review of a game that is over, as far as it is; where there is none yet, it begins."""
    if not services.asked_reviews.take(address):
        raise Refusal("too-fast")
    meant = await game_meant(services.hosts, wanted, guest)
    answer = await services.reviews.ask(meant.end, guest, address)
    await await_review(services, answer.id, meant)
    return answer


@router.get("/api/reviews/{review}")
async def told(review: str, services: Shared, after: After = 0) -> ReviewAnswer:
    """How far a review is, with its verdicts from so many on."""
    return await services.reviews.told(review, after)


@router.delete("/api/reviews/{review}")
async def leave(review: str, services: Shared, guest: Guest) -> ReviewAnswer:
    """Wait for a review no more; where nobody else does, it ends."""
    return await services.reviews.leave(review, guest)
