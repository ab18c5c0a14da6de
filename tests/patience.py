"""How long a test waits for something that will happen."""

PATIENCE = 300.0
"""Seconds after which something hangs. No test is about time: a busy machine may take as long as it needs."""
