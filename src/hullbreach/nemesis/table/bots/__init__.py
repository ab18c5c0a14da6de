"""Bots for the games of the family. They see views and questions, and never a position."""
