# The motion tracker cards, by threat level. Those of one name differ only in the spawn point they name.
# Aliens and blips that a card moves do not attack, unless it says so.

## Level 1

tracker-false-return = False Return
tracker-false-return-text = No blip enters. Reveal an endurance card: on an event or a hazard, 1 blip enters here. The hazard does nothing.
tracker-lone-contact = Lone Contact
tracker-lone-contact-text = 1 blip enters.
tracker-slow-sweep = Slow Sweep
tracker-slow-sweep-text = No blip enters. Every blip on the boards moves 2 spaces.
tracker-under-the-floor = Under the Floor
tracker-under-the-floor-text = 1 blip enters. If nobody sees it appear, it moves 3 spaces.
tracker-gathering = Gathering
tracker-gathering-text = 1 blip enters. If nobody sees it appear, 1 more blip enters here.
tracker-loose-panel = Loose Panel
tracker-loose-panel-text = 1 blip enters. If nobody sees it appear, the barricade nearest to this spawn point is removed.
tracker-startled = Startled
tracker-startled-text = 1 blip enters. If somebody sees it appear, its aliens move 3 spaces.
tracker-duct = Duct
tracker-duct-text = A tunnel opens next to your hero. No blip enters.

## Level 2

tracker-pair = Pair
tracker-pair-text = 2 blips enter.
tracker-surge = Surge
tracker-surge-text = 1 blip enters. Every alien that is not next to a character moves 3 spaces.
tracker-cold-trail = Cold Trail
tracker-cold-trail-text = 1 blip enters. Reveal an endurance card: on an event or a hazard, exhaust 2 cards. The hazard does nothing.
tracker-massing = Massing
tracker-massing-text = 1 blip enters. If nobody sees it appear, 1 more blip enters here.
tracker-long-stride = Long Stride
tracker-long-stride-text = 1 blip enters. If nobody sees it appear, every blip on this board moves 3 spaces.
tracker-cut-power = Cut Power
tracker-cut-power-text = 1 blip enters. If nobody sees it appear, roll for each barricade on this board: on 5 or 6 it is removed.
tracker-rush = Rush
tracker-rush-text = 1 blip enters. If somebody sees it appear, its aliens move 6 spaces.
tracker-brood = Brood
tracker-brood-text = 1 blip enters. If somebody sees it appear, its alien gets 1 more token.
tracker-echo = Echo
tracker-echo-text = 1 blip enters. If somebody sees it appear, 1 blip enters at the next spawn point; 1 comes after 4.
tracker-crawler = Crawler
tracker-crawler-text = A tunnel opens next to your hero. 1 blip enters there.

## Level 3

tracker-swarm-call = Swarm Call
tracker-swarm-call-text = 2 blips enter. Then every blip on the boards moves 3 spaces.
tracker-wall-run = Wall Run
tracker-wall-run-text = 1 blip enters. Then 1 blip enters at every tunnel.
tracker-pincer = Pincer
tracker-pincer-text = 1 blip enters. Then 1 blip enters at spawn point 4.
tracker-nest-wakes = Nest Wakes
tracker-nest-wakes-text = 2 blips enter. If nobody sees them appear, 1 more blip enters here.
tracker-silent-march = Silent March
tracker-silent-march-text = 2 blips enter. If nobody sees them appear, they move 6 spaces.
tracker-torn-welds = Torn Welds
tracker-torn-welds-text = 2 blips enter. If nobody sees them appear, all barricades on this board are removed.
tracker-frenzy = Frenzy
tracker-frenzy-text = 1 blip enters. If somebody sees it appear, every alien on the boards moves 6 spaces.
tracker-drop = Drop
tracker-drop-text = 2 blips enter. If somebody sees one appear, the first alien gets 1 more token.
tracker-bloodrush = Bloodrush
tracker-bloodrush-text = 2 blips enter. If somebody sees one appear, its aliens move 6 spaces and attack, after defensive fire.
tracker-break-through = Break Through
tracker-break-through-text = A tunnel opens next to your hero. 1 blip enters there, and 1 at every other tunnel.
