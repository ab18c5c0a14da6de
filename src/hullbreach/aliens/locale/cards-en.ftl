# The endurance cards, in our own words. What a card costs is printed beside its text.

## Weapons

card-m41a-pulse-rifle = M41A Pulse Rifle
card-m41a-pulse-rifle-text = Full auto. Exhaust 1 card to attack. Afterwards, once in your activation, a free attack with an equipped grenade weapon.
card-m56-smart-gun = M56 Smart Gun
card-m56-smart-gun-text = Full auto, bulky. Exhaust 3 cards to attack. Your aim dial goes up by 1 before the first roll.
card-m240-flamethrower = M240 Flamethrower
card-m240-flamethrower-text = Bulky, cumbersome. Exhaust 2 cards: area attack around a space up to 4 spaces away in line of sight.
card-hk-vp70-pistol = HK VP70 Pistol
card-hk-vp70-pistol-text = Backup. Attacking exhausts no card and always hits on 3 or less. Afterwards, once in your activation, you may exhaust 1 card for a second attack as a free action.
card-m40-grenades = M40 Grenades
card-m40-grenades-text = Backup, grenade, cumbersome. Discard this card: area attack around a space up to 4 spaces away in line of sight.
card-ithaca-37-shotgun = Ithaca 37 Shotgun
card-ithaca-37-shotgun-text = Backup, close. Exhaust 1 card to attack a target up to 2 spaces away. Always hits on 6 or less; a target next to you takes 2 hits.
card-bolt-gun = Bolt Gun
card-bolt-gun-text = Cumbersome. Attacking exhausts no card, reaches up to 6 spaces and always hits on 5 or less.

## Equipment

card-m4-helmet = M4 Helmet
card-m4-helmet-text = When a failed defense roll would kill you, this card is discarded and you are only knocked down.
card-body-armor = Body Armor
card-body-armor-text = Defense +1. Speed -1, but not below 3.
card-hadleys-hope-map = Hadley's Hope Map
card-hadleys-hope-map-text = On colony boards, your first Move action in each activation goes 2 spaces further.
card-flare = Flare
card-flare-text = Action: discard this card and choose a space up to 6 spaces away in line of sight. Blips within 3 spaces that can be seen from there are spotted. Until the next marine phase, attacks on aliens within 3 spaces of it count the aim dial 1 higher.
card-shoulder-lamp = Shoulder Lamp
card-shoulder-lamp-text = The first attack roll of your activation counts the aim dial 1 higher. Not in defensive fire.
card-arc-welder = Arc Welder
card-arc-welder-text = Tech +2 when you build or remove a barricade.
card-motion-tracker = Motion Tracker
card-motion-tracker-text = Once in your activation, exhaust 1 card: look at the top motion tracker card, or at the number of a blip up to 10 spaces away.
card-medical-scanner = Medical Scanner
card-medical-scanner-text = Action: a knocked-down character next to you stands up. In a medical room it reaches up to 2 spaces.
card-ammo-satchel = Ammo Satchel
card-ammo-satchel-text = At the start of the finish phase, recycle 1 card if you are standing.

## Events

card-second-wind = Second Wind
card-second-wind-text = At any time: recycle 4 cards from the exhaust pile.
card-scrounge = Scrounge
card-scrounge-text = Action: look at the top 4 cards of the endurance deck, 6 in a store. Take 1 weapon or equipment card into your hand; the others go under the reshuffle card.
card-covering-fire = Covering Fire
card-covering-fire-text = When an alien draws defensive fire: one standing character more than 4 spaces away with line of sight to it may join in, after all others.
card-fall-back = Fall Back
card-fall-back-text = At any time: a standing character may move up to 3 spaces. The first step need not stop next to aliens or blips.
card-deep-breath = Deep Breath
card-deep-breath-text = Free action: set your aim dial to your aim number.
card-drag-clear = Drag Clear
card-drag-clear-text = Action: a knocked-down character next to you stands up. Then you may both move 2 spaces, and nothing stops you.
card-get-up = Get Up
card-get-up-text = At any time: a knocked-down character, however far away, stands up.
card-adrenaline = Adrenaline
card-adrenaline-text = Free action: take one more action at once.
card-weld-shut = Weld Shut
card-weld-shut-text = Free action: build a barricade within reach, without a tech test.
card-tracker-ping = Tracker Ping
card-tracker-ping-text = At any time: look at the top 3 motion tracker cards and put them back in any order.
card-keep-it-together = Keep It Together
card-keep-it-together-text = When a hazard is about to strike: ignore it.
card-twist-away = Twist Away
card-twist-away-text = After a failed defense roll: it is rolled again, and the second roll stands.

## Hazards

card-losing-hope = Losing Hope
card-losing-hope-text = Your aim dial goes down by 2, not below 1.
card-lights-out = Lights Out
card-lights-out-text = Until the next marine phase you attack only up to 4 spaces away.
card-feed-jam = Feed Jam
card-feed-jam-text = Your first weapon cannot attack until you spend an action to clear it. Discard this card.
card-acid-spray = Acid Spray
card-acid-spray-text = With an alien next to you, discard one of your equipment cards. With no alien there, or no equipment, exhaust 2 cards. Discard this card.
card-vent-noise = Vent Noise
card-vent-noise-text = 1 blip enters at the spawn point or tunnel nearest to you. Discard this card.
card-panic-fire = Panic Fire
card-panic-fire-text = Exhaust 3 cards. Discard this card.
