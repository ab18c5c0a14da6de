"""What each item does."""
