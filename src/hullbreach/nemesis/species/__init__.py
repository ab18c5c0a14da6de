"""What hunts you."""
