"""The sites: the places in which games are played."""
