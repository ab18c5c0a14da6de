# Notes of the coach: the first time a thing happens, and what it means.

## Learning: the coach at the table

coach-turn = Your turn: up to two actions, each paid with cards from your hand. When you want to keep the rest, pass.
coach-paying = You pay by discarding cards, any of them but contamination. A card you pay with is a card you do not play, so choose what you can do without.
coach-noise = Whoever enters an empty room rolls for noise. A number puts a marker in the corridor of that number; a second one in the same corridor brings an encounter.
coach-exploration = You are the first one here: the room is turned up, and its token says what you find and how many items there are.
coach-doors = A door beside you has moved. Nobody walks through a closed door; an intruder that runs into one destroys it and stays where it was.
coach-encounter = You have been heard. A token comes out of the bag and says what stands before you; the noise around the room falls silent.
coach-surprise = The number on the token is compared with the cards in your hand: with fewer cards than that you are attacked at once. A full hand is a shield.
coach-wound = A light wound alone does nothing, but the third one becomes a serious wound.
coach-serious-wound = A serious wound hampers you until it is dressed; with three of them any further wound kills. Bandages, a Medkit or the Emergency Room help.
coach-contamination = A contamination card clogs your deck and pays for nothing. It may be infected, which only a scan shows, and at the end it can cost you your life.
coach-slime = Slime gives you away: when the noise die shows silence, it is danger for you. Clothes or the Shower get rid of it.
coach-larva = You carry a larva. A scan that finds you infected will kill you now, so see the Surgery or find an Antidote in time.
coach-fire = The room burns: whoever ends a turn in it takes a light wound.
coach-malfunction = Something broke: this room cannot be used until it is repaired, though it can still be searched.
coach-objective = The first intruder is here, so everybody keeps one objective for good. Keep the one you can still reach and live with.
coach-interruption = Somebody in your room acts, and you may hold an Interruption. Everyone who could interrupt is asked, so nobody gives a card away; standing orders answer for you.
coach-passing = Whoever passes is out of this round. Discard what you do not need: next round you draw up to five cards again.
coach-event-phase = When everybody has passed, the ship has its turn: intruders attack and move, an event happens, and the bag grows worse.
coach-pods = A pod is unlocked. From an evacuation section you can try to get in, and leave without waiting for the ship.
coach-hibernation = The chambers are open: in the Hibernatorium you can go to sleep now, if nothing hears you doing it.
coach-self-destruct = The ship counts down. Unless somebody stops the countdown before it turns yellow, everyone aboard dies.
coach-death = Somebody died. With the first death aboard all escape pods unlock: there is a way out now.
