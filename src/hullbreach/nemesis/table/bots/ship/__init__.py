"""The bot aboard the ship: engines, coordinates, pods and hibernation."""
