# Questions et événements sur l'équipage de Lockdown qui ne sont pas propres à un personnage.

## Questions

ask-spray = { SANS($you) }, dépensez-vous une munition de plus pour relancer le dé ?
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

option-alarm = Déclencher l'alarme dans { $room }
option-hush = Étouffer le bruit des couloirs
    .corridor = Faire taire { $corridor }
option-quarantine = Fermer toutes les portes { DE($room) }
option-study = Étudier ce qu'il y a à apprendre ici
option-spray = Tirer encore

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
