# Comment cela s'est terminé, ligne par ligne.

outcome-requirements-met = Tout ce que demandait la mission a été accompli.
outcome-called = L'escouade a terminé la mission, tout étant accompli.
outcome-nobody-left = Il n'y avait plus personne sur les plateaux.
outcome-all-down = Il n'y avait plus personne debout.
outcome-endurance-run-out = Il n'y avait plus de cartes d'endurance.
outcome-nobody-trapped-left = Il n'y avait plus personne à sauver du groupe piégé.
outcome-killed = { $character } a trouvé la mort.
outcome-captured = Les aliens ont capturé { $character }.
outcome-final-score = La campagne se termine avec { $score } cartes : « { $rank } ».
