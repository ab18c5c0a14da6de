"""The items of the original game."""
