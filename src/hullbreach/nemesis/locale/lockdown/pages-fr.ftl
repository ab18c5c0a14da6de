# Ce qui entoure les tables de Lockdown : la galerie, la cérémonie, les moments et la page des différences.

## La galerie

power-1 = Jeton Courant 1
power-1-text = S'éteint le dernier : une chute de courant touche le plus grand nombre encore allumé.
power-2 = Jeton Courant 2
power-2-text = Revient avec le jeton 1 quand le courant est réinitialisé.
power-3 = Jeton Courant 3
power-3-text = Face rouge au départ : son secteur commence dans le noir.
power-4 = Jeton Courant 4
power-4-text = Face rouge au départ, et le premier à s'éteindre une fois allumé.
gallery-powered =
    { $value ->
        [on] allumé au départ
       *[off] éteint au départ
    }
gallery-reach =
    { $value ->
        [all] touche tous ceux qui sont à la surface
       *[drawer] touche celui qui l'a piochée
    }
ui-family-contingencies = Contingences
ui-family-css = Jetons SAF
ui-family-power = Jetons Courant
ui-family-computers = Cartes Ordinateur
ui-family-surface = Cartes Surface de Mars
ui-family-surface-exploration = Jetons Exploration de la surface
what-sort-contingencies = contingence
what-sort-css = jeton SAF
what-sort-power = jeton Courant
what-sort-computers = carte Ordinateur
what-sort-surface = carte Surface de Mars
what-sort-surface-exploration = jeton Exploration de la surface

## La fin

ui-stage-contingency = Contingence

## Moments

ui-sound-dark = les lumières s'éteignent
ui-sound-hum = le courant revient en bourdonnant
ui-sound-launch = une nacelle décolle
ui-sound-screen = un ordinateur signale quelque chose
ui-sound-lift = l'ascenseur

## Dix différences

ui-differences = Si vous connaissez Nemesis : dix différences
ui-differences-says = Ce qui change dans ce jeu, chaque point avec les règles à lire.
ui-differences-rules = Règles

## Paroles de table

claim-css = Le jeton SAF de la case { $what }, c'est : { $what2 }.
claim-not-active = « { $what } » n'est pas la contingence active.
phrase-css = Jeton SAF…
phrase-not-active = Pas la contingence active…
truth-css = C'était bien celui-là.
truth-css-not = C'était un autre jeton.
truth-not-active = Elle ne l'était pas.
truth-not-active-not = C'était bien elle.
