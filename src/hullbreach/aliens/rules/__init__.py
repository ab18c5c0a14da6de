"""The rules of every mission."""
