"""The nine missions: each a map with what lies on it, and what only it does."""
