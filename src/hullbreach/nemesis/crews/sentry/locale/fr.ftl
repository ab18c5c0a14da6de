# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-sentry = la Sentinelle
character-sentry-text = Boucle des salles à distance, guide les autres à travers la base et neutralise les gêneurs.
card-quarantine = Mise en quarantaine
card-quarantine-text = Devant un ordinateur en état de marche, même sans courant : fermez toutes les portes d'une salle de votre choix.
card-stun = Neutralisation
card-stun-text = Un personnage présent qui a 3 cartes ou moins défausse toute sa main. Ou défaussez une arme : un Intrus présent se replie.
card-defense-plan = Plan de défense
card-defense-plan-text = Utilisez gratuitement votre salle si elle est blanche ou rouge, ou consultez en secret deux salles inexplorées.
card-facility-tour = Visite guidée
card-facility-tour-text = Déplacez-vous vers une salle adjacente avec un autre personnage présent qui l'accepte ; un seul jet de bruit, le vôtre.
item-smg = le pistolet-mitrailleur
item-smg-text = Arme à énergie, capacité 5. Une fois par tir, 1 munition de plus permet de relancer le dé.
item-battle-suit = l'armure de combat
item-battle-suit-text = À activer avec { item-weapon-battery } ou { item-power-cell }. Vous ignorez le slime et le feu de votre salle, et pouvez rejoindre le Bunker à pied une fois la Grande porte ouverte.
ask-agree-to-tour = { SANS($you) }, { $who } propose de vous emmener vers { $room }. Acceptez-vous ?
option-give-up-weapon = Se défaire { DE($item) } pour chasser { $what2 }
option-lead = Emmener { $seat } vers { $room }
    .corridor = Emmener { $seat } par { $corridor }
