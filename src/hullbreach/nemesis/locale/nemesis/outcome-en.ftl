# How a voyage of the ship ended.

## The outcome

outcome-ship-explodes = The ship exploded.
outcome-ship-jumps = The ship jumped.
outcome-engines-failed = At least two engines failed.
outcome-ship-reaches-earth = The ship reached { planet-earth }.
outcome-ship-reaches-mars = The ship reached { planet-mars }.
outcome-ship-reaches-venus = The ship reached { planet-venus }.
outcome-ship-reaches-deep-space = The ship was lost in { planet-deep-space }.
