"""Making a table: any table, the deal of a day, one that goes on from a game that is over."""
