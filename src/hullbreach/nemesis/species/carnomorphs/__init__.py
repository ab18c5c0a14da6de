"""The carnomorphs, which feed on corpses, carcasses and eggs and grow."""
