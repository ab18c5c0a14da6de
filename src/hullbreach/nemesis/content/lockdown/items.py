"""What each item of Lockdown does: importing this module registers every deck."""

from . import crafted_items, green_items, red_items, weapons, yellow_items  # noqa: F401  (they register)
