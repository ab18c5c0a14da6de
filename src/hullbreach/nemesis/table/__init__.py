"""What the rest of the program needs from the family: words, bots, odds and statistics. They see views only."""
