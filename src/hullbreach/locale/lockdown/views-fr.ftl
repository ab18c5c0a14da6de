# La base en mots : pistes, courant, issues, ce que tous savent et ce qui s'en raconte.

game-lockdown = Nemesis: Lockdown
game-lockdown-text = Sous la surface de Mars, les lumières s'éteignent l'une après l'autre : découvrez ce que cache la corporation et partez avant qu'elle ne ferme tout.

## Pistes

clock-facility-time =
    { $time ->
        [0] Temps : S, la fin de la piste.
       *[other] Temps : { $time }.
    }
clock-backup-power =
    { $on ->
        [yes] La génératrice de secours fonctionne.
       *[no] La génératrice de secours est arrêtée.
    }
clock-power =
    { $count ->
        [0] Il n'y a de courant nulle part.
       *[other] Courant : { $sections }.
    }
clock-isolation = On peut s'enfermer dans la Chambre d'isolement.
clock-autodestruction =
    { $red ->
        [yes] Autodestruction quand le jeton Temps quittera la case { $space } ; plus rien ne l'arrête.
       *[no] Jeton Autodestruction sur la case { $space }, encore jaune.
    }
clock-alert = Alerte : la partie s'achève quand le jeton Temps quittera la case { $space }.
slot-final = S

## Salles et personnages

place-section = { SANS($section) }
place-dark = dans le noir
place-elevator = l'ascenseur est ici
place-rover = le Rover est ici
status-contingencies =
    { $count ->
        [one] Contingences : { $count } jeton.
       *[other] Contingences : { $count } jetons.
    }
    .known = Contingences : { $count } ({ $known }).

## Toute la table

board-power =
    { $on ->
        [yes] Jeton Courant { $number }, { SANS($section) } : allumé.
       *[no] Jeton Courant { $number }, { SANS($section) } : éteint.
    }
board-css = Jetons SAF sur la piste temporelle : { $tokens }.
board-css-token = case { $number }
    .css = case { $number } ({ $css })
board-css-pod = { MAJ($crew) } attend dans { $csspod }.
board-elevator = L'ascenseur est dans { $section }.
board-rover = Le Rover est dans { $room }.
board-rover-bunker = Le Rover est au Bunker.
board-gate =
    { $state ->
        [open] La Grande porte est ouverte.
       *[closed] La Grande porte est fermée.
    }
board-computer = L'ordinateur affiche « { $computer } ».
board-pool =
    { $count ->
        [0] Le pool neutre de contingences est vide.
        [one] { $count } contingence dans le pool neutre.
       *[other] { $count } contingences dans le pool neutre.
    }
board-not-active = Ne sont pas la contingence active, on le sait : { $contingencies }.
board-weakness-at = Point faible découvert : { $name }, utile avec { $level } connaissances.
board-active = La contingence active : { $contingency }.

## Comment gagner ?

win-contingency-unknown = La contingence active tue ceux qu'elle désigne. Vous ignorez laquelle c'est.
win-contingency-not = La contingence active tue ceux qu'elle désigne. Ce n'est aucune de celles-ci : { $contingencies }.
win-contingency = La contingence active est { $contingency } : { $text }
win-knowledge =
    { $active ->
        [yes] Vos connaissances : { $count } ; votre jeton est actif.
       *[no] Vos connaissances : { $count } ; votre jeton est inactif.
    }

## Événements

event-noise-dies-down =
    { $corridors-count ->
        [one] Là où il y a du courant, le bruit se tait : { $corridors }.
       *[other] Là où il y a du courant, le bruit se tait dans { $corridors-count } couloirs : { $corridors }.
    }

## Préparer la partie, et les parties en chiffres

setup-site-facility = la base, côté de base
setup-species-night-stalkers = les Rôdeurs de nuit
ui-option-site-facility = Côté de base du plateau
ui-option-species-night-stalkers = Rôdeurs de nuit
ui-state-locked-in = à l'abri
ui-state-in-bunker = au Bunker
ui-state-in-pod = dans une nacelle
way-out-css-pod = nacelle SAF
way-out-isolation = Chambre d'isolement
way-out-bunker = Bunker
ending-facility-destroyed = base détruite
ending-facility-purged = base purgée
ending-alert-ended = fin de l'alerte
ending-facility-empty = plus personne
cause-lockdown-attack-card-hit = attaque d'Intrus
cause-lockdown-room-vent-kill = dépressurisation
cause-lockdown-fire-supply-exhausted = base perdue par le feu
cause-lockdown-malfunction-supply-exhausted = base perdue par les pannes
cause-lockdown-autodestruction-explosion = autodestruction
cause-lockdown-alert-game-end = fin de l'alerte
cause-lockdown-end-time-track = fin de la piste temporelle
cause-lockdown-end-last-character-autodestruction = à l'abri pendant l'autodestruction
cause-lockdown-victory-contingency = contingence

## Notes du coach

coach-power = La lumière s'est éteinte quelque part. Sans courant, on se fait surprendre plus facilement, les ordinateurs ne marchent pas, et le noir a des effets à lui.
coach-contingency = Vous avez des contingences, et personne ne voit celle qui compte. Ce que vous avez vu ailleurs, ce n'est pas elle : vous saurez ainsi de mieux en mieux qui elle peut tuer à la fin.
coach-knowledge = Vos connaissances augmentent, à la vue de tous. Avec 3, 5 puis 8, vous profitez des points faibles découverts ; des salles, des cartes et des objectifs en demandent aussi.
coach-alert = L'alerte a réduit de moitié le temps qui reste. La Chambre d'isolement est ouverte ; la partie s'achève quand le jeton Temps quitte la case de l'alerte.

## Situations

refused-unknown-section = Il n'y a pas de secteur { $section }.
refused-unknown-token = Il n'y a pas de jeton { $token }.
