"""The Game: Face to Face as learners see it."""
