# Les notes du guide : la première fois qu'une chose arrive, ce qu'elle veut dire et que faire.

## À vous

coach-two-actions = Un personnage a jusqu'à deux actions, deux fois la même si vous voulez. Les mains sont visibles : avant de courir, convenez entre vous de qui couvre qui.
coach-equip = Avant d'agir, un personnage peut s'équiper d'armes et d'équipement de votre main : épuisez autant de cartes que le coût de chacune. On peut aussi équiper un personnage à deux cases au plus.
coach-moving = Un déplacement vous mène à autant de cases que votre vitesse. Vous pouvez vous arrêter avant : une ligne de vue dégagée et quelqu'un à vos côtés valent souvent mieux qu'un pas de plus.
coach-stopped = Un pas à côté d'un alien ou d'un écho met aussitôt fin au déplacement. La prochaine fois, laissez quelqu'un tirer d'abord et gardez vos distances.
coach-interacting = À côté de vous se trouve ce que nomme la mission : une action d'interaction s'en sert. La mission dit ce qui arrive, et il faut parfois réussir d'abord un test technique.
coach-barricading = Barricader demande un test technique : obtenez votre technique ou moins. Une barricade arrête les aliens et les échos, qui doivent la briser d'un jet ; sur un point d'entrée ou un tunnel, elle peut les empêcher d'entrer.
coach-grunts = Après son tour, un héros Marine peut faire agir des troupiers : autant que son grade, et aucun d'un grade plus élevé. Les autres agissent à la fin de la phase des Marines.
coach-first-player = Le joueur qui a le jeton active un héros, puis le passe à gauche. En général, qui voit le plus d'aliens devrait tirer avant que les autres ne courent.
coach-new-hero = Vous perdez votre héros, mais pas la mission. Un troupier peut devenir votre héros, avec ce qu'il porte et une main vide.

## Tirer

coach-aim-dial = Chaque jet d'attaque baisse le cadran de visée de 1, touché ou raté, et il faut obtenir ce nombre ou moins. Il est remis à sa valeur au tour suivant ; viser le fait monter de 1.
coach-full-auto = En rafale : après chaque touche, vous pouvez épuiser 1 carte et tirer encore, sur le même alien ou sur un autre. Le cadran baisse à chaque fois : arrêtez-vous à temps.
coach-defensive-fire = Un alien arrivé à côté d'un personnage peut être pris pour cible avant qu'il n'attaque, par tous ceux qui le voient à quatre cases au plus. Chaque tir épuise des cartes et baisse le cadran comme d'habitude ; vous pouvez y renoncer.

## Ce qui chasse

coach-blip = Un écho cache un ou plusieurs aliens, et nul ne sait combien tant qu'on ne l'a pas vu. Un dé dit de combien il avance, vers le personnage le plus proche.
coach-spotted = Dès que quelqu'un voit un écho, on le retourne : son nombre dit combien d'aliens sont là. N'ouvrez une porte, ne passez un angle qu'avec quelqu'un prêt à tirer.
coach-swarm = Un essaim est un alien posé sur des jetons. Chaque touche retire un jeton, et chaque jeton ajoute 1 à votre jet de défense : tirez avant qu'il n'approche.
coach-facehugger = Un agrippeur ne met personne à terre : il s'accroche à sa victime, qui compte comme tuée à la fin d'une campagne. Abattez-le de loin.
coach-defense = Un alien attaque : obtenez votre défense ou moins pour esquiver. Votre mêlée ou moins le tue aussi. Un jet raté de 10 ou plus, c'est la mort.
coach-down = À terre, vous ne pouvez que vous défendre. Quand la phase des aliens commence, vous vous relevez, ou vous êtes emporté si un alien est à côté de vous : que les autres l'abattent d'abord.
coach-tunnel = Un tunnel est une entrée de plus pour les échos, juste à côté de vous. Une barricade posée dessus peut les arrêter.
coach-threat-level = La prochaine carte détecteur est du plus haut niveau de menace. Regroupez l'escouade, et gardez des cartes pour le tir défensif.
coach-hunters = Les aliens vont vers le personnage le plus proche. Si plusieurs sont à égalité, vous choisissez : prenez celui qui se défend le mieux, ou que le plus d'armes entourent.

## Les cartes

coach-rest = Beaucoup de cartes sont épuisées. En se reposant, un héros pioche jusqu'à deux cartes et en recycle jusqu'à trois ; un troupier en recycle trois.
coach-recycling = Les cartes recyclées vont sous la pioche d'endurance et reviennent quand on la mélange. Recyclez de votre main ce qui ne vous sert pas.
coach-reshuffle = La pioche est arrivée à la carte de mélange : ce qui a été recyclé est mélangé et forme la nouvelle pioche. Ce qui est épuisé reste dehors tant que personne ne se repose.
coach-running-out = La pioche d'endurance est mince. Quand elle et la pile d'épuisement sont vides, la mission est perdue : tirez moins si vous le pouvez, et reposez-vous.
coach-discarding = Une carte défaussée ne revient pas pendant la mission. Prise dans la pioche, elle est inconnue, et c'est peut-être un péril ; prise dans votre main, c'est vous qui choisissez.
coach-hazard = Un péril frappe dès qu'on le pioche ou qu'on le révèle. Personne ne peut le garder ; un événement peut parfois vous en protéger.
coach-events = Un événement se joue à tout moment, même pendant la phase des aliens, en payant son coût. On vous le demande quand l'un des vôtres pourrait servir ; ne rien jouer ne coûte rien.
