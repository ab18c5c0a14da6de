# What the things of this part are called, what they do, and what is asked about them.

character-pilot = Pilot
character-pilot-text = Knows the ship: flies it, opens it, and lets rooms work for free.
card-ship-knowledge = Ship Knowledge
card-ship-knowledge-text = Open or close a door of this room, or look at one unexplored room in secret.
card-piloting = Piloting
card-piloting-text = Use the Cockpit or a computer room for free, or check the coordinates from a computer room.
card-old-friend = Old Friend
card-old-friend-text = Use the room you are in for free if it has no computer.
card-computer-skills = Computer Skills
card-computer-skills-text = Open or close a door of this room, or use it for free if it has a computer.
item-shotgun = Shotgun
item-shotgun-text = Energy weapon for 2 ammunition. Every hit deals one more injury.
item-orbital-manoeuvring-system = Orbital Manoeuvring System
item-orbital-manoeuvring-system-text = Activate with an Energy Charge. Everyone passes at once and no intruder attacks this round.
item-pilot-evacuation-key = Pilot's Evacuation Key
item-pilot-evacuation-key-text = Activate in Fire Control. In an evacuation section: lock or unlock one of its pods.
option-fire-thrusters = Fire the thrusters
card-at-the-wheel = At the Wheel
card-at-the-wheel-text = Move the Rover. Or, with the Rover here and the main gate open: drive to the bunker and take along one character who agrees.
card-flight-plan = Flight Plan
card-flight-plan-text = At a working computer, even without power, or in a cargo sending system: look at a CSS token in secret; in a cargo sending system at two.
ask-agree-to-drive = { $you }, the { $who } would take you along to the bunker. Do you agree?
ask-second-css-token = { $you }, which other CSS token do you look at?
option-drive-to-bunker = Drive to the bunker with the { $seat }
