"""What each item does: importing this module registers every deck. Weapons are in weapons.py, reactions by their moment."""

from . import crafted_items, green_items, quest_items, red_items, yellow_items  # noqa: F401  (they register)
