# What a seat is asked, and what the others wait for. A character is named rather than its player, for grunts act too.

## Setting up

ask-hero = { $you }, which hero do you play?
ask-how-to-gear-up = { $you }, how does the squad gear up?
ask-gear-up = { $who }: which weapons and equipment?
    .option-done = Nothing more
ask-where-to-begin = Where does { $who } begin?
ask-sentry-room = Where does sentry gun { $number } stand?
ask-sentry-space = On which space does sentry gun { $number } stand?
ask-sentry-facing = Which way does sentry gun { $number } face?

## The marine phase

ask-who-goes-first = { $you }, which player gets the activation token and goes first?
ask-which-hero = { $you }, which of your heroes acts first?
ask-which-grunt =
    { $count ->
        [one] { $who } can send one more grunt into action. Which one?
       *[other] { $who } can send { $count } grunts into action, one at a time. Which one?
    }
ask-next-grunt = { $you }, which grunt acts next?
ask-equip = Before { $who } acts: equip cards, or take some off?
ask-where-to =
    { $count ->
        [one] { $who } can go one step. Where to?
       *[other] { $who } can go up to { $count } steps. Where to?
    }
ask-draw = How many cards does { $who } draw?
ask-recycle =
    { $count ->
        [one] { $who } may recycle one card. Which one?
       *[other] { $who } may recycle { $count } cards. Which one first?
    }
    .option-done = Recycle no more
ask-discard =
    { $count ->
        [one] { $who } has to discard one card. From where?
       *[other] { $who } has to discard { $count } cards. From where comes the first?
    }
ask-order = { $you }, spend three cards of your hand to give another Marine an action?
ask-swap = { $you }, recycle a card and draw another?
ask-bury = { $you }, put the top tracker card on the bottom?
ask-keep = { $you }, take the revealed card into hand?
ask-what-to-keep = { $you }, which of these cards do you take?
ask-which-find = { $you }, who takes what out of the crate?
ask-where-it-lands = Where does { $who } throw the flare?
ask-call-it = { $you }, the mission is won. End it now, or go on? If it ends now, everybody still on the boards is left behind.

## Shooting

ask-reroll = { $who } misses. Discard a card to roll again?
ask-keep-firing = { $who } hits and can keep firing the { $card }. Another shot?
    .option-cease-fire = Stop firing
ask-free-attack = { $who } can attack once more after firing the { $card }. At what?
ask-who-shoots = { $alien } comes closer. Who may fire at it first?
ask-defensive-fire = { $alien } comes closer. Does { $who } fire at it?

## What hunts

ask-which-alien = { $you }, which alien acts next?
ask-which-side = { $you }, the blips of which board move next?
ask-which-blip-moves = { $you }, which of the equally close blips moves next?
ask-which-blip = { $you }, which blip is spotted first?
ask-which-target = { $you }, { $mover }: several characters are equally close. Which one is the target?
ask-which-way = { $you }, { $mover }: several ways to { $target } are equally short. Which one?
ask-where-closer = { $you }, { $mover } can attack nobody, and several spaces are equally close to somebody. Where does it go?
ask-whom-it-attacks = { $you }, whom does { $alien } attack?
ask-which-captor = { $you }, which alien carries { $who } away?
ask-where-it-enters = { $you }, where does the blip enter?
ask-where-model = { $you }, where does the next alien of this blip stand?
ask-beside-whom = { $you }, beside whom does the tunnel open?
ask-where-it-opens = { $you }, where does the tunnel open?
ask-put-back = { $you }, which of these tracker cards comes next?
ask-save = { $who } fails a defense roll. Does Ripley have it rolled again?
ask-what-is-lost = The acid destroys equipment of { $who }. Which card?
ask-take-grunt = { $you }, your hero is lost. Which grunt becomes your hero?
    .option-wait = Not now

## Events

ask-event =
    { $point ->
        [alien-phase] { $you }, do you play an event before the alien phase?
        [blips] { $you }, do you play an event before the blips move?
        [blip] { $you }, do you play an event before this blip moves?
        [alien] { $you }, do you play an event before this alien acts?
        [defense] { $you }, do you play an event before the defense roll?
        [tracker] { $you }, do you play an event before the next tracker card?
       *[finish] { $you }, do you play an event in the finish phase?
    }
    .option-let = No event now
ask-moment =
    { $moment ->
        [defensive-fire] { $you }, do you play an event to join in defensive fire?
        [hazard] { $you }, do you play an event against this hazard?
       *[defense] { $you }, do you play an event to have the defense rolled again?
    }
    .option-let = No event

## The campaign

ask-pick-up = { $you }, which card do you save from the discard pile?
ask-which-returns = { $you }, which removed card comes back?
ask-which-mission = { $you }, which mission comes next?

## What the others wait for

waits-hero = { $who } is choosing a hero.
waits-how-to-gear-up = { $who } is choosing how to gear up.
waits-gear-up = { $who } is handing out gear.
waits-where-to-begin = { $who } is placing the squad.
waits-sentry-room = { $who } is putting up a sentry gun.
waits-sentry-space = { $who } is putting up a sentry gun.
waits-sentry-facing = { $who } is turning a sentry gun.
waits-who-goes-first = { $who } is choosing who goes first.
waits-which-hero = { $who } is choosing a hero to activate.
waits-which-grunt = { $who } may activate grunts.
waits-next-grunt = { $who } is choosing the next grunt.
waits-equip = { $who } may equip cards.
waits-where-to = { $who } is choosing where to go.
waits-draw = { $who } may draw cards.
waits-recycle = { $who } is recycling cards.
waits-discard = { $who } is discarding cards.
waits-order = { $who } may give an order.
waits-swap = { $who } may exchange a card.
waits-bury = { $who } may bury a tracker card.
waits-keep = { $who } may keep a card.
waits-what-to-keep = { $who } is choosing a card to keep.
waits-which-find = { $who } is emptying a crate.
waits-where-it-lands = { $who } is throwing a flare.
waits-call-it = { $who } is deciding whether to end the mission.
waits-reroll = { $who } may roll again.
waits-keep-firing = { $who } may keep firing.
waits-free-attack = { $who } may attack once more.
waits-who-shoots = { $who } is choosing who fires first.
waits-defensive-fire = { $who } may fire in defense.
waits-which-alien = { $who } is choosing the next alien.
waits-which-side = { $who } is choosing the next board.
waits-which-blip-moves = { $who } is choosing the next blip.
waits-which-blip = { $who } is choosing which blip is spotted first.
waits-which-target = { $who } is choosing a target for what hunts.
waits-which-way = { $who } is choosing a way for what hunts.
waits-where-closer = { $who } is choosing where what hunts goes.
waits-whom-it-attacks = { $who } is choosing whom an alien attacks.
waits-which-captor = { $who } is choosing which alien leaves.
waits-where-it-enters = { $who } is placing a blip.
waits-where-model = { $who } is placing an alien.
waits-beside-whom = { $who } is choosing where a tunnel opens.
waits-where-it-opens = { $who } is choosing where a tunnel opens.
waits-put-back = { $who } is sorting tracker cards.
waits-save = { $who } may have a defense roll repeated.
waits-what-is-lost = { $who } is choosing what the acid destroys.
waits-take-grunt = { $who } is choosing a new hero.
waits-event = { $who } may play an event.
waits-moment = { $who } may play an event.
waits-pick-up = { $who } is saving a card.
waits-which-returns = { $who } is choosing a card to bring back.
waits-which-mission = { $who } is choosing the next mission.
