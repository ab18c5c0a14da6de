# What happened, with the arguments of the event.

## Set-up and turns

event-mission-begins = Mission: { $mission }.
event-hero-chosen = Player { $seat-seat } plays { $who }.
event-kitted-out =
    { $cards-count ->
        [0] { $who } takes no gear.
       *[other] { $who } takes: { $cards }.
    }
event-placed = { $who } begins at { $space }.
event-sentry-placed = Placed at { $space }, facing { $facing }: { $gun }.
event-turn-begins = Turn { $turn }.
event-dials-reset = Every aim dial goes back to its number.
event-token-given = { $seat } goes first.
event-token-passed = { $seat } gets the activation token.
event-activated = { $who } acts.
event-alien-phase = The alien phase of turn { $turn } begins.
event-finish-phase = Turn { $turn } ends.
event-mission-won =
    { $why ->
        [called] The squad ends the mission and has won.
       *[requirements-met] Everything the mission asks for is done: the squad has won.
    }
event-mission-lost =
    { $why ->
        [nobody-left] Nobody is left on the boards, and the mission is lost.
        [all-down] Nobody is left standing, and the mission is lost.
        [endurance-run-out] The endurance cards have run out, and the mission is lost.
        [nobody-trapped-left] None of the trapped is left to be saved, and the mission is lost.
        [too-few-left] Too few are left to get out, and the mission is lost.
       *[other] The mission is lost.
    }

## Cards

event-drew = { $who } draws { $card }.
event-returned-unseen = { $who } holds no hand: the card goes unseen to the bottom of the exhaust pile.
event-exhausted =
    { $count ->
        [one] 1 card is exhausted.
       *[other] { $count } cards are exhausted.
    }
event-shortfall-discarded =
    { $count ->
        [one] The deck is empty: 1 card of the exhaust pile is discarded instead.
       *[other] The deck is empty: { $count } cards of the exhaust pile are discarded instead.
    }
event-recycled =
    { $count ->
        [0] No card can be recycled.
        [one] 1 card is recycled from the exhaust pile.
       *[other] { $count } cards are recycled from the exhaust pile.
    }
event-recycled-from-hand = { $seat } recycles from hand: { $cards }.
event-deck-reshuffled =
    { $count ->
        [one] The reshuffle card is on top: the card below it is the new deck.
       *[other] The reshuffle card is on top: the { $count } cards below it are shuffled into a new deck.
    }
event-revealed = Revealed: { $card }.
    .who = { $who } reveals { $card }.
event-discarded = { $who } discards { $card }.
event-event-played = { $seat } plays { $card }.
event-lets-it-be = { $seat } plays no events for the rest of the phase.
event-hazard-strikes = Hazard: { $card }.
    .who = Hazard for { $who }: { $card }.
event-hazard-ignored = The hazard is ignored: { $card }.
event-looked-at-cards = { $who } looks at these cards: { $cards }.
event-took-card = { $who } takes { $card }.
event-equipped = { $who } is equipped with the { $card }.
event-unequipped = { $who } takes off the { $card }.

## What characters do

event-stepped = { $who } steps to { $space }.
event-moved = { $who } moves to { $space }.
event-stopped = { $who } stops at { $space }: something is right there.
event-put-back = { $who } cannot stay there and goes back to { $space }.
event-left-by-exit =
    { $carries ->
        [yes] { $who } leaves by the exit and carries Newt out.
       *[no] { $who } leaves by the exit.
    }
event-acts = { $who } takes an action out of turn.
event-aims = { $who } aims: the dial shows { $dial }.
event-rests = { $who } rests.
event-clears-jam = { $who } clears the jammed weapon.
event-tech-test =
    { $passed ->
        [yes] { $who } passes a tech test: { $face }, and { $needs } or less was needed.
       *[no] { $who } fails a tech test: { $face }, but { $needs } or less was needed.
    }
event-barricade-built = { $who } barricades { $at }.
event-barricade-removed = The barricade is gone from { $at }.
    .who = { $who } removes the barricade from { $at }.
event-barricade-broken = A roll of { $face } breaks the barricade on { $at }.
event-barricade-holds = A roll of { $face }: the barricade on { $at } holds.
event-left-behind = What { $who } carried stays at { $space }.
event-takes = { $who } now carries: { $token }.
event-opens = { $who } opens a crate.
event-token-turned = { $who } turns up the mission blip at { $space }: { $token }.
event-scanned = { $who } has scanned { $space }.
    .number =
        { $number ->
            [one] { $who } reads the blip at { $space }: 1 alien.
           *[other] { $who } reads the blip at { $space }: { $number } aliens.
        }
    .token = { $who } reads the mission blip at { $space }: { $token }.
event-ordered = { $who } gives { $whom } an action.

## Shooting

event-attacks = { $who } attacks with the { $card }.
    .alien = { $who } attacks { $alien } with the { $card }.
    .space = { $who } fires the { $card } at { $space } and everything next to it.
event-shot-hits = { $who } rolls { $face } and hits ({ $needs } or less).
event-shot-misses = { $who } rolls { $face } and misses ({ $needs } or less was needed).
event-area-roll =
    { $hit ->
        [yes] A roll of { $face } is a hit ({ $needs } or less): { $target }.
       *[no] A roll of { $face } is a miss ({ $needs } or less was needed): { $target }.
    }
event-rerolled = { $who } rolls again.
event-aim-drops = The dial of { $who } goes down to { $dial }.
event-alien-hit = { $alien } takes a hit; left in the swarm: { $left }.
event-alien-killed = { $alien } is dead.
event-blip-shot = The blip at { $space } is gone.
event-sentry-fires =
    { $hit ->
        [yes] Sentry fire hits { $space } with a roll of { $face } ({ $gun }).
       *[no] Sentry fire misses { $space } with a roll of { $face } ({ $gun }).
    }
event-sentry-empty = Out of ammunition: { $gun }.
event-draws-fire = { $alien } draws defensive fire.

## What hunts

event-blip-placed = A blip appears at { $space }.
event-blip-discarded = Nothing gets through { $at }.
event-blips-hurry = No blip is left to enter, so those on the boards move 3 spaces.
event-blip-spotted =
    { $number ->
        [one] The blip at { $space } is spotted: 1 alien.
       *[other] The blip at { $space } is spotted: { $number } aliens.
    }
event-aliens-appear = { $alien } appears at { $space }.
event-facehugger-appears = { $alien } appears at { $space }.
event-blips-move =
    { $speed ->
        [one] { $side }: a roll of { $face }, and blips move 1 space.
       *[other] { $side }: a roll of { $face }, and blips move { $speed } spaces.
    }
event-alien-stepped = Movement to { $space }: { $mover }.
event-alien-attacks = { $alien } attacks { $who }.
event-defended =
    { $countered ->
        [yes] { $who } dodges and strikes back: { $result }, with defense { $needs }.
       *[no] { $who } dodges: { $result }, with defense { $needs }.
    }
event-defense-fails = { $who } does not dodge: { $result }, with defense { $needs }.
event-knocked-down = { $who } is knocked down.
event-hugged = A facehugger gets { $who }.
event-stands-up = { $who } stands up.
event-carried-away = { $alien } carries { $who } away.
event-character-lost =
    { $how ->
        [attack] { $who } is killed.
        [area] { $who } is killed by the squad's own fire.
        [sentry] { $who } is killed by a sentry gun.
        [left-behind] { $who } is left behind.
       *[captured] { $who } is captured.
    }
event-hand-lost = { $seat } loses the whole hand.
event-hero-taken = Player { $seat-seat } plays { $who } from now on.
event-player-out = { $seat } is out of this mission.
event-tunnel-dug = A tunnel opens at { $space }.
event-tracker-drawn =
    { $place ->
        [0] { $seat } draws a tracker card of level { $level }: { $card }.
       *[other] { $seat } draws a tracker card of level { $level }: { $card }, at spawn point { $place }.
    }
event-tracker-empty = The motion tracker deck is empty.
event-tracker-reshuffled =
    { $count ->
        [one] The motion tracker deck is made again, with 1 card.
       *[other] The motion tracker deck is made again, with { $count } cards.
    }
event-tracker-seen = The next tracker cards: { $cards }.
event-tracker-buried = The top tracker card goes to the bottom, unseen.
    .card = Out of the tracker deck: { $card }.
event-bonus = The bonus of { $card } applies.
event-swarm-grows = { $alien } grows to { $number } aliens.

## Missions

event-mission-event =
    { $what ->
        [newt-way-home] More of them are coming: a blip enters at spawn points 1 and 3.
        [escape-facehuggers] Eggs open: facehuggers come out.
        [rescue-stir] The nest stirs: a blip enters at spawn points 1 and 2.
        [survive-ship-a] The ship is at exit A.
        [survive-ship-b] The ship is at exit B.
        [survive-tunnel] The floor opens: a tunnel is dug.
        [survive-dish] The dish is turned: the ship stays longer.
       *[purge-held] The purges are held up by a turn.
    }
event-freed = { $who } frees { $whom }.
event-ship-called = { $who } calls the ship in turn { $turn }.
event-steam = Steam fills { $side }.
event-scalded = The steam kills what was at { $space }.

## The campaign

event-card-saved = { $seat } saves { $card } from the discard pile.
event-hazards-return = Hazards go back into the deck: { $cards }.
event-cards-removed = Out of the campaign for good: { $cards }.
event-cards-return =
    { $count ->
        [one] 1 card goes back into the deck.
       *[other] { $count } cards go back into the deck.
    }
event-crates-paid = Back from the crates: { $cards }.
event-next-mission = Next mission: { $mission }.
event-score-step =
    { $step ->
        [gather] Everything that is left is gathered: { $count } cards.
        [lost] For the characters lost, cards go: { $count }.
        [newt-lost] Newt is lost: { $count } cards go.
        [newt-safe] Newt is safe: up to { $count } cards come back.
       *[discards] The discard pile does not count.
    }
event-final-score = The campaign ends with { $score } cards: { $rank }.
