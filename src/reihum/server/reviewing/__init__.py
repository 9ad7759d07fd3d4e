"""Reviews of finished games: found, waited for, made in a process of their own, and kept."""
