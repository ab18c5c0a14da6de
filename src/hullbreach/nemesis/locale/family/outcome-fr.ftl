# Comment tout a fini, ligne par ligne.

## Le dénouement

outcome-nobody-left = Plus personne n'était éveillé à bord du vaisseau.
outcome-nobody-survived = Personne n'a survécu.
outcome-died = { MAJ($who) } a perdu la vie.
outcome-perished = { MAJ($who) } a péri.
outcome-escaped = { MAJ($who) } a fui dans une capsule de sauvetage.
outcome-hibernates = { MAJ($who) } était en hibernation.
outcome-quarantined = { MAJ($who) } est en quarantaine et survit.
outcome-clean = { MAJ($who) } ne portait pas d'infection.
outcome-overcame-infection = { MAJ($who) } portait une infection et l'a vaincue.
outcome-objective-failed = { MAJ($who) } n'a pas rempli son objectif.
    .objective = { MAJ($who) } n'a pas rempli l'objectif « { $objective } ».
outcome-wins = { MAJ($who) } a rempli son objectif et gagne.
    .objective = { MAJ($who) } a rempli l'objectif « { $objective } » et gagne.

## Le mode coopératif

outcome-revived = L'équipage a réanimé { $who }.
outcome-signals-sent = Assez de membres de l'équipage ont envoyé le signal.
outcome-signals-missing = Trop peu de membres de l'équipage ont envoyé le signal.
outcome-common-objective-met = L'objectif « { $objective } » est atteint.
outcome-common-objective-failed = L'objectif « { $objective } » n'est pas atteint.
outcome-crew-wins = Tout l'équipage gagne.
outcome-crew-loses = L'équipage ne gagne pas.
