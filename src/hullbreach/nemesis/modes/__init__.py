"""How you win."""
