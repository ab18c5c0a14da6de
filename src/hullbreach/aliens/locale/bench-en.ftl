# Figures of `hullbreach bench` that only this game has.

bench-reach_us = the spaces within five steps, µs
bench-targets_us = which of 20 spaces are seen, µs
bench-targets_past_people_us = the same past six characters in the way, µs
