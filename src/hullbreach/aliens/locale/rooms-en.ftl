# The boards of the box and the rooms on each of their sides.

## Boards and their sets

set-colony = colony
set-processor = processor
side-c1 = North Lock
side-c1-text = The way into the colony: a yard, a lock with double doors and a garage beside it, so there are two ways in.
side-c2 = Operations
side-c2-text = Four wings around a crossroads, with a lane twelve spaces long. Most rooms have two doors; the Med Lab is a dead end.
side-c3 = Quarters
side-c3-text = Flats and a canteen with four doors inside a ring corridor. Nothing here is a dead end.
side-c4 = Stores
side-c4-text = Aisles between solid racks: corners everywhere, and little to see from any of them.
side-p1 = Nest
side-p1-text = Chambers and throats of resin. There are no doors to close.
side-p2 = Coolant Catwalks
side-p2-text = Catwalks one space wide over pits: you see everything and reach nothing.
side-p3 = Pump Hall
side-p3-text = A wide hall with pumps for cover and one booth.
side-p4 = Service Ramp
side-p4-text = A ramp past a wrecked carrier, and a substation close to the way out.

## Kinds of rooms

room-kind-corridor = corridor
room-kind-room = room
room-kind-store = store
room-kind-store-text = Scrounge looks at 6 cards here instead of 4.
room-kind-tech = tech room
room-kind-medical = medical room
room-kind-medical-text = The Medical Scanner reaches 2 spaces here.
room-kind-open = open space
room-kind-outside = outside
room-kind-nest = nest
room-kind-catwalk = catwalk
room-kind-vehicle = vehicle

## North Lock

room-c1-o = Duty Office
room-c1-k = Kit Room
room-c1-s = Security Post
room-c1-c = Reception
room-c1-l = Main Lock
room-c1-t = Tool Store
room-c1-g = Garage
room-c1-y = Yard

## Operations

room-c2-m = Med Lab
room-c2-f = Ward
room-c2-p = Operations Centre
room-c2-c = Crossroads
room-c2-s = Main Corridor
room-c2-a = Admin Office
room-c2-j = Holding Cell
room-c2-i = Linen Closet
room-c2-e = Comms Room
room-c2-n = Records

## Quarters

room-c3-q = Flat One
room-c3-r = Flat Two
room-c3-u = Flat Three
room-c3-v = Flat Four
room-c3-c = Ring Corridor
room-c3-n = North Passage
room-c3-w = Canteen
room-c3-k = Kitchen
room-c3-z = Schoolroom
room-c3-x = Family Block
room-c3-d = West Closet
room-c3-e = East Closet

## Stores

room-c4-h = Hydroponics
room-c4-c = Stores Corridor
room-c4-b = Workshop
room-c4-f = Cold Store
room-c4-g = Warehouse
room-c4-e = Loading Office
room-c4-r = Seed Vault
room-c4-i = Dock Lobby

## Nest

room-p1-n = Egg Chamber
room-p1-t = Cocoon Gallery
room-p1-r = Resin Throat
room-p1-s = Sump

## Coolant Catwalks

room-p2-w = Catwalk
room-p2-v = Valve Deck
room-p2-d = Gantry

## Pump Hall

room-p3-h = Pump Floor
room-p3-o = Shift Booth

## Service Ramp

room-p4-u = Upper Landing
room-p4-r = Ramp
room-p4-a = Crashed Carrier
room-p4-b = Substation
room-p4-x = Exchanger Bay
room-p4-k = Ramp Control
