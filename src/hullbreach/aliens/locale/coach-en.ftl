# Notes of the coach: the first time a thing happens, what it means and what to do.

## Your turn

coach-two-actions = A character takes up to two actions, the same one twice if you like. Hands are open, so agree with the others who covers whom before you run.
coach-equip = Before a character acts, it can equip weapons and equipment from your hand: exhaust as many cards as each one costs. Characters up to two spaces away can be equipped too.
coach-moving = A move takes you as many spaces as your speed. You may stop early: somewhere with a clear line of sight and somebody at your side is often better than one step further.
coach-stopped = A step next to an alien or a blip ends the move at once. Somebody else can shoot first next time, while you keep your distance.
coach-interacting = You stand next to something that the mission names: an Interact action uses it. The mission says what happens, and some things need a tech test first.
coach-barricading = A Barricade action is a tech test: roll your tech number or lower. Aliens and blips are stopped by a barricade and have to roll to break it; on a spawn point or a tunnel it may keep them out.
coach-grunts = A Marine hero may send grunts into action after its own turn, as many as its rank allows and none above its rank. Those left over act at the end of the marine phase.
coach-first-player = The player with the token activates a hero, then passes it to the left. The player who sees the most aliens should usually shoot before the others run.
coach-new-hero = Your hero is lost, but not the mission. A grunt can become your hero, with what it carries and an empty hand.

## Shooting

coach-aim-dial = Every attack roll lowers the aim dial by 1, hit or miss, and the dial is the number you have to roll or less. It is reset next turn; an Aim action raises it by 1.
coach-full-auto = Full auto: after each hit you can exhaust 1 card and shoot again, at the same alien or another. The dial drops each time, so stop before the odds turn against you.
coach-defensive-fire = An alien next to a character can be shot before it attacks, by everybody within four spaces who sees it. Each shot exhausts cards and lowers the dial as usual, and you need not take it.

## What hunts

coach-blip = A blip hides one or more aliens, and nobody knows how many until it is seen. It moves as far as a die says, towards the closest character.
coach-spotted = As soon as anybody sees a blip, it is turned over: its number says how many aliens stand there. Open doors and corners with somebody ready to shoot.
coach-swarm = A swarm is one alien with tokens under it. Every hit removes one token, and every token adds 1 to your defense roll, so shoot it before it comes close.
coach-facehugger = A facehugger does not knock anybody down: it settles on its victim, who counts as killed at the end of a campaign. Kill it from afar.
coach-defense = An alien attacks: roll your defense number or less to dodge. Your melee number or less kills it as well. A 10 or more on a failed roll is death.
coach-down = Knocked down, you can only defend. When the alien phase begins you stand up, or you are carried away if an alien is next to you: the others should shoot it first.
coach-tunnel = A tunnel is one more place where blips enter, right beside you. A barricade on it may keep them out.
coach-threat-level = The next tracker card is of the highest threat level. Gather the squad, and keep cards for defensive fire.
coach-hunters = Aliens go for the closest character. Where several are equally close, you choose: pick the one who defends best, or who has the most guns around.

## Cards

coach-rest = Many cards are exhausted. A Rest action lets a hero draw up to two cards and recycle up to three; a grunt recycles three.
coach-recycling = Recycled cards go to the bottom of the endurance deck and come back when it is reshuffled. Recycle from hand what you cannot use.
coach-reshuffle = The deck has come down to the reshuffle card: what was recycled is shuffled and is the new deck. What is exhausted stays out until somebody rests.
coach-running-out = The endurance deck is thin. When it and the exhaust pile are both empty, the mission is lost: hold fire where you can, and rest.
coach-discarding = Discarded cards do not come back in this mission. Taken from the deck they are unknown and may be hazards; taken from your hand they are your choice.
coach-hazard = A hazard strikes as soon as it is drawn or revealed. Nobody can keep it; an event may help against it.
coach-events = An event can be played at any time, even in the alien phase, for its cost. The game asks at moments when one of yours might help; letting it pass costs nothing.
