"""The Mechanic."""
