"""The types of carnomorphs as small numbers, in the order of the table of tokens, from the lowest level to the highest.

See carnomorphs/terms/levels. They stand where the intruders have larva, creeper, adult, breeder and queen, so that the
rules of intruders apply to them as well (carnomorphs/terms/carnomorph-is-intruder): the shambler, the fleshbeast and
the butcher use the tokens of adult, breeder and queen. Blue and red tokens stand for the same miniature; colour matters
only in the bag.
"""

from ..intruders.creatures import ADULT, BLANK, BREEDER, CREEPER, LARVA, QUEEN

BLUE_METAGORGER, METAGORGER, SHAMBLER, FLESHBEAST, BUTCHER = LARVA, CREEPER, ADULT, BREEDER, QUEEN
GROWN = {METAGORGER: SHAMBLER, SHAMBLER: FLESHBEAST, FLESHBEAST: BUTCHER}
"""By type: the next higher one."""

__all__ = ["BLANK", "BLUE_METAGORGER", "BUTCHER", "FLESHBEAST", "GROWN", "METAGORGER", "SHAMBLER"]
