"""What environments of all games are made of: action numbers, observations, rewards, pictures."""
