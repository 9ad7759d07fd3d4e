"""What the rules of all games stand on: compiling, the shuffle, whole games, hands and piles."""
