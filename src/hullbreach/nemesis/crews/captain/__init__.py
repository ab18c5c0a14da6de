"""The Captain."""
