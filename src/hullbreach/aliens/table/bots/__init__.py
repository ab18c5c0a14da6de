"""Bots that play the game. They see views, never positions."""
