"""Players of Nix für ungut!"""
