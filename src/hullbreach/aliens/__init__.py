"""Aliens: Another Glorious Day in the Corps. A squad on a grid, all players on one side."""
