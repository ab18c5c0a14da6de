"""Mess Call: one room, four doors."""

from __future__ import annotations

from ..bug_hunt import BugHunt


class MessCall(BugHunt):
    """A bug hunt and nothing else: its boards and numbers make it what it is."""
