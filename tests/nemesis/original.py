"""The box of the original game, which the tests count and compare."""

from hullbreach.nemesis.game import original_box

BOX = original_box()
PRINTED = BOX.tables
