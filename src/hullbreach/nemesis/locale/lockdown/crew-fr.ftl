# L'équipage de Lockdown : personnages, cartes Action, objets personnels, et les questions et événements à leur sujet.
# Les cartes et les objets que le jeu d'origine a dans le même sens sont dans names-fr.ftl.

## Personnages

character-hacker = le Hacker
character-hacker-text = Détourne le courant, fait marcher les ordinateurs dans le noir et à distance, et déclenche des alarmes dans d'autres salles.
character-janitor = le Concierge
character-janitor-text = Connaît tous les passages : silencieux dans le noir, il ferme les portes derrière lui et tire parti du moindre déchet.
character-lab-rat = le Rat de labo
character-lab-rat-text = Sans arme mais insaisissable : entend tout, ne craint pas le noir et laisse les autres se faire attaquer à sa place.
character-sentry = la Sentinelle
character-sentry-text = Boucle des salles à distance, guide les autres à travers la base et neutralise les gêneurs.
character-survivor = la Survivante
character-survivor-text = Sans arme mais têtue : sort de n'importe quelle salle en y mettant le prix, et ses blessures lui rapportent des cartes.
character-xenobiologist = la Xénobiologiste
character-xenobiologist-text = Apprend de tout ce que les autres fuient ; plus elle en sait, plus elle frappe juste.

## Cartes Action

card-basic-repairs-facility = Réparations de base
card-basic-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
card-repairs-facility = Réparations
card-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
card-quick-repairs-facility = Réparations rapides
card-quick-repairs-facility-text = Retirez la panne de cette salle ou, dans un sas d'ascenseur, faites venir l'ascenseur, même sans courant.
card-bypass = Dérivation
card-bypass-text = Échangez le jeton Courant de votre secteur avec celui d'un autre secteur ou de l'ascenseur.
card-backdoor = Porte dérobée
card-backdoor-text = Devant un ordinateur en état de marche, même sans courant : effectuez gratuitement jusqu'à 2 actions différentes de la carte Ordinateur visible.
card-remote-access = Accès à distance
card-remote-access-text = Devant un ordinateur en état de marche, même sans courant : utilisez gratuitement n'importe quelle autre salle explorée dont l'ordinateur fonctionne, dans un secteur alimenté.
card-false-alarm = Fausse alerte
card-false-alarm-text = Choisissez une salle explorée dont l'ordinateur fonctionne, dans un secteur alimenté : Danger, comme si le dé de bruit l'y avait donné.
card-clean-up = Coup de propre
card-clean-up-text = Retirez la panne de cette salle ou éteignez le feu qui s'y trouve.
card-service-lift = Monte-charge
card-service-lift-text = Dans un sas d'ascenseur : prenez l'ascenseur jusqu'à un autre sas, où qu'il se trouve et même sans courant, avec ceux qui l'acceptent ; il n'y a pas de jet de bruit.
card-waste-sorting = Tri des déchets
card-waste-sorting-text = Défaussez un objet : piochez 2 cartes d'une même pioche d'objets et gardez-en 1, ou rechargez entièrement le cloueur.
card-mind-the-door = Attention à la porte
card-mind-the-door-text = Déplacez-vous, ou fuyez, et fermez la porte derrière vous avant toute autre chose.
card-night-shift = Équipe de nuit
card-night-shift-text = Déplacez-vous vers une salle adjacente plongée dans le noir, sans jet de bruit.
card-inconspicuous = Passer inaperçu
card-inconspicuous-text = Réaction : un Intrus attaque un autre personnage de votre salle à votre place, sauf quand vous fuyez. Ou, dans le noir : ne faites pas un jet de bruit dû à l'évolution du sac.
card-weird-metabolism = Métabolisme étrange
card-weird-metabolism-text = Défaussez une carte Contamination de votre main et piochez 2 cartes, ou débarrassez-vous du slime.
card-sensitive-hearing = Ouïe fine
card-sensitive-hearing-text = Retirez un marqueur Bruit autour de votre salle ou d'une salle adjacente, ou placez-en un ; dans les conduits, seulement si votre salle y a un accès.
card-feel-of-the-dark = Instinct du noir
card-feel-of-the-dark-text = Réaction, dans le noir : ignorez l'effet « dans le noir » d'un événement, ou une attaque surprise contre vous.
card-quarantine = Mise en quarantaine
card-quarantine-text = Devant un ordinateur en état de marche, même sans courant : fermez toutes les portes d'une salle de votre choix.
card-stun = Neutralisation
card-stun-text = Un personnage présent qui a 3 cartes ou moins défausse toute sa main. Ou défaussez une arme : un Intrus présent se replie.
card-defense-plan = Plan de défense
card-defense-plan-text = Utilisez gratuitement votre salle si elle est blanche ou rouge, ou consultez en secret deux salles inexplorées.
card-facility-tour = Visite guidée
card-facility-tour-text = Déplacez-vous vers une salle adjacente avec un autre personnage présent qui l'accepte ; un seul jet de bruit, le vôtre.
card-desperate-attack = Attaque désespérée
card-desperate-attack-text = Prenez une carte Contamination : un Intrus présent subit 2 dégâts.
card-distraction = Diversion
card-distraction-text = Défaussez un objet : quittez la salle sans que les Intrus attaquent.
card-obstinate = Obstination
card-obstinate-text = Piochez 1 carte pour chacune de vos blessures graves, pansées ou non, ou pansez-en une.
card-vents = Bouches d'aération
card-vents-text = Rampez d'un accès aux conduits jusqu'à n'importe quel autre ; là, un Adulte vous attaque comme dans le noir, puis disparaît.
card-vivisection = Vivisection
card-vivisection-text = Un Intrus présent subit 1 dégât, plus 1 par tranche de 2 connaissances que vous avez.
card-field-experience = Expérience de terrain
card-field-experience-text = S'il y a ici un Intrus, une carcasse, un cadavre ou un œuf : gagnez 1 connaissance, ou 2 en présence d'un Hybride ou de la Reine.
card-pheromones = Phéromones
card-pheromones-text = Si vous avez 3 connaissances ou plus, un Intrus présent se replie ; avec 6 ou plus, tous les Intrus présents se replient.
card-lab-routine = Routine de laboratoire
card-lab-routine-text = Utilisez gratuitement votre salle si elle est verte, ou pansez une blessure grave d'un personnage présent.
card-reload-facility = Rechargement
card-reload-facility-text = Chargez 1 munition dans une arme à énergie que vous tenez.
card-inventive-facility = Inventif
card-inventive-facility-text = Retirez une panne, faites venir l'ascenseur dans votre sas, ou fabriquez un objet en utilisant n'importe quel objet jaune à la place d'un outil.
card-at-the-wheel = Au volant
card-at-the-wheel-text = Déplacez le Rover. Ou, si le Rover est ici et la Grande porte ouverte : rejoignez le Bunker en emmenant un personnage qui l'accepte.
card-flight-plan = Plan de vol
card-flight-plan-text = Devant un ordinateur en état de marche, même sans courant, ou dans un Système automatique de fret : consultez en secret un jeton SAF ; dans un Système automatique de fret, deux.

## Objets

item-smart-gun = le pistolet intelligent
item-smart-gun-text = Arme à énergie, capacité 3. Elle vise toute seule : lancez le dé d'avantage même sans courant.
item-nailgun = le cloueur
item-nailgun-text = Arme, capacité 6, rechargée uniquement avec la carte Tri des déchets. Jamais plus de 1 dégât.
item-smg = le pistolet-mitrailleur
item-smg-text = Arme à énergie, capacité 5. Une fois par tir, 1 munition de plus permet de relancer le dé.
item-probe-arm = le bras-sonde
item-probe-arm-text = N'occupe aucune main. Prenez une carcasse dans la réserve ; il est ensuite cassé jusqu'à ce qu'on le répare avec { item-toolbelt }.
item-cheat-codes = les codes de triche
item-cheat-codes-text = À activer dans le noir, devant un ordinateur en état de marche. Devant un ordinateur en état de marche et alimenté : effectuez n'importe quelle action d'ordinateur, sauf gagner des connaissances.
item-pressure-washer = le nettoyeur haute pression
item-pressure-washer-text = À activer avec { item-toolbelt } ou { item-duct-tape-facility }. Objet lourd. Éteignez le feu de cette salle, ou lavez un personnage présent de son slime, ou, s'il y a du courant, forcez un Intrus présent à se replier, ce qui fait du bruit tout autour.
item-wail = la plainte
item-wail-text = À activer avec 5 connaissances. Faites taire tous les couloirs de votre secteur, ou placez du bruit dans tous ceux qui sont silencieux.
item-battle-suit = l'armure de combat
item-battle-suit-text = À activer avec { item-weapon-battery } ou { item-power-cell }. Vous ignorez le slime et le feu de votre salle, et pouvez rejoindre le Bunker à pied une fois la Grande porte ouverte.
item-assault-rifle-facility = le fusil d'assaut
item-assault-rifle-facility-text = À activer dans le Système d'alerte. Arme à énergie, capacité 5, fournie avec 2 munitions. Si elle inflige au moins 1 dégât, elle en inflige 1 de plus.
item-overmind = l'esprit supérieur
item-overmind-text = À activer dans le Nid. Prenez une carte Contamination : un Intrus de votre secteur qui n'est pas en combat quitte sa salle par le couloir de votre choix ; la Reine, seulement avec 7 connaissances.

## Questions

ask-second-computer-action = { SANS($you) }, effectuez-vous une autre action de cette carte Ordinateur ?
ask-redirect-attack = { SANS($you) }, { $foe } vous attaque. Laissez-vous quelqu'un d'autre sur son chemin ?
ask-skip-noise-roll = { SANS($you) }, passez-vous inaperçu au lieu de faire un jet de bruit ?
ask-ignore-darkness = { SANS($you) }, « { $event } » vous atteint dans le noir. Ignorez-vous son effet « dans le noir » ?
ask-agree-to-tour = { SANS($you) }, { $who } propose de vous emmener vers { $room }. Acceptez-vous ?
ask-agree-to-drive = { SANS($you) }, { $who } propose de vous emmener au Bunker. Acceptez-vous ?
ask-spray = { SANS($you) }, dépensez-vous une munition de plus pour relancer le dé ?
ask-second-css-token = { SANS($you) }, quel autre jeton SAF consultez-vous ?
ask-lead = { SANS($you) }, qui emmenez-vous à la place ?
waits-second-computer-action = { MAJ($who) } peut continuer à l'ordinateur.
waits-redirect-attack = { MAJ($who) } peut se faire oublier.
waits-skip-noise-roll = { MAJ($who) } peut passer inaperçu.
waits-ignore-darkness = { MAJ($who) } peut ignorer un effet « dans le noir ».
waits-agree-to-tour = On propose { A($who) } de venir aussi.
waits-agree-to-drive = On propose { A($who) } une place dans le Rover.
waits-spray = { MAJ($who) } peut tirer encore.
waits-second-css-token = { MAJ($who) } peut consulter un autre jeton SAF.
waits-lead = { MAJ($who) } choisit qui emmener.

## Options

option-bring-elevator = Faire venir l'ascenseur
option-bypass = Échanger le courant avec { $what }
option-alarm = Déclencher l'alarme dans { $room }
option-ride = Monter ou descendre jusqu'{ A($room) }
option-sort-waste = Se défaire { DE($item) } et piocher dans la pioche { MAJ($deck) }
option-sort-nails = Se défaire { DE($item) } et recharger le cloueur
option-shut-behind = Aller vers { $room } et fermer la porte
    .corridor = Passer par { $corridor } et fermer la porte
option-redirect = Laisser attaquer { $seat }
option-skip-noise-roll = Passer inaperçu avec « { $card } »
option-metabolise = Défausser « { $card } » et piocher 2 cartes
option-hush = Étouffer le bruit des couloirs
    .corridor = Faire taire { $corridor }
option-quarantine = Fermer toutes les portes { DE($room) }
option-give-up-weapon = Se défaire { DE($item) } pour chasser { $what2 }
option-lead = Emmener { $seat } vers { $room }
    .corridor = Emmener { $seat } par { $corridor }
option-strike-desperately = Se jeter sur { $what }
option-distract = Jeter { $item } et s'éclipser vers { $room }
    .corridor = Jeter { $item } et s'éclipser par { $corridor }
option-draw-for-wounds = Piocher une carte par blessure grave
option-vivisect = Disséquer { $what }
option-study = Étudier ce qu'il y a à apprendre ici
option-drive-off = Chasser { $what }
option-drive-all-off = Chasser tous les Intrus
option-move-the-rover = Déplacer le Rover
option-drive-to-bunker = Rejoindre le Bunker en emmenant { $seat }
option-look-at-css = Consulter le jeton SAF de la case { $number }
option-spray = Tirer encore
option-mend = Réparer { $item }
option-wash-off = Laver le slime { DE($seat) }
option-hose = Diriger le jet sur { $what }
option-hush-section = Faire taire tout le secteur
option-rouse-section = Emplir tout le secteur de bruit
option-command = Envoyer { $what } par { $corridor }

## Événements

event-false-alarm = { MAJ($who) } déclenche l'alarme dans { $room }.
event-studied = { MAJ($who) } étudie ce qui se trouve dans { $room }.
event-item-broken = { MAJ($item) } { DE($who) } est cassé.
event-item-mended = { MAJ($who) } répare { $item }.
event-section-hushed = { MAJ($who) } pousse une plainte, et tout le secteur se tait.
event-section-roused = { MAJ($who) } pousse une plainte, et tout le secteur lui répond par du bruit.
event-intruder-commanded = { MAJ($foe) } obéit { A($who) }.

## Le choix des personnages

setup-crew = Personnages : { $value }
setup-crew-facility = ceux de la base
setup-crew-with-original = ceux de la base et ceux du Nemesis
ui-option-crew = Qui vous incarnez
ui-option-crew-says = Les personnages de Nemesis peuvent être distribués parmi ceux de la base.
ui-option-crew-facility = Les personnages de la base
ui-option-crew-with-original = Les personnages d'origine aussi
