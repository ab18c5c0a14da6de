pack-other-corridors = Other corridors
pack-other-corridors-text = The corridors of the facility have different numbers.
