"""The pack that `pack new` writes: a board side and a bug hunt on it, to be changed into something better."""

from __future__ import annotations

from collections.abc import Mapping

FILES = {
    "maps/s9.txt": """\
side S9 colony
name My Outpost | mon Avant-poste
map
+-+-+-+-+-+   +-+-+-+-+-+
|k k k k|n n n n|# # # #|
+       +       +       +
|k k k kDn n n n|# # # #|
+       +       +       +
|k k k k|n n n n|# # # #|
+D+-+-+-+-+D+D+-+-+-+-+-+
|w w w|h h h h h h|e e e|
+     +           +     +
|w w w|h h h h h h|e e e|
+     +           +     +
 w w wDh h h h h hDe e e
      +           +
 w w wDh h h h h hDe e e
+     +           +     +
|w w w|h h h h h h|e e e|
+     +           +     +
|w w w|h h h h h h|e e e|
+-+-+-+-+-+D+D+-+-+-+-+D+
|# # # #|s s s s|t t t t|
+       +       +       +
|# # # #|s s s sDt t t t|
+       +       +       +
|# # # #|s s s s|t t t t|
+-+-+-+-+-+   +-+-+-+-+-+
end
spots A7 F1 G12 L6
room k store Kit Room | le Vestiaire
room n corridor North Passage | le Passage nord
room w corridor West Passage | le Passage ouest
room h open Assembly Hall | la Grande salle
room e corridor East Passage | le Passage est
room s corridor South Passage | le Passage sud
room t tech Workshop | l'Atelier
""",
    "tables/mission_{id}.toml": """\
id = "{id}"
kind = "bug-hunt"
layout = "S9"
start = "S9:F6-H7"
# Spawn points 1 to 4, each on one of the spots of its map.
spawn = "S9:F1,A7,L6,G12"
blips = "S9:A4,L9"
crates = "S9:A1,D3,L12,I10"
# Motion tracker cards of threat level 1, 2 and 3.
deck_cards = [7, 13, 10]
sentries = 2
posts = "S9:D7W S9:I6E"
""",
    "locale/en.ftl": """\
pack-{id} = An outpost of my own
pack-{id}-text = One board side, and a bug hunt on it.
mission-{id} = My Outpost
mission-{id}-text =
    Four passages lead to one hall. Hold it.
    You win when the motion tracker deck is empty and no alien or blip is left.
""",
    "locale/fr.ftl": """\
pack-{id} = Un avant-poste à moi
pack-{id}-text = Une face de plateau, et une chasse aux insectes qui s'y joue.
mission-{id} = Mon avant-poste
mission-{id}-text =
    Quatre passages mènent à une seule salle. Tenez-la.
    Vous gagnez quand la pioche détecteur est vide et qu'il ne reste ni alien ni écho.
""",
}


def hunt_of_my_own(id: str) -> Mapping[str, str]:
    """The files of a pack with this id that bring one board side and one mission."""
    return {name.replace("{id}", id): text.replace("{id}", id) for name, text in FILES.items()}
