"""The references by which option ids, events and views name things, made once as strings."""

from .tables import ours

SEAT = tuple(f"seat:{number}" for number in range(8))
ALIEN = tuple(f"alien:{number}" for number in range(256))
CHARACTER = tuple(f"character:{row.id}" for row in ours().characters)


def whom(who: int) -> dict[str, str]:
    """The argument of an event that says whom it concerns; none for nobody in particular (-1)."""
    return {"who": CHARACTER[who]} if who >= 0 else {}
