"""The crews: the characters that players can be."""
