"""The other side of the games of the family: what the house shows, says and foretells of them. Sees views only."""
