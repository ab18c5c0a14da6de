# Ce qui n'arrive qu'à bord du vaisseau.

## Événements : le vaisseau

event-foam = La mousse envahit { $room }.
event-airlock-procedure = La procédure du sas commence dans { $room }.
event-airlock-cancelled = La procédure du sas est annulée dans { $room }.
event-decompressed = Le sas { DE($room) } s'ouvre sur l'espace.
event-hibernation-opens = Les chambres d'hibernation s'ouvrent.
event-self-destruct-starts = La séquence d'autodestruction commence !
event-self-destruct-stops = La séquence d'autodestruction s'arrête.
event-self-destruct-advances = Compte à rebours de l'autodestruction : { $space }.
event-destination-set = { MAJ($who) } fixe la destination sur { $letter }.
event-coordinates-checked = { MAJ($who) } consulte les coordonnées en secret.
    .card = Vous consultez les coordonnées. { $card }.
event-engine-checked = { MAJ($who) } consulte en secret l'état { DE($engine) }.
    .status = Vous consultez { $engine } : il est { $status }.
event-engine-opened = { MAJ($who) } ouvre { $engine } et regarde en secret.
    .status = Vous ouvrez { $engine } : il est { $status }.
event-engine-order =
    { $changed ->
        [yes] { MAJ($who) } change l'ordre des jetons { DE($engine) }.
       *[no] { MAJ($who) } laisse les jetons { DE($engine) } dans le même ordre.
    }
event-pod-entered = { MAJ($who) } entre dans { $pod }.
event-pod-left = { MAJ($who) } sort de la capsule dans { $room }.
event-pod-locked = { MAJ($pod) } est verrouillée.
event-pod-unlocked = { MAJ($pod) } est déverrouillée.
event-pods-unlocked = Toutes les capsules sont déverrouillées.
event-pod-launched =
    { $count ->
        [0] { MAJ($pod) } est larguée à vide.
        [one] { MAJ($pod) } est larguée avec un personnage à bord.
       *[other] { MAJ($pod) } est larguée avec { $count } personnages à bord.
    }

## Événements : la fin

event-ship-jumps = Le vaisseau effectue le saut hyperespace.
event-ship-explodes = Le vaisseau explose.
event-engine-revealed =
    { $state ->
        [working] { MAJ($engine) } est en état.
       *[damaged] { MAJ($engine) } est endommagé.
    }
event-coordinates-revealed = Le vaisseau arrive à destination : { $destination }.
whole-coordinates-checked = { MAJ($who) } consulte en secret les coordonnées. { $card }.
whole-engine-checked = { MAJ($who) } consulte en secret { $engine } : il est { $status }.
whole-engine-opened = { MAJ($who) } ouvre { $engine } et le consulte en secret : il est { $status }.
whole-attack-cards-drawn = { MAJ($who) } pioche en secret des cartes Attaque : { $cards }.
whole-event-cards-drawn = { MAJ($who) } pioche en secret des cartes Événement : { $cards }.
