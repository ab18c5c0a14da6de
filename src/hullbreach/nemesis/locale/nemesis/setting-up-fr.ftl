# Les plateaux du vaisseau au choix, et les règles qu'ils suivent.

## Une table préparée par des questions

setup-site-ship = le vaisseau, face de base
setup-site-ship-alternative = le vaisseau, autre face

## Les pages du navigateur

ui-option-site-ship = Face de base du plateau
ui-option-site-ship-alternative = Face avancée du plateau

## Les règles, section par section

ui-rules-follow = Ces règles suivent le livret officiel de Nemesis (2018) et la FAQ officielle 2.1 du 8 août 2020, avec nos propres mots. Là où les deux laissent une question ouverte, une décision y répond et le dit.
