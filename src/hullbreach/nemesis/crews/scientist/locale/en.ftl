# What the things of this part are called, what they do, and what is asked about them.

character-scientist = Scientist
character-scientist-text = Works every computer from afar and sees the next event coming.
card-intranet = Intranet
card-intranet-text = In a computer room, use any working computer room for free.
card-access-denied = Access Denied
card-access-denied-text = Use the room you are in for free if it has a computer, or put a malfunction in any computer room.
card-risk-assessment = Risk Assessment
card-risk-assessment-text = In a computer room, look at the next event and leave it or put it at the bottom.
item-holographic-computer = Holographic Computer
item-holographic-computer-text = Activate in the Generator. Heavy. Intranet and Risk Assessment work from any room.
item-lab-equipment = Lab Equipment
item-lab-equipment-text = Activate with Chemicals. Discover the weakness of a corpse, carcass or egg in your room.
option-look-at-event = Look at the next event
