# Ce que la page dit de la base sur la table : ses secteurs, ses véhicules, et ce qui est posé à côté du plateau.

## Sur le plateau

ui-in-the-dark = dans le noir
ui-section-tab = S-0{ $section }
ui-section-is-lit = Secteur S-0{ $section } : éclairé, jeton Courant { $token } allumé
ui-section-is-dark = Secteur S-0{ $section } : dans le noir, jeton Courant { $token } éteint
ui-elevator-at = L'ascenseur est dans le secteur S-0{ $section }.
ui-elevator-is-on = Il est alimenté : jeton { $token }.
ui-elevator-is-off = Il n'est pas alimenté : jeton { $token }.
ui-gate-is-open = La Grande porte est ouverte.
ui-gate-is-closed = La Grande porte est fermée.
ui-bunker = Bunker
ui-rover = Rover
ui-exit-room = Salle de sortie
ui-area = Zone { $number }
ui-area-noise = Zone { $number }, bruit

## La piste temporelle

ui-space = Case { $number }
ui-space-last = S
ui-time-is-blue = le temps est ici, génératrice de secours en marche
ui-time-is-red = le temps est ici, génératrice de secours arrêtée
ui-threshold-red = seuil d'alimentation tant que la génératrice de secours est arrêtée
ui-threshold-blue = seuil d'alimentation
ui-css-hidden = jeton SAF face cachée
ui-css-seen = jeton SAF que vous avez vu : { $css }
ui-css-turned-over = jeton SAF retourné ici : { $css }
ui-alert-here =
    { $number ->
        [0] l'alerte met fin à la partie quand le jeton Temps atteint cette case
       *[other] l'alerte met fin à la partie quand le jeton Temps quitte cette case
    }
ui-autodestruction-yellow = autodestruction, on peut encore l'arrêter
ui-autodestruction-red = autodestruction, plus rien ne l'arrête

## À côté du plateau

ui-instruments = À côté du plateau
ui-instrument-time = Temps
ui-instrument-pods = Nacelles
ui-instrument-computer = Ordinateur
ui-instrument-contingencies = Contingences
ui-instrument-laboratory = Laboratoire
ui-instrument-ways = Issues
ui-pod-named = Nacelle SAF { $letter }
ui-pod-not-found = La salle d'où elle part n'a pas encore été trouvée.
ui-pod-crew = À bord : { $crew }
ui-pod-empty = Personne à bord.
ui-pod-launched = Lancements déjà effectués : { $count }.
ui-launches = Jetons déjà retournés : { $tokens }.
ui-schedule = Tant que le temps est sur un jeton SAF, on peut monter dans une nacelle. À la fin de la manche, le jeton est retourné : les nacelles qu'il nomme partent, les autres non.
ui-computer-below = En dessous, de haut en bas :
ui-card-unknown = pas revue depuis le dernier mélange
ui-pool-count = Pool neutre : { $count }
ui-active-is = Contingence active : { $name }
ui-codes-active = La contingence active
ui-codes-own = À vous, donc pas la contingence active
ui-codes-shown = Montrées à tous
ui-codes-not-active = Vous savez que ce n'est pas la contingence active
ui-codes-active-hidden = La contingence active est retournée à la fin.
ui-contingencies-count = Jetons Contingence : { $count }
ui-slot-unknown = Point faible non découvert, { $level } connaissances
ui-slot-needs = Utile avec { $level } connaissances ou plus.
ui-slot-studied = Étudié : { $object }
ui-knows-active = Connaissances : { $count }, jeton actif
ui-knows-inactive = Connaissances : { $count }, jeton inactif
ui-knowledge-active = actif
ui-gate-short-open = Porte ouverte
ui-gate-short-closed = Porte fermée
ui-isolation-short-open = Isolement ouvert
ui-isolation-short-closed = Isolement fermé
ui-isolation-is-open = On peut s'enfermer dans la Chambre d'isolement.
ui-isolation-is-closed = On ne peut pas encore s'enfermer dans la Chambre d'isolement.
ui-rover-in = Le Rover est ici : { $room }
ui-rover-at-bunker = Le Rover est au Bunker.
ui-broken = Cassé

# Noms de salles sur le plateau, là où la place manque.
plate-cargo-a = SAF A
plate-cargo-b = SAF B
plate-cargo-c = SAF C
