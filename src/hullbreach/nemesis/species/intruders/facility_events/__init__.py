"""The events of a facility in which the intruders hunt."""
