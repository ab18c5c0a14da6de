"""The Xenobiologist."""
