# What the things of this part are called, what they do, and what is asked about them.

weakness-vulnerability-to-fire = Vulnerability to Fire
weakness-vulnerability-to-fire-text = Fire deals intruders one more injury and burns two eggs.
weakness-vulnerability-to-energy = Vulnerability to Energy
weakness-vulnerability-to-energy-text = A hit with an energy weapon deals one more injury.
weakness-reaction-to-danger = Reaction to Danger
weakness-reaction-to-danger-text = Surprise numbers are one lower, but at least 1.
weakness-way-of-moving = The Way of Moving
weakness-way-of-moving-text = Only Breeders and the Queen destroy closed doors.
weakness-vital-places = Vital Places
weakness-vital-places-text = A blank against an Adult counts as a hit.
weakness-brink-of-extinction = Species on the Brink of Extinction
weakness-brink-of-extinction-text = One fewer injury is needed to kill.
weakness-way-of-fighting = The Way of Fighting
weakness-way-of-fighting-text = The Bite of an Adult gives a light wound instead of a serious one.
weakness-susceptibility-to-phosphates = Susceptibility to Phosphates
weakness-susceptibility-to-phosphates-text = Foam and extinguishers also give 1 injury.
attack-scratch = Scratch
attack-scratch-text = A light wound and a contamination card.
attack-claw-attack = Claw Attack
attack-claw-attack-text = Two light wounds and a contamination card.
attack-bite = Bite
attack-bite-text = Death with two serious wounds, otherwise a serious wound.
attack-tail-attack = Tail Attack
attack-tail-attack-text = Death with a serious wound, otherwise a serious wound.
attack-transformation = Transformation
attack-transformation-text = The Creeper becomes a Breeder.
attack-frenzy = Frenzy
attack-frenzy-text = Everyone here: death with two serious wounds, otherwise a serious wound.
attack-slime = Slime
attack-slime-text = Slime and a contamination card.
attack-summoning = Summoning
attack-summoning-text = Another intruder comes out of the bag.
option-leave-on-top = Leave it on top
option-put-at-bottom = Put it at the bottom
ask-ignore-attack =
    { $card ->
        [none] { $you }, { $foe } attacks you. Do you ignore it?
       *[other] { $you }, { $foe } attacks you with { $card }. Do you ignore it?
    }
ask-place-event = { $you }, the next event is { $event }. Where does it go?
ask-ignore-darkness = { $you }, { $event } reaches you in the dark. Do you ignore its darkness effect?
