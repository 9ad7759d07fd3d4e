"""What several games use: cards on piles, and checks of positions."""
