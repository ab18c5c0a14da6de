"""Simulated games as one picture; everything but `formats` needs matplotlib."""
