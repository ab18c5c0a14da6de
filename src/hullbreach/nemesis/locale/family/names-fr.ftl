# Comment s'appellent les choses de plusieurs parties et ce qu'elles font, dans nos propres mots ; ce qui n'appartient qu'à
# une partie est dans son dossier. Les identifiants sont définitifs, tout ce qui suit le signe égal est libre, et une extension
# peut tout remplacer. Les salles, personnages, espèces, objets, corps et planètes portent leur article ; les autres noms sont
# des titres sans article.

game-nemesis = Nemesis
game-nemesis-text = Réveillez-vous dans un vaisseau plongé dans le noir, découvrez ce qui vous traque et rentrez avec ce que vous êtes venu chercher.
game-nemesis-facts = De 1 à 5 joueurs, environ deux heures.

## Créatures

species-blank = Vierge
species-larva = la Larve
species-larva-text = Grimpe sur un personnage et s'y accroche. Une deuxième le tue.
species-creeper = le Griffeur
species-creeper-text = Faible, jusqu'à ce qu'il se transforme en Hybride.
species-adult = l'Adulte
species-adult-text = Le chasseur que vous croiserez le plus souvent.
species-breeder = l'Hybride
species-breeder-text = Imposant ; pour le tuer, il faut atteindre deux valeurs de sang.
species-queen = la Reine
species-queen-text = Pond des œufs, frappe de sa queue et ne meurt qu'une fois.
species-intruder = l'Intrus

## Salles

room-emergency-room = l'Infirmerie
room-emergency-room-text = Pansez toutes vos blessures graves, ou soignez une blessure pansée, ou soignez toutes vos blessures légères.
room-nest = le Nid
room-nest-text = Prenez un œuf, ce qui fait du bruit. Privé de son dernier œuf, le Nid est détruit.
room-surgery = le Bloc opératoire
room-surgery-text = Scannez toutes vos cartes Contamination, débarrassez-vous des cartes infectées et de toute Larve, puis subissez une blessure légère et passez.

## Cartes Action

card-contamination = Contamination
card-contamination-text = Ne peut ni servir à payer ni être jouée. Elle est peut-être infectée ; seul un scan le dira.

## Objets

item-grenade = la grenade
item-grenade-text = Lancez-la ici ou dans une salle adjacente, jamais à travers une porte fermée, sur un Intrus ou sur des œufs : 2 dégâts ; chaque autre Intrus de la salle visée en subit 1, et chaque personnage une blessure grave.
item-smoke-grenade = la grenade fumigène
item-smoke-grenade-text = Les autres personnages présents défaussent chacun une carte Action et vous quittez la salle sans que les Intrus attaquent.
item-decoy = le leurre
item-decoy-text = Choisissez une salle adjacente : chaque Intrus d'une salle adjacente à celle-ci s'y rend ; ceux qui sont en combat attaquent d'abord une fois.
item-prototype-shotgun = le prototype de fusil à pompe
item-prototype-shotgun-text = Arme à énergie, capacité 2. Jamais moins de 1 dégât, sauf sur une face vierge ; 1 de plus sur toute touche.
item-clothes = les vêtements
item-clothes-text = Essuyez le slime, ou pansez une blessure grave.
item-adrenaline-injection = l'injection d'adrénaline
item-adrenaline-injection-text = Piochez 1 carte ; effectuez autant d'actions que vous le voulez ce tour-ci, puis passez.
item-taser = le taser
item-taser-text = Un Intrus présent subit 1 dégât et se replie, ou un personnage présent défausse toute sa main.
item-flamethrower = le lance-flammes
item-flamethrower-text = Arme, capacité 4. Jamais moins de 1 dégât, sauf sur une face vierge ; une face « 2 dégâts » met le feu à la salle.
item-pistol = le pistolet
item-pistol-text = Arme à énergie, capacité 3. Une face « 2 dégâts » compte comme une face « 1 dégât ».

## Corps

object-egg = l'œuf
object-carcass = la carcasse
object-corpse-blue = le cadavre bleu
object-corpse = le cadavre
object-corpse-of = le cadavre { DE($who) }

## Blessures graves

wound-body = blessure au corps
wound-body-text = Complétez votre main à 4 cartes au lieu de 5.
wound-leg = blessure à la jambe
wound-leg-text = Fuir un combat coûte 2 cartes.
wound-hand = blessure à la main
wound-hand-text = Utiliser un objet coûte 1 carte de plus.
wound-arm = blessure au bras
wound-arm-text = Un seul emplacement de main.
wound-bleeding = hémorragie
wound-bleeding-text = Une blessure légère chaque fois que vous passez.

## Cartes Événement

event-card-egg-protection = Protection des œufs
event-card-egg-protection-text = Une rencontre pour chaque personnage qui se trouve dans le Nid ou porte un œuf.
event-card-hatching = Éclosion
event-card-hatching-text = Un œuf éclot : quiconque est dans le Nid sans carte Action est infesté, sinon une Larve rejoint le sac.
event-card-lurking = À l'affût
event-card-lurking-text = Les Intrus qui sont seuls retournent dans l'ombre.
event-card-eclosion = Émergence
event-card-eclosion-text = Quiconque porte une Larve meurt ; les autres piochent 4 cartes et scannent les cartes Contamination qui en font partie.
event-card-consuming-fire = Feu dévorant
event-card-consuming-fire-text = Les objets des salles en feu sont perdus, puis le feu se propage.
event-card-damaging-fire = Feu destructeur
event-card-damaging-fire-text = Un marqueur Panne dans les salles en feu, puis le feu se propage.
event-card-noise-in-technical-corridors = Bruit dans les conduits
event-card-noise-in-technical-corridors-text = Un marqueur Bruit y est placé ; s'il y en avait déjà un, quiconque se trouve à un accès fait un jet de bruit.

## Lieux et éléments

planet-earth = la Terre
planet-mars = Mars
planet-venus = Vénus
planet-deep-space = l'espace lointain
symbol-battery = batterie
symbol-cloth = tissu
symbol-cross = médecine
symbol-flame = flamme
symbol-tool = outil
deck-red = objet rouge
deck-yellow = objet jaune
deck-green = objet vert
deck-crafted = objet fabriqué
deck-events = pioche Événement
deck-attacks = pioche Attaque d'Intrus
deck-action = pioche Action

## Cartes Coordonnées

card-coordinates-1 = A : { planet-venus }, B : { planet-deep-space }, C : { planet-mars }, D : { planet-earth }
card-coordinates-2 = A : { planet-mars }, B : { planet-venus }, C : { planet-deep-space }, D : { planet-earth }
card-coordinates-3 = A : { planet-deep-space }, B : { planet-mars }, C : { planet-earth }, D : { planet-venus }
card-coordinates-4 = A : { planet-mars }, B : { planet-venus }, C : { planet-earth }, D : { planet-deep-space }
card-coordinates-5 = A : { planet-venus }, B : { planet-earth }, C : { planet-deep-space }, D : { planet-mars }
card-coordinates-6 = A : { planet-deep-space }, B : { planet-earth }, C : { planet-venus }, D : { planet-mars }
card-coordinates-7 = A : { planet-earth }, B : { planet-deep-space }, C : { planet-mars }, D : { planet-venus }
card-coordinates-8 = A : { planet-earth }, B : { planet-mars }, C : { planet-venus }, D : { planet-deep-space }

## Jetons Exploration

exploration-malfunction = Panne
exploration-malfunction-text = La salle reçoit un marqueur Panne.
exploration-doors = Portes
exploration-doors-text = La porte du couloir par lequel vous êtes venu se ferme derrière vous.
exploration-fire = Feu
exploration-fire-text = La salle reçoit un marqueur Feu.
exploration-slime = Slime
exploration-slime-text = Vous êtes couvert de slime.
exploration-danger = Danger
exploration-danger-text = Danger au lieu d'un jet de bruit : les Intrus des salles adjacentes arrivent, ou chaque couloir alentour reçoit un marqueur Bruit.
exploration-silence = Silence
exploration-silence-text = Vous ne faites pas de jet de bruit, sauf si vous êtes couvert de slime : c'est alors un danger.
