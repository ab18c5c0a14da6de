# Les cartes détecteur, par niveau de menace. Celles d'un même nom ne diffèrent que par le point d'entrée qu'elles indiquent.
# Les aliens et les échos qu'une carte déplace n'attaquent pas, sauf si elle le dit. Les noms sont des titres sans article.

## Niveau 1

tracker-false-return = Faux écho
tracker-false-return-text = Aucun écho n'entre. Révélez une carte d'endurance : si c'est un événement ou un péril, 1 écho entre ici. Le péril reste sans effet.
tracker-lone-contact = Contact isolé
tracker-lone-contact-text = 1 écho entre.
tracker-slow-sweep = Balayage lent
tracker-slow-sweep-text = Aucun écho n'entre. Chaque écho des plateaux se déplace de 2 cases.
tracker-under-the-floor = Sous le plancher
tracker-under-the-floor-text = 1 écho entre. Si personne ne le voit apparaître, il se déplace de 3 cases.
tracker-gathering = Attroupement
tracker-gathering-text = 1 écho entre. Si personne ne le voit apparaître, 1 écho de plus entre ici.
tracker-loose-panel = Panneau descellé
tracker-loose-panel-text = 1 écho entre. Si personne ne le voit apparaître, la barricade la plus proche de ce point d'entrée est retirée.
tracker-startled = Sursaut
tracker-startled-text = 1 écho entre. Si quelqu'un le voit apparaître, ses aliens se déplacent de 3 cases.
tracker-duct = Gaine
tracker-duct-text = Un tunnel s'ouvre à côté de votre héros. Aucun écho n'entre.

## Niveau 2

tracker-pair = Paire
tracker-pair-text = 2 échos entrent.
tracker-surge = Poussée
tracker-surge-text = 1 écho entre. Chaque alien qui n'est pas à côté d'un personnage se déplace de 3 cases.
tracker-cold-trail = Piste froide
tracker-cold-trail-text = 1 écho entre. Révélez une carte d'endurance : si c'est un événement ou un péril, épuisez 2 cartes. Le péril reste sans effet.
tracker-massing = Rassemblement
tracker-massing-text = 1 écho entre. Si personne ne le voit apparaître, 1 écho de plus entre ici.
tracker-long-stride = Longue foulée
tracker-long-stride-text = 1 écho entre. Si personne ne le voit apparaître, chaque écho de ce plateau se déplace de 3 cases.
tracker-cut-power = Coupure de courant
tracker-cut-power-text = 1 écho entre. Si personne ne le voit apparaître, lancez un dé pour chaque barricade de ce plateau : sur 5 ou 6, elle est retirée.
tracker-rush = Ruée
tracker-rush-text = 1 écho entre. Si quelqu'un le voit apparaître, ses aliens se déplacent de 6 cases.
tracker-brood = Couvée
tracker-brood-text = 1 écho entre. Si quelqu'un le voit apparaître, son alien reçoit 1 jeton de plus.
tracker-echo = Résonance
tracker-echo-text = 1 écho entre. Si quelqu'un le voit apparaître, 1 écho entre par le point d'entrée suivant ; le 1 vient après le 4.
tracker-crawler = Rampant
tracker-crawler-text = Un tunnel s'ouvre à côté de votre héros. 1 écho y entre.

## Niveau 3

tracker-swarm-call = Appel de l'essaim
tracker-swarm-call-text = 2 échos entrent. Ensuite, chaque écho des plateaux se déplace de 3 cases.
tracker-wall-run = Dans les murs
tracker-wall-run-text = 1 écho entre. Ensuite, 1 écho entre par chaque tunnel.
tracker-pincer = Tenaille
tracker-pincer-text = 1 écho entre. Ensuite, 1 écho entre par le point d'entrée 4.
tracker-nest-wakes = Le nid s'éveille
tracker-nest-wakes-text = 2 échos entrent. Si personne ne les voit apparaître, 1 écho de plus entre ici.
tracker-silent-march = Marche silencieuse
tracker-silent-march-text = 2 échos entrent. Si personne ne les voit apparaître, ils se déplacent de 6 cases.
tracker-torn-welds = Soudures arrachées
tracker-torn-welds-text = 2 échos entrent. Si personne ne les voit apparaître, toutes les barricades de ce plateau sont retirées.
tracker-frenzy = Frénésie
tracker-frenzy-text = 1 écho entre. Si quelqu'un le voit apparaître, chaque alien des plateaux se déplace de 6 cases.
tracker-drop = Plongeon
tracker-drop-text = 2 échos entrent. Si quelqu'un en voit apparaître un, le premier alien reçoit 1 jeton de plus.
tracker-bloodrush = Soif de sang
tracker-bloodrush-text = 2 échos entrent. Si quelqu'un en voit apparaître un, ses aliens se déplacent de 6 cases et attaquent, après le tir défensif.
tracker-break-through = Percée
tracker-break-through-text = Un tunnel s'ouvre à côté de votre héros. 1 écho y entre, et 1 par chaque autre tunnel.
