"""The special properties of the weapons found or crafted aboard."""

from __future__ import annotations

from ....content.functions import Functions
from ....content.weapons import FiresOn, Flames, Rerolling, Scatter

content = Functions()
content.weapon("prototype-rifle", FiresOn())
content.weapon("prototype-shotgun", Scatter())
content.weapon("prototype-pistol", Rerolling())
content.weapon("flamethrower", Flames())
