# Les neuf missions et la campagne : de quoi il s'agit, les règles propres à chacune, une par ligne, et où en sont les objectifs.
# Les noms des missions sont des titres sans article.

## Les missions de campagne

mission-newt = Newt
mission-newt-text = Personne ne répond dans la colonie, mais une enfant est passée par là, et il y a peu. Fouillez les endroits où elle peut se cacher, prenez-la avec vous et ramenez-la jusqu'à la cour d'où vous venez. Vous gagnez quand le personnage qui porte Newt est parti par la sortie.
mission-newt-briefing =
    Vous commencez dans la Cour. La double porte du Sas principal et la porte du Garage sont barricadées, et deux échos attendent derrière.
    Échos de mission : quatre, dans l'Infirmerie, la Salle de classe, la Chambre froide et la Serre. Ils cachent Newt, un agrippeur, un nid et un endroit vide. Interagissez pour en retourner un.
    Ce qu'ils font : le personnage qui trouve Newt la porte. L'agrippeur apparaît sur place. Pour le nid, un écho est pioché et ses aliens apparaissent sur place. Dans l'endroit vide, un héros pioche 2 cartes et un troupier en recycle 3.
    Ordinateur, au Centre opérationnel : interagissez et réussissez un test technique pour regarder un écho de mission de votre choix.
    Porter Newt n'occupe aucun emplacement, mais limite la vitesse à 4. Si le personnage qui la porte est perdu, elle reste sur sa case, et les aliens ne s'occupent pas d'elle. Interagissez pour la prendre, ou pour la recevoir de quelqu'un à côté de vous.
    Détecteur : aucune carte aux tours 1 à 5. À partir du tour 11, 1 carte de plus à chaque tour, 2 en solitaire.
    Le tour 9 commence avec 1 écho au point d'entrée 1 et 1 au point d'entrée 3, sur le chemin du retour.
    Sortie : dans la Cour, toujours ouverte. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; les personnages encore sur les plateaux sont alors capturés.
mission-escape = Évasion
mission-escape-text = Le nid a coupé l'escouade en deux. Ceux qui étaient entrés sont piégés au fond du processeur ; les autres sont dans un transport accidenté, la sortie derrière eux, et pourraient tout simplement partir. Vous gagnez quand un personnage piégé est parti par la sortie.
mission-escape-briefing =
    Groupe piégé, dans le Puisard : tout le monde sauf Gorman, Ripley et Newt. Groupe du transport, dans le Transport accidenté : ces trois-là. S'il devait y avoir moins de deux personnages piégés, Gorman ou Ripley commencent avec eux, jusqu'à ce qu'ils soient deux.
    À la mise en place, il y a deux échos de plus que de personnages piégés.
    Ordinateur, sur la Rampe : interagissez et réussissez un test technique, et tous les joueurs regardent les échos d'un plateau. La prochaine fois que les échos de ce plateau se déplacent, leur dé est lancé deux fois et le plus petit résultat compte.
    Le tour 2 commence avec deux agrippeurs dans la Chambre des œufs.
    Détecteur : à partir du tour 3, 1 carte de plus à chaque tour. En solitaire et à quatre joueurs : 2 de plus à partir du tour 5. Pour chaque adulte manquant sur cinq à la mise en place : 1 carte de moins à chaque tour, mais au moins 1.
    La mission est aussi perdue quand il ne reste aucun personnage piégé.
    Sortie : sur la Rampe, toujours ouverte à tous. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; les personnages encore sur les plateaux sont alors capturés.
mission-survive = Survie
mission-survive-text = Le processeur va lâcher et il ne reste qu'un vaisseau pour venir vous chercher. Retranchez-vous autour du Centre opérationnel jusqu'à l'appel, puis abandonnez tout et courez là où il se pose. Vous gagnez quand un personnage est parti par une sortie.
mission-survive-briefing =
    L'appel : à partir du tour 4, interagissez et réussissez un test technique à l'ordinateur de la Salle radio. Le tour de l'appel compte pour 0.
    La sortie A, dans la Cour, est ouverte aux tours 5 et 6 après l'appel. La sortie B, dans l'Entrepôt, l'est aux tours 8 et 9. Le reste du temps, il n'y a pas d'issue.
    L'antenne, facultative : interagissez et réussissez un test technique à l'ordinateur de l'Atelier. La sortie A ouvre alors un tour plus tôt, et la sortie B ferme un tour plus tard.
    Le tour 6 commence avec un tunnel à côté du héros du joueur le plus haut gradé, et 1 écho y entre.
    Détecteur : à chaque tour, vous piochez 2 cartes de plus que d'habitude, et 3 de plus à partir du tour qui suit l'appel. En solitaire, et à quatre joueurs à partir du tour 3 : encore 1 carte de plus. Pour chaque adulte manquant sur six à la mise en place : 1 carte de moins à chaque tour, mais au moins 1.
    Tourelles : vous en placez deux, avec 5 tirs chacune.
    La mission se termine quand la sortie B ferme ; les personnages encore sur les plateaux sont capturés. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; les personnages encore sur les plateaux sont alors capturés.

## Les raids

mission-rescue = Sauvetage
mission-rescue-text = Les vôtres sont en vie, pris dans la résine, là où sont les œufs. Une petite escouade y retourne pour les dégager et rentre avec plus de bouches que de fusils. Vous gagnez quand un captif libéré est parti par la sortie.
mission-rescue-briefing =
    En campagne, les personnages libres y vont, et ceux qui ont été capturés peuvent être libérés. Hors campagne : quatre y vont, et les deux autres adultes sont captifs. De 1 à 4 joueurs.
    Échos de mission : quatre, dans la Chambre des œufs et la Galerie des cocons. Ils cachent deux cocons, un agrippeur et un endroit vide ; avec un seul captif, un cocon et deux endroits vides. Interagissez pour en retourner un. L'agrippeur apparaît sur place ; un endroit vide ne contient rien.
    Cocons : interagissez et réussissez un test technique pour libérer un captif de votre choix, deux par raid au plus. Le captif se tient là, côté troupier et sans matériel, et agit à partir du tour suivant.
    Ordinateur, dans la Cabine de quart : interagissez et réussissez un test technique pour regarder un écho de mission de votre choix.
    Détecteur : aucune carte aux tours 1 et 2, puis 2 par tour. En solitaire : 1 aux tours impairs, 2 aux tours pairs. Pour chaque adulte manquant sur quatre à la mise en place : 1 carte de moins, mais au moins 1.
    Le tour 6 commence avec 1 écho au point d'entrée 1 et 1 au point d'entrée 2.
    Si quelqu'un sort, mais aucun captif libéré, le raid est interrompu : rien n'est gagné, et la campagne continue. Si personne ne sort, il est perdu.
    Sortie : dans la Salle basse, toujours ouverte. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; les personnages encore sur les plateaux sont alors capturés.
mission-resupply = Ravitaillement
mission-resupply-text = Les magasins sont encore pleins, et vous êtes presque à sec. Rapportez ce que vous pouvez porter, mais des mains prises par une caisse ne tiennent pas de fusil. Vous gagnez quand deux caisses ou plus sont parties par la sortie.
mission-resupply-briefing =
    Quatre personnages au plus y participent. De 1 à 4 joueurs.
    Caisses : huit, loin pour la plupart. Interagissez pour en prendre une, une seule chacun. Le porteur a une vitesse de 4 au plus et n'attaque qu'avec une arme d'appoint. La poser est gratuit.
    Interagissez encore pour ouvrir la caisse que vous portez et l'utiliser : un héros pioche 2 cartes, un troupier en recycle 3.
    Ordinateur, au Centre opérationnel : interagissez et réussissez un test technique, et tous les joueurs regardent les échos d'un plateau.
    Détecteur : aucune carte au tour 1, puis 2 par tour. En solitaire : 1 aux tours impairs, 2 aux tours pairs.
    La mission se termine avec le tour 10 ; les personnages encore sur les plateaux sont capturés.
    En campagne, chaque caisse rapporte 3 cartes retirées, 1 de votre choix et 2 au hasard. Avec moins de deux caisses sorties, le raid est interrompu et la campagne continue. Si personne ne sort, il est perdu.
    Sortie : au Carrefour, toujours ouverte. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; les personnages encore sur les plateaux sont alors capturés.

## Les chasses aux insectes

mission-mess-call = Appel au réfectoire
mission-mess-call-text = Une salle, quatre portes, et tout ce qui bouge dehors vous a entendus. Tenez la Cantine et choisissez quand ouvrir une porte pour trouver mieux que des pistolets. Vous gagnez quand la pioche détecteur est vide et qu'il ne reste ni alien ni écho.
mission-mess-call-briefing =
    Matériel : chacun commence avec un pistolet et rien d'autre. Newt ne participe à aucune chasse aux insectes.
    Caisses : interagissez pour en ouvrir une. Regardez les 3 cartes du dessus de la pioche d'endurance ; vous pouvez équiper gratuitement 1 arme ou 1 équipement parmi elles, sur vous ou sur quelqu'un à 2 cases au plus. Un héros peut aussi garder cette carte en main. Les autres vont sous la carte de mélange ; les périls parmi elles restent sans effet.
    Détecteur : 35 cartes, 9 de niveau 1, puis 15 de niveau 2, puis 11 de niveau 3. À deux joueurs, 1 carte de moins de chaque niveau ; en solitaire, 2 de moins. Une pioche vide n'est pas remélangée. À chaque tour, vous piochez 1 carte de plus que d'habitude.
    Tourelles : vous en placez deux, avec 5 tirs chacune.
mission-purge-cycle = Cycle de purge
mission-purge-cycle-text = La centrale purge toujours ses conduites à heures fixes, et la vapeur ne demande son nom à personne. Laissez-les se rassembler dans une salle, soyez dans l'autre, et traversez les passerelles à temps. Vous gagnez quand la pioche détecteur est vide et qu'il ne reste ni alien ni écho.
mission-purge-cycle-briefing =
    Matériel : chacun commence avec un pistolet et rien d'autre. Newt ne participe à aucune chasse aux insectes.
    Vapeur : dans la Salle des pompes au début de la phase des aliens du tour 4, sur les Passerelles au tour 8, de nouveau dans la Salle des pompes au tour 12. Un dé est lancé pour chaque alien et chaque écho de ce plateau : sur 5 ou 6 au dé Alien, il est retiré. Les cadrans de visée des vôtres qui s'y trouvent tombent à 1.
    Ordinateur, sur le Pont des vannes : interagissez et réussissez un test technique, et toutes les purges à venir arrivent un tour plus tard.
    Caisses : interagissez pour en ouvrir une. Regardez les 3 cartes du dessus de la pioche d'endurance ; vous pouvez équiper gratuitement 1 arme ou 1 équipement parmi elles, sur vous ou sur quelqu'un à 2 cases au plus. Un héros peut aussi garder cette carte en main. Les autres vont sous la carte de mélange ; les périls parmi elles restent sans effet.
    Détecteur : 34 cartes, 8 de niveau 1, puis 15 de niveau 2, puis 11 de niveau 3. Une pioche vide n'est pas remélangée. À chaque tour, vous piochez 2 cartes de plus que d'habitude.
    Tourelles : vous en placez deux, avec 5 tirs chacune.
mission-two-rooms = Deux salles
mission-two-rooms-text = La moitié d'entre vous est au Garage, l'autre à l'Infirmerie, et tout ce qui est entre les deux est à eux. Rejoignez-vous, ou tenez deux salles avec de quoi en tenir une. Vous gagnez quand la pioche détecteur est vide et qu'il ne reste ni alien ni écho.
mission-two-rooms-briefing =
    Matériel : chacun commence avec un pistolet et rien d'autre. Newt ne participe à aucune chasse aux insectes.
    Trois commencent au Garage et trois à l'Infirmerie ; les joueurs décident qui.
    Ordinateurs, au Poste de sécurité et au Centre opérationnel : interagissez et réussissez un test technique pour barricader n'importe quelle porte de ce plateau.
    Caisses : interagissez pour en ouvrir une. Regardez les 3 cartes du dessus de la pioche d'endurance ; vous pouvez équiper gratuitement 1 arme ou 1 équipement parmi elles, sur vous ou sur quelqu'un à 2 cases au plus. Un héros peut aussi garder cette carte en main. Les autres vont sous la carte de mélange ; les périls parmi elles restent sans effet.
    Détecteur : 29 cartes, 6 de niveau 1, puis 12 de niveau 2, puis 11 de niveau 3. À deux joueurs, 1 carte de moins de chaque niveau ; en solitaire, 2 de moins. Une pioche vide n'est pas remélangée.
    Tourelles : vous en placez deux, avec 5 tirs chacune.
mission-burn-it-out = Tout brûler
mission-burn-it-out-text = Il y en a trop pour attendre que ça passe. Entrez dans le nid et brûlez ce qui n'a pas encore éclos : chaque grappe, ce sont des aliens qui ne viendront jamais. Vous gagnez quand la pioche détecteur est vide et qu'il ne reste ni alien ni écho, avec sur les plateaux quelqu'un qui ne porte pas d'agrippeur.
mission-burn-it-out-briefing =
    Matériel : chacun commence avec un pistolet et rien d'autre. Newt ne participe à aucune chasse aux insectes.
    Grappes d'œufs : quatre échos de mission, dans la Chambre des œufs et la Galerie des cocons. Interagissez pour en détruire une : les 4 cartes détecteur du dessus sont défaussées sans effet. Lancez ensuite le dé Alien : sur 1 ou 2, un agrippeur apparaît sur place. Vous pouvez laisser des grappes intactes.
    Les personnages avec un agrippeur continuent à jouer, mais ne comptent pas comme survivants.
    Caisses : interagissez pour en ouvrir une. Regardez les 3 cartes du dessus de la pioche d'endurance ; vous pouvez équiper gratuitement 1 arme ou 1 équipement parmi elles, sur vous ou sur quelqu'un à 2 cases au plus. Un héros peut aussi garder cette carte en main. Les autres vont sous la carte de mélange ; les périls parmi elles restent sans effet.
    Détecteur : 38 cartes, 12 de niveau 1, puis 15 de niveau 2, puis 11 de niveau 3. Une pioche vide n'est pas remélangée. À chaque tour, vous piochez 3 cartes de plus que d'habitude.
    Tourelles : vous en placez deux, avec 5 tirs chacune.

## La campagne

mission-campaign = Campagne
mission-campaign-text = Retrouver l'enfant, sortir du nid, tenir jusqu'à l'arrivée du vaisseau : trois missions à la suite, et rien de ce qui est perdu ne revient tout seul. Gagnez les trois, et ce qui reste de vos cartes fait votre score.
mission-campaign-briefing =
    Ordre : Newt, Évasion, Survie. Une mission perdue met fin à la campagne.
    Entre deux missions, vous pouvez jouer des raids : Sauvetage tant qu'il y a des captifs, Ravitaillement une seule fois. Un raid interrompu ne coûte rien de plus ; un raid perdu met fin à la campagne.
    Personnages : les tués le sont pour de bon, les capturés jusqu'à leur sauvetage. Un personnage laissé sur place est capturé. Newt vous rejoint une fois mise à l'abri.
    Cartes, après chaque mission ou raid : chaque joueur reprend 1 carte de la défausse, et les périls reviennent. La moitié du reste, arrondie au supérieur, est retirée. Tout le reste, cartes épuisées et équipées comprises, forme votre prochaine pioche.
    Matériel : avant chaque mission, l'escouade est de nouveau équipée gratuitement.
    Score : la pioche d'endurance, la pile d'épuisement et vos mains. Chaque adulte tué, encore captif ou avec un agrippeur coûte 5. Newt vaut 10 si elle est sauve et coûte 10 sinon.

## Ce que demande une mission

goal-find-newt = Newt trouvée : { $done } sur { $of }
goal-newt-out = Newt mise à l'abri : { $done } sur { $of }
goal-trapped-out = Personnages piégés sortis : { $done } (il en faut { $of })
goal-call-ship = Vaisseau appelé : { $done } sur { $of }
goal-turn-dish = Antenne orientée (facultatif) : { $done } sur { $of }
goal-ship-at-a = Vaisseau à la sortie A : tours { $done } à { $of }
goal-ship-at-b = Vaisseau à la sortie B : tours { $done } à { $of }
goal-anybody-out = Un personnage sorti : { $done } sur { $of }
goal-captives-freed = Captifs libérés : { $done } sur { $of }
goal-captive-out = Captif libéré sorti : { $done } sur { $of }
goal-crates-out = Caisses sorties : { $done } (il en faut { $of })
goal-turns-used = Tour { $done } sur { $of }
goal-tracker-drawn = Cartes détecteur piochées : { $done } sur { $of }
goal-hunters-left = Aliens et échos restants : { $done }
goal-purge-p2 = Vapeur sur les Passerelles : tour { $of } (tour { $done } en cours)
goal-purge-p3 = Vapeur dans la Salle des pompes : tour { $of } (tour { $done } en cours)
goal-left-by-exit = Personnages sortis : { $done } (il en faut { $of })
goal-clusters-burnt = Grappes d'œufs brûlées : { $done } sur { $of }
