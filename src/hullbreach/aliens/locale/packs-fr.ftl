# Ce qui ne va pas dans une extension, et ce que demandent et disent les missions des extensions.

## Les missions des extensions

outcome-too-few-left = Il ne restait plus assez de monde pour sortir.

## Les plans

refused-map-file-name = La clé d'un plan est une majuscule suivie d'un nombre, et son fichier porte le même nom en minuscules : la face { $key } n'a pas sa place ici.

## Les tables

refused-table-unknown =
    { $near-count ->
        [0] Il n'y a pas de table de ce nom. Une extension peut avoir characters, endurance, tracker, tokens et mission_NOM.
       *[other] Il n'y a pas de table de ce nom. Vouliez-vous dire { $near } ?
    }
refused-table-bad-value = { $because }
refused-table-row-twice = { $row } apparaît plusieurs fois.
refused-table-unknown-row = Il n'y a pas de { $row } à remplacer. Choix possibles : { $known }.
refused-table-out-of-range = { $row } : { $field } vaut { $value } ; il faut de { $least } à { $most }.
refused-table-new-equipment = { $row } est un nouvel équipement. Une extension peut ajouter des armes, des événements et des périls ; les règles appellent chaque équipement par son nom.
refused-table-other-type = { $row } doit rester du type { $wanted }.
refused-table-tracker-places = { $row } nomme un endroit impossible. Une carte tunnel porte 0, toute autre carte les points d'entrée 1 à 4.
refused-table-dial = Les nombres du cadran doivent descendre jusqu'à 0.
refused-table-empty = Il n'en reste aucun d'une sorte : { $sort }.
refused-table-without-function = { $row } n'a pas de fonction qui dise ce que cela fait.
refused-table-function-for-nothing = Il y a une fonction pour { $id }, mais { $of }.toml n'a rien de ce nom qui en ait besoin.
refused-table-unknown-rule = { $row } cite une règle inconnue : { $rule }.
refused-pack-foreign-tag = L'étiquette { $tag } ne commence pas par { $pack }/.

## Les missions

refused-mission-file-name = Une mission se trouve dans la table qui porte son nom : celle-ci va dans mission_{ $id }.toml.
refused-mission-kind = Une mission ne peut pas être ici du genre { $kind }. Choix possibles : { $allowed }.
refused-mission-bad-seam = { $seam } n'est pas une jointure de cette disposition. Écrivez deux de ses faces avec un tiret : C1-C4.
refused-mission-number = { $field } vaut { $value } ; il faut de { $least } à { $most }.
refused-mission-draws-row = Une ligne de draws demande soit more, soit cards, mais pas les deux.
refused-mission-empty-area = Il n'y a aucune case dans { $area }. Écrivez d'abord le coin nord-ouest : C1:K5-L8.
refused-mission-not-floor = { $field } : { $space } n'est pas une case de ces plateaux où l'on puisse se tenir.
refused-mission-no-door = Il n'y a pas de porte en { $door }. Écrivez une case qui la touche et une direction : C1:H6E.
refused-mission-bad-post = { $post } n'est pas un poste. Écrivez une case et une direction : C1:H6E.
refused-mission-too-many = { $field } nomme { $count } cases ; la boîte en contient { $most }.
refused-mission-spawn-count = Il y a { $count } points d'entrée ; une mission en a exactement { $wanted }.
refused-mission-space-twice = Deux choses se trouvent en { $space } : { $one } et { $other }.
refused-mission-start-small = Le départ a { $count } places ; il en faut { $wanted } à cette mission.
refused-mission-blip-in-sight = L'écho en { $space } se verrait du départ, en { $start }.
refused-mission-without-exit = La mission n'a pas de sortie.
refused-mission-exit-inside = La sortie { $space } n'est pas au bord extérieur des plateaux.
refused-mission-no-token =
    { $count ->
        [0] Il n'y a pas d'écho de mission { $token }. Choix possibles : { $known }.
       *[other] La boîte ne contient que { $count } échos de mission { $token }.
    }
refused-mission-token-count = Cases pour des échos de mission : { $spaces } ; jetons : { $tokens }. Nommez un jeton par case.
refused-mission-out-of-reach = Personne ne peut s'arrêter à côté de { $space } : tout y est occupé.
refused-mission-other-deck = Ce genre de mission compose sa pioche détecteur avec { $wanted }, et non avec { $field }.
refused-mission-without-deck = La pioche détecteur est vide : { $field } dit combien de cartes de chaque niveau de menace on y met.
refused-mission-deck-too-large = Il faut { $count } cartes détecteur de niveau { $level } ; la boîte en contient { $most }.
refused-mission-idle-computers = Les ordinateurs ne font rien dans cette mission, à moins que son code ne dise quoi.
refused-mission-spawn-not-vent = Le point d'entrée { $space } n'est pas sur un emplacement (spots) de son plan. Emplacements : { $vents }.
refused-mission-spawn-near =
    { $steps ->
        [one] Conseil : le point d'entrée { $space } est à 1 pas du départ. Les échos qui en sortent sont aussitôt sur l'escouade ; laissez { $least } pas ou plus.
       *[other] Conseil : le point d'entrée { $space } est à { $steps } pas du départ. Les échos qui en sortent sont aussitôt sur l'escouade ; laissez { $least } pas ou plus.
    }
