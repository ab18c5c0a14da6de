"""The box of the original game, which the tests count and compare."""

from typing import cast

from hullbreach.nemesis.sites.ship.box import ShipBox
from hullbreach.nemesis.titles import ORIGINAL_EDITION, printed_box

BOX = cast(ShipBox, printed_box(ORIGINAL_EDITION))
PRINTED = BOX.tables
