"""The protocol as models: the one description of what clients and server say to each other."""
