"""The box of the original game, which the tests count and compare."""

from typing import cast

from hullbreach.nemesis.game import ORIGINAL_EDITION, printed_box
from hullbreach.nemesis.sites.ship.box import ShipBox

BOX = cast(ShipBox, printed_box(ORIGINAL_EDITION))
PRINTED = BOX.tables
