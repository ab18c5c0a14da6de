"""Where it happens."""
