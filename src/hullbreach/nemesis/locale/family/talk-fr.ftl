# Les phrases rapides : ce qui est affirmé, ce qui figure sur les boutons, et ce qui était vrai.

## Après la fin

truth-have = { MAJ($who) } l'avait.
truth-have-not = { MAJ($who) } ne l'avait pas.
truth-seen = C'était vrai : il y en avait.
truth-seen-not = Il n'y avait rien de tel.
truth-room-is = C'était bien cela.
truth-room-is-not = C'était une autre salle.
truth-course = C'était bien cela.
truth-course-not = Il menait ailleurs.
truth-wants = C'était bien cela.
truth-wants-not = Ce n'était pas cela.
truth-engine-works = { MAJ($what) } était en état.
truth-engine-works-not = { MAJ($what) } était endommagé.
truth-infected = { MAJ($who) } avait une infection.
truth-infected-not = { MAJ($who) } n'avait pas d'infection.

## Des règles cherchées en vain

claim-help = J'ai besoin d'aide ici !
claim-follow = Suivez-moi.
claim-fight = On se bat.
claim-run = On s'en va d'ici.
claim-heading = Je vais vers { $what }.
claim-go = On va vers { $what }.
claim-keep-away = N'approchez pas { DE($what) }.
claim-engine-works = { MAJ($what) } fonctionne.
claim-engine-broken = { MAJ($what) } est en panne.
claim-room-is = Salle { $what-number } : c'est { $what2 }.
claim-seen = J'ai vu { $what } dans { $what2 }.
claim-course = Le cap { $what } mène vers { $what2 }.
claim-next-event = Le prochain événement est « { MAJ(SANS($what)) } ».
claim-wants = L'objectif { DE($what) } est « { MAJ(SANS($what2)) } ».
claim-have = J'ai ceci : { SANS($what) }.
claim-have-not = Je n'ai pas ceci : { SANS($what) }.
claim-need = J'ai besoin de ceci : { SANS($what) }.
claim-who-has = Qui a ceci : { SANS($what) } ?
claim-trust-me = Vous pouvez me faire confiance.
claim-do-not-shoot = Ne tirez pas.
claim-signal = J'enverrai le signal.
claim-infected = Je suis infecté.
claim-clean = Je ne suis pas infecté.
claim-trust = Je fais confiance { A($what) }.
claim-doubt = Je ne fais pas confiance { A($what) }.

phrases-going = Où aller
phrases-seen = Ce que je sais
phrases-things = Objets et cartes
phrases-people = Vous et moi
phrase-help = À l'aide
phrase-follow = Suivez-moi
phrase-fight = On se bat
phrase-run = On s'en va
phrase-heading = Je vais vers…
phrase-go = On va vers…
phrase-keep-away = N'approchez pas de…
phrase-engine-works = Moteur en état…
phrase-engine-broken = Moteur en panne…
phrase-room-is = La salle est…
phrase-seen = J'ai vu…
phrase-course = Le cap mène vers…
phrase-next-event = Prochain événement…
phrase-wants = L'objectif de…
phrase-have = J'ai…
phrase-have-not = Je n'ai pas…
phrase-need = J'ai besoin de…
phrase-who-has = Qui a… ?
phrase-trust-me = Faites-moi confiance
phrase-do-not-shoot = Ne tirez pas
phrase-signal = J'enverrai le signal
phrase-infected = Je suis infecté
phrase-clean = Je ne suis pas infecté
phrase-trust = Je fais confiance à…
phrase-doubt = Je ne fais pas confiance à…
