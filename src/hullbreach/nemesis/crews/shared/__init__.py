"""Cards that every deck has, and repairs."""
