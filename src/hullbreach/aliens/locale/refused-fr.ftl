# Des plateaux qu'on ne peut ni lire ni disposer, des tables qu'on ne peut pas mettre en place, et pourquoi.

## Plans

refused-map-corner = Le coin est dessiné « { $drawn } » ; avec ces bords, il faut « { $wanted } ».
refused-map-cut-off = Aucun chemin ne mène à la case { $space }.
refused-map-door-within-room = Une porte en { $space } ne sépare pas deux salles.
refused-map-expected = Il faut ici une ligne qui commence par « { $word } ».
refused-map-height = Le plan compte { $rows } lignes ; il en faut { $wanted }.
refused-map-low-not-railed = L'obstacle bas en { $space } doit avoir une ligne blanche ou un mur sur chaque bord.
refused-map-name-in-one-language = Il faut un nom dans les deux langues : anglais | français.
refused-map-port = Le bord est ouvert en { $space } ; il ne peut l'être qu'à ces endroits : { $allowed }.
refused-map-room-in-pieces = La salle { $room } est en plusieurs morceaux ; { $space } appartient à un autre.
refused-map-room-letter = Une salle commence par une lettre minuscule et sa sorte.
refused-map-room-not-drawn = La salle { $room } figure dans la liste, mais pas sur le plan.
refused-map-room-twice = La salle { $room } figure deux fois dans la liste.
refused-map-solid-not-walled = La case pleine { $space } doit avoir un mur sur chaque bord.
refused-map-unknown-border = « { $drawn } » n'est pas un bord.
refused-map-unknown-kind = Il n'y a pas de salle de cette sorte : { $kind }. Choisissez parmi : { $allowed }.
refused-map-unknown-set = Il n'y a pas de série de plateaux { $set }. Choisissez parmi : { $allowed }.
refused-map-unknown-space = « { $space } » n'est pas une case de ce plan.
refused-map-unnamed-room = « { $drawn } » est dessiné, mais aucune salle n'a cette lettre.
refused-map-vent-not-floor = La grille d'aération en { $space } n'est pas sur du sol.
refused-map-width = Une ligne du plan compte { $columns } caractères ; il en faut { $wanted }.
refused-map-without-floor = Le plan n'a pas de sol.

## Dispositions

refused-layout-board-twice = Le plateau { $board } est utilisé des deux côtés à la fois.
refused-layout-cut-off = Aucun chemin ne mène à { $space }.
refused-layout-empty = Aucun plateau n'est disposé.
refused-layout-no-door = Il n'y a pas de porte en { $door }.
refused-layout-unknown-side = Il n'y a pas de face { $side }. Choisissez parmi : { $known }.
refused-layout-unknown-space = Il n'y a pas de case { $space } sur ces plateaux.

## Scénarios

refused-scenario-no-door = Il n'y a pas de porte entre { $one } et { $other }.
refused-scenario-no-such-blip = Il ne reste aucun écho de { $number } dans la réserve.
refused-scenario-no-such-card = Il ne reste aucune carte { $card } à prendre.
refused-scenario-no-such-token = Il ne reste aucun écho de mission { $kind } à prendre.
refused-scenario-space-taken = Il y a déjà quelqu'un ou quelque chose en { $space }.
