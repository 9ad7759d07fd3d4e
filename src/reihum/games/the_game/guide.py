"""The first game of The Game: sixteen cards are left, and Pia sits across."""

from ..core.guides import Guide, GuideStep
from ..parts.guiding import better_card

THE_GAME = Guide(
    options={"players": 2, "first": 0},
    names=("", "Pia"),
    position={
        "tops": [70, 85, 30, 18],
        "hands": [[13, 21, 25, 28, 72, 77, 78], [11, 15, 22, 73, 76, 80, 87]],
        "draw": [82, 90],
        "seat": 0,
        "turn": [],
    },
    steps=(
        GuideStep("72>up1", "guide-two-ways"),
        GuideStep("28>down1", "guide-at-least-two"),
        GuideStep(
            "end",
            "guide-end-and-draw",
            {"25>down1": "guide-as-good", "*>*": "guide-enough-now"},
        ),
        GuideStep("73>up1", "guide-pia-plays"),
        GuideStep("87>up2"),
        GuideStep("15>down2"),
        GuideStep("end"),
        GuideStep("77>up2", "guide-trick"),
        GuideStep("78>up2", "guide-after-trick"),
        GuideStep("25>down1", "guide-one-more"),
        GuideStep(
            "end",
            "guide-leave-room",
            {"13>down2": "guide-as-good", "*>*": "guide-keep-for-later"},
        ),
        GuideStep("76>up1", "guide-pia-again"),
        GuideStep("80>up2"),
        GuideStep("22>down1"),
        GuideStep("11>down2"),
        GuideStep("end"),
        GuideStep("21>down2", "guide-trick-down", {"end": "guide-you-have-all"}),
        GuideStep("13>down2", "guide-last-cards", {"end": "guide-you-have-all"}),
        GuideStep("82>up2", "guide-two-left", {"end": "guide-you-have-all"}),
        GuideStep("90>up1", "guide-last-card", {"end": "guide-you-have-all"}),
    ),
    done="guide-done",
    better=better_card,
)
