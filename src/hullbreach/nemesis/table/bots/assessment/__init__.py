"""What the bot derives from its view: its situation, the ways, the ways out, and the state of its objective."""
