"""The Survivor."""
