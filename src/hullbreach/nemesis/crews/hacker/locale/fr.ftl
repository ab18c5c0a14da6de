# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-hacker = le Hacker
character-hacker-text = Détourne le courant, fait marcher les ordinateurs dans le noir et à distance, et déclenche des alarmes dans d'autres salles.
card-bypass = Dérivation
card-bypass-text = Échangez le jeton Courant de votre secteur avec celui d'un autre secteur ou de l'ascenseur.
card-backdoor = Porte dérobée
card-backdoor-text = Devant un ordinateur en état de marche, même sans courant : effectuez gratuitement jusqu'à 2 actions différentes de la carte Ordinateur visible.
card-remote-access = Accès à distance
card-remote-access-text = Devant un ordinateur en état de marche, même sans courant : utilisez gratuitement n'importe quelle autre salle explorée dont l'ordinateur fonctionne, dans un secteur alimenté.
card-false-alarm = Fausse alerte
card-false-alarm-text = Choisissez une salle explorée dont l'ordinateur fonctionne, dans un secteur alimenté : Danger, comme si le dé de bruit l'y avait donné.
item-smart-gun = le pistolet intelligent
item-smart-gun-text = Arme à énergie, capacité 3. Elle vise toute seule : lancez le dé d'avantage même sans courant.
item-cheat-codes = les codes de triche
item-cheat-codes-text = À activer dans le noir, devant un ordinateur en état de marche. Devant un ordinateur en état de marche et alimenté : effectuez n'importe quelle action d'ordinateur, sauf gagner des connaissances.
ask-second-computer-action = { SANS($you) }, effectuez-vous une autre action de cette carte Ordinateur ?
option-bypass = Échanger le courant avec { $what }
