"""The references by which option ids, events and views name things, made once as strings."""

ROOM = tuple(f"room:{number}" for number in range(64))
SEAT = tuple(f"seat:{number}" for number in range(8))
POD = tuple(f"pod:{number}" for number in range(8))
ENGINE = tuple(f"engine:{number}" for number in range(8))
