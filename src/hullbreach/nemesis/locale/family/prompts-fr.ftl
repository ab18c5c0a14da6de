# Ce qui est demandé à un joueur, et ce qu'attendent les autres.

## Questions

ask-agree = { SANS($you) }, voici l'offre { DE($by) } : { $offer }. L'acceptez-vous ?
ask-agree-to-leave = { SANS($you) }, { $who } propose de vous couvrir pendant votre départ vers { $room }. Acceptez-vous ?
ask-careful-noise = { SANS($you) }, dans quel couloir votre déplacement vigilant fait-il du bruit ?
ask-character = { MAJ(SANS($you)) }, quel personnage jouez-vous ?
ask-discard-any = { SANS($you) }, défaussez autant de cartes que vous voulez ; vous complétez ensuite votre main jusqu'à cinq cartes.
ask-discard-one = { SANS($you) }, défaussez une carte Action.
ask-drop = { SANS($you) }, vous avez les mains trop pleines : que lâchez-vous ?
ask-engine-order = { SANS($you) }, tel quel, le moteur est { $status }. Dans quel ordre remettez-vous les jetons ?
ask-fire-on = { SANS($you) }, dépensez-vous une munition de plus pour un dégât de plus ?
ask-in-pod = { SANS($you) }, vous attendez dans la capsule : la larguer, en sortir ou attendre encore ?
ask-interrupt = { SANS($you) }, { $who } annonce : { $action }. Interrompre ?
ask-keep-item = { SANS($you) }, quel objet gardez-vous ? L'autre va sous sa pioche.
ask-launch = { SANS($you) }, larguez-vous la capsule maintenant, ou préférez-vous y attendre et passer ?
ask-look-at-room = { SANS($you) }, quelle salle inexplorée consultez-vous ?
ask-objective = { SANS($you) }, quel objectif gardez-vous ? L'autre quitte le jeu sans être révélé.
ask-operate-doors = { SANS($you) }, quelles portes ouvrez-vous ou fermez-vous autour { DE($room) } ?
ask-pay =
    { $count ->
        [one] { SANS($you) }, défaussez une carte pour payer.
       *[other] { SANS($you) }, défaussez { $count } cartes pour payer.
    }
ask-replace-cards = { SANS($you) }, défaussez autant de cartes que vous voulez, même des contaminations ; vous en piochez autant, plus une.
ask-reroll =
    { $face ->
        [blank] { SANS($you) }, vous obtenez une face vierge. Relancez-vous le dé ?
        [creeper] { SANS($you) }, vous obtenez la petite touche, qui atteint les Larves et les Griffeurs. Relancez-vous le dé ?
        [adult] { SANS($you) }, vous obtenez la grande touche, qui atteint les Adultes et les Intrus plus petits. Relancez-vous le dé ?
        [hit] { SANS($you) }, vous obtenez une touche. Relancez-vous le dé ?
       *[double] { SANS($you) }, vous obtenez une double touche. Relancez-vous le dé ?
    }
ask-take-door-token = { SANS($you) }, il n'y a plus de porte dans la boîte : laquelle prenez-vous pour { $corridor } ?
ask-trade =
    { $offer-count ->
        [0] { SANS($you) }, vous avez la parole : montrez quelque chose, faites une offre ou passez la parole.
       *[other] { SANS($you) }, votre offre pour l'instant : { $offer }. Complétez-la, proposez-la ou retirez-la.
    }
ask-use = { SANS($you) }, comment utilisez-vous « { MAJ(SANS($thing)) } » ?
ask-withdraw = { SANS($you) }, qui quitte le combat, et vers où ?

## Des règles cherchées en vain

waits-agree = { MAJ($who) } réfléchit à une offre.
waits-agree-to-leave = { MAJ($who) } peut partir à couvert.
waits-careful-noise = { MAJ($who) } place le bruit d'un déplacement vigilant.
waits-character = { MAJ($who) } choisit un personnage.
waits-discard-any = { MAJ($who) } choisit des cartes à défausser.
waits-discard-one = { MAJ($who) } choisit une carte à défausser.
waits-drop = { MAJ($who) } choisit ce qu'il faut lâcher.
waits-engine-order = { MAJ($who) } travaille sur un moteur.
waits-fire-on = { MAJ($who) } peut dépenser d'autres munitions.
waits-ignore-attack = { MAJ($who) } peut ignorer une attaque.
waits-in-pod = { MAJ($who) } décide dans une capsule.
waits-interrupt = { MAJ($who) } peut interrompre.
waits-keep-item = { MAJ($who) } choisit un objet à garder.
waits-launch = { MAJ($who) } peut larguer une capsule.
waits-look-at-room = { MAJ($who) } choisit une salle à consulter.
waits-objective = { MAJ($who) } choisit un objectif.
waits-operate-doors = { MAJ($who) } manœuvre des portes.
waits-pay = { MAJ($who) } choisit une carte pour payer.
waits-place-event = { MAJ($who) } place un événement.
waits-replace-cards = { MAJ($who) } choisit des cartes à remplacer.
waits-reroll = { MAJ($who) } peut relancer le dé.
waits-rescan = { MAJ($who) } peut refaire le jet de bruit.
waits-take-door-token = { MAJ($who) } prend une porte ailleurs.
waits-trade = { MAJ($who) } échange.
waits-use = { MAJ($who) } réfléchit.
waits-withdraw = { MAJ($who) } choisit qui quitte le combat.
waits-control-intruders = { MAJ($who) } peut continuer avec les Intrus.
waits-intruder-action = { MAJ($who) } joue les Intrus.
waits-attack-card = { MAJ($who) } choisit une attaque.
waits-event = { MAJ($who) } choisit un événement.
waits-keep-one-card = { MAJ($who) } peut garder une carte.
