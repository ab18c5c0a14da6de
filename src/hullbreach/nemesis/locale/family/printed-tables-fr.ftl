# Ce qui ne va pas dans une table de contenu, celle d'une extension par exemple.

## Tables

refused-table-unknown = Il n'y a pas de table de ce nom.
    .near =
        { $near-count ->
            [0] Il n'y a pas de table de ce nom.
           *[other] Il n'y a pas de table de ce nom. Vouliez-vous dire { $near } ?
        }
refused-table-not-toml = Ce n'est pas du TOML : { $because }
refused-table-without-source = La table ne dit pas d'où elle vient (source).
refused-table-bad-value = { $because }
    .row = { $row } : { $because }
refused-table-drawn-icon = { $row } : il n'y a pas d'icône « { $value } ». Icônes possibles : { $names }.
refused-table-drawn-colour = { $row } : rien n'est dessiné dans la couleur « { $value } ». Couleurs possibles : { $names }.
refused-table-drawn-shape = { $row } : il n'y a pas de forme « { $value } ». Formes possibles : { $names }.
refused-table-row-twice = { $row } apparaît plusieurs fois.
refused-table-corridors-unordered = Les couloirs ne sont pas dans l'ordre croissant.
refused-table-lower-room-first = Couloir { $row } : écrivez d'abord la salle au plus petit numéro.
refused-table-way-to-nowhere = Un couloir mène à la salle { $row }, qui n'existe pas.
refused-table-way-numbers = Les couloirs de la salle { $row } portent les numéros { $found }, et non 1, 2, 3 et 4 une fois chacun.
refused-table-rooms-misnumbered = Les salles doivent être numérotées à partir de 1, sans trou, jusqu'à { $most } au plus.
refused-table-slot-room = Salle { $row } : un emplacement spécial nomme sa salle, et une salle nommée doit être du même type que son emplacement.
refused-table-special-room-missing = Il manque des salles spéciales au plateau : { $rooms }.
refused-table-basic-tiles = { $tiles } tuiles de base pour { $slots } emplacements : toutes sont posées, les nombres doivent donc être égaux.
refused-table-additional-tiles = Seulement { $tiles } tuiles supplémentaires pour { $slots } emplacements.
refused-table-too-few-tokens = Seulement { $tokens } jetons Exploration pour { $rooms } salles.
refused-table-searchable-colour = { $row } peut être fouillée, il lui faut donc une couleur.
refused-table-bag-too-full = Il entre dans le sac plus de jetons { $row } qu'il n'y en a.
refused-table-unknown-creature = { $row } nomme { $kind }, qui n'est pas une créature de l'espèce : { $known }.
refused-table-supply-too-small = Plus de { $row } à la mise en place qu'il n'y en a.
refused-table-pod-counts = Il faut un pod_count pour chaque nombre de joueurs de 1 à 5.
refused-table-too-few-pods = Plus de capsules en jeu qu'il n'y en a.
refused-table-engines-differ = Les moteurs et les salles des moteurs ne correspondent pas.
refused-table-second-blood = { $row } : certaines de ses cartes seulement portent une deuxième valeur.
refused-table-die-faces = Le dé { $row } a des faces que les règles ne connaissent pas : { $faces }.
refused-table-counts-down = La piste { $row } ne décompte pas.
refused-table-off-the-track = Le marqueur { $row } commence hors de la piste.
refused-table-destination-twice = { $row } nomme deux fois une destination.
refused-table-recipe-and-crafted = { $row } : une recette et un nombre de cartes fabriquées vont ensemble.
refused-table-recipe-unmet = { $row } : aucun objet ne porte un symbole de sa recette.
refused-table-quest-misplaced = { $row } : les objets de quête ont leur place dans character_items.toml.
refused-table-weapon-shape = { $row } : une arme est lourde, se garde (pas de one_use) et n'a pas de coût propre.
refused-table-id-taken = { $row } : un objet de items.toml porte cet identifiant.
refused-table-weapon-or-quest = { $row } doit être soit une arme, soit un objet de quête.
refused-table-in-no-deck = { $row } : l'objet propre à un personnage ne doit être dans aucun paquet.
refused-table-unknown-room = { $row } : il n'y a pas de salle { $room }.
refused-table-unknown-item = { $row } : il n'y a pas d'objet { $item }.
refused-table-deck-size = { $row } : le paquet compte { $found } cartes, et non { $size }.
refused-table-unknown-card = { $row } : il n'y a pas de carte Action { $card }.
refused-table-unknown-weapon = { $row } : il n'y a pas d'arme { $item } dans character_items.toml.
refused-table-unknown-quest = { $row } : il n'y a pas d'objet de quête { $item } dans character_items.toml.
refused-table-in-nobodys-deck = { $row } n'est dans le paquet de personne.
refused-table-one-owner = { $row } appartient à { $owners } personnages, et non à un seul.
refused-table-ability-of-each = Il faut une capacité pour chaque carte, dans le même ordre.
refused-table-effect-twice = Deux cartes ont le même effet.
refused-table-without-function = { $row } n'a pas de fonction qui dise ce que cela fait.
refused-table-function-for-nothing = Il y a une fonction pour { $id }, mais { $of }.toml n'a rien de ce nom qui en ait besoin.
refused-table-reaction = { $row } est une réaction, et aucun content.reaction de content.py ne la nomme.
refused-table-unknown-rule = { $row } cite une règle inconnue : { $rule }.
refused-pack-site-without-board = Le lieu { $site } n'a pas de plateau : il manque tables/{ $board }.toml.
refused-table-unknown-part =
    { $near-count ->
        [0] Une ligne est pour { $part }, et aucun jeu n'a de partie de ce nom.
       *[other] Une ligne est pour { $part }, et aucun jeu n'a de partie de ce nom. Vouliez-vous dire { $near } ?
    }
