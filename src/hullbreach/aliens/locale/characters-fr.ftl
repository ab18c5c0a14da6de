# Les sept personnages et ce que permettent les deux faces de leur carte. Leurs valeurs s'affichent à côté et ne sont pas
# répétées ici. Ce sont des noms propres, sans article ; les textes s'adressent au joueur, pour ne pas avoir à s'accorder.

character-gorman = Gorman
character-gorman-text = Le lieutenant, grade 3. Héros : à l'activation, vous pouvez recycler 3 cartes de votre main ; un autre Marine debout, où qu'il soit, effectue aussitôt 1 action. En fin d'activation, vous piochez 2 cartes. Troupier : aucune capacité.
character-hicks = Hicks
character-hicks-text = Le caporal, grade 2. Héros : à l'activation, vous pouvez piocher 1 carte. Une fois par tour, même en tir défensif, vous pouvez défausser une carte de votre main pour relancer un tir raté ; le second résultat compte. Troupier : aucune capacité.
character-hudson = Hudson
character-hudson-text = Un Marine doué avec les machines, grade 1. Héros : à l'activation, vous pouvez recycler autant de cartes de votre main que vous voulez. En fin d'activation, vous révélez une carte : si c'est une arme, vous pouvez mettre la carte détecteur du dessus sous sa pioche ; si c'est un équipement ou un événement, vous pouvez le prendre en main. Troupier : aucune capacité.
character-vasquez = Vasquez
character-vasquez-text = Le fusil-mitrailleur est à elle, grade 1. Des deux côtés : une attaque au fusil-mitrailleur M56 épuise 1 carte de moins. Héros : à l'activation, vous révélez une carte ; si c'est une arme, votre cadran de visée monte de 1, sinon vous pouvez recycler 1 carte de votre main ou de la pile d'épuisement, puis en piocher 1.
character-frost = Frost
character-frost-text = Lent, mais jamais immobile, grade 1. Des deux côtés : à l'activation, vous pouvez vous déplacer de 2 cases. Après une attaque au lance-flammes M240, vous révélez une carte. Héros : si c'est un équipement, recyclez 2 cartes, sinon vous pouvez vous déplacer de 2 cases. Troupier : si c'est un équipement ou un événement, recyclez 2 cartes.
character-ripley = Ripley
character-ripley-text = Une civile qui les a déjà rencontrés. Héros : à l'activation, vous recyclez 2 cartes de votre main ou de la pile d'épuisement, puis vous en piochez 1. Une fois par tour, quand un personnage à 4 cases au plus, ou vous-même, échoue à un jet de défense contre un alien, vous pouvez épuiser 1 carte pour le faire relancer ; si l'attaque est alors esquivée, ce personnage peut se déplacer de 2 cases. Sans effet contre un agrippeur. Troupier : aucune capacité.
character-newt = Newt
character-newt-text = Une enfant qui a appris à se cacher ; aucune arme. Des deux côtés, Coin tranquille : en se reposant, elle recycle 5 cartes au lieu de 3 tant qu'elle ne voit aucun alien. Héros, Rat des gaines : ni les aliens ni les échos n'arrêtent ses déplacements et, sur les plateaux de la colonie, une action la mène d'à côté d'un point d'entrée ou d'un tunnel sans barricade à côté d'un autre.
