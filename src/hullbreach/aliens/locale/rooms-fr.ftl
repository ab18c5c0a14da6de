# Les plateaux de la boîte et les salles de chacune de leurs faces. Les faces et les salles portent leur article ; les sortes
# de salles n'en ont pas.

## Les plateaux et leurs séries

set-colony = la colonie
set-processor = le processeur
side-c1 = le Sas nord
side-c1-text = L'entrée de la colonie : une cour, un sas à doubles portes et un garage à côté, donc deux chemins.
side-c2 = les Opérations
side-c2-text = Quatre ailes autour d'un carrefour, avec une allée de douze cases. La plupart des salles ont deux portes ; l'Infirmerie est un cul-de-sac.
side-c3 = les Quartiers
side-c3-text = Des logements et une cantine à quatre portes dans un couloir circulaire. Aucun cul-de-sac ici.
side-c4 = les Magasins
side-c4-text = Des allées entre des rayonnages pleins : des angles partout, et peu de vue depuis chacun.
side-p1 = le Nid
side-p1-text = Des chambres et des gorges de résine. Il n'y a aucune porte à fermer.
side-p2 = les Passerelles
side-p2-text = Des passerelles larges d'une case au-dessus de fosses : on voit tout et on n'atteint rien.
side-p3 = la Salle des pompes
side-p3-text = Une vaste salle avec des pompes pour se couvrir et une seule cabine.
side-p4 = la Rampe de service
side-p4-text = Une rampe qui longe un transport accidenté, et une sous-station près de la sortie.

## Les sortes de salles

room-kind-corridor = couloir
room-kind-room = salle
room-kind-store = réserve
room-kind-store-text = Débrouille y regarde 6 cartes au lieu de 4.
room-kind-tech = salle technique
room-kind-medical = salle médicale
room-kind-medical-text = Le scanner médical y porte à 2 cases.
room-kind-open = espace ouvert
room-kind-outside = extérieur
room-kind-nest = nid
room-kind-catwalk = passerelle
room-kind-vehicle = véhicule

## Le Sas nord

room-c1-o = le Bureau de garde
room-c1-k = le Vestiaire
room-c1-s = le Poste de sécurité
room-c1-c = l'Accueil
room-c1-l = le Sas principal
room-c1-t = l'Outillage
room-c1-g = le Garage
room-c1-y = la Cour

## Les Opérations

room-c2-m = l'Infirmerie
room-c2-f = la Salle de soins
room-c2-p = le Centre opérationnel
room-c2-c = le Carrefour
room-c2-s = le Grand couloir
room-c2-a = l'Administration
room-c2-j = la Cellule
room-c2-i = la Lingerie
room-c2-e = la Salle radio
room-c2-n = les Registres

## Les Quartiers

room-c3-q = le Logement un
room-c3-r = le Logement deux
room-c3-u = le Logement trois
room-c3-v = le Logement quatre
room-c3-c = le Couloir circulaire
room-c3-n = le Passage nord
room-c3-w = la Cantine
room-c3-k = la Cuisine
room-c3-z = la Salle de classe
room-c3-x = le Bloc familial
room-c3-d = le Placard ouest
room-c3-e = le Placard est

## Les Magasins

room-c4-h = la Serre
room-c4-c = le Couloir des magasins
room-c4-b = l'Atelier
room-c4-f = la Chambre froide
room-c4-g = l'Entrepôt
room-c4-e = le Bureau de quai
room-c4-r = la Grainerie
room-c4-i = le Hall de quai

## Le Nid

room-p1-n = la Chambre des œufs
room-p1-t = la Galerie des cocons
room-p1-r = la Gorge de résine
room-p1-s = le Puisard

## Les Passerelles

room-p2-w = la Passerelle
room-p2-v = le Pont des vannes
room-p2-d = le Portique

## La Salle des pompes

room-p3-h = la Salle basse
room-p3-o = la Cabine de quart

## La Rampe de service

room-p4-u = le Palier haut
room-p4-r = la Rampe
room-p4-a = le Transport accidenté
room-p4-b = la Sous-station
room-p4-x = la Baie des échangeurs
room-p4-k = la Commande de rampe
