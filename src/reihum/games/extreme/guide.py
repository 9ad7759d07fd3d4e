"""The first game of Extreme: sixteen cards are left, some with commands."""

from ..core.guides import Guide, GuideStep
from ..parts.guiding import better_card

EXTREME = Guide(
    options={"players": 2, "first": 0},
    names=("", "Pia"),
    position={
        "tops": [62, 81, 30, 19],
        "hands": [[16, 33, 37, 73, 74, 76, 84], [12, 17, 27, 28, 34, 75, 86]],
        "draw": [90, 11],
        "seat": 0,
        "turn": [],
    },
    steps=(
        GuideStep(
            "73>up1", "guide-skull", {"74>up1": "guide-skull-later", "76>up1": "guide-skull-later"}
        ),
        GuideStep("74>up1", "guide-cover-it"),
        GuideStep("end", "guide-covered"),
        GuideStep("28>down1", "guide-pia-three"),
        GuideStep("27>down1"),
        GuideStep("17>down2"),
        GuideStep("end"),
        GuideStep("16>down2", "guide-no-trick-open"),
        GuideStep("37>down1", "guide-trick-free", {"end": "guide-trick-now"}),
        GuideStep("84>up2", "guide-stop", {"end": "guide-stop-it"}),
        GuideStep("75>up1", "guide-pia-clears"),
        GuideStep("86>up2"),
        GuideStep("34>down1"),
        GuideStep("12>down2"),
        GuideStep("end"),
        GuideStep("76>up1", "guide-four-left", {"end": "guide-play-them-all"}),
        GuideStep("90>up2", "guide-three-left", {"end": "guide-play-them-all"}),
        GuideStep("33>down1", "guide-nearly-done", {"end": "guide-play-them-all"}),
        GuideStep("11>down2", "guide-final-card", {"end": "guide-play-them-all"}),
    ),
    done="guide-extreme-done",
    better=better_card,
)
