# Les notes du guide : la première fois qu'une chose arrive, et ce qu'elle veut dire.

## Apprendre : le guide à la table

coach-turn = À vous : jusqu'à deux actions, chacune payée avec des cartes de votre main. Pour garder le reste, passez.
coach-paying = On paie en défaussant des cartes, n'importe lesquelles sauf les contaminations. Une carte qui paie est une carte que vous ne jouez pas : choisissez celle qui vous manquera le moins.
coach-noise = Qui entre dans une salle vide fait un jet de bruit. Un chiffre place un marqueur dans le couloir de ce numéro ; un second dans le même couloir provoque une rencontre.
coach-exploration = Vous êtes le premier ici : la salle est révélée, et son jeton dit ce que vous y trouvez et combien d'objets il y a.
coach-doors = Une porte a bougé près de vous. Personne ne franchit une porte fermée ; un Intrus qui s'y heurte la détruit et reste où il était.
coach-encounter = On vous a entendu. Un jeton sort du sac et dit ce qui se dresse devant vous ; le bruit autour de la salle cesse.
coach-surprise = Le nombre du jeton est comparé aux cartes de votre main : si vous en avez moins, on vous attaque aussitôt. Une main pleine est un bouclier.
coach-wound = Seule, une blessure légère ne fait rien, mais la troisième devient une blessure grave.
coach-serious-wound = Une blessure grave vous gêne tant qu'elle n'est pas pansée ; avec trois, toute autre blessure tue. Bandages, trousse de soins ou Infirmerie vous aideront.
coach-contamination = Une carte Contamination encombre votre pioche et ne paie rien. Elle est peut-être infectée ; seul un scan le dit, et à la fin elle peut vous coûter la vie.
coach-slime = Le slime vous trahit : quand le dé de bruit donne Silence, c'est Danger pour vous. Des vêtements ou les Douches vous en débarrassent.
coach-larva = Vous portez une Larve. Un scan qui vous trouve infecté vous tuerait désormais : cherchez à temps le Bloc opératoire ou un antidote.
coach-fire = La salle brûle : qui y termine son tour subit une blessure légère.
coach-malfunction = Une panne : cette salle est inutilisable tant qu'elle n'est pas réparée, mais on peut encore la fouiller.
coach-objective = Le premier Intrus est là : chacun garde un seul objectif, pour de bon. Gardez celui que vous pouvez encore atteindre en restant en vie.
coach-interruption = Quelqu'un agit dans votre salle, et vous avez peut-être une Interruption. On interroge tous ceux qui pourraient interrompre, pour que personne ne se trahisse ; des consignes répondent à votre place.
coach-passing = Qui passe ne joue plus de la manche. Défaussez ce qui ne vous sert pas : à la manche suivante, vous piochez de nouveau jusqu'à cinq cartes.
coach-event-phase = Quand tout le monde a passé, c'est au vaisseau : les Intrus attaquent et se déplacent, un événement survient, et le sac devient plus dangereux.
coach-pods = Une capsule est déverrouillée. Depuis une section d'évacuation, vous pouvez tenter d'y entrer et partir sans attendre le vaisseau.
coach-hibernation = Les chambres sont ouvertes : dans l'Hibernatorium, vous pouvez désormais vous endormir, si rien ne vous entend.
coach-self-destruct = Le compte à rebours du vaisseau est lancé. Si personne ne l'arrête avant le jaune, tous ceux qui sont à bord mourront.
coach-death = Quelqu'un est mort. La première mort à bord déverrouille toutes les capsules de sauvetage : une issue s'ouvre.
