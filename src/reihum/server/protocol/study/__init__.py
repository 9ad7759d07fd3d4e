"""What is sent between games: replays, reviews, puzzles, and what became of games."""
