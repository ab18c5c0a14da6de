// Made by `hullbreach schema --games`; do not edit.

import type { Catalogue, PileShown, ThingShown } from "../wire";

/** The texts of any screen, with the names of rooms in full and short. */
export interface FamilyWords {
  clocks: string;
  people: string[];
  status: string[];
  here: string;
  piles: PileShown[];
  carried: ThingShown[];
  win: string[];
  looks: string[];
  inside: string;
  rooms: Record<string, string>;
  plates: Record<string, string>;
  wounds: WoundShown[];
}

/** A game aboard the ship; the coordinates card by letter is for those who know it. */
export interface ShipView {
  game: string;
  viewer: number | null;
  round: number;
  phase: "end" | "event" | "player" | "setup";
  active: string;
  acted: number;
  unbounded: boolean;
  first_player: string;
  first_encounter: boolean;
  first_death: boolean;
  nest_destroyed: boolean;
  queen_dead: boolean;
  intruder_player: string | null;
  rooms: Room[];
  corridors: Corridor[];
  crew: Person[];
  common_objectives: string[];
  you: Own | null;
  bag: Bag;
  eggs: Eggs;
  weaknesses: Weakness[];
  decks: Decks;
  discards: Discards;
  memory: Memory;
  minds?: Minds;
  ship: "exploded" | "flying" | "jumped";
  clocks: ShipClocks;
  pods: EscapePod[];
  engines: Engine[];
  coordinates: Record<string, string> | null;
}

/** A game in the facility, underground or on its surface. The open computer card comes with those below it from the top: all remember what has been shown since the last shuffle. */
export interface FacilityView {
  game: string;
  viewer: number | null;
  round: number;
  phase: "end" | "event" | "player" | "setup";
  active: string;
  acted: number;
  unbounded: boolean;
  first_player: string;
  first_encounter: boolean;
  first_death: boolean;
  nest_destroyed: boolean;
  queen_dead: boolean;
  intruder_player: string | null;
  rooms: FacilityRoom[];
  corridors: Corridor[];
  crew: FacilityPerson[];
  common_objectives: string[];
  you: Own | null;
  bag: Bag;
  eggs: Eggs;
  weaknesses: Weakness[];
  decks: Decks;
  discards: Discards;
  memory: Memory;
  minds?: Minds;
  facility: "destroyed" | "purged" | "standing";
  clocks: FacilityClocks;
  power: Power[];
  css: CssSpace[];
  launches: Launch[];
  pods: CssPod[];
  elevator: string;
  rover: string | null;
  gate: "closed" | "open";
  bunker: Bunker;
  exit_rooms: string[];
  areas: Area[];
  surface: Surface | null;
  computer: string | null;
  computer_deck: (string | null)[];
  contingencies: Contingencies;
  laboratory: LaboratorySlot[];
}

/** The texts of a mission's screen, by reference where they name something on it. */
export interface AliensWords {
  clocks: string;
  people: string[];
  status: string[];
  here: string;
  piles: PileShown[];
  carried: ThingShown[];
  win: string[];
  looks: string[];
  mission: string;
  briefing: string;
  sides: Record<string, string>;
  rooms: Record<string, string>;
  squad: Record<string, string>;
  state: Record<string, string>;
  hunters: Record<string, string>;
  away: Record<string, string>;
  cards: Record<string, string>;
  missions: Record<string, string>;
}

/** A mission as everybody sees it: hands are open, and only piles, blips and mission blips are hidden. */
export interface AliensView {
  game: string;
  viewer: number | null;
  mission: string;
  turn: number;
  phase: "alien" | "between" | "finish" | "marine" | "set-up";
  token: number;
  choosers: number[];
  active: string | null;
  sides: SideShown[];
  lit: Record<string, number[]>;
  doors: DoorShown[];
  people: PersonShown[];
  hands: string[][];
  aliens: AlienShown[];
  blips: BlipShown[];
  points: PointShown[];
  tokens: TokenShown[];
  sentries: SentryShown[];
  endurance: EnduranceShown;
  tracker: TrackerShown;
  barricades_left: number;
  pool: number;
  goals: GoalShown[];
  campaign: CampaignShown | null;
}

/** A serious wound of the seat; `text` is what it does, or that it is dressed and only counts. */
export interface WoundShown {
  name: string;
  text: string;
  dressed: boolean;
}

/** A room, with everything and everybody in it. */
export interface Room {
  ref: string;
  number: number;
  x: number;
  y: number;
  kind: string | null;
  explored: boolean;
  colour: string | null;
  computer: boolean | null;
  items: number | null;
  token: Token | null;
  fire: boolean;
  malfunction: boolean;
  airlock: boolean;
  crew: string[];
  intruders: Foe[];
  objects: string[];
  exits: Exit[];
}

/** A corridor, path, technical network or area: noise and door. */
export interface Corridor {
  ref: string;
  ends: string[];
  numbers: number[];
  noise: boolean;
  door: "closed" | "destroyed" | null;
}

/** A character as everyone sees it, and those secrets that the viewer has learned. The number of infected cards is only in the truth, never in a seat's view. */
export interface Person {
  seat: number;
  ref: string;
  number: number;
  character: string | null;
  status: string;
  room: string | null;
  pod: string | null;
  passed: boolean;
  light: number;
  serious: string[];
  dressed: string[];
  slimed: boolean;
  infested: boolean;
  signalled: boolean;
  hand: Known;
  deck: number;
  discards: string[];
  contamination: number;
  inventory: Inventory;
  hands: Held[];
  hand_slots: number;
  objects: string[];
  quests: string[];
  objectives: Known;
  aside: number;
  infected?: number;
  insanity?: number;
  mutation?: Mutation;
}

/** What a seat alone knows of itself: hand, inventory, objectives, cards just drawn, standing orders. */
export interface Own {
  ref: string;
  hand: string[];
  infected: number;
  inventory: string[];
  objectives: string[];
  aside: string[];
  orders: string;
}

/** Tokens in the bag and outside by kind, and the numbers on those inside. */
export interface Bag {
  total: number;
  tokens: Record<string, number>;
  outside: Record<string, number>;
  numbers: Record<string, number>;
}

/** Eggs on the intruder board, elsewhere in the place, destroyed, and still in the box. */
export interface Eggs {
  nest: number;
  out: number;
  destroyed: number;
  supply: number;
}

/** A slot, with the name of what has been discovered. Some species have a creature that lies in wait there, and cards that are discarded. */
export interface Weakness {
  slot: string;
  name: string | null;
  creature?: string;
  discarded?: boolean;
}

/** How many cards each deck has; the crafted items lie open and are counted by name. */
export interface Decks {
  red: number;
  yellow: number;
  green: number;
  events: number;
  attacks: number;
  wounds: number;
  contamination: number;
  crafted: Record<string, number>;
}

/** The discard piles, the top last. */
export interface Discards {
  events: string[];
  attacks: string[];
  wounds: string[];
  red: string[];
  yellow: string[];
  green: string[];
  crafted: string[];
  belongings: string[];
}

/** What has left the game: exploration tokens and event cards, by face. */
export interface Memory {
  exploration: Record<string, number>;
  events: Record<string, number>;
}

/** What void seeders add: cards in the panic deck, panic cards just turned up and discarded, destroyed lairs. */
export interface Minds {
  deck: number;
  played: string[];
  discards: string[];
  lairs_destroyed: number;
}

/** The tracks: spaces left to the jump and to self-destruction, and the letter of the course. */
export interface ShipClocks {
  time: number;
  space: "blue" | "green" | "red" | "white";
  hibernation: boolean;
  self_destruct: number | null;
  self_destruct_locked: boolean;
  destination: string;
}

/** A pod in play: where it is docked, whether it is unlocked, and who waits inside. */
export interface EscapePod {
  ref: string;
  number: number;
  section: string | null;
  launched: boolean;
  locked: boolean;
  crew: string[];
}

/** An engine, with the state of the top token for those who know it. */
export interface Engine {
  ref: string;
  number: number;
  room: string;
  state: string | null;
}

/** A room with its section, none for a staircase, whether it is dark there, and whether it lies outside. */
export interface FacilityRoom {
  ref: string;
  number: number;
  x: number;
  y: number;
  kind: string | null;
  explored: boolean;
  colour: string | null;
  computer: boolean | null;
  items: number | null;
  token: Token | null;
  fire: boolean;
  malfunction: boolean;
  airlock: boolean;
  crew: string[];
  intruders: Foe[];
  objects: string[];
  exits: Exit[];
  section: string | null;
  dark: boolean;
  outside: "building" | "crossroads" | null;
}

/** A character with what they know, whether its token is active, and their contingencies. */
export interface FacilityPerson {
  seat: number;
  ref: string;
  number: number;
  character: string | null;
  status: string;
  room: string | null;
  pod: string | null;
  passed: boolean;
  light: number;
  serious: string[];
  dressed: string[];
  slimed: boolean;
  infested: boolean;
  signalled: boolean;
  hand: Known;
  deck: number;
  discards: string[];
  contamination: number;
  inventory: Inventory;
  hands: Held[];
  hand_slots: number;
  objects: string[];
  quests: string[];
  objectives: Known;
  aside: number;
  infected?: number;
  insanity?: number;
  mutation?: Mutation;
  knowledge: number;
  knowledge_active: boolean;
  contingencies: Known;
  broken: string[];
}

/** The time track and what lies on it. */
export interface FacilityClocks {
  time: number;
  powered: boolean;
  isolation: boolean;
  autodestruction: number | null;
  autodestruction_red: boolean;
  alert: number | null;
  thresholds: Thresholds;
}

/** A section, or the elevator. */
export interface Power {
  ref: string;
  number: number;
  on: boolean;
}

/** A CSS token on the time track, with its face for those who know it. */
export interface CssSpace {
  number: number;
  css: string | null;
}

/** A CSS token that all have seen turned over: where it lay, if that is known, and the pods it has launched. */
export interface Launch {
  number: number | null;
  css: string;
  pods: string[];
}

/** A CSS pod: the room it leaves from, if that has been found, and who is on it, if anybody. */
export interface CssPod {
  ref: string;
  room: string | null;
  crew: string[];
}

/** Where the bunker is drawn, and from where one walks to it. */
export interface Bunker {
  x: number;
  y: number;
  from: string[];
}

/** An area of the surface, and where it is drawn. */
export interface Area {
  ref: string;
  x: number;
  y: number;
}

/** How many cards the deck of the surface has, and the discarded ones, the top last. */
export interface Surface {
  deck: number;
  discarded: string[];
}

/** The pool, those that lie open, the active one once it is revealed, and all that one knows not to be active. */
export interface Contingencies {
  active: string | null;
  pool: Known;
  shown: string[];
  not_active: string[];
}

/** A weakness slot: the knowledge it asks for, what lies on it, and what has been discovered. */
export interface LaboratorySlot {
  level: number;
  object: string | null;
  weakness: string | null;
}

/** A board side in its place: `rows` is its map with the rims as they lie, a space at each odd column and row. */
export interface SideShown {
  ref: string;
  set: string;
  column: number;
  row: number;
  rows: string[];
  rooms: RoomShown[];
}

/** A door between two spaces; a barricaded one stays closed. */
export interface DoorShown {
  ref: string;
  one: string;
  other: string;
  open: boolean;
  barricaded: boolean;
}

/** A character: its side of the card, where it is and how it is. A grunt has no seat. */
export interface PersonShown {
  ref: string;
  seat: number | null;
  marine: boolean;
  rank: number;
  state: "aboard" | "absent" | "captured" | "killed" | "out";
  space: string | null;
  down: boolean;
  activated: boolean;
  dial: number;
  speed: number;
  aim: number;
  tech: number;
  defense: number;
  melee: number;
  hugged: boolean;
  dark: boolean;
  carries: string | null;
  weapons: WornShown[];
  equipment: WornShown[];
}

/** An alien model: `count` is the model and the tokens under it. */
export interface AlienShown {
  ref: string;
  space: string;
  kind: "alien" | "facehugger";
  count: number;
}

/** A blip; its number only if everybody has looked at it. `near` is how far away the closest character is. */
export interface BlipShown {
  ref: string;
  space: string;
  number: number | null;
  near: number;
}

/** A spawn point or a tunnel. */
export interface PointShown {
  ref: string;
  space: string;
  barricaded: boolean;
}

/** A crate, a computer, an exit, a mission blip, a flare or Newt on the floor; `kind` is null while it is hidden. */
export interface TokenShown {
  sort: "computer" | "crate" | "exit" | "flare" | "mission-blip" | "newt";
  space: string;
  kind: string | null;
  open: boolean;
}

/** A sentry gun, and the number on its dial. */
export interface SentryShown {
  ref: string;
  space: string;
  facing: "east" | "north" | "south" | "west";
  dial: number;
  shots: number;
}

/** The endurance cards: counts of the face-down piles, and the discard pile, which lies open. */
export interface EnduranceShown {
  deck: number;
  under: number;
  exhaust: number;
  discard: string[];
  removed: string[];
}

/** The motion tracker deck: how many cards are left, the threat level on the back of the top one, what is known. */
export interface TrackerShown {
  left: number;
  level: number | null;
  top: string[];
  discard: string[];
  draws: number;
}

/** Something the mission asks for or counts, as the end of a message `goal-…`, and how far it has come. */
export interface GoalShown {
  id: string;
  done: number;
  of: number;
}

/** How a campaign stands: its missions and how many are won, how many were played with raids, losses, the score. `so_far` is what the score would be if the campaign were won as it stands; `score` is there once it is counted. */
export interface CampaignShown {
  played: number;
  killed: string[];
  captives: string[];
  newt: boolean;
  score: number | null;
  missions: string[];
  won: number;
  so_far: number;
}

/** An exploration token that still lies on its room. Its face is only for viewers who peeked. */
export interface Token {
  effect: string | null;
  items: number | null;
}

/** An intruder on the board. */
export interface Foe {
  ref: string;
  kind: string;
  injuries: number;
}

/** A way out of a room, the numbers at this end, and the room behind it. Technical corridors and areas lead to no single room. */
export interface Exit {
  corridor: string;
  numbers: number[];
  to: string | null;
}

/** Hidden things: everybody sees how many there are, and viewers know some by name. */
export interface Known {
  count: number;
  known: string[];
}

/** Hidden items, with the colours of their backs. */
export interface Inventory {
  count: number;
  known: string[];
  colours: Record<string, number>;
}

/** A heavy item, held openly: ammunition if it is a weapon, what is attached, what it is taped to. */
export interface Held {
  item: string;
  weapon: string | null;
  ammo: number | null;
  capacity: number | null;
  attached: string[];
  taped: boolean;
}

/** A character's mutation: whether there is a card, its name for those who know it, markers, and shells on it. */
export interface Mutation {
  card: boolean;
  name: string | null;
  open: boolean;
  markers: number;
  shells: number;
  wound_shells: number;
}

/** The spaces that cost power when time enters them: blue ones always, red ones while backup power is off. */
export interface Thresholds {
  red: number[];
  blue: number[];
}

/** A named part of a side. */
export interface RoomShown {
  ref: string;
  letter: string;
  kind: string;
}

/** An equipped card; a jammed weapon cannot attack. */
export interface WornShown {
  ref: string;
  jammed: boolean;
}

export const NEMESIS: Catalogue = {
  moments: {
    "adaptation-revealed": {"look": "card", "sound": "light", "long": 1400, "shows": "weakness"},
    "advantage-rolled": {"look": "die", "sound": "die", "long": 1100, "at": "who", "shows": "face", "die": "advantage"},
    "attack": {"look": "flare", "sound": "blow", "long": 600, "at": "who"},
    "attack-card": {"look": "card", "sound": "blow", "long": 1200, "at": "who", "shows": "card"},
    "attempt-fails": {"look": "banner", "sound": "fault", "long": 1100, "at": "room"},
    "bag-drawn": {"look": "token", "sound": "bag", "long": 1000, "shows": "token"},
    "burned": {"look": "flare", "sound": "fire", "long": 400, "at": "who"},
    "combat-rolled": {"look": "die", "sound": "die", "long": 1000, "at": "who", "shows": "face", "die": "combat"},
    "contaminated": {"look": "flare", "sound": "hurt", "long": 400, "at": "who"},
    "danger": {"look": "ripple", "sound": "knock", "long": 600, "at": "room"},
    "died": {"look": "banner", "sound": "end", "long": 1600, "at": "room"},
    "door-closed": {"look": "ripple", "sound": "door", "long": 350, "at": "corridor"},
    "door-destroyed": {"look": "ripple", "sound": "blow", "long": 450, "at": "corridor"},
    "door-opened": {"look": "ripple", "sound": "door", "long": 350, "at": "corridor"},
    "encounter": {"look": "flare", "sound": "contact", "long": 600, "at": "room"},
    "event-drawn": {"look": "card", "sound": "light", "long": 1500, "shows": "card"},
    "explored": {"look": "flare", "sound": "light", "long": 600, "at": "room"},
    "fire-placed": {"look": "flare", "sound": "fire", "long": 550, "at": "room"},
    "hibernation-opens": {"look": "banner", "sound": "light", "long": 1000},
    "intruder-appears": {"look": "rise", "sound": "contact", "long": 1700, "at": "room", "shows": "foe", "veils": "foe"},
    "intruder-dies": {"look": "flare", "sound": "blow", "long": 700, "at": "room"},
    "intruder-moves": {"look": "flare", "sound": "knock", "long": 500, "at": "room"},
    "intruder-transforms": {"look": "rise", "sound": "contact", "long": 1500, "at": "room", "shows": "foe"},
    "larva-infests": {"look": "flare", "sound": "hurt", "long": 900, "at": "who"},
    "light-wound": {"look": "flare", "sound": "hurt", "long": 500, "at": "who"},
    "malfunction-placed": {"look": "flare", "sound": "fault", "long": 500, "at": "room"},
    "noise-again": {"look": "ripple", "sound": "contact", "long": 700, "at": "corridor"},
    "noise-placed": {"look": "ripple", "sound": "knock", "long": 750, "at": "corridor"},
    "noise-rolled": {"look": "die", "sound": "die", "long": 1100, "at": "who", "shows": "face", "die": "noise"},
    "perished": {"look": "banner", "sound": "end", "long": 900},
    "pod-launched": {"look": "banner", "sound": "end", "long": 1200},
    "self-destruct-starts": {"look": "banner", "sound": "alarm", "long": 1500},
    "serious-wound": {"look": "flare", "sound": "hurt", "long": 700, "at": "who"},
    "ship-explodes": {"look": "banner", "sound": "end", "long": 2000},
    "ship-jumps": {"look": "banner", "sound": "end", "long": 2000},
    "surprise-check": {"look": "banner", "sound": "", "long": 900, "at": "who"},
    "token-drawn": {"look": "token", "sound": "bag", "long": 1100, "shows": "token"},
    "weakness-discovered": {"look": "card", "sound": "light", "long": 1400, "shows": "weakness"},
  },
  coached: {
    "advantage-rolled": ["who", "advantage"],
    "contaminated": ["who", "contamination"],
    "died": ["anybody", "death"],
    "door-closed": ["corridor", "doors"],
    "door-destroyed": ["corridor", "doors"],
    "door-opened": ["corridor", "doors"],
    "encounter": ["who", "encounter"],
    "event-drawn": ["anybody", "event-phase"],
    "explored": ["who", "exploration"],
    "fire-placed": ["room", "fire"],
    "hibernation-opens": ["anybody", "hibernation"],
    "infested": ["who", "larva"],
    "larva-infests": ["who", "larva"],
    "light-wound": ["who", "wound"],
    "malfunction-placed": ["room", "malfunction"],
    "noise-rolled": ["who", "noise"],
    "pod-unlocked": ["anybody", "pods"],
    "pods-unlocked": ["anybody", "pods"],
    "self-destruct-starts": ["anybody", "self-destruct"],
    "serious-wound": ["who", "serious-wound"],
    "slimed": ["who", "slime"],
    "surprise-check": ["who", "surprise"],
  },
};

export const LOCKDOWN: Catalogue = {
  moments: {
    "advantage-rolled": {"look": "die", "sound": "die", "long": 1100, "at": "who", "shows": "face", "die": "advantage"},
    "alert-starts": {"look": "banner", "sound": "alarm", "long": 1500},
    "attack": {"look": "flare", "sound": "blow", "long": 600, "at": "who"},
    "attack-card": {"look": "card", "sound": "blow", "long": 1200, "at": "who", "shows": "card"},
    "attempt-fails": {"look": "banner", "sound": "fault", "long": 1100, "at": "room"},
    "autodestruction-red": {"look": "banner", "sound": "alarm", "long": 1800},
    "autodestruction-starts": {"look": "banner", "sound": "alarm", "long": 1500},
    "autodestruction-stops": {"look": "banner", "sound": "light", "long": 1000},
    "bag-drawn": {"look": "token", "sound": "bag", "long": 1000, "shows": "token"},
    "bunker-reached": {"look": "banner", "sound": "door", "long": 1200},
    "burned": {"look": "flare", "sound": "fire", "long": 400, "at": "who"},
    "combat-rolled": {"look": "die", "sound": "die", "long": 1000, "at": "who", "shows": "face", "die": "combat"},
    "computer-card": {"look": "card", "sound": "screen", "long": 900, "shows": "computer"},
    "contaminated": {"look": "flare", "sound": "hurt", "long": 400, "at": "who"},
    "contingency-shown": {"look": "card", "sound": "light", "long": 1400, "shows": "contingency"},
    "css-pod-fails": {"look": "banner", "sound": "fault", "long": 1500, "at": "room"},
    "css-pod-launched": {"look": "banner", "sound": "launch", "long": 1500},
    "css-revealed": {"look": "card", "sound": "alarm", "long": 1400, "shows": "css"},
    "danger": {"look": "ripple", "sound": "knock", "long": 600, "at": "room"},
    "died": {"look": "banner", "sound": "end", "long": 1600, "at": "room"},
    "door-closed": {"look": "ripple", "sound": "door", "long": 350, "at": "corridor"},
    "door-destroyed": {"look": "ripple", "sound": "blow", "long": 450, "at": "corridor"},
    "door-opened": {"look": "ripple", "sound": "door", "long": 350, "at": "corridor"},
    "elevator-comes": {"look": "flare", "sound": "lift", "long": 700, "at": "room"},
    "elevator-rides": {"look": "flare", "sound": "lift", "long": 800, "at": "room"},
    "encounter": {"look": "flare", "sound": "contact", "long": 600, "at": "room"},
    "event-drawn": {"look": "card", "sound": "light", "long": 1500, "shows": "card"},
    "explored": {"look": "flare", "sound": "light", "long": 600, "at": "room"},
    "exterminated": {"look": "flare", "sound": "fire", "long": 800, "at": "room"},
    "facility-destroyed": {"look": "banner", "sound": "end", "long": 2000},
    "facility-purged": {"look": "banner", "sound": "end", "long": 2000},
    "fire-placed": {"look": "flare", "sound": "fire", "long": 550, "at": "room"},
    "gate-opens": {"look": "banner", "sound": "door", "long": 1100},
    "intruder-appears": {"look": "rise", "sound": "contact", "long": 1700, "at": "room", "shows": "foe", "veils": "foe"},
    "intruder-dies": {"look": "flare", "sound": "blow", "long": 700, "at": "room"},
    "intruder-moves": {"look": "flare", "sound": "knock", "long": 500, "at": "room"},
    "intruder-transforms": {"look": "rise", "sound": "contact", "long": 1500, "at": "room", "shows": "foe"},
    "isolation-opens": {"look": "banner", "sound": "light", "long": 1000},
    "larva-infests": {"look": "flare", "sound": "hurt", "long": 900, "at": "who"},
    "light-wound": {"look": "flare", "sound": "hurt", "long": 500, "at": "who"},
    "lock-down": {"look": "flare", "sound": "alarm", "long": 900, "at": "room"},
    "locked-in": {"look": "banner", "sound": "door", "long": 1200},
    "malfunction-placed": {"look": "flare", "sound": "fault", "long": 500, "at": "room"},
    "noise-again": {"look": "ripple", "sound": "contact", "long": 700, "at": "corridor"},
    "noise-placed": {"look": "ripple", "sound": "knock", "long": 750, "at": "corridor"},
    "noise-rolled": {"look": "die", "sound": "die", "long": 1100, "at": "who", "shows": "face", "die": "noise"},
    "perished": {"look": "banner", "sound": "end", "long": 900},
    "power-off": {"look": "dark", "sound": "dark", "long": 1600},
    "power-on": {"look": "lit", "sound": "hum", "long": 1200},
    "rover-drives": {"look": "flare", "sound": "", "long": 800, "at": "room"},
    "serious-wound": {"look": "flare", "sound": "hurt", "long": 700, "at": "who"},
    "surface-card": {"look": "card", "sound": "light", "long": 1500, "at": "who", "shows": "surface"},
    "surprise-check": {"look": "banner", "sound": "", "long": 900, "at": "who"},
    "time-token-off": {"look": "banner", "sound": "dark", "long": 1100},
    "time-token-on": {"look": "banner", "sound": "hum", "long": 1000},
    "token-drawn": {"look": "token", "sound": "bag", "long": 1100, "shows": "token"},
    "vented": {"look": "flare", "sound": "blow", "long": 900, "at": "room"},
    "venting-begins": {"look": "flare", "sound": "alarm", "long": 800, "at": "room"},
    "weakness-discovered": {"look": "card", "sound": "light", "long": 1400, "shows": "weakness"},
  },
  coached: {
    "advantage-rolled": ["who", "advantage"],
    "alert-starts": ["anybody", "alert"],
    "autodestruction-starts": ["anybody", "self-destruct"],
    "contaminated": ["who", "contamination"],
    "css-pod-fails": ["who", "failed-launch"],
    "css-seen": ["who", "schedule"],
    "died": ["anybody", "death"],
    "door-closed": ["corridor", "doors"],
    "door-destroyed": ["corridor", "doors"],
    "door-opened": ["corridor", "doors"],
    "encounter": ["who", "encounter"],
    "event-drawn": ["anybody", "event-phase"],
    "explored": ["who", "exploration"],
    "fire-placed": ["room", "fire"],
    "gate-opens": ["anybody", "bunker"],
    "infested": ["who", "larva"],
    "isolation-opens": ["anybody", "hibernation"],
    "knowledge-gained": ["who", "knowledge"],
    "larva-infests": ["who", "larva"],
    "light-wound": ["who", "wound"],
    "lock-down": ["anybody", "lock-down"],
    "malfunction-placed": ["room", "malfunction"],
    "noise-rolled": ["who", "noise"],
    "power-off": ["anybody", "power"],
    "serious-wound": ["who", "serious-wound"],
    "slimed": ["who", "slime"],
    "surprise-check": ["who", "surprise"],
    "venting-begins": ["anybody", "venting"],
  },
};

export const ALIENS: Catalogue = {
  moments: {
    "alien-attacks": {"look": "dark", "sound": "blow", "long": 700, "at": "who"},
    "alien-killed": {"look": "flare", "sound": "blow", "long": 500, "at": "alien"},
    "alien-phase": {"look": "banner", "sound": "alarm", "long": 700},
    "aliens-appear": {"look": "rise", "sound": "contact", "long": 1100, "at": "space", "shows": "alien"},
    "area-roll": {"look": "die", "sound": "fire", "long": 450, "at": "target", "shows": "face", "die": "attack"},
    "barricade-broken": {"look": "ripple", "sound": "blow", "long": 700, "at": "at", "die": "break"},
    "barricade-built": {"look": "flare", "sound": "door", "long": 500, "at": "at"},
    "barricade-holds": {"look": "ripple", "sound": "knock", "long": 500, "at": "at", "die": "break"},
    "barricade-removed": {"look": "ripple", "sound": "door", "long": 400, "at": "at"},
    "blip-placed": {"look": "ripple", "sound": "contact", "long": 500, "at": "space"},
    "blip-shot": {"look": "flare", "sound": "fire", "long": 500, "at": "space"},
    "blip-spotted": {"look": "token", "sound": "contact", "long": 900, "at": "space", "shows": "number"},
    "blips-move": {"look": "die", "sound": "die", "long": 600, "shows": "face", "die": "blips"},
    "character-lost": {"look": "dark", "sound": "hurt", "long": 1600, "at": "who"},
    "deck-reshuffled": {"look": "flare", "sound": "hum", "long": 400},
    "defended": {"look": "die", "sound": "die", "long": 800, "at": "who", "shows": "face", "die": "defense"},
    "defense-fails": {"look": "die", "sound": "hurt", "long": 800, "at": "who", "shows": "face", "die": "defense"},
    "event-played": {"look": "card", "sound": "knock", "long": 900, "shows": "card"},
    "facehugger-appears": {"look": "rise", "sound": "contact", "long": 1100, "at": "space", "shows": "alien"},
    "final-score": {"look": "banner", "sound": "end", "long": 1600},
    "freed": {"look": "flare", "sound": "light", "long": 900, "at": "whom"},
    "hazard-strikes": {"look": "card", "sound": "fault", "long": 1000, "shows": "card"},
    "hugged": {"look": "dark", "sound": "hurt", "long": 1200, "at": "who"},
    "knocked-down": {"look": "flare", "sound": "hurt", "long": 900, "at": "who"},
    "left-by-exit": {"look": "flare", "sound": "launch", "long": 900, "at": "space"},
    "mission-event": {"look": "banner", "sound": "alarm", "long": 1000},
    "mission-lost": {"look": "banner", "sound": "end", "long": 1400},
    "mission-won": {"look": "banner", "sound": "end", "long": 1400},
    "revealed": {"look": "card", "sound": "knock", "long": 900, "shows": "card"},
    "sentry-fires": {"look": "die", "sound": "fire", "long": 600, "at": "space", "shows": "face", "die": "sentry"},
    "sentry-placed": {"look": "flare", "sound": "door", "long": 350, "at": "space"},
    "ship-called": {"look": "banner", "sound": "launch", "long": 1200},
    "shot-hits": {"look": "die", "sound": "blow", "long": 700, "at": "alien", "shows": "face", "die": "attack"},
    "shot-misses": {"look": "die", "sound": "die", "long": 700, "at": "alien", "shows": "face", "die": "attack"},
    "steam": {"look": "banner", "sound": "fire", "long": 1200},
    "tech-test": {"look": "die", "sound": "die", "long": 800, "shows": "face", "die": "tech"},
    "token-turned": {"look": "token", "sound": "contact", "long": 900, "at": "space", "shows": "token"},
    "tracker-drawn": {"look": "card", "sound": "contact", "long": 900, "shows": "card"},
    "tracker-empty": {"look": "banner", "sound": "alarm", "long": 900},
    "tunnel-dug": {"look": "ripple", "sound": "blow", "long": 700, "at": "space"},
  },
  coached: {
    "alien-attacks": ["who", "defense"],
    "blip-placed": ["anybody", "blip"],
    "blip-spotted": ["anybody", "spotted"],
    "deck-reshuffled": ["anybody", "reshuffle"],
    "draws-fire": ["anybody", "defensive-fire"],
    "hazard-strikes": ["anybody", "hazard"],
    "knocked-down": ["who", "down"],
    "stopped": ["who", "stopped"],
    "tunnel-dug": ["anybody", "tunnel"],
  },
};
