"""The species: the creatures that hunt the crew."""
