"""The box of the original game, which the tests count and compare."""

from typing import cast

from hullbreach.nemesis.editions import nemesis_edition
from hullbreach.nemesis.sites.ship.box import ShipBox
from hullbreach.nemesis.titles import printed_box

BOX = cast(ShipBox, printed_box(nemesis_edition("intruders")))
PRINTED = BOX.tables
