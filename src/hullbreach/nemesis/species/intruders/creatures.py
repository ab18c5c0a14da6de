"""The creatures of the species as small numbers, in the order of its table of tokens.

A species that grows and fights like the intruders has the same six with its own names.
"""

BLANK, LARVA, CREEPER, ADULT, BREEDER, QUEEN = range(6)
