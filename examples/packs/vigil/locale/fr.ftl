pack-vigil = La Veillée
pack-vigil-text = Une chapelle, une aumônière, et deux manches de plus pour savoir en quoi vous croyez.

room-chapel = la Chapelle
room-chapel-text = Faites silence : retirez tout le bruit autour de cette salle et piochez une carte.
item-flare = la Fusée éclairante
item-flare-text = Regardez une salle adjacente inexplorée : sa tuile et son jeton Exploration.
objective-bear-witness = Porter témoignage
objective-bear-witness-text = Envoyez le signal et quittez le vaisseau dans une capsule.
character-chaplain = l'Aumônière
character-chaplain-text = Fait taire le vaisseau, en ferme les portes et ne laisse personne mourir d'une égratignure.
card-vigil = Veillée
card-vigil-text = Retirez tout le bruit autour de votre salle.
card-last-rites = Derniers sacrements
card-last-rites-text = Soignez toutes les blessures légères d'un personnage de votre salle.
card-sanctuary = Sanctuaire
card-sanctuary-text = Fermez toutes les portes autour de votre salle.
item-flare-gun = le Pistolet de détresse
item-flare-gun-text = Une face vierge compte comme un griffeur : elle touche encore les plus petits.
item-prayer-book = le Livre de prières
item-prayer-book-text = Piochez une carte.
item-hand-bell = la Clochette
item-hand-bell-text = Danger dans une salle adjacente où il n'y a personne.

option-keep-silence = Faire silence : le bruit cesse autour de vous
option-close-every-door = Fermer toutes les portes autour de votre salle
option-read = Lire : piocher une carte
option-ring = Sonner la clochette vers { $room }
