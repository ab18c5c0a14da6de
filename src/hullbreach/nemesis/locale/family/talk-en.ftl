# Quick phrases: what is claimed, what stands on the buttons, and what was true.

## After the end

truth-have = { $who } had it.
truth-have-not = { $who } did not have it.
truth-seen = It was there.
truth-seen-not = Nothing of the kind was there.
truth-room-is = It was.
truth-room-is-not = It was another room.
truth-course = It did.
truth-course-not = It led elsewhere.
truth-wants = It was.
truth-wants-not = It was not.
truth-engine-works = { $what } was working.
truth-engine-works-not = { $what } was damaged.
truth-infected = { $who } was infected.
truth-infected-not = { $who } was not infected.

## Rules that are looked up in vain

claim-help = I need help here!
claim-follow = Follow me.
claim-fight = Let's fight it.
claim-run = Let's get out of here.
claim-heading = I'm heading to { $what }.
claim-go = Let's go to { $what }.
claim-keep-away = Keep away from { $what }.
claim-engine-works = { $what } works.
claim-engine-broken = { $what } is broken.
claim-room-is = Room { $what-number } is the { $what2 }.
claim-seen = I have seen this in { $what2 }: { $what }.
claim-course = Course { $what } leads to { $what2 }.
claim-next-event = The next event is “{ $what }”.
claim-wants = The objective of { $what } is “{ $what2 }”.
claim-have = I have this: { $what }.
claim-have-not = I don't have this: { $what }.
claim-need = I need this: { $what }.
claim-who-has = Who has this: { $what }?
claim-trust-me = You can trust me.
claim-do-not-shoot = Don't shoot.
claim-signal = I'll send the signal.
claim-infected = I'm infected.
claim-clean = I'm not infected.
claim-trust = I trust { $what }.
claim-doubt = I don't trust { $what }.

phrases-going = Where to
phrases-seen = What I know
phrases-things = Things
phrases-people = You and me
phrase-help = I need help
phrase-follow = Follow me
phrase-fight = Let's fight
phrase-run = Out of here
phrase-heading = I'm heading to…
phrase-go = Let's go to…
phrase-keep-away = Keep away from…
phrase-engine-works = Engine works…
phrase-engine-broken = Engine is broken…
phrase-room-is = Room is…
phrase-seen = I have seen…
phrase-course = Course leads to…
phrase-next-event = Next event…
phrase-wants = Objective of…
phrase-have = I have…
phrase-have-not = I don't have…
phrase-need = I need…
phrase-who-has = Who has…?
phrase-trust-me = Trust me
phrase-do-not-shoot = Don't shoot
phrase-signal = I'll signal
phrase-infected = I'm infected
phrase-clean = I'm not infected
phrase-trust = I trust…
phrase-doubt = I don't trust…
