# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

character-survivor = la Survivante
character-survivor-text = Sans arme mais têtue : sort de n'importe quelle salle en y mettant le prix, et ses blessures lui rapportent des cartes.
card-desperate-attack = Attaque désespérée
card-desperate-attack-text = Prenez une carte Contamination : un Intrus présent subit 2 dégâts.
card-distraction = Diversion
card-distraction-text = Défaussez un objet : quittez la salle sans que les Intrus attaquent.
card-obstinate = Obstination
card-obstinate-text = Piochez 1 carte pour chacune de vos blessures graves, pansées ou non, ou pansez-en une.
card-vents = Bouches d'aération
card-vents-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre ; là, un Adulte vous attaque comme dans le noir, puis disparaît.
item-assault-rifle-facility = le fusil d'assaut
item-assault-rifle-facility-text = À activer dans le Système d'alerte. Arme à énergie, capacité 5, fournie avec 2 munitions. Si elle inflige au moins 1 dégât, elle en inflige 1 de plus.
option-strike-desperately = Se jeter sur { $what }
option-distract = Jeter { $item } et s'éclipser vers { $room }
    .corridor = Jeter { $item } et s'éclipser par { $corridor }
option-draw-for-wounds = Piocher une carte par blessure grave
