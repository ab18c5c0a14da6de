# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

weakness-vulnerability-to-fire = Vulnérabilité au feu
weakness-vulnerability-to-fire-text = Le feu inflige 1 dégât de plus aux Intrus et brûle deux œufs.
weakness-vulnerability-to-energy = Vulnérabilité à l'énergie
weakness-vulnerability-to-energy-text = Une touche avec une arme à énergie inflige 1 dégât de plus.
weakness-reaction-to-danger = Réaction au danger
weakness-reaction-to-danger-text = Les valeurs de surprise baissent de 1, sans descendre sous 1.
weakness-way-of-moving = Façon de se déplacer
weakness-way-of-moving-text = Seuls les Hybrides et la Reine détruisent les portes fermées.
weakness-vital-places = Points vitaux
weakness-vital-places-text = Contre un Adulte, une face vierge compte comme une touche.
weakness-brink-of-extinction = Espèce au bord de l'extinction
weakness-brink-of-extinction-text = Il faut 1 dégât de moins pour tuer.
weakness-way-of-fighting = Façon de combattre
weakness-way-of-fighting-text = La Morsure d'un Adulte inflige une blessure légère au lieu d'une blessure grave.
weakness-susceptibility-to-phosphates = Sensibilité aux phosphates
weakness-susceptibility-to-phosphates-text = La mousse et les extincteurs infligent aussi 1 dégât.
attack-scratch = Égratignure
attack-scratch-text = Une blessure légère et une carte Contamination.
attack-claw-attack = Coup de griffes
attack-claw-attack-text = Deux blessures légères et une carte Contamination.
attack-bite = Morsure
attack-bite-text = Le personnage meurt s'il a déjà deux blessures graves ; sinon, il subit une blessure grave.
attack-tail-attack = Coup de queue
attack-tail-attack-text = Le personnage meurt s'il a déjà une blessure grave ; sinon, il en subit une.
attack-transformation = Transformation
attack-transformation-text = Le Griffeur devient un Hybride.
attack-frenzy = Frénésie
attack-frenzy-text = Chaque personnage présent meurt s'il a déjà deux blessures graves ; sinon, il subit une blessure grave.
attack-slime = Slime
attack-slime-text = Un marqueur Slime et une carte Contamination.
attack-summoning = Appel
attack-summoning-text = Un autre Intrus sort du sac.
option-leave-on-top = Le laisser sur la pioche
option-put-at-bottom = Le mettre sous la pioche
ask-ignore-attack =
    { $card ->
        [none] { SANS($you) }, { $foe } vous attaque. Ignorez-vous cette attaque ?
       *[other] { SANS($you) }, { $foe } vous attaque : « { $card } ». Ignorez-vous cette attaque ?
    }
ask-place-event = { SANS($you) }, le prochain événement est « { $event } ». Où le placez-vous ?
ask-ignore-darkness = { SANS($you) }, « { $event } » vous atteint dans le noir. Ignorez-vous son effet « dans le noir » ?
