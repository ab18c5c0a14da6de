"""The Lab Rat."""
