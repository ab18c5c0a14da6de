"""The Scout."""
