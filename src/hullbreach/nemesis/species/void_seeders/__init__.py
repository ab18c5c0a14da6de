"""The void seeders, which prey on the minds of the crew."""
