"""The other processes that serve the same tables: what they do is heard, and who is where."""
