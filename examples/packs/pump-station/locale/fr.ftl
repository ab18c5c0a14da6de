pack-pump-station = Station de pompage
pack-pump-station-text = Une face de plateau, une percée par une porte que deux pompes tiennent fermée, et un événement qui montre des échos.
mission-pump-station = Station de pompage
mission-pump-station-text = La seule issue est l'Écluse, et sa porte reste fermée tant que les pompes tournent. Arrêtez les deux, puis partez. Vous gagnez quand quatre d'entre vous sont partis par la sortie.
mission-pump-station-briefing =
    Vous commencez dans le Captage avec le matériel de votre choix. Le tour 1 n'apporte aucune carte détecteur.
    Pompes : un ordinateur dans la Salle de contrôle, un autre dans le Déversoir. Interagissez et réussissez un test technique pour arrêter la pompe. À chaque fois, un écho entre au point d'entrée 3.
    Sortie : dans l'Écluse, ouverte une fois les deux pompes arrêtées. Une fois la mission gagnée, vous pouvez y mettre fin à la fin de n'importe quel tour ; quiconque est encore sur les plateaux est alors capturé.
    Les caisses contiennent du matériel. La mission est perdue quand moins de quatre personnages peuvent encore partir.
goal-pumps-stopped = Pompes arrêtées : { $done } sur { $of }
option-stop-pump = Arrêter la pompe (test technique)
event-pump-stopped =
    { $left ->
        [0] { MAJ($who) } arrête la seconde pompe. La porte de l'Écluse s'ouvre en grinçant.
       *[other] { MAJ($who) } arrête une pompe. Il en tourne encore une.
    }
card-duct-plan = Plan des conduits
card-duct-plan-text = Choisissez un personnage debout. Tous les joueurs regardent les échos à 6 cases de lui au plus.
