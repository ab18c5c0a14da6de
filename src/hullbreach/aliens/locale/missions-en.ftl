# The nine missions and the campaign: what each is about, its own rules a line each, and how far its goals have come.

## Campaign missions

mission-newt = Newt
mission-newt-text = Nobody answers in the colony, but a child has been here, and not long ago. Search the places where she may hide, pick her up, and carry her all the way back to the yard you came from. You win when the character who carries Newt has left by the exit.
mission-newt-briefing =
    You begin in the Yard. The double door to the Main Lock and the door to the Garage are barricaded, and two blips wait behind them.
    Mission blips: four, in the Med Lab, the Schoolroom, the Cold Store and Hydroponics. They hide Newt, a facehugger, a nest and an empty place. Interact turns one up.
    What they do: the character who finds Newt carries her. The facehugger appears there. For the nest a blip is drawn, and its aliens appear there. In the empty place a hero draws 2 cards, and a grunt recycles 3.
    Computer, in the Operations Centre: Interact and pass a tech test to look at any one mission blip.
    Carrying Newt takes no slot, but speed is 4 at most. If her bearer is lost she stays in that space, and the aliens leave her alone. Interact picks her up, or takes her from a bearer next to you.
    Motion tracker: no cards in turns 1 to 5. From turn 11 on, 1 card more each turn, alone 2 more.
    Turn 9 begins with 1 blip at spawn point 1 and 1 at spawn point 3, on your way home.
    Exit: in the Yard, always open. Once the mission is won, you may end it at the end of any turn; characters still on the boards are then captured.
mission-escape = Escape
mission-escape-text = The nest has cut the squad in two. Those who went in are trapped deep in the processor; the others sit in a wrecked carrier with the way out at their back, and could simply go. You win when one of the trapped has left by the exit.
mission-escape-briefing =
    Trapped group, in the Sump: everybody but Gorman, Ripley and Newt. Carrier group, in the Crashed Carrier: these three. If fewer than two would be trapped, Gorman or Ripley begin with them, until there are two.
    At set-up there are two more blips than trapped characters.
    Computer, on the Ramp: Interact and pass a tech test, and all players look at the blips of one board. When the blips of that board next move, their die is rolled twice and the lower roll counts.
    Turn 2 begins with two facehuggers in the Egg Chamber.
    Motion tracker: from turn 3 on, 1 card more each turn. Alone, and with four players: 2 more from turn 5 on. For each adult fewer than five at set-up: 1 card fewer each turn, but at least 1.
    The mission is also lost when no trapped character is left.
    Exit: on the Ramp, always open to everybody. Once the mission is won, you may end it at the end of any turn; characters still on the boards are then captured.
mission-survive = Survive
mission-survive-text = The processor is failing and only one ship is left to fetch you. Dig in around the Operations Centre until it can be called, then leave everything and run to where it comes down. You win when a character has left by an exit.
mission-survive-briefing =
    The call: from turn 4 on, Interact and pass a tech test at the computer in the Comms Room. The turn of the call counts as 0.
    Exit A, in the Yard, is open in turns 5 and 6 after the call. Exit B, in the Warehouse, is open in turns 8 and 9 after it. At any other time there is no way out.
    Dish, optional: Interact and pass a tech test at the computer in the Workshop. Exit A then opens a turn earlier, and exit B closes a turn later.
    Turn 6 begins with a tunnel next to the hero of the player with the highest rank, and 1 blip enters there.
    Motion tracker: each turn you draw 2 cards more than usual, and from the turn after the call on 3 more. Alone, and with four players from turn 3 on: 1 card more again. For each adult fewer than six at set-up: 1 card fewer each turn, but at least 1.
    Sentry guns: you place two, with 5 shots each.
    The mission ends when exit B closes; characters still on the boards are captured. Once the mission is won, you may end it at the end of any turn; characters still on the boards are then captured.

## Raids

mission-rescue = Rescue
mission-rescue-text = Your people are alive, sealed in resin where the eggs are. A small squad goes back in to cut them out, and comes home with more mouths than guns. You win when a freed captive has left by the exit.
mission-rescue-briefing =
    In a campaign those who are free go in, and those who were captured can be freed. On its own: four go in, and the other two adults are captives. For 1 to 4 players.
    Mission blips: four, in the Egg Chamber and the Cocoon Gallery. They hide two cocoons, a facehugger and an empty place; with a single captive, one cocoon and two empty places. Interact turns one up. The facehugger appears there; an empty place holds nothing.
    Cocoons: Interact and pass a tech test to free a captive of your choice, at most two in a raid. The captive stands there as a grunt without gear and acts from the next turn on.
    Computer, in the Shift Booth: Interact and pass a tech test to look at any one mission blip.
    Motion tracker: no cards in turns 1 and 2, then 2 each turn. Alone: 1 in odd turns, 2 in even ones. For each adult fewer than four at set-up: 1 card fewer, but at least 1.
    Turn 6 begins with 1 blip at spawn point 1 and 1 at spawn point 2.
    If somebody gets out but nobody who was freed, the raid is broken off: nothing is won, and the campaign goes on. If nobody gets out it is lost.
    Exit: on the Pump Floor, always open. Once the mission is won, you may end it at the end of any turn; characters still on the boards are then captured.
mission-resupply = Resupply
mission-resupply-text = The stores are still full, and you are nearly empty. Fetch what you can carry, and remember that hands around a crate hold no rifle. You win when two crates or more have left by the exit.
mission-resupply-briefing =
    At most four characters take part. For 1 to 4 players.
    Crates: eight, most of them far away. Interact takes one, a single crate each. Its bearer has speed 4 at most and attacks only with a backup weapon. Putting it down is free.
    Interact again opens the crate you carry and uses it up: a hero draws 2 cards, a grunt recycles 3.
    Computer, in the Operations Centre: Interact and pass a tech test, and all players look at the blips of one board.
    Motion tracker: no cards in turn 1, then 2 each turn. Alone: 1 in odd turns, 2 in even ones.
    The mission ends with turn 10; characters still on the boards are captured.
    In a campaign each crate brings back 3 removed cards, 1 of your choice and 2 at random. With fewer than two crates out, the raid is broken off and the campaign goes on. If nobody gets out it is lost.
    Exit: at the Crossroads, always open. Once the mission is won, you may end it at the end of any turn; characters still on the boards are then captured.

## Bug hunts

mission-mess-call = Mess Call
mission-mess-call-text = One room, four doors, and everything that moves out there has heard you. Hold the Canteen, and choose when to open a door for better gear. You win when the motion tracker deck is empty and no alien or blip is left.
mission-mess-call-briefing =
    Gear: everybody begins with a pistol and nothing else. Newt takes part in no bug hunt.
    Crates: Interact opens one. Look at the top 3 endurance cards; you may equip 1 weapon or equipment card among them, free of charge, on yourself or on somebody up to 2 spaces away. A hero may keep that card in hand instead. The others go under the reshuffle card; hazards among them do nothing.
    Motion tracker: 35 cards, 9 of level 1, then 15 of level 2, then 11 of level 3. With 2 players 1 card of each level fewer, alone 2 fewer. An empty deck is not reshuffled. Each turn you draw 1 card more than usual.
    Sentry guns: you place two, with 5 shots each.
mission-purge-cycle = Purge Cycle
mission-purge-cycle-text = The cooling plant still clears its pipes by the clock, and live steam asks nobody's name. Let them gather in one hall, be in the other, and cross the catwalks in time. You win when the motion tracker deck is empty and no alien or blip is left.
mission-purge-cycle-briefing =
    Gear: everybody begins with a pistol and nothing else. Newt takes part in no bug hunt.
    Steam: in the Pump Hall at the start of the alien phase of turn 4, on the Coolant Catwalks in turn 8, in the Pump Hall again in turn 12. A die is rolled for each alien and each blip on that board: on 5 or 6 of the Alien die it is removed. The aim dials of your own people there drop to 1.
    Computer, on the Valve Deck: Interact and pass a tech test, and every purge still to come is a turn later.
    Crates: Interact opens one. Look at the top 3 endurance cards; you may equip 1 weapon or equipment card among them, free of charge, on yourself or on somebody up to 2 spaces away. A hero may keep that card in hand instead. The others go under the reshuffle card; hazards among them do nothing.
    Motion tracker: 34 cards, 8 of level 1, then 15 of level 2, then 11 of level 3. An empty deck is not reshuffled. Each turn you draw 2 cards more than usual.
    Sentry guns: you place two, with 5 shots each.
mission-two-rooms = Two Rooms
mission-two-rooms-text = Half of you are in the Garage, the other half in the Med Lab, and what lies between is theirs. Join up, or hold two rooms with the guns for one. You win when the motion tracker deck is empty and no alien or blip is left.
mission-two-rooms-briefing =
    Gear: everybody begins with a pistol and nothing else. Newt takes part in no bug hunt.
    Three begin in the Garage and three in the Med Lab; the players decide who.
    Computers, in the Security Post and in the Operations Centre: Interact and pass a tech test to barricade any door of that board.
    Crates: Interact opens one. Look at the top 3 endurance cards; you may equip 1 weapon or equipment card among them, free of charge, on yourself or on somebody up to 2 spaces away. A hero may keep that card in hand instead. The others go under the reshuffle card; hazards among them do nothing.
    Motion tracker: 29 cards, 6 of level 1, then 12 of level 2, then 11 of level 3. With 2 players 1 card of each level fewer, alone 2 fewer. An empty deck is not reshuffled.
    Sentry guns: you place two, with 5 shots each.
mission-burn-it-out = Burn It Out
mission-burn-it-out-text = There are too many of them to sit out. Walk into the nest and burn what has not hatched yet: every cluster is aliens that will never come. You win when the motion tracker deck is empty and no alien or blip is left, with somebody on the boards who carries no facehugger.
mission-burn-it-out-briefing =
    Gear: everybody begins with a pistol and nothing else. Newt takes part in no bug hunt.
    Egg clusters: four mission blips, in the Egg Chamber and the Cocoon Gallery. Interact destroys one: the top 4 motion tracker cards are discarded without effect. Then roll the Alien die: on 1 or 2 a facehugger appears there. Clusters may be left standing.
    Characters with a facehugger play on, but do not count as survivors.
    Crates: Interact opens one. Look at the top 3 endurance cards; you may equip 1 weapon or equipment card among them, free of charge, on yourself or on somebody up to 2 spaces away. A hero may keep that card in hand instead. The others go under the reshuffle card; hazards among them do nothing.
    Motion tracker: 38 cards, 12 of level 1, then 15 of level 2, then 11 of level 3. An empty deck is not reshuffled. Each turn you draw 3 cards more than usual.
    Sentry guns: you place two, with 5 shots each.

## The campaign

mission-campaign = Campaign
mission-campaign-text = Find the child, get out of the nest, hold until the ship comes: three missions in a row, and nothing that is lost comes back by itself. Win all three, and what is left of your cards is your score.
mission-campaign-briefing =
    Order: Newt, Escape, Survive. A lost mission ends the campaign.
    Between two missions you may play raids: Rescue as often as there are captives, Resupply once. A raid that is broken off does no harm; a lost one ends the campaign.
    Characters: the killed are out for good, the captured until they are rescued. Characters left behind are captured. Newt joins you once she has been carried out.
    Cards, after each mission or raid: each player takes 1 card from the discard pile, and hazards return. Half of the rest, rounded up, is removed. Everything else, exhausted and equipped cards included, is your next deck.
    Gear: before each mission the squad is equipped again, free of charge.
    Score: the endurance deck, the exhaust pile and your hands. Each adult who was killed, is still captured or carries a facehugger costs 5. Newt is worth 10 if she is safe, and costs 10 if she is not.

## What a mission asks for

goal-find-newt = Newt found: { $done } of { $of }
goal-newt-out = Newt carried out: { $done } of { $of }
goal-trapped-out = Trapped characters out: { $done } ({ $of } needed)
goal-call-ship = Ship called: { $done } of { $of }
goal-turn-dish = Dish turned (optional): { $done } of { $of }
goal-ship-at-a = Ship at exit A: turns { $done } to { $of }
goal-ship-at-b = Ship at exit B: turns { $done } to { $of }
goal-anybody-out = Somebody out: { $done } of { $of }
goal-captives-freed = Captives freed: { $done } of { $of }
goal-captive-out = Freed captive out: { $done } of { $of }
goal-crates-out = Crates out: { $done } ({ $of } needed)
goal-turns-used = Turn { $done } of { $of }
goal-tracker-drawn = Motion tracker cards drawn: { $done } of { $of }
goal-hunters-left = Aliens and blips left: { $done }
goal-purge-p2 = Steam on the Coolant Catwalks: turn { $of } (now turn { $done })
goal-purge-p3 = Steam in the Pump Hall: turn { $of } (now turn { $done })
goal-left-by-exit = Characters out: { $done } ({ $of } needed)
goal-clusters-burnt = Egg clusters burnt: { $done } of { $of }
