# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

setup-species-void-seeders = les Semeurs du Vide
ui-option-species-void-seeders = Les Semeurs du Vide
species-void-seeder = le Semeur du Vide
species-void-seeder-text = Sa forme dépend de votre folie.
species-lair = l'Antre
species-lair-text = Ne bouge pas et n'attaque pas, mais qui y finit son tour lance le dé de bruit. Détruisez les trois pour chasser le Profanateur.
species-lurker = le Guetteur
species-lurker-text = La plus basse de deux valeurs de sang suffit à le vaincre.
species-whisperer = le Murmureur
species-whisperer-text = Vient à ceux qui perdent la raison.
species-stalker = le Traqueur
species-stalker-text = Imposant ; pour le vaincre, il faut atteindre la plus haute de deux valeurs de sang.
species-despoiler = le Profanateur
species-despoiler-text = Rien ne le blesse. Il part quand les trois Antres sont détruits.
species-insanity-captain = la Folie du Capitaine
species-insanity-captain-text = Quelqu'un panique.
species-insanity-pilot = la Folie du Pilote
species-insanity-pilot-text = Quelqu'un panique.
species-insanity-mechanic = la Folie du Mécanicien
species-insanity-mechanic-text = Quelqu'un panique.
species-insanity-soldier = la Folie du Soldat
species-insanity-soldier-text = Quelqu'un panique.
species-insanity-scout = la Folie de l'Éclaireuse
species-insanity-scout-text = Quelqu'un panique.
species-insanity-scientist = la Folie de la Scientifique
species-insanity-scientist-text = Quelqu'un panique.
token-void-seeder = jeton Semeur du Vide, valeur de surprise { $number }
token-insanity-captain = jeton Folie du Capitaine
token-insanity-pilot = jeton Folie du Pilote
token-insanity-mechanic = jeton Folie du Mécanicien
token-insanity-soldier = jeton Folie du Soldat
token-insanity-scout = jeton Folie de l'Éclaireuse
token-insanity-scientist = jeton Folie de la Scientifique
token-lair =
    { $number ->
        [one] antre et { $number } objet
       *[other] antre et { $number } objets
    }
attack-void-frenzy = Frénésie
attack-void-frenzy-text = Tous ceux qui sont ici : la mort avec une blessure grave, sinon une blessure grave et 1 niveau de folie.
attack-void-scratch = Griffure
attack-void-scratch-text = Une blessure légère et une carte Contamination.
attack-void-duplicate = Dédoublement
attack-void-duplicate-text = Un autre Semeur du Vide apparaît ici, selon votre folie.
attack-void-terror = Terreur
attack-void-terror-text = Une blessure grave et une carte Panique.
attack-void-braineating = Dévoreur d'esprit
attack-void-braineating-text = La mort avec une blessure grave, sinon deux blessures graves.
attack-void-bite = Morsure
attack-void-bite-text = La mort avec deux blessures graves, sinon une blessure grave.
attack-void-fear = Peur
attack-void-fear-text = Une carte Contamination et une carte Panique.
event-card-void-terror-1 = Terreur
event-card-void-terror-1-text = Chacun complète sa main jusqu'à 5 cartes et scanne ses contaminations en main ; si l'une est infectée, sa folie passe à 5. Puis chacun défausse sa main.
event-card-void-terror-2 = Terreur
event-card-void-terror-2-text = Chacun complète sa main jusqu'à 5 cartes et scanne ses contaminations en main ; si l'une est infectée, sa folie passe à 5. Puis chacun défausse sa main.
event-card-void-terror-2-lurkers = Terreur
event-card-void-terror-2-lurkers-text = Chacun complète sa main jusqu'à 5 cartes et scanne ses contaminations en main ; si l'une est infectée, sa folie passe à 5. Puis chacun défausse sa main.
event-card-void-hunt = Chasse
event-card-void-hunt-text = Les Semeurs du Vide hors combat se déplacent vers une salle adjacente où se trouve un personnage.
event-card-void-tendrils = Vrilles
event-card-void-tendrils-text = Chaque personnage dans une salle avec une entrée des Conduits : 1 niveau de folie.
event-card-void-computer-failure = Défaillance des ordinateurs
event-card-void-computer-failure-text = Si une salle avec un ordinateur est en panne, elles le sont toutes.
event-card-void-monophobia-1 = Monophobie
event-card-void-monophobia-1-text = Chaque personnage seul et hors combat résout une carte Panique.
event-card-void-monophobia-4 = Monophobie
event-card-void-monophobia-4-text = Chaque personnage seul et hors combat résout une carte Panique.
event-card-void-neurosis = Névrose
event-card-void-neurosis-text = Chaque personnage dans une salle avec un Antre, ou à côté, résout une carte Panique.
event-card-void-agoraphobia-3 = Agoraphobie
event-card-void-agoraphobia-3-text = Le Profanateur apparaît dans la salle au plus petit numéro où se trouvent au moins deux personnages. Il ne surprend personne.
event-card-void-agoraphobia-4 = Agoraphobie
event-card-void-agoraphobia-4-text = Le Profanateur apparaît dans la salle au plus petit numéro où se trouvent au moins deux personnages. Il ne surprend personne.
event-card-void-pod-ejection = Éjection d'une capsule
event-card-void-pod-ejection-text = La capsule au plus petit numéro part, avec quiconque est à l'intérieur.
event-card-void-fire-wave = Vague de feu
event-card-void-fire-wave-text = Le feu se propage depuis la salle en feu au plus petit numéro.
event-card-void-generator-overheat = Surchauffe de la Génératrice
event-card-void-generator-overheat-text = La Génératrice tombe en panne ; si elle l'est déjà, elle prend feu et le feu se propage depuis chaque salle en feu.
event-card-void-whispers-2 = Chuchotements
event-card-void-whispers-2-text = On tire une autre carte Événement pour son numéro : un marqueur Bruit dans ce couloir autour de chaque personnage, ou une rencontre s'il y en avait déjà un.
event-card-void-whispers-3 = Chuchotements
event-card-void-whispers-3-text = On tire une autre carte Événement pour son numéro : un marqueur Bruit dans ce couloir autour de chaque personnage, ou une rencontre s'il y en avait déjà un.
event-card-void-fear-3 = Peur
event-card-void-fear-3-text = Chaque personnage dont la folie dépasse le nombre de cartes en main reçoit une carte Contamination.
event-card-void-fear-3-lurkers = Peur
event-card-void-fear-3-lurkers-text = Chaque personnage dont la folie dépasse le nombre de cartes en main reçoit une carte Contamination.
event-card-void-fuel-explosion = Explosion de carburant
event-card-void-fuel-explosion-text = Le feu prend dans chaque salle des moteurs.
event-card-void-ship-failure = Défaillance de l'IA
event-card-void-ship-failure-text = Si deux salles avec un ordinateur sont en panne, la séquence d'autodestruction commence. Sinon, celle au plus petit numéro tombe en panne.
panic-destructive-outburst = Accès de rage
panic-destructive-outburst-text = Votre salle tombe en panne.
panic-blind-escape = Fuite aveugle
panic-blind-escape-text = Tirez une carte Événement et déplacez-vous par le couloir de ce numéro.
panic-insane-courage = Courage insensé
panic-insane-courage-text = Déplacez-vous vers une salle adjacente avec un Semeur du Vide ou un Antre.
panic-sabotage = Sabotage
panic-sabotage-text = Il ne reste rien à trouver dans votre salle.
panic-demotivation = Démotivation
panic-demotivation-text = Chacun ici défausse une carte Action. Votre folie augmente de 1.
panic-ripping-off-the-bandages = Bandages arrachés
panic-ripping-off-the-bandages-text = Une blessure légère, et l'une de vos blessures pansées se rouvre.
panic-defeatism = Défaitisme
panic-defeatism-text = La folie de chacun ici augmente de 1.
panic-self-mutilation = Automutilation
panic-self-mutilation-text = Deux blessures légères.
panic-bloodlust = Soif de sang
panic-bloodlust-text = Une blessure grave pour tous les autres ici, ou pour vous si vous êtes seul.
panic-hopelessness = Désespoir
panic-hopelessness-text = Piochez 3 cartes. Une carte Action parmi elles quitte le jeu, les autres sont défaussées.
panic-hallucinations = Hallucinations
panic-hallucinations-text = L'une de vos armes perd toutes ses munitions.
panic-pyromaniac = Pyromanie
panic-pyromaniac-text = Le feu prend dans votre salle.
panic-destruction = Destruction
panic-destruction-text = Défaussez un objet lourd.
panic-heart-attack = Crise cardiaque
panic-heart-attack-text = Vous mourez.
weakness-brittle-shells = Coques fragiles
weakness-brittle-shells-text = La face Adulte du dé de combat touche aussi un Antre, pour 1 dégât.
weakness-shallow-roots = Racines superficielles
weakness-shallow-roots-text = Pour un Antre, c'est la plus basse des deux valeurs de sang qui compte.
weakness-bound-to-matter = Liés à la matière
weakness-bound-to-matter-text = Les portes fermées arrêtent les Semeurs du Vide, qui les détruisent.
weakness-slow-to-strike = Lents à frapper
weakness-slow-to-strike-text = Les valeurs de surprise baissent de 1, mais restent d'au moins 1.
weakness-fading-echo = Écho mourant
weakness-fading-echo-text = Là où les Semeurs du Vide se tapissent, un seul couloir reçoit un marqueur Bruit. Le premier joueur le choisit.
weakness-bright-burning = Brasier
weakness-bright-burning-text = À l'étape des dégâts du feu, Semeurs du Vide et Antres subissent 2 dégâts, et le Profanateur fuit.
weakness-thin-blood = Sang clair
weakness-thin-blood-text = Les valeurs de sang des Guetteurs, des Murmureurs et du Traqueur baissent de 1.
weakness-steady-minds = Esprits solides
weakness-steady-minds-text = La première fois que vous paniquez dans une manche, tirez deux cartes Panique et choisissez-en une.
option-panic = Panique : { $panic }
option-rush = Se ruer vers { $room }
option-lose-card = Retirer « { $card } » du jeu
option-undress = Rouvrir : { $wound }
option-empty-weapon = Vider { $item }
option-break = Casser { $item }
option-study-mind = Étudier l'esprit { DE($seat) }
option-calm-down = Se calmer
option-calm-down-and-scan-hand = Se calmer et scanner les cartes Contamination en main
option-eat-and-calm-down = Manger et se calmer
option-eat-and-calm-down-and-scan-hand = Manger, se calmer et scanner les cartes Contamination en main
option-wash-and-calm-down = Se laver et se calmer
option-wash-and-calm-down-and-scan-hand = Se laver, se calmer et scanner les cartes Contamination en main
ask-choose-panic = { SANS($you) }, quelle carte Panique résolvez-vous ?
ask-insane-courage = { SANS($you) }, vers quelle salle vous ruez-vous ?
ask-lose-card = { SANS($you) }, laquelle des cartes piochées quitte le jeu ?
ask-undress = { SANS($you) }, quelle blessure pansée se rouvre ?
ask-empty-weapon = { SANS($you) }, quelle arme videz-vous ?
ask-break = { SANS($you) }, quel objet lourd cassez-vous ?
ask-fading-echo = { SANS($you) }, quel couloir autour { DE($room) } reçoit le marqueur Bruit ?
waits-choose-panic = { MAJ($who) } choisit une carte Panique.
waits-insane-courage = { MAJ($who) } choisit où se ruer.
waits-lose-card = { MAJ($who) } choisit une carte à perdre.
waits-undress = { MAJ($who) } choisit une blessure à rouvrir.
waits-empty-weapon = { MAJ($who) } choisit une arme à vider.
waits-break = { MAJ($who) } choisit quelque chose à casser.
waits-fading-echo = { MAJ($who) } choisit où va le bruit.
event-blind-escape = { MAJ($who) } court vers le couloir { $number }.
event-card-lost = « { $card } » { DE($who) } quitte le jeu.
event-despoiler-gone = Le dernier Antre a disparu : le Profanateur quitte le jeu pour toujours.
event-insanity-falls = { MAJ($who) } se calme : folie { $level }.
event-insanity-rises = { MAJ($who) } perd la raison : folie { $level }.
event-insanity-token-gone = Plus personne à faire paniquer : le { $token } quitte le jeu et on tire un autre jeton.
event-lair-destroyed =
    { $count ->
        [one] L'Antre dans { $room } est détruit : le premier des trois.
       *[other] L'Antre dans { $room } est détruit : { $count } sur trois.
    }
event-lair-found = { MAJ($foe) } a poussé dans { $room }.
event-lurks = { MAJ($foe) } se fond dans le noir : { $room }.
event-mind-studied = { MAJ($who) } étudie l'esprit { DE($whom) } et découvre « { $weakness } ».
event-panic =
    { $result ->
        [too-low] { MAJ($who) } panique (« { $panic } »), sans être assez fou : la folie augmente.
        [impossible] { MAJ($who) } panique (« { $panic } »), mais c'est impossible : la folie augmente.
       *[strikes] { MAJ($who) } panique : « { $panic } » !
    }
event-panic-reshuffled = La défausse Panique est mélangée et forme une nouvelle pioche.
event-sabotaged = { MAJ($who) } détruit tout ce qui pouvait servir dans { $room }.
event-seeder-check =
    { $result ->
        [runs] { MAJ($foe) } bat en retraite.
        [saved] Une icône de retraite sauve { $foe }.
        [falls] Valeur de sang { $blood } : assez pour vaincre { $foe }.
        [destroyed] Valeur de sang { $blood } : assez pour détruire { $foe }.
       *[stands] Valeur de sang { $blood } : { $foe } tient bon.
    }
event-seeder-defeated = { MAJ($foe) } est vaincu dans { $room }, mais pas mort.
event-whispers = Chuchotements : « { $card } » donne le numéro { $number }.
event-wound-undressed = Une { $wound } { DE($who) } se rouvre.
outcome-kept-mind = { MAJ($who) } a gardé l'esprit clair.
outcome-overcame-fear = { MAJ($who) } était fou de peur et s'en est remis.
