"""Programs that play the games of the family: they see views and questions, and never the rules."""
