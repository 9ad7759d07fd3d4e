"""What may be done, in numbers: every rule once, plain Python that also compiles.

Each game has a folder, and there a module `table` of functions on NumPy records
(`engine/records.py` tells the three kinds): `deal`, `legal`, `play`, `observe` and `note`, with
`TABLE`, `STATE` and `MOST_ACTIONS`. What a seat may know is a table again, with the other hands
blank, so the functions that tell what is legal serve players and referees alike, and no player is
ever handed a state.

Called as they are, the functions are ordinary Python. `compiled()` gives their native twins.
"""
