"""Where it happens: sides drawn as text, the layout a mission joins them to, what is seen and what is reached."""
