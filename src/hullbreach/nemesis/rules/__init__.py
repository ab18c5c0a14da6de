"""The rules that all games of the family share, one section of the rulebook a file."""
