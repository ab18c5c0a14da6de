# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-pilot = le Pilote
character-pilot-text = Connaît le vaisseau : le dirige, en ouvre les portes et fait travailler les salles gratuitement.
card-ship-knowledge = Connaissance du vaisseau
card-ship-knowledge-text = Ouvrez ou fermez une porte de cette salle, ou consultez en secret une salle inexplorée.
card-piloting = Pilotage
card-piloting-text = Utilisez gratuitement le Cockpit ou une salle avec un ordinateur, ou consultez les coordonnées depuis une salle avec un ordinateur.
card-old-friend = Vieil ami
card-old-friend-text = Utilisez gratuitement votre salle si elle n'a pas d'ordinateur.
card-computer-skills = Compétences informatiques
card-computer-skills-text = Ouvrez ou fermez une porte de cette salle, ou utilisez-la gratuitement si elle a un ordinateur.
item-shotgun = le fusil à pompe
item-shotgun-text = Arme à énergie, capacité 2. Chaque touche inflige 1 dégât de plus.
item-orbital-manoeuvring-system = le système de manœuvre orbitale
item-orbital-manoeuvring-system-text = À activer avec une charge d'énergie. Tout le monde passe aussitôt et aucun Intrus n'attaque pendant cette manche.
item-pilot-evacuation-key = la clé d'évacuation du Pilote
item-pilot-evacuation-key-text = À activer dans le Système anti-incendie. Dans une section d'évacuation : verrouillez ou déverrouillez l'une de ses capsules.
option-fire-thrusters = Allumer les propulseurs
card-at-the-wheel = Au volant
card-at-the-wheel-text = Déplacez le Rover. Ou, si le Rover est ici et la Grande porte ouverte : rejoignez le Bunker en emmenant un personnage qui l'accepte.
card-flight-plan = Plan de vol
card-flight-plan-text = Devant un ordinateur en état de marche, même sans courant, ou dans un Système automatique de fret : consultez en secret un jeton SAF ; dans un Système automatique de fret, deux.
ask-agree-to-drive = { SANS($you) }, { $who } propose de vous emmener au Bunker. Acceptez-vous ?
ask-second-css-token = { SANS($you) }, quel autre jeton SAF consultez-vous ?
option-drive-to-bunker = Rejoindre le Bunker en emmenant { $seat }
