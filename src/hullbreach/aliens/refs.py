"""The references by which option ids, events and views name things, made once as strings."""

from .tables import ours

SEAT = tuple(f"seat:{number}" for number in range(8))
ALIEN = tuple(f"alien:{number}" for number in range(256))
CHARACTER = tuple(f"character:{row.id}" for row in ours().characters)
