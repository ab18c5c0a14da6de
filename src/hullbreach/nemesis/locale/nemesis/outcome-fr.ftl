# Comment un voyage du vaisseau a fini.

## Le dénouement

outcome-ship-explodes = Le vaisseau a explosé.
outcome-ship-jumps = Le vaisseau a effectué le saut hyperespace.
outcome-engines-failed = Au moins deux moteurs ont lâché.
outcome-ship-reaches-earth = Le vaisseau a atteint { planet-earth }.
outcome-ship-reaches-mars = Le vaisseau a atteint { planet-mars }.
outcome-ship-reaches-venus = Le vaisseau a atteint { planet-venus }.
outcome-ship-reaches-deep-space = Le vaisseau s'est perdu dans { planet-deep-space }.
