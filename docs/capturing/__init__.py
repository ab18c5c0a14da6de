"""Pictures of the terminal for the pages, made by playing: what they show is true."""
