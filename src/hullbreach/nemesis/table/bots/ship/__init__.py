"""Aboard the ship: engines, coordinates, pods, beds, and what a survivor makes of them."""
