"""What the cards, rooms, tokens, boards and characters of the Nemesis family print."""
