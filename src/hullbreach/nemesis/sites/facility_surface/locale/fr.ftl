# Comment s'appellent les choses de cette partie, ce qu'elles font et ce qu'on demande à leur sujet.

option-drive = Conduire le Rover jusqu'{ A($room) }
ask-freeze = { SANS($you) }, le froid s'insinue : défaussez-vous une carte Action, ou subissez-vous une blessure légère ?
ask-dig =
    { $sheltered ->
        [yes] { SANS($you) }, quelque chose est enfoui ici : de quelle couleur est l'objet que vous piochez ?
       *[no] { SANS($you) }, quelque chose est enfoui ici : subissez-vous une blessure légère pour piocher un objet ?
    }
option-be-wounded = Subir une blessure légère
option-dig = Piocher dans la pioche { MAJ($deck) }
option-leave-buried = Ne pas y toucher
surface-radioactive-dust = Poussière radioactive
surface-radioactive-dust-text = Chaque personnage à la surface : une carte Contamination et un marqueur Slime. À l'abri : une carte Contamination.
surface-dust-storm = Tempête de poussière
surface-dust-storm-text = Chaque personnage à la surface : défaussez 2 cartes Action. À l'abri : défaussez-en 1. Ensuite, le bruit se tait dans toutes les zones.
surface-deep-freeze = Grand froid
surface-deep-freeze-text = Chaque personnage à la surface : deux blessures légères. À l'abri : une blessure légère, ou défaussez 1 carte Action.
surface-static-discharge = Décharge statique
surface-static-discharge-text = Chaque personnage à la surface : une blessure légère, et chacune de vos armes perd 1 munition. À l'abri : une de vos armes perd 1 munition.
surface-meteorite = Météorite
surface-meteorite-text = Vous : une blessure grave. À l'abri : un marqueur Panne dans votre salle ou, si elle ne peut en recevoir, une blessure légère.
surface-tracks-in-the-sand = Traces dans le sable
surface-tracks-in-the-sand-text = Vous : une rencontre. À l'abri : un marqueur Bruit dans chaque couloir ou zone sans bruit autour de vous.
surface-loose-ground = Terrain meuble
surface-loose-ground-text = Vous : lâchez tous vos corps et défaussez un objet. À l'abri : lâchez tous vos corps.
surface-buried-cache = Cache enfouie
surface-buried-cache-text = Vous : subissez, si vous le voulez, une blessure légère pour piocher un objet de n'importe quelle couleur. À l'abri : piochez un objet de n'importe quelle couleur.
