"""The modes: what players must do to win."""
