# What Lockdown says differently from Nemesis: these messages replace those of the same name, at its tables only.

## Names and cards

ref-pod =
    { $number ->
        [1] CSS pod A
        [2] CSS pod B
       *[3] CSS pod C
    }
card-rest-text = Scan the contamination cards in your hand: clean ones go back to the bottom of their deck, an infected one brings a larva.
character-captain-text = Leads: moves others, gives them cards, and covers their retreat.
character-pilot-text = At home in every cockpit: drives the Rover, reads launch schedules, and lets rooms work for free.

## Prompts and events

event-token-revealed =
    { $token ->
        [malfunction] The exploration token in { $room } shows a malfunction.
        [doors] The exploration token in { $room } shows doors.
        [fire] The exploration token in { $room } shows fire.
        [slime] The exploration token in { $room } shows slime.
        [danger] The exploration token in { $room } shows danger.
        [draw-red] The exploration token in { $room } shows a red item.
        [draw-yellow] The exploration token in { $room } shows a yellow item.
        [draw-green] The exploration token in { $room } shows a green item.
        [mars] The exploration token in { $room } shows Mars.
       *[silence] The exploration token in { $room } shows silence.
    }
event-noise-rolled =
    { $face ->
        [silence] { $who } rolls for noise: silence.
        [danger] { $who } rolls for noise: danger.
        [mars] { $who } rolls for noise: Mars.
       *[other] { $who } rolls for noise: { $face }.
    }
event-attempt-fails = { $who } is heard in { $room }: the attempt fails.
event-contamination-removed =
    { $count ->
        [one] { $count } of the { $who }'s contamination cards goes back to the bottom of its deck.
       *[other] { $count } of the { $who }'s contamination cards go back to the bottom of their deck.
    }
event-time-advances =
    { $time ->
        [0] The time token reaches S, the end of its track.
       *[other] The time token is at { $time }.
    }
event-hibernates = { $who } locks the door of the Isolation Room.
event-nobody-left = Nobody is left in the facility.

## The outcome

outcome-nobody-left = Nobody was left in the facility.
outcome-escaped = { $who } left in a CSS pod.
outcome-hibernates = { $who } was locked in the Isolation Room.

## Rooms, people and clocks in words

place-airlock = sealed, to be vented
status-hibernating = { $who } (player { $number }) is locked in the Isolation Room.
status-escaped = { $who } (player { $number }) has left in a CSS pod.
win-survive =
    { $status ->
        [hibernating] You are locked in: you live unless the facility is destroyed, the contingency kills you or your blood is infected.
        [locked-in] You are locked in: you live unless the facility is destroyed, the contingency kills you or your blood is infected.
        [escaped] You are gone: you live unless the contingency kills you or your blood is infected.
        [in-bunker] You are in the bunker: you live unless the contingency kills you or your blood is infected.
        [in-pod] You wait in a CSS pod: you are gone if the token launches it.
        [dead] You are dead and cannot win.
        [dead-together] You are dead, but you win if the crew does. Carried to the Emergency Room, you may come back.
       *[other] Get out alive: gone in a CSS pod, in the bunker, or locked in the Isolation Room when the facility is shut down.
    }

## Notes of the coach

coach-surprise = The token has two numbers: the smaller one counts in the light, the larger one in darkness. With fewer cards in hand than that you are attacked at once.
coach-serious-wound = A serious wound hampers you until it is dressed; with three of them any further wound kills. Medkits, a Medical Stapler or the Emergency Room help.
coach-slime = Slime gives you away: when the noise die shows silence, it is danger for you. Clothes, a Fire Blanket or the Decon Room get rid of it.
coach-larva = You carry a larva. A scan that finds you infected will kill you now, so see the Surgery or the Decon Room, or find a Neutralizer in time.
coach-event-phase = When everybody has passed, the facility has its turn: pods leave, time runs and may cost power, intruders attack and move, an event happens, and the bag grows worse.
coach-pods = A CSS token lies where time stands now. In a Cargo Sending System you can get into its pod; the token decides whether it leaves.
coach-hibernation = The Isolation Room can be locked now: there you can try to shut yourself in, if nothing hears you doing it.
coach-self-destruct = The facility counts down. Unless somebody stops the countdown before it turns red, everyone inside dies, even in the Isolation Room.
coach-death = Somebody died. With the first death the main gate opens: there is a way to the bunker now.

## The page

ui-preset-solo-says = One character, alone in the facility.
ui-option-site = Board
ui-option-site-says = The advanced side adds the surface around the facility.
ui-rules-follow = These rules follow the official rulebook of Nemesis: Lockdown with the official FAQ of 25 March 2022, in our own words. Where both leave a question open, a ruling answers it and says so.
ui-state-hibernating = locked in
ui-show-ship = Show the whole facility
ui-small-map = Small map of the facility
ui-zoom-in = Enlarge the facility
ui-zoom-out = Make the facility smaller
ui-zoom-fit = Show the whole facility
ui-ship = The facility; arrow keys go from room to room
ui-board = The whole facility in words
ui-top-board = Facility
ui-self-destruct = Autodestruction: { $space }
ui-look-first = Look at the facility first
ui-moment-ship = The facility
ui-agreed-mode-solo = You are alone in the facility.
ui-learn-says = New here? A guided mission of about twenty minutes, alone in the facility.
ui-stage-voyage = The facility
ui-family-creatures = Night stalkers
what-sort-creatures = night stalker
ui-preset-first-voyage = First descent
gallery-numbers = surprise numbers in the light / in darkness: { $value }
ui-players = Characters in the facility
