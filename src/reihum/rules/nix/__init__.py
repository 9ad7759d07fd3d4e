"""The rules of Nix für ungut!"""
