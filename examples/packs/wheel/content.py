"""One more board: it is played on `tables/board_wheel.toml`, and everything else is as aboard the ship."""

from __future__ import annotations

from hullbreach.nemesis.modding import Functions, Ship

content = Functions()


@content.site
class Wheel(Ship):
    """A derelict built as a wheel: there is always another way round."""

    name = "wheel"
