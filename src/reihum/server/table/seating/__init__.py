"""The seats of a table: who holds them, who may sit down, and what the host may do about them."""
