"""Players of Face to Face."""
