"""All models as one JSON schema, from which clients in other languages make their types."""

from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from .answers import AnyAnswer, FromServer
from .catalogue import (
    Catalogue,
    ErrorAnswer,
    GameInfo,
    GuidedAction,
    GuidedPage,
    GuidedStep,
    Health,
    OptionInfo,
    RulesNode,
    RulesPage,
    RulesSection,
    Shape,
)
from .events import AnyEvent, TableEvent
from .requests import AnyRequest, Look, Request
from .study.puzzles import (
    MistakeInfo,
    MistakePile,
    NextPuzzle,
    OpenHand,
    PuzzlesAnswer,
    PuzzleSolution,
    PuzzleTable,
    PuzzleTheme,
    PuzzleTurn,
    PuzzleVerdict,
    PuzzleWhy,
    Standing,
)
from .study.replays import (
    AnyReviewRequest,
    RecordRequest,
    Replay,
    ReplayPlace,
    ReplayStep,
    Together,
)
from .study.results import (
    Board,
    BoardName,
    DayAnswer,
    DaysAnswer,
    GamesAnswer,
    SameDeal,
    Statistics,
)
from .study.reviews import (
    BalanceInfo,
    ChanceInfo,
    NewReview,
    ReviewAnswer,
    ReviewReason,
    ReviewSummary,
    ShareInfo,
    TurnVerdict,
    WinnableInfo,
)
from .tables import (
    AgainInfo,
    Forgotten,
    LinksAnswer,
    LobbyInfo,
    MadeTable,
    MixingInfo,
    MoveAnswer,
    MyTable,
    NewTable,
    PauseInfo,
    QrRequest,
    RecordAnswer,
    RemovedTable,
    ResultInfo,
    SeatAnswer,
    SeatInfo,
    SeatRequest,
    TablesAnswer,
    WantedSeat,
    WhatIfInfo,
    WhatIfRequest,
)

HTTP: tuple[type[BaseModel], ...] = (
    Catalogue,
    GameInfo,
    OptionInfo,
    Shape,
    RulesPage,
    RulesSection,
    RulesNode,
    GuidedPage,
    GuidedStep,
    GuidedAction,
    NewTable,
    WantedSeat,
    WhatIfRequest,
    WhatIfInfo,
    Look,
    MadeTable,
    SeatRequest,
    SeatAnswer,
    LinksAnswer,
    MoveAnswer,
    QrRequest,
    LobbyInfo,
    SeatInfo,
    MixingInfo,
    AgainInfo,
    ResultInfo,
    PauseInfo,
    MyTable,
    TablesAnswer,
    Forgotten,
    RemovedTable,
    RecordAnswer,
    RecordRequest,
    Replay,
    ReplayPlace,
    ReplayStep,
    PuzzlesAnswer,
    PuzzleTheme,
    Standing,
    NextPuzzle,
    PuzzleTurn,
    PuzzleTable,
    OpenHand,
    PuzzleVerdict,
    PuzzleSolution,
    PuzzleWhy,
    MistakePile,
    MistakeInfo,
    NewReview,
    ReviewAnswer,
    TurnVerdict,
    ChanceInfo,
    ReviewReason,
    ReviewSummary,
    ShareInfo,
    BalanceInfo,
    WinnableInfo,
    GamesAnswer,
    Statistics,
    DayAnswer,
    DaysAnswer,
    Board,
    BoardName,
    SameDeal,
    ErrorAnswer,
    Health,
)
SOCKET: tuple[type[BaseModel], ...] = (
    *get_args(AnyAnswer),
    *get_args(AnyEvent),
    *get_args(AnyRequest),
    *get_args(AnyReviewRequest),
    Together,
)
UNIONS: dict[str, Any] = {"FromServer": FromServer, "TableEvent": TableEvent, "Request": Request}


def protocol_schema() -> dict[str, Any]:
    """One schema whose definitions are all the models, by name."""
    adapters = {model.__name__: TypeAdapter[Any](model) for model in (*HTTP, *SOCKET)}
    adapters |= {name: TypeAdapter[Any](union) for name, union in UNIONS.items()}
    inputs: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "validation", adapter) for name, adapter in adapters.items()
    ]
    made, common = TypeAdapter.json_schemas(inputs)
    unions = {name: made[name, "validation"] for name in UNIONS}
    return {"$defs": {**common["$defs"], **unions}}
