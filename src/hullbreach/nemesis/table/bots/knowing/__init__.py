"""What a seat's view says: where it stands, the ways on, the ways out, and how far its objective is."""
