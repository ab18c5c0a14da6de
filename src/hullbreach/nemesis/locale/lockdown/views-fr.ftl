# La base en mots : pistes, courant, issues, ce que tous savent et les notes à leur sujet.

game-lockdown = Nemesis: Lockdown
game-lockdown-text = Sous la surface de Mars, les lumières s'éteignent l'une après l'autre : découvrez ce que cache la corporation et partez avant qu'elle ne ferme tout.
game-lockdown-facts = De 1 à 5 joueurs, environ deux heures et demie. Un cran plus exigeant que Nemesis.

## Pistes

clock-facility-time =
    { $time ->
        [0] Temps : S, la fin de la piste.
       *[other] Temps : { $time }.
    }
clock-backup-power =
    { $on ->
        [yes] La génératrice de secours fonctionne.
       *[no] La génératrice de secours est arrêtée.
    }
clock-power =
    { $count ->
        [0] Il n'y a de courant nulle part.
       *[other] Courant : { $sections }.
    }
clock-launches = Jetons SAF déjà retournés : { $tokens }.
clock-launched-at = { $css } (case { $number })
clock-isolation = On peut s'enfermer dans la Chambre d'isolement.
clock-autodestruction =
    { $red ->
        [yes] { $number ->
            [0] Autodestruction quand le jeton Temps atteindra la case S ; plus rien ne l'arrête.
           *[other] Autodestruction quand le jeton Temps quittera la case { $number } ; plus rien ne l'arrête.
        }
       *[no] Jeton Autodestruction sur la case { $space }, encore jaune.
    }
clock-alert =
    { $number ->
        [0] Alerte : la partie s'achève quand le jeton Temps atteindra la case S.
       *[other] Alerte : la partie s'achève quand le jeton Temps quittera la case { $number }.
    }
slot-final = S

## Salles et personnages

place-section = { SANS($section) }
place-dark = dans le noir
place-elevator = l'ascenseur est ici
place-rover = le Rover est ici
status-contingencies =
    { $count ->
        [one] Contingences : { $count } jeton.
       *[other] Contingences : { $count } jetons.
    }
    .known = Contingences : { $count } ({ $known }).

## Toute la table

board-power =
    { $on ->
        [yes] Jeton Courant { $number }, { SANS($section) } : allumé.
       *[no] Jeton Courant { $number }, { SANS($section) } : éteint.
    }
board-css = Jetons SAF sur la piste temporelle : { $tokens }.
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
board-computer = L'ordinateur affiche « { $computer } ».
board-pool =
    { $count ->
        [0] Le pool neutre de contingences est vide.
        [one] { $count } contingence dans le pool neutre.
       *[other] { $count } contingences dans le pool neutre.
    }
board-not-active = On sait que la contingence active n'est aucune de celles-ci : { $contingencies }.
board-weakness-at =
    { $level ->
        [one] Point faible découvert : { $name }, utile avec { $level } connaissance.
       *[other] Point faible découvert : { $name }, utile avec { $level } connaissances.
    }
board-active = La contingence active : { $contingency }.

## Comment gagner ?

win-contingency-unknown = La contingence active tue ceux qu'elle désigne. Vous ignorez laquelle c'est.
win-contingency-not = La contingence active tue ceux qu'elle désigne. Ce n'est aucune de celles-ci : { $contingencies }.
win-contingency = La contingence active est { $contingency } : { $text }
win-knowledge =
    { $active ->
        [yes] Vos connaissances : { $count } ; votre jeton est actif.
       *[no] Vos connaissances : { $count } ; votre jeton est inactif.
    }

## Événements

event-noise-dies-down =
    { $corridors-count ->
        [one] Là où il y a du courant, le bruit se tait : { $corridors }.
       *[other] Là où il y a du courant, le bruit se tait dans { $corridors-count } couloirs : { $corridors }.
    }

## Préparer la partie, et les parties en chiffres

setup-site-facility = la base, face de base
setup-site-facility-surface = la base, autre face
setup-species-night-stalkers = les Rôdeurs de nuit
ui-option-site-facility = Face de base du plateau
ui-option-site-facility-surface = Face avancée du plateau, avec la surface
ui-option-species-night-stalkers = Rôdeurs de nuit
ui-state-locked-in = à l'abri
ui-state-in-bunker = au Bunker
ui-state-in-pod = dans une nacelle

## Notes du coach

coach-power = La lumière s'est éteinte quelque part. Sans courant, on se fait surprendre plus facilement, les ordinateurs ne marchent pas, et le noir a ses propres effets.
coach-darkness = Vous êtes dans le noir : les Intrus vous surprennent selon le plus grand nombre de leur jeton, vous tirez avec le simple dé de combat, le bruit ne se tait pas, et bien des attaques et des événements y sont pires.
coach-computer = Il y a ici un ordinateur, et il est alimenté. Pour une carte, vous effectuez l'une des trois actions de la carte qu'il affiche ; la suivante apparaît ensuite.
coach-elevator = Depuis un Sas d'ascenseur, vous gagnez les autres secteurs sans jet de bruit, tant que l'ascenseur est alimenté. S'il est ailleurs, appelez-le d'abord.
coach-advantage = Là où il y a du courant, vous tirez avec le dé d'avantage : il manque moins souvent sa cible, et certaines faces changent une carte défaussée en dégât.
coach-schedule = Vous avez vu ce que lance un jeton SAF ; cela reste noté pour vous, et pour personne d'autre. Dites-en la vérité, ou autre chose.
coach-failed-launch = Le jeton ne désignait pas votre nacelle : vous voilà de retour dans sa salle avec une blessure grave. Avant de vous fier à un jeton, consultez-le, sur un ordinateur ou au Contrôle des nacelles SAF.
coach-bunker = La Grande porte est ouverte. On peut désormais quitter la base par le Bunker : avec le Rover, ou à pied en Combi tout-terrain.
coach-venting = Une salle est scellée. À la fin de la phase Joueur, tout ce qui s'y trouve meurt, sauf si l'une de ses portes s'ouvre avant.
coach-lock-down = Verrouillage : celui qui a révélé cette carte a maintenant une panne dans sa salle, et les cartes Ordinateur sont mélangées.
coach-contingency = Une contingence est active. Personne ne peut la consulter, et à la fin elle tue ceux qu'elle désigne. Ce n'est aucune de celles que vous avez vues : chaque regard vous en dit plus sur ceux qui sont en danger.
coach-knowledge = Vos connaissances augmentent, à la vue de tous. Avec 3, 5 puis 8, vous profitez des points faibles découverts ; des salles, des cartes et des objectifs en demandent aussi.
coach-alert = L'alerte a réduit de moitié le temps qui reste. La Chambre d'isolement est ouverte ; la partie s'achève quand le jeton Temps quitte la case de l'alerte.
coach-paths = Un sentier part d'ici vers la surface de Mars. Tout le monde peut l'emprunter, et sans équipement. Un sentier n'a pas de numéro et ne contient jamais de bruit.
coach-crossroads = Vous êtes à ciel ouvert. Un carrefour touche toutes les zones : tout nombre que vous obtenez place du bruit dans la zone de ce numéro, et Danger attire chaque Intrus de la surface qui n'est ni en combat ni dans un bâtiment. Ici, rien ne brûle et rien ne tombe en panne.
coach-areas = Vous êtes dans un bâtiment de la surface. Ses salles valent celles d'en bas, mais sa zone les touche toutes : le bruit qui s'y trouve est à côté de chaque salle du bâtiment. Les règles des conduits ne s'appliquent pas aux zones.
coach-surface-die = Dehors, vous faites vos jets de bruit avec le dé de surface. L'une de ses faces révèle une carte Surface : elle frappe fort à découvert, moins fort dans un bâtiment ou en Combi tout-terrain.
coach-rover = Le Rover est ici. Pour une carte, vous le conduisez, sans passager, jusqu'à une autre salle de sortie, sans jet de bruit ; pour deux, jusqu'au Bunker, si la Grande porte est ouverte.
coach-on-foot = De ce carrefour, on aperçoit le Bunker. Si la Grande porte est ouverte et que vous avez une Combi tout-terrain, vous pouvez tenter d'y aller à pied : vous faites un jet de bruit, et si aucun Intrus n'apparaît, vous êtes sorti d'affaire.

## Situations

refused-unknown-section = Il n'y a pas de secteur { $section }.
refused-unknown-token = Il n'y a pas de jeton { $token }.
