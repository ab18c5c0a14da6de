"""The Scientist."""
