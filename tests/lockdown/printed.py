"""What Lockdown is printed with."""

from hullbreach.nemesis.content.printed import FacilityTables
from hullbreach.nemesis.editions import lockdown_edition


def lockdown(species: str = "night-stalkers", crew: str = "facility") -> FacilityTables:
    """Its tables, as one species hunts there."""
    tables = lockdown_edition(species, crew).tables
    assert isinstance(tables, FacilityTables)
    return tables
