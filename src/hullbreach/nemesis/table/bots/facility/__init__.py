"""The bot in the facility: power and darkness, lifts, computers, scheduled pods and contingencies."""
