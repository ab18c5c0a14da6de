"""The Pilot."""
