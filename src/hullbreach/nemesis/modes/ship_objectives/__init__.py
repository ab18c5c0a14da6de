"""The objectives of the original game."""
