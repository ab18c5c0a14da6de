# Les cartes d'endurance, dans nos propres mots. Le coût d'une carte est imprimé à côté de son texte.
# Les armes et les équipements portent leur article ; les événements et les périls sont des titres sans article.

## Armes

card-m41a-pulse-rifle = le fusil à impulsion M41A
card-m41a-pulse-rifle-text = Rafale. Épuisez 1 carte pour attaquer. Ensuite, une fois par activation, une attaque gratuite avec une arme « grenade » équipée.
card-m56-smart-gun = le fusil-mitrailleur M56
card-m56-smart-gun-text = Rafale, encombrante. Épuisez 3 cartes pour attaquer. Votre cadran de visée monte de 1 avant le premier jet.
card-m240-flamethrower = le lance-flammes M240
card-m240-flamethrower-text = Encombrante, peu maniable. Épuisez 2 cartes : attaque de zone autour d'une case à 4 cases au plus, dans votre ligne de vue.
card-hk-vp70-pistol = le pistolet HK VP70
card-hk-vp70-pistol-text = D'appoint. Attaquer n'épuise aucune carte et touche toujours sur 3 ou moins. Ensuite, une fois par activation, vous pouvez épuiser 1 carte pour une seconde attaque en action gratuite.
card-m40-grenades = les grenades M40
card-m40-grenades-text = D'appoint, grenade, peu maniable. Défaussez cette carte : attaque de zone autour d'une case à 4 cases au plus, dans votre ligne de vue.
card-ithaca-37-shotgun = le fusil à pompe Ithaca 37
card-ithaca-37-shotgun-text = D'appoint, à bout portant. Épuisez 1 carte pour attaquer une cible à 2 cases au plus. Touche toujours sur 6 ou moins ; une cible à côté de vous subit 2 touches.
card-bolt-gun = la riveteuse
card-bolt-gun-text = Peu maniable. Attaquer n'épuise aucune carte, porte à 6 cases au plus et touche toujours sur 5 ou moins.

## Équipement

card-m4-helmet = le casque M4
card-m4-helmet-text = Quand un jet de défense raté devrait vous tuer, cette carte est défaussée et vous êtes seulement à terre.
card-body-armor = le gilet blindé
card-body-armor-text = Défense +1. Vitesse -1, sans descendre sous 3.
card-hadleys-hope-map = le plan de Hadley's Hope
card-hadleys-hope-map-text = Sur les plateaux de la colonie, votre premier déplacement de chaque activation va 2 cases plus loin.
card-flare = la fusée éclairante
card-flare-text = Action : défaussez cette carte et choisissez une case à 6 cases au plus, dans votre ligne de vue. Les échos à 3 cases au plus que l'on voit de là sont repérés. Jusqu'à la prochaine phase des Marines, les attaques contre les aliens à 3 cases au plus comptent le cadran de visée 1 plus haut.
card-shoulder-lamp = la lampe d'épaule
card-shoulder-lamp-text = Le premier jet d'attaque de votre activation compte le cadran de visée 1 plus haut. Pas en tir défensif.
card-arc-welder = le poste à souder
card-arc-welder-text = Technique +2 quand vous construisez ou retirez une barricade.
card-motion-tracker = le détecteur de mouvement
card-motion-tracker-text = Une fois par activation, épuisez 1 carte : regardez la carte détecteur du dessus, ou le nombre d'un écho à 10 cases au plus.
card-medical-scanner = le scanner médical
card-medical-scanner-text = Action : un personnage à terre à côté de vous se relève. Dans une salle médicale, il peut être à 2 cases.
card-ammo-satchel = la musette de munitions
card-ammo-satchel-text = Au début de la phase finale, recyclez 1 carte si vous êtes debout.

## Événements

card-second-wind = Second souffle
card-second-wind-text = À tout moment : recyclez 4 cartes de la pile d'épuisement.
card-scrounge = Débrouille
card-scrounge-text = Action : regardez les 4 cartes du dessus de la pioche d'endurance, 6 dans une réserve. Prenez en main 1 arme ou 1 équipement ; les autres vont sous la carte de mélange.
card-covering-fire = Tir de couverture
card-covering-fire-text = Quand un alien essuie un tir défensif : un personnage debout à plus de 4 cases, qui l'a dans sa ligne de vue, peut tirer aussi, après tous les autres.
card-fall-back = Repli
card-fall-back-text = À tout moment : un personnage debout peut se déplacer de 3 cases au plus. Son premier pas n'a pas à s'arrêter à côté d'aliens ou d'échos.
card-deep-breath = Souffler un coup
card-deep-breath-text = Action gratuite : remettez votre cadran de visée à votre valeur de visée.
card-drag-clear = Tirer à l'abri
card-drag-clear-text = Action : un personnage à terre à côté de vous se relève. Vous pouvez ensuite vous déplacer tous deux de 2 cases, sans que rien ne vous arrête.
card-get-up = Debout !
card-get-up-text = À tout moment : un personnage à terre se relève, où qu'il soit.
card-adrenaline = Adrénaline
card-adrenaline-text = Action gratuite : effectuez aussitôt une action de plus.
card-weld-shut = Soudure express
card-weld-shut-text = Action gratuite : construisez une barricade à votre portée, sans test technique.
card-tracker-ping = Écho radar
card-tracker-ping-text = À tout moment : regardez les 3 cartes détecteur du dessus et remettez-les dans l'ordre de votre choix.
card-keep-it-together = Tenir bon
card-keep-it-together-text = Quand un péril va frapper : ignorez-le.
card-twist-away = Esquive
card-twist-away-text = Après un jet de défense raté : on le relance, et le second résultat compte.

## Périls

card-losing-hope = Plus d'espoir
card-losing-hope-text = Votre cadran de visée baisse de 2, sans descendre sous 1.
card-lights-out = Noir complet
card-lights-out-text = Jusqu'à la prochaine phase des Marines, vous n'attaquez qu'à 4 cases au plus.
card-feed-jam = Enrayement
card-feed-jam-text = Votre première arme ne peut plus attaquer tant que vous n'avez pas dépensé une action pour la désenrayer. Défaussez cette carte.
card-acid-spray = Giclée d'acide
card-acid-spray-text = Si un alien est à côté de vous, défaussez un de vos équipements. S'il n'y en a pas, ou si vous n'avez pas d'équipement, épuisez 2 cartes. Défaussez cette carte.
card-vent-noise = Bruit de gaine
card-vent-noise-text = 1 écho entre par le point d'entrée ou le tunnel le plus proche de vous. Défaussez cette carte.
card-panic-fire = Tir de panique
card-panic-fire-text = Épuisez 3 cartes. Défaussez cette carte.
