"""The first game of Nix für ungut!: its last lap, three points behind Ole."""

from ..core.guides import Guide, GuideStep
from .guiding import better_row

NIX = Guide(
    options={"players": 2, "first": 0},
    names=("", "Ole"),
    position={
        "lap": 3,
        "starter": 0,
        "hands": ["1234457777JJ", "11123455666J"],
        "played": [],
        "turned": [],
        "rest": "1111112222222233333333444444455555556666666777777JJJJJJJ",
        "decks": [],
        "lots": [],
        "sheet": [[30, 36], [25, 28], [31, 25]],
    },
    steps=(
        GuideStep(
            "quad:7-7-7-7*",
            "guide-quad-super",
            {"quad:7-7-7-7": "guide-super-forgotten", "*J*": "guide-jokers-later"},
        ),
        GuideStep("triple:6-6-6", "guide-ole-triple"),
        GuideStep(
            "run3:1-2-3",
            "guide-rising-row",
            {"*J*": "guide-jokers-later", "pair:4-4": "guide-as-good"},
        ),
        GuideStep("run3:1-2-3", "guide-ole-pushes"),
        GuideStep("pair:4-4", "guide-falling-row", {"*J*": "guide-joker-stays"}),
        GuideStep("run3:4-5-J", "guide-ole-pushes-more"),
        GuideStep(
            "run2:5-J",
            "guide-joker-helps",
            {"single:*": "guide-one-card-only", "none": "guide-one-card-only"},
        ),
        GuideStep("pair:1-1", "guide-ole-pair"),
        GuideStep("single:J", "guide-joker-alone-now"),
        GuideStep("single:5", "guide-ole-last"),
    ),
    done="guide-nix-done",
    better=better_row,
)
