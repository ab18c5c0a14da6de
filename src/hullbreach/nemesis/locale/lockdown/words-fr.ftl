# Ce que Lockdown dit autrement que Nemesis : ces messages remplacent ceux du même nom, à ses tables seulement.

## Noms et cartes

ref-pod =
    { $number ->
        [1] la nacelle SAF A
        [2] la nacelle SAF B
       *[3] la nacelle SAF C
    }
card-rest-text = Scannez les cartes Contamination de votre main : les cartes saines retournent sous leur pioche, une carte infectée amène une Larve.
character-captain-text = Mène l'équipage : déplace les autres, leur donne des cartes et couvre leur retraite.
character-pilot-text = À l'aise dans tous les cockpits : conduit le Rover, lit les plans de lancement et fait travailler les salles gratuitement.

## Questions et événements

event-token-revealed =
    { $token ->
        [malfunction] Le jeton Exploration { DE($room) } indique une panne.
        [doors] Le jeton Exploration { DE($room) } indique des portes.
        [fire] Le jeton Exploration { DE($room) } indique un feu.
        [slime] Le jeton Exploration { DE($room) } indique du slime.
        [danger] Le jeton Exploration { DE($room) } indique Danger.
        [draw-red] Le jeton Exploration { DE($room) } indique un objet rouge.
        [draw-yellow] Le jeton Exploration { DE($room) } indique un objet jaune.
        [draw-green] Le jeton Exploration { DE($room) } indique un objet vert.
        [mars] Le jeton Exploration { DE($room) } indique Mars.
       *[silence] Le jeton Exploration { DE($room) } indique Silence.
    }
event-noise-rolled =
    { $face ->
        [silence] Jet de bruit { DE($who) } : Silence.
        [danger] Jet de bruit { DE($who) } : Danger.
        [mars] Jet de bruit { DE($who) } : Mars.
       *[other] Jet de bruit { DE($who) } : { $face }.
    }
event-attempt-fails = On entend { $who } dans { $room } : la tentative échoue.
event-contamination-removed =
    { $count ->
        [one] { $count } carte Contamination { DE($who) } retourne sous la pioche.
       *[other] { $count } cartes Contamination { DE($who) } retournent sous la pioche.
    }
event-time-advances =
    { $time ->
        [0] Le jeton Temps atteint S, la fin de la piste temporelle.
       *[other] Le jeton Temps est sur la case { $time }.
    }
event-hibernates = { MAJ($who) } s'enferme dans la Chambre d'isolement.
event-nobody-left = Il n'y a plus personne dans la base.

## L'issue

outcome-nobody-left = Il n'y avait plus personne dans la base.
outcome-escaped = { MAJ($who) } a quitté la base dans une nacelle SAF.
outcome-hibernates = { MAJ($who) } était à l'abri dans la Chambre d'isolement.

## Salles, personnages et pistes en mots

place-airlock = scellée, bientôt dépressurisée
status-hibernating = { MAJ($who) } (joueur { $number }) est à l'abri dans la Chambre d'isolement.
status-escaped = { MAJ($who) } (joueur { $number }) a quitté la base dans une nacelle SAF.
win-survive =
    { $status ->
        [hibernating] Vous êtes à l'abri : vous vivrez, sauf si la base est détruite, si la contingence vous tue ou si votre sang est infecté.
        [locked-in] Vous êtes à l'abri : vous vivrez, sauf si la base est détruite, si la contingence vous tue ou si votre sang est infecté.
        [escaped] Vous avez quitté la base : vous vivrez, sauf si la contingence vous tue ou si votre sang est infecté.
        [in-bunker] Vous êtes dans le Bunker : vous vivrez, sauf si la contingence vous tue ou si votre sang est infecté.
        [in-pod] Vous attendez dans une nacelle SAF : vous quittez la base si le jeton la lance.
        [dead] Votre personnage a péri : vous ne pouvez plus gagner.
        [dead-together] Votre personnage a péri, mais vous gagnez si l'équipage gagne. Porté à l'Infirmerie, il peut revenir.
       *[other] Sortez-en vivant : dans une nacelle SAF lancée, au Bunker, ou dans la Chambre d'isolement quand la base est fermée.
    }

## Notes du coach

coach-surprise = Le jeton porte deux nombres : le plus petit compte à la lumière, le plus grand dans le noir. Avec moins de cartes en main que ce nombre, vous êtes attaqué aussitôt.
coach-serious-wound = Une blessure grave vous gêne tant qu'elle n'est pas pansée ; avec trois, toute autre blessure tue. Trousse de soins, agrafeuse médicale ou Infirmerie vous aideront.
coach-slime = Le slime vous trahit : quand le dé de bruit donne Silence, c'est Danger pour vous. Des vêtements, une couverture antifeu ou la Salle de décontamination vous en débarrassent.
coach-larva = Vous portez une Larve. Un scan qui vous trouve infecté vous tuerait désormais : cherchez à temps le Bloc opératoire, la Salle de décontamination ou un antidote.
coach-event-phase = Quand tout le monde a passé, c'est à la base : les nacelles partent, le temps avance et peut couper du courant, les Intrus attaquent et se déplacent, un événement survient, et le sac devient plus dangereux.
coach-pods = Un jeton SAF se trouve là où en est le temps. Dans un Système automatique de fret, vous pouvez entrer dans la nacelle ; le jeton décide si elle est lancée.
coach-hibernation = La Chambre d'isolement peut désormais se fermer : vous pouvez tenter de vous y enfermer, si rien ne vous entend.
coach-self-destruct = Le compte à rebours de la base est lancé. Si personne ne l'arrête avant le rouge, tous ceux qui s'y trouvent mourront, même dans la Chambre d'isolement.
coach-death = Quelqu'un est mort. La première mort ouvre la Grande porte : la voie du Bunker est libre.

## La page

ui-preset-solo-says = Un seul personnage, seul dans la base.
ui-option-site = Plateau
ui-option-site-says = La face avancée ajoute la surface autour de la base.
ui-rules-follow = Ces règles suivent le livret officiel de Nemesis: Lockdown et la FAQ officielle du 25 mars 2022, avec nos propres mots. Là où les deux laissent une question ouverte, une décision y répond et le dit.
ui-state-hibernating = à l'abri
ui-show-ship = Montrer toute la base
ui-small-map = Petit plan de la base
ui-zoom-in = Agrandir la base
ui-zoom-out = Réduire la base
ui-zoom-fit = Montrer toute la base
ui-ship = La base ; les flèches vont de salle en salle
ui-board = Toute la base en mots
ui-top-board = Base
ui-self-destruct = Autodestruction : { $space }
ui-look-first = Voir d'abord la base
ui-moment-ship = La base
ui-agreed-mode-solo = Vous êtes seul dans la base.
ui-learn-says = Vous débutez ? Une mission guidée d'une vingtaine de minutes, seul dans la base.
ui-stage-voyage = La base
ui-family-creatures = Rôdeurs de nuit
what-sort-creatures = Rôdeur de nuit
ui-preset-first-voyage = Première descente
gallery-numbers = valeurs de surprise à la lumière / dans le noir : { $value }
ui-players = Personnages dans la base
