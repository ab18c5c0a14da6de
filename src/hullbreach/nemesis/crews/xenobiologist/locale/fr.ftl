# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-xenobiologist = la Xénobiologiste
character-xenobiologist-text = Apprend de tout ce que les autres fuient ; plus elle en sait, plus elle frappe juste.
card-vivisection = Vivisection
card-vivisection-text = Un Intrus présent subit 1 dégât, plus 1 par tranche de 2 connaissances que vous avez.
card-field-experience = Expérience de terrain
card-field-experience-text = S'il y a ici un Intrus, une carcasse, un cadavre ou un œuf : gagnez 1 connaissance, ou 2 en présence d'un Hybride ou de la Reine.
card-pheromones = Phéromones
card-pheromones-text = Si vous avez 3 connaissances ou plus, un Intrus présent se replie ; avec 6 ou plus, tous les Intrus présents se replient.
card-lab-routine = Routine de laboratoire
card-lab-routine-text = Utilisez gratuitement votre salle si elle est verte, ou pansez une blessure grave d'un personnage présent.
item-probe-arm = le bras-sonde
item-probe-arm-text = N'occupe aucune main. Prenez une carcasse dans la réserve ; il est ensuite cassé jusqu'à ce qu'on le répare avec { item-toolbelt }.
item-overmind = l'esprit supérieur
item-overmind-text = À activer dans le Nid. Prenez une carte Contamination : un Intrus de votre secteur qui n'est pas en combat quitte sa salle par le couloir de votre choix ; la Reine, seulement avec 7 connaissances.
option-vivisect = Disséquer { $what }
option-drive-off = Chasser { $what }
option-drive-all-off = Chasser tous les Intrus
option-command = Envoyer { $what } par { $corridor }
