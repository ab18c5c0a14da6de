# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-soldier = le Soldat
character-soldier-text = Se bat mieux que personne et ne se laisse pas surprendre.
card-full-auto = Tir automatique
card-full-auto-text = Videz le fusil d'assaut sur une seule cible : 1 dégât de plus par tranche de 2 munitions, même si le tir manque sa cible.
card-nerves-of-steel = Nerfs d'acier
card-nerves-of-steel-text = Réaction : ignorez une attaque surprise contre vous.
card-covering-fire = Tir de couverture
card-covering-fire-text = Dépensez 1 munition : vous et un personnage qui l'accepte pouvez quitter la salle sans que les Intrus attaquent.
card-aimed-fire = Tir ajusté
card-aimed-fire-text = Tirez avec une arme à énergie ; vous pouvez relancer le dé une fois.
item-assault-rifle = le fusil d'assaut
item-assault-rifle-text = Arme à énergie, capacité 5. Chaque touche inflige 1 dégât de plus.
item-auto-loader = le chargeur automatique
item-auto-loader-text = À activer dans l'Armurerie. Augmente de 1 la capacité du fusil d'assaut ; le recharger avec une charge d'énergie ne coûte rien.
item-armor = l'armure
item-armor-text = À activer avec les outils ou le ruban adhésif. Défaussez-la pour ignorer une attaque d'Intrus.
option-auto-load = Charger { $what2 } avec { $what }
