# Corrections of the position that a table can agree on.

option-judge-dial-up = Turn { $character }'s aim dial up by one
option-judge-dial-down = Turn { $character }'s aim dial down by one
option-judge-person-raise = Let { $character } stand
option-judge-person-lay = Lay { $character } down
option-judge-alien-remove = Take { $alien } off the boards, tokens included
option-judge-endurance-exhaust = Exhaust one card
option-judge-endurance-recycle = Recycle one card from the exhaust pile
group-judge-dial = Aim dials
group-judge-person = The squad
group-judge-alien = Aliens
group-judge-endurance = Endurance cards
event-judged = Correction, by agreement: { $action }.
    .who = Correction, proposed by { $who } and agreed on: { $action }.
    .without = Correction, proposed by { $who } and agreed on without { $without }: { $action }.
