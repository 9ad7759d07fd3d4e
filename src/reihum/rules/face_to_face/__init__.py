"""The rules of The Game: Face to Face."""
