"""The events of a ship on which the intruders hunt."""
