"""The first game of Face to Face: nine cards against eight."""

from ..core.guides import Guide, GuideStep
from ..parts.guiding import better_card

FACE_TO_FACE = Guide(
    options={"first": 0},
    names=("", "Ole"),
    position={
        "tops": [[40, 20], [45, 22]],
        "hands": [[16, 18, 32, 34, 42, 44], [9, 12, 21, 46, 50, 52]],
        "draw": [[26, 25, 48], [30, 31]],
        "seat": 0,
        "turn": [],
    },
    steps=(
        GuideStep("42>up", "guide-your-side", {"44>their-up": "guide-as-good"}),
        GuideStep("18>down", "guide-down-pile", {"44>their-up": "guide-as-good"}),
        GuideStep("44>their-up", "guide-gift", {"end": "guide-gift-first"}),
        GuideStep("end", "guide-filled-up", {"*>*": "guide-after-gift"}),
        GuideStep("46>up", "guide-ole-plays"),
        GuideStep("21>down"),
        GuideStep("end"),
        GuideStep("32>up", "guide-own-trick"),
        GuideStep("34>up", "guide-on-it-goes", {"end": "guide-can-finish"}),
        GuideStep("16>down", "guide-towards-trick", {"end": "guide-can-finish"}),
        GuideStep("26>down", "guide-down-trick", {"end": "guide-can-finish"}),
        GuideStep("25>down", "guide-next-to-it", {"end": "guide-can-finish"}),
        GuideStep("48>up", "guide-winning-card", {"end": "guide-can-finish"}),
    ),
    done="guide-duel-done",
    better=better_card,
)
