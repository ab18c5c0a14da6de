# Quick phrases: what is claimed, what stands on the buttons, and what was true.

## After the end

truth-have = { $who } had it.
truth-have-not = { $who } did not have it.
truth-seen = It was there.
truth-seen-not = Nothing of the kind was there.
truth-room-is = So it was.
truth-room-is-not = It was another room.
truth-course = So it did.
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
claim-fight = Let us fight it.
claim-run = Let us get out of here.
claim-heading = I am heading to { $what }.
claim-go = Let us go to { $what }.
claim-keep-away = Keep away from { $what }.
claim-engine-works = { $what } works.
claim-engine-broken = { $what } is broken.
claim-room-is = Room { $what-number } is the { $what2 }.
claim-seen = I have seen this in { $what2 }: { $what }.
claim-course = Course { $what } leads to { $what2 }.
claim-next-event = The next event is “{ $what }”.
claim-wants = The objective of { $what } is “{ $what2 }”.
claim-have = I have this: { $what }.
claim-have-not = I do not have this: { $what }.
claim-need = I need this: { $what }.
claim-who-has = Who has this: { $what }?
claim-trust-me = You can trust me.
claim-do-not-shoot = Do not shoot.
claim-signal = I will send the signal.
claim-infected = I am infected.
claim-clean = I am not infected.
claim-trust = I trust { $what }.
claim-doubt = I do not trust { $what }.

phrases-going = Where to
phrases-seen = What I know
phrases-things = Things
phrases-people = You and me
phrase-help = I need help
phrase-follow = Follow me
phrase-fight = Let us fight
phrase-run = Out of here
phrase-heading = I am heading to…
phrase-go = Let us go to…
phrase-keep-away = Keep away from…
phrase-engine-works = Engine works…
phrase-engine-broken = Engine is broken…
phrase-room-is = Room is…
phrase-seen = I have seen…
phrase-course = Course leads to…
phrase-next-event = Next event…
phrase-wants = Objective of…
phrase-have = I have…
phrase-have-not = I do not have…
phrase-need = I need…
phrase-who-has = Who has…?
phrase-trust-me = Trust me
phrase-do-not-shoot = Do not shoot
phrase-signal = I will signal
phrase-infected = I am infected
phrase-clean = I am not infected
phrase-trust = I trust…
phrase-doubt = I do not trust…
