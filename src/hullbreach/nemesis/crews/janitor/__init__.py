"""The Janitor."""
