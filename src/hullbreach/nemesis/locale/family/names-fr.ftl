# Comment les choses s'appellent et ce qu'elles font, dans nos propres mots. C'est le seul fichier à remplacer pour
# d'autres noms : les identifiants sont définitifs, tout ce qui suit le signe égal est libre. Ce qui en est dit est
# dans les autres fichiers. Les salles, personnages, espèces, objets, corps et planètes portent leur article ; les autres noms sont
# des titres sans article.

game-nemesis = Nemesis
game-nemesis-text = Réveillez-vous dans un vaisseau plongé dans le noir, découvrez ce qui vous traque et rentrez avec ce que vous êtes venu chercher.
game-nemesis-facts = De 1 à 5 joueurs, environ deux heures.

## Personnages

character-captain = le Capitaine
character-captain-text = Mène l'équipage : déplace les autres, leur donne des cartes et n'est jamais à court de munitions de revolver.
character-pilot = le Pilote
character-pilot-text = Connaît le vaisseau : le dirige, en ouvre les portes et fait travailler les salles gratuitement.
character-mechanic = le Mécano
character-mechanic-text = Répare tout sur-le-champ, fabrique avec trois fois rien et rampe derrière les cloisons.
character-soldier = le Soldat
character-soldier-text = Se bat mieux que personne et ne se laisse pas surprendre.
character-scout = l'Éclaireuse
character-scout-text = Marche sans bruit, trouve ce qui échappe aux autres et tire en pleine course.
character-scientist = la Scientifique
character-scientist-text = Commande tous les ordinateurs à distance et voit venir le prochain événement.

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

room-armory = l'Armurerie
room-armory-text = Chargez 2 munitions dans une arme à énergie.
room-comms-room = la Salle des communications
room-comms-room-text = Envoyez le signal que certains objectifs exigent.
room-emergency-room = l'Infirmerie
room-emergency-room-text = Pansez toutes vos blessures graves, ou soignez une blessure pansée, ou soignez toutes vos blessures légères.
room-evacuation-a = la Section d'évacuation A
room-evacuation-a-text = Tentez d'entrer dans une capsule déverrouillée de cette section.
room-evacuation-b = la Section d'évacuation B
room-evacuation-b-text = Tentez d'entrer dans une capsule déverrouillée de cette section.
room-fire-control = le Système anti-incendie
room-fire-control-text = Noyez une salle sous la mousse : le feu s'y éteint et tous les Intrus qui s'y trouvent se replient.
room-generator = la Génératrice
room-generator-text = Lancez la séquence d'autodestruction, ou arrêtez-la avant qu'elle ne passe au jaune.
room-laboratory = le Laboratoire
room-laboratory-text = Analysez un cadavre, une carcasse ou un œuf présent ici et découvrez le point faible correspondant.
room-nest = le Nid
room-nest-text = Prenez un œuf, ce qui fait du bruit. Privé de son dernier œuf, le Nid est détruit.
room-storage = l'Entrepôt
room-storage-text = Piochez 2 cartes d'une même pioche d'objets et gardez-en 1.
room-surgery = le Bloc opératoire
room-surgery-text = Scannez toutes vos cartes Contamination, débarrassez-vous des cartes infectées et de toute Larve, puis subissez une blessure légère et passez.
room-airlock-control = le Contrôle du sas
room-airlock-control-text = Scellez une salle jaune : à la fin de la phase Joueur, tout ce qui s'y trouve meurt, sauf si une porte s'ouvre.
room-cabins = les Cabines
room-cabins-text = Quiconque commence une manche ici, hors combat, pioche 1 carte de plus.
room-canteen = la Cantine
room-canteen-text = Soignez une blessure légère, puis vous pouvez scanner les cartes Contamination de votre main.
room-command-center = le Poste de commandement
room-command-center-text = Ouvrez ou fermez les portes de votre choix autour d'une salle.
room-engine-control = le Contrôle des moteurs
room-engine-control-text = Consultez en secret l'état des trois moteurs.
room-hatch-control = le Contrôle des écoutilles
room-hatch-control-text = Verrouillez ou déverrouillez une capsule de sauvetage.
room-monitoring = la Salle de surveillance
room-monitoring-text = Consultez en secret une salle inexplorée et son jeton.
room-slime-room = la Salle couverte de slime
room-slime-room-text = Quiconque entre se retrouve couvert de slime. Rien à faire ici.
room-shower = les Douches
room-shower-text = Débarrassez-vous du slime, puis vous pouvez scanner les cartes Contamination de votre main.
room-cockpit = le Cockpit
room-cockpit-text = Consultez en secret les coordonnées, ou réglez la destination.
room-hibernatorium = l'Hibernatorium
room-hibernatorium-text = À partir des cases bleues de la piste temporelle : tentez d'entrer en hibernation.
room-engine-1 = le Moteur 1
room-engine-1-text = Consultez en secret l'état du moteur 1.
room-engine-2 = le Moteur 2
room-engine-2-text = Consultez en secret l'état du moteur 2.
room-engine-3 = le Moteur 3
room-engine-3-text = Consultez en secret l'état du moteur 3.

## Cartes Action

card-rest = Repos
card-rest-text = Scannez les cartes Contamination de votre main : les cartes saines sont retirées du jeu, une carte infectée amène une Larve.
card-demolition = Démolition
card-demolition-text = Détruisez une porte fermée de cette salle, ou placez ici un marqueur Panne.
card-search = Fouille
card-search-text = Baissez le compteur d'objets de 1, piochez 2 objets de la couleur de la salle et gardez-en 1.
card-interruption = Interruption
card-interruption-text = Réaction : annulez l'action, ou l'Interruption, d'un autre personnage dans votre salle. Ce qui a été payé reste payé.
card-basic-repairs = Réparations de base
card-basic-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
card-repairs = Réparations
card-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
card-quick-repairs = Réparations rapides
card-quick-repairs-text = Retirez la panne de cette salle, ou ouvrez ce moteur et remettez ses jetons dans l'ordre de votre choix.
card-reload = Rechargement
card-reload-text = Chargez 1 munition dans le revolver.
card-order = Ordre
card-order-text = Déplacez un autre personnage de votre salle vers une salle adjacente, qu'il le veuille ou non.
card-motivation = Motivation
card-motivation-text = Chaque personnage de votre salle, vous compris, pioche 1 carte.
card-suppressive-fire = Tir de suppression
card-suppressive-fire-text = Dépensez 1 munition : quittez la salle, ou faites-en sortir un personnage qui l'accepte, sans que les Intrus attaquent.
card-ship-knowledge = Connaissance du vaisseau
card-ship-knowledge-text = Ouvrez ou fermez une porte de cette salle, ou consultez en secret une salle inexplorée.
card-piloting = Pilotage
card-piloting-text = Utilisez gratuitement le Cockpit ou une salle avec un ordinateur, ou consultez les coordonnées depuis une salle avec un ordinateur.
card-old-friend = Vieil ami
card-old-friend-text = Utilisez gratuitement votre salle si elle n'a pas d'ordinateur.
card-computer-skills = Compétences informatiques
card-computer-skills-text = Ouvrez ou fermez une porte de cette salle, ou utilisez-la gratuitement si elle a un ordinateur.
card-inventive = Inventif
card-inventive-text = Retirez une panne, intervenez sur un moteur, ou fabriquez un objet en utilisant n'importe quel objet jaune à la place d'un outil.
card-pyrotechnics = Pyrotechnie
card-pyrotechnics-text = Défaussez un objet pour mettre le feu à cette salle, ou éteignez le feu qui s'y trouve.
card-technical-corridors = Conduits
card-technical-corridors-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre, puis passez.
card-full-auto = Tir automatique
card-full-auto-text = Videz le fusil d'assaut sur une seule cible : 1 dégât de plus par tranche de 2 munitions, même si le tir manque sa cible.
card-nerves-of-steel = Nerfs d'acier
card-nerves-of-steel-text = Réaction : ignorez une attaque surprise contre vous.
card-covering-fire = Tir de couverture
card-covering-fire-text = Dépensez 1 munition : vous et un personnage qui l'accepte pouvez quitter la salle sans que les Intrus attaquent.
card-aimed-fire = Tir ajusté
card-aimed-fire-text = Tirez avec une arme à énergie ; vous pouvez relancer le dé une fois.
card-adrenaline = Adrénaline
card-adrenaline-text = Tirez, ou fuyez, et piochez 1 carte.
card-reconnaissance = Reconnaissance
card-reconnaissance-text = Déplacez-vous vers une salle adjacente sans jet de bruit.
card-scavenging = Récupération
card-scavenging-text = Fouillez, même là où le compteur d'objets est à 0.
card-intranet = Intranet
card-intranet-text = Dans une salle avec un ordinateur, utilisez gratuitement n'importe quelle salle dont l'ordinateur fonctionne.
card-access-denied = Accès refusé
card-access-denied-text = Utilisez gratuitement votre salle si elle a un ordinateur, ou placez un marqueur Panne dans n'importe quelle salle avec un ordinateur.
card-risk-assessment = Évaluation des risques
card-risk-assessment-text = Dans une salle avec un ordinateur, consultez le prochain événement et laissez-le en place ou remettez-le sous la pioche.
card-contamination = Contamination
card-contamination-text = Ne peut ni servir à payer ni être jouée. Elle est peut-être infectée ; seul un scan le dira.

## Objets

item-energy-charge = la charge d'énergie
item-energy-charge-text = Rechargez entièrement une arme à énergie, ou ouvrez ou fermez une porte de cette salle.
item-grenade = la grenade
item-grenade-text = Lancez-la ici ou dans une salle adjacente, jamais à travers une porte fermée, sur un Intrus ou sur des œufs : 2 dégâts ; chaque autre Intrus de la salle visée en subit 1, et chaque personnage une blessure grave.
item-smoke-grenade = la grenade fumigène
item-smoke-grenade-text = Les autres personnages présents défaussent chacun une carte Action et vous quittez la salle sans que les Intrus attaquent.
item-recon-drone = le drone de reconnaissance
item-recon-drone-text = Consultez en secret une salle inexplorée et son jeton.
item-decoy = le leurre
item-decoy-text = Choisissez une salle adjacente : chaque Intrus d'une salle adjacente à celle-ci s'y rend ; ceux qui sont en combat attaquent d'abord une fois.
item-extended-magazine = le chargeur grande capacité
item-extended-magazine-text = Se fixe sur une arme à énergie : 2 munitions tout de suite et une capacité augmentée de 2.
item-prototype-rifle = le prototype de fusil
item-prototype-rifle-text = Arme à énergie, capacité 6. Sur une face « 2 dégâts », 1 munition supplémentaire ajoute 1 dégât.
item-prototype-shotgun = le prototype de fusil à pompe
item-prototype-shotgun-text = Arme à énergie, capacité 2. Jamais moins de 1 dégât, sauf sur une face vierge ; 1 de plus sur toute touche.
item-prototype-pistol = le prototype de pistolet
item-prototype-pistol-text = Arme à énergie, capacité 3. Chaque jet de combat peut être relancé une fois.
item-comms-key = la clé de communication
item-comms-key-text = Dans une salle avec un ordinateur : consultez un objectif d'un personnage qui a envoyé le signal.
item-evacuation-key = la clé d'évacuation
item-evacuation-key-text = Dans une section d'évacuation : verrouillez ou déverrouillez l'une de ses capsules.
item-self-destruct-key = la clé d'autodestruction
item-self-destruct-key-text = Dans une salle avec un ordinateur : lancez la séquence d'autodestruction, ou arrêtez-la avant qu'elle ne passe au jaune.
item-chemicals = les produits chimiques
item-chemicals-text = Rechargez entièrement un lance-flammes.
item-tools = les outils
item-tools-text = Retirez une panne, ou intervenez sur un moteur, ou ouvrez ou fermez une porte de cette salle.
item-duct-tape = le ruban adhésif
item-duct-tape-text = Retirez une panne, ou intervenez sur un moteur, ou réunissez deux objets lourds dans une seule main.
item-fire-extinguisher = l'extincteur
item-fire-extinguisher-text = Objet lourd. Éteignez le feu de cette salle, ou forcez un Intrus présent à se replier.
item-clothes = les vêtements
item-clothes-text = Essuyez le slime, ou pansez une blessure grave.
item-technical-corridors-plans = les plans des conduits
item-technical-corridors-plans-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre.
item-space-suit = la combinaison spatiale
item-space-suit-text = Dans une salle jaune : défaussez toutes vos cartes Action et rejoignez n'importe quelle autre salle jaune par l'extérieur.
item-nemesis-plans = les plans du vaisseau
item-nemesis-plans-text = Consultez en secret deux salles inexplorées.
item-bandages = les bandages
item-bandages-text = Pansez une blessure grave, ou soignez toutes les blessures légères.
item-medkit = la trousse de soins
item-medkit-text = Pansez une blessure grave, ou soignez-en une déjà pansée.
item-synthetic-food = la nourriture synthétique
item-synthetic-food-text = Piochez 2 cartes Action.
item-adrenaline-injection = l'injection d'adrénaline
item-adrenaline-injection-text = Piochez 1 carte ; effectuez autant d'actions que vous le voulez ce tour-ci, puis passez.
item-alcohol = l'alcool
item-alcohol-text = Scannez une carte Contamination de votre main et retirez-la ; si elle était infectée, prenez-en une nouvelle.
item-military-drugs = les drogues militaires
item-military-drugs-text = Défaussez autant de cartes que vous le voulez, Contamination comprise, et piochez-en autant, plus une.
item-antidote = l'antidote
item-antidote-text = Scannez toutes vos cartes Contamination, débarrassez-vous des cartes infectées et de toute Larve, prenez une nouvelle carte Contamination et passez.
item-taser = le taser
item-taser-text = Un Intrus présent subit 1 dégât et se replie, ou un personnage présent défausse toute sa main.
item-flamethrower = le lance-flammes
item-flamethrower-text = Arme, capacité 4. Jamais moins de 1 dégât, sauf sur une face vierge ; une face « 2 dégâts » met le feu à la salle.
item-molotov-cocktail = le cocktail Molotov
item-molotov-cocktail-text = Mettez le feu à cette salle ou à une salle adjacente, pourvu qu'un Intrus s'y trouve ; tous ses occupants sont touchés.
item-revolver = le revolver
item-revolver-text = Arme, capacité 6, rechargée uniquement avec la carte Rechargement. Une face « 2 dégâts » inflige 1 dégât de plus.
item-shotgun = le fusil à pompe
item-shotgun-text = Arme à énergie, capacité 2. Chaque touche inflige 1 dégât de plus.
item-sawed-off-shotgun = le fusil à canon scié
item-sawed-off-shotgun-text = Arme à énergie, capacité 2. Une face « 1 dégât » compte comme une face « 2 dégâts ».
item-assault-rifle = le fusil d'assaut
item-assault-rifle-text = Arme à énergie, capacité 5. Chaque touche inflige 1 dégât de plus.
item-rifle = le fusil
item-rifle-text = Arme à énergie, capacité 4.
item-pistol = le pistolet
item-pistol-text = Arme à énergie, capacité 3. Une face « 2 dégâts » compte comme une face « 1 dégât ».
item-ship-log = le journal de bord
item-ship-log-text = À activer dans la Salle des communications. Dans une salle avec un ordinateur : consultez un objectif d'un personnage.
item-intercom = l'intercom
item-intercom-text = À activer avec les outils ou le ruban adhésif. Ordre et Motivation portent jusque dans toutes les salles avec un ordinateur.
item-orbital-manoeuvring-system = le système de manœuvre orbitale
item-orbital-manoeuvring-system-text = À activer avec une charge d'énergie. Tout le monde passe aussitôt et aucun Intrus n'attaque pendant cette manche.
item-pilot-evacuation-key = la clé d'évacuation du Pilote
item-pilot-evacuation-key-text = À activer dans le Système anti-incendie. Dans une section d'évacuation : verrouillez ou déverrouillez l'une de ses capsules.
item-plasma-torch = le chalumeau à plasma
item-plasma-torch-text = À activer dans l'Entrepôt. Ouvrez ou fermez une porte de cette salle, même détruite.
item-flashlight = la lampe torche
item-flashlight-text = À activer avec une charge d'énergie. Fouillez ici au prix de 2 cartes.
item-auto-loader = le chargeur automatique
item-auto-loader-text = À activer dans l'Armurerie. Augmente de 1 la capacité du fusil d'assaut ; le recharger avec une charge d'énergie ne coûte rien.
item-armor = l'armure
item-armor-text = À activer avec les outils ou le ruban adhésif. Défaussez-la pour ignorer une attaque d'Intrus.
item-motion-scanner = le détecteur de mouvement
item-motion-scanner-text = À activer avec une charge d'énergie. Objet lourd. Défaussez une carte pour refaire votre jet de bruit.
item-security-key = la clé de sécurité
item-security-key-text = À activer dans le Cockpit. Ouvrez ou fermez les portes de votre choix autour d'une salle.
item-holographic-computer = l'ordinateur holographique
item-holographic-computer-text = À activer dans la Génératrice. Objet lourd. Intranet et Évaluation des risques fonctionnent depuis n'importe quelle salle.
item-lab-equipment = le matériel de laboratoire
item-lab-equipment-text = À activer avec les produits chimiques. Découvrez le point faible d'un cadavre, d'une carcasse ou d'un œuf de votre salle.

## Corps

object-egg = l'œuf
object-carcass = la carcasse
object-corpse-blue = le cadavre bleu
object-corpse = le cadavre
object-corpse-of = le cadavre { DE($who) }

## Objectifs

objective-salvaging-the-prime-asset = Sauvetage de l'actif principal
objective-salvaging-the-prime-asset-text = Le vaisseau atteint la Terre, ou vous êtes le seul survivant.
objective-quarantine = Quarantaine
objective-quarantine-text = Le vaisseau atteint Mars, ou la Terre si le Nid est détruit.
objective-the-great-hunt = Grande chasse
objective-the-great-hunt-text = Vous avez envoyé le signal, et la Reine est tuée ou le vaisseau détruit.
objective-hoarder = Collectionneur compulsif
objective-hoarder-text = Vous partez dans une capsule avec 7 objets ou plus.
objective-relentless-investigator = Enquêteur acharné
objective-relentless-investigator-text = Vous avez envoyé le signal, et toutes les salles sont explorées.
objective-a-proper-burial = Sépulture décente
objective-a-proper-burial-text = Vous avez envoyé le signal, et vous finissez dans une capsule ou en hibernation avec le cadavre bleu.
objective-the-oldest-friend = Ami de toujours
objective-the-oldest-friend-text = Le vaisseau atteint la Terre, ou vous êtes le seul survivant.
objective-best-friends-forever = Meilleurs amis pour la vie
objective-best-friends-forever-text = Vous survivez, ainsi qu'au moins un autre personnage.
objective-aliens-on-a-spaceship = Aliens à bord
objective-aliens-on-a-spaceship-text = Vous avez envoyé le signal, et le Nid ou le vaisseau est détruit.
objective-the-right-moment-to-strike = Frapper au bon moment
objective-the-right-moment-to-strike-text = Le joueur 1 ne survit pas, ou vous êtes le seul survivant.
objective-greener-pastures = Sous d'autres cieux
objective-greener-pastures-text = Le joueur 2 ne survit pas, ou vous êtes le seul survivant.
objective-an-old-feud = Vieille querelle
objective-an-old-feud-text = Le joueur 3 ne survit pas, ou vous êtes le seul survivant.
objective-hostile-takeover = OPA hostile
objective-hostile-takeover-text = Le joueur 4 ne survit pas, ou vous êtes le seul survivant.
objective-the-final-enlightenment = Illumination finale
objective-the-final-enlightenment-text = Le joueur 5 ne survit pas, ou vous êtes le seul survivant.
objective-extreme-field-biology = Biologie de terrain extrême
objective-extreme-field-biology-text = Au moins deux points faibles sont découverts.
objective-ab-ovo = Ab ovo
objective-ab-ovo-text = Le point faible lié à l'œuf est découvert.
objective-necroscopy = Nécropsie
objective-necroscopy-text = Vous avez envoyé le signal, et le point faible lié à la carcasse est découvert.
objective-my-precious = Mon précieux
objective-my-precious-text = Vous avez envoyé le signal, et vous finissez dans une capsule ou en hibernation avec un œuf.
objective-destination-earth = Destination : Terre
objective-destination-earth-text = Le vaisseau atteint la Terre.
objective-emergency-post-mortem = Autopsie d'urgence
objective-emergency-post-mortem-text = Le cadavre bleu se trouve dans le Bloc opératoire.
objective-first-contact-protocol = Protocole de premier contact
objective-first-contact-protocol-text = Au moins deux points faibles sont découverts.
objective-cutting-off-the-head = Couper la tête
objective-cutting-off-the-head-text = Vous avez envoyé le signal, et la Reine est tuée ou le vaisseau détruit.
objective-no-man-left-behind = On n'abandonne personne
objective-no-man-left-behind-text = Vous avez envoyé le signal, et toutes les salles sont explorées.
objective-special-delivery = Livraison spéciale
objective-special-delivery-text = Vous finissez dans une capsule ou en hibernation avec un œuf.
objective-clean-up-crew = Équipe de nettoyage
objective-clean-up-crew-text = Vous avez envoyé le signal, et le Nid ou le vaisseau est détruit.

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

## Points faibles

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

## Attaques d'Intrus

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

## Cartes Événement

event-card-egg-protection = Protection des œufs
event-card-egg-protection-text = Une rencontre pour chaque personnage qui se trouve dans le Nid ou porte un œuf.
event-card-hatching = Éclosion
event-card-hatching-text = Un œuf éclot : quiconque est dans le Nid sans carte Action est infesté, sinon une Larve rejoint le sac.
event-card-regeneration = Régénération
event-card-regeneration-text = Chaque Intrus sur le plateau guérit de 2 dégâts.
event-card-damage = Avaries
event-card-damage-text = Un marqueur Panne dans chaque salle où se trouve un Adulte, un Hybride ou la Reine.
event-card-lurking = À l'affût
event-card-lurking-text = Les Intrus qui sont seuls retournent dans l'ombre.
event-card-eclosion = Émergence
event-card-eclosion-text = Quiconque porte une Larve meurt ; les autres piochent 4 cartes et scannent les cartes Contamination qui en font partie.
event-card-flammable-compounds = Composés inflammables
event-card-flammable-compounds-text = Le feu prend dans l'Hibernatorium ; s'il y brûle déjà, il gagne les salles adjacentes.
event-card-hunt-2 = Chasse
event-card-hunt-2-text = Les Adultes hors combat se déplacent vers une salle adjacente où se trouve un personnage.
event-card-hunt-3 = Chasse
event-card-hunt-3-text = Les Adultes hors combat se déplacent vers une salle adjacente où se trouve un personnage.
event-card-consuming-fire = Feu dévorant
event-card-consuming-fire-text = Les objets des salles en feu sont perdus, puis le feu se propage.
event-card-damaging-fire = Feu destructeur
event-card-damaging-fire-text = Un marqueur Panne dans les salles en feu, puis le feu se propage.
event-card-scent-of-prey = Odeur de la proie
event-card-scent-of-prey-text = Un marqueur Bruit dans chaque couloir silencieux autour des personnages couverts de slime.
event-card-malfunction = Panne
event-card-malfunction-text = Un marqueur Panne dans la salle explorée au plus petit numéro.
event-card-noise-in-technical-corridors = Bruit dans les conduits
event-card-noise-in-technical-corridors-text = Un marqueur Bruit y est placé ; s'il y en avait déjà un, quiconque se trouve à un accès fait un jet de bruit.
event-card-nest = Nid
event-card-nest-text = Un marqueur Bruit dans chaque couloir silencieux autour du Nid, s'il a été découvert.
event-card-bulkheads-open = Ouverture des cloisons
event-card-bulkheads-open-text = Toutes les portes fermées s'ouvrent.
event-card-evacuation-pod-ejection = Éjection d'une capsule de sauvetage
event-card-evacuation-pod-ejection-text = La capsule au plus petit numéro part, avec quiconque est à l'intérieur.
event-card-short-circuit = Court-circuit
event-card-short-circuit-text = Un marqueur Panne dans chaque salle jaune explorée avec un ordinateur.
event-card-coolant-leak = Fuite de liquide de refroidissement
event-card-coolant-leak-text = Si la Génératrice est en panne, la séquence d'autodestruction commence.
event-card-life-support-failure = Défaillance des systèmes vitaux
event-card-life-support-failure-text = Un marqueur Panne dans chaque salle verte explorée.

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

## Les cartes du joueur Intrus

card-pursuit-1 = Poursuite (1)
card-pursuit-1-text = Déplacement par 1. Attaque avec 2 cartes. Ou choisissez une salle avec un personnage : danger, comme si le dé de bruit l'avait donné.
card-pursuit-2 = Poursuite (2)
card-pursuit-2-text = Déplacement par 2. Attaque avec 3 cartes. Ou choisissez une salle avec un Intrus : toutes les portes fermées autour d'elle sont détruites.
card-pursuit-3 = Poursuite (3)
card-pursuit-3-text = Déplacement par 3. Attaque avec 1 carte. Ou choisissez un personnage hors combat, qui fait un jet de bruit.
card-pursuit-any = Poursuite (au choix)
card-pursuit-any-text = Déplacement par le numéro de votre choix. Attaque avec 2 cartes. Ou tous les Adultes hors combat se déplacent vers une salle adjacente occupée par un personnage.
card-preparation-4 = Préparation (4)
card-preparation-4-text = Déplacement par 4. Attaque avec 1 carte. Ou piochez 3 événements en secret, résolvez-en 1 et mettez les autres sous la pioche.
card-preparation-any = Préparation (au choix)
card-preparation-any-text = Déplacement par le numéro de votre choix. Attaque avec 1 carte. Ou piochez 3 événements en secret, résolvez-en 1 et remettez les autres sur la pioche.
card-pack-hunt-3 = Chasse en meute (3)
card-pack-hunt-3-text = Déplacement par 3. Attaque avec 2 cartes. Ou choisissez une salle avec un Intrus et un personnage : un jeton est pioché et son Intrus y apparaît, sans surprendre personne.
card-pack-hunt-4 = Chasse en meute (4)
card-pack-hunt-4-text = Déplacement par 4. Attaque avec 2 cartes. Ou choisissez une salle avec un Intrus et un personnage : chaque Intrus présent attaque, avec 1 carte chacun.
card-metamorphosis = Métamorphose
card-metamorphosis-text = Déplacement par 1. Attaque avec 1 carte. Ou une Larve devient Adulte, ou un Griffeur Hybride, sur le plateau ou dans le sac.
card-recovery = Rétablissement
card-recovery-text = Déplacement par 2. Attaque avec 3 cartes. Ou un Intrus perd 2 dégâts, ou un Intrus hors combat retourne dans le sac.

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
