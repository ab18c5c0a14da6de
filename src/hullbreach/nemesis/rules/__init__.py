"""What every game of the family shares, one section of the rulebook a file."""
