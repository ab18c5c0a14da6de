pack-other-corridors = Autres couloirs
pack-other-corridors-text = Les couloirs de la base portent d'autres numéros.
