"""What players of the games with piles share: whole turns, their judgement, looking ahead."""
