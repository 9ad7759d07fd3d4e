"""Playing batches of games: compiled or not, on one core, on all, or on a cluster."""
