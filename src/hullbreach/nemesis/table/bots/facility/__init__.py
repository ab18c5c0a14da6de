"""In the facility: power and darkness, lifts, computers, scheduled pods, contingencies, and what one makes of them."""
