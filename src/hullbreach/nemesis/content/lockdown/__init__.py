"""What the cards, items, rooms and tokens of Lockdown do."""
