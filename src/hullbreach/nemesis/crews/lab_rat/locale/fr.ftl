# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-lab-rat = le Rat de labo
character-lab-rat-text = Sans arme mais insaisissable : entend tout, ne craint pas le noir et laisse les autres se faire attaquer à sa place.
card-inconspicuous = Passer inaperçu
card-inconspicuous-text = Réaction : un Intrus attaque un autre personnage de votre salle à votre place, sauf quand vous fuyez. Ou, dans le noir : ne faites pas un jet de bruit dû à l'évolution du sac.
card-weird-metabolism = Métabolisme étrange
card-weird-metabolism-text = Défaussez une carte Contamination de votre main et piochez 2 cartes, ou débarrassez-vous du slime.
card-sensitive-hearing = Ouïe fine
card-sensitive-hearing-text = Retirez un marqueur Bruit autour de votre salle ou d'une salle adjacente, ou placez-en un ; dans les conduits, seulement si votre salle y a un accès.
card-feel-of-the-dark = Instinct du noir
card-feel-of-the-dark-text = Réaction, dans le noir : ignorez l'effet « dans le noir » d'un événement, ou une attaque surprise contre vous.
item-wail = la plainte
item-wail-text = À activer avec 5 connaissances. Faites taire tous les couloirs de votre secteur, ou placez du bruit dans tous ceux qui sont silencieux.
ask-redirect-attack = { SANS($you) }, { $foe } vous attaque. Laissez-vous quelqu'un d'autre sur son chemin ?
ask-skip-noise-roll = { SANS($you) }, passez-vous inaperçu au lieu de faire un jet de bruit ?
option-redirect = Laisser attaquer { $seat }
option-skip-noise-roll = Passer inaperçu avec « { $card } »
option-metabolise = Défausser « { $card } » et piocher 2 cartes
option-hush-section = Faire taire tout le secteur
option-rouse-section = Emplir tout le secteur de bruit
