"""The value of places, actions, cards and things to the bot. Larger is better, and 0 is not worth doing."""
