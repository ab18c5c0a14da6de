"""What each event card does."""
