"""What everything is worth to a survivor: places, actions, cards, things; the larger, the better, 0 is not worth it."""
