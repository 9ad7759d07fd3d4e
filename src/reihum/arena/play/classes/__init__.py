"""Games of bots that are Python classes: all but their own choice is compiled."""
