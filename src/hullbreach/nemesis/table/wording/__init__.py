"""Views of the family in words: names, rooms, people, the board, how to win."""
