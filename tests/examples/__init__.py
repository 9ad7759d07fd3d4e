"""The fifth game, installed into an environment of its own and driven through all rooms."""
