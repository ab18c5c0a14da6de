"""What endurance cards do beyond what their table says."""
