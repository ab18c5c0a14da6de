# What the things of this part are called, what they do, and what is asked about them.

character-hacker = Hacker
character-hacker-text = Moves power about, works computers in the dark and from afar, and sets off alarms in other rooms.
card-bypass = Bypass
card-bypass-text = Swap the power token of your section with that of another section or of the elevator.
card-backdoor = Back Door
card-backdoor-text = At a working computer, even without power: perform up to 2 different actions of the open computer card for free.
card-remote-access = Remote Access
card-remote-access-text = At a working computer, even without power: use for free any other explored room with a working computer in a section with power.
card-false-alarm = False Alarm
card-false-alarm-text = Choose an explored room with a working computer in a section with power: danger, as if the noise die had shown it there.
item-smart-gun = Smart Gun
item-smart-gun-text = Energy weapon for 3 ammunition. It aims by itself: roll the advantage die even without power.
item-cheat-codes = Cheat Codes
item-cheat-codes-text = Activate at a working computer in darkness. At a working computer with power: perform any computer action but gaining Knowledge.
ask-second-computer-action = { $you }, another action of this computer card?
option-bypass = Swap power with { $what }
