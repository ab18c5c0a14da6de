"""The other side of the table: views of a mission in words, and what its players say to each other."""
