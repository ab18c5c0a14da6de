# Options, questions et événements sur plusieurs objets de Lockdown.

## Options

option-stab = Poignarder { $what }
option-cut-out = Extraire la Larve { DE($seat) }
option-see-pool = Consulter une contingence du pool neutre
option-see-contingency = Consulter une contingence { DE($seat) }
option-scan-one = Scanner « { $card } »
option-scan-one-infected = Scanner « { $card } », que l'on sait infectée
option-scan-one-clean = Scanner « { $card } », que l'on sait saine

## Questions et événements

ask-discard-for-injury =
    { $injuries ->
        [0] { SANS($you) }, défaussez-vous une carte pour infliger 1 dégât ?
       *[1] { SANS($you) }, le tir inflige 1 dégât. Défaussez-vous une carte pour en infliger 2 ?
    }
    .option-let = Ne rien défausser
waits-discard-for-injury = { MAJ($who) } peut défausser une carte pour infliger un dégât.
waits-scan-one = { MAJ($who) } peut scanner une carte Contamination.
event-light-shown = { MAJ($who) } brandit { $item } : le plus petit chiffre compte.
event-slime-kept-off = { MAJ($who) } reste à l'abri du slime grâce { A($item) }.
