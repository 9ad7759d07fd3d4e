"""What may be done, in numbers: every rule once, plain Python that also compiles.

Each game is one module of functions on NumPy records. A **table** record is what can lie on a
table: piles, hands, the running turn. A **state** record is a table and the cards nobody has seen
yet. What a seat may know is a table again, with the other hands blank, so the functions that tell
what is legal serve players and referees alike, and no player is ever handed a state.

Called as they are, the functions are ordinary Python. `compiled()` gives their native twins.
"""
