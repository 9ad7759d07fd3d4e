"""What every game is made of: Game, State, actions, views, options, deals, notation."""
