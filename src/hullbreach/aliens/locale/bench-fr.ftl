# Les mesures de `hullbreach bench` propres à ce jeu.

bench-reach_us = les cases à cinq pas au plus, µs
bench-targets_us = lesquelles de 20 cases sont vues, µs
bench-targets_past_people_us = de même, avec six personnages dans le champ, µs
