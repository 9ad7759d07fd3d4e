"""How Nix für ungut! is reviewed."""

from ..parts.sampling import GameReview
from .sampler import NixSampler
from .themes import themes

NIX = GameReview(NixSampler(), themes=themes)
