"""The Soldier."""
