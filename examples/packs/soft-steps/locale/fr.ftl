pack-soft-steps = Pas feutrés
pack-soft-steps-text = Une carte de l'Éclaireuse qui évite un jet de bruit.
card-soft-steps = Pas feutrés
card-soft-steps-text = Réaction. Quand vous allez lancer le dé de bruit, défaussez cette carte : le dé n'est pas lancé.
ask-step-softly = Lancez-vous le dé de bruit ?
option-step-softly = Défausser Pas feutrés et ne pas lancer le dé
event-stepped-softly = { MAJ($who) } marche à pas feutrés et ne lance pas le dé de bruit.
