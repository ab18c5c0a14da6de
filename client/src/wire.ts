// Made by `hullbreach schema`; do not edit.

/** Each entry is [path, value], or [path] for what is gone. */
export type Patch = ([(string | number)[]] | [(string | number)[], unknown])[];

/** What the client has to know of the kinds of events of a game: their moments, and when the coach explains them. */
export interface Catalogue {
  moments: Record<string, Moment>;
  coached: Record<string, string[]>;
}

export const PROTOCOL = 1;

/** Answer a prompt, or take an aside while it waits. */
export interface Answer {
  do: "answer";
  ref?: number;
  prompt?: string;
  option?: string;
}

/** Take my last answer back, or ask the others whether I may. */
export interface Undo {
  do: "undo";
  ref?: number;
}

/** Propose a correction of the position: `option` is one of those that `look` lists as `corrections`. */
export interface Judge {
  do: "judge";
  ref?: number;
  option?: string;
}

/** Say whether what somebody wants may be: `to` is the number of the wish as it is shown. */
export interface Consent {
  do: "consent";
  ref?: number;
  to?: number;
  agree?: boolean;
}

/** Chat. */
export interface Say {
  do: "say";
  ref?: number;
  text?: string;
}

/** Say something, true or not: `what` is one of the quick phrases, `about` what it speaks of, as references. `show` is not a phrase: something I hold is really shown. With a seat in `to` only that seat hears what is said; the others see that something was. */
export interface Claim {
  do: "claim";
  ref?: number;
  what?: string;
  about?: string[];
  to?: number;
}

/** On request: `refusals`, `rule`, `digest`, `odds`, `corrections`, `phrases`, or a look of the game. `about` is what a look is to tell of, a rule, for a digest the number of story lines already seen, for odds the number of the prompt, for phrases what to speak of. */
export interface Look {
  do: "look";
  ref?: number;
  what?: string;
  about?: string;
}

/** Another language from now on. */
export interface Speak {
  do: "speak";
  ref?: number;
  language?: string;
}

/** Show another of my seats from now on; without one, what everybody may see. */
export interface Curtain {
  do: "curtain";
  ref?: number;
  seat?: number;
}

/** Let a bot play my seat, which knows what the seat knows; without a bot, I play it again. */
export interface Rest {
  do: "rest";
  ref?: number;
  bot?: string;
}

/** Go on in the lesson from the step that is shown, read or not done. */
export interface Onward {
  do: "onward";
  ref?: number;
  step?: number;
}

/** A tool of the host: `start`, `pause`, `resume`, `bot`, `free`, `relink`, `rename`, `clock`, `leave`, `window`. `what` is the bot, the name, the seconds a decision or a reaction may take, or the minutes a seat may be left alone. */
export interface Host {
  do: "host";
  ref?: number;
  act?: string;
  seat?: number;
  what?: string;
}

/** Everything this viewer sees, the story so far from some line on, and for how many seconds each seat is asked. */
export interface Screen {
  is: "screen";
  protocol: number;
  screen: ScreenShown;
  story: LineShown[];
  since?: number;
  asked?: Record<string, number>;
}

/** What has changed on the screen, and the lines the story goes on with. */
export interface Change {
  is: "change";
  patch: Patch;
  story: LineShown[];
}

/** A wish changed nothing; why, in words. */
export interface Refusal {
  is: "refused";
  reason: string;
  text: string;
  rule?: string;
  ref?: number;
}

/** What was asked for, line by line, each with its rule; a correction also with its `id` and `group`. */
export interface Looked {
  is: "looked";
  lines: (Record<string, string>)[];
  ref?: number;
}

/** The table was removed, or its connection could not keep up: `reason` is the id of a message, in words `text`. */
export interface Closed {
  is: "closed";
  reason: string;
  text: string;
}

/** This connection no longer stands for the seat: a new link was issued for it. */
export interface Moved {
  is: "moved";
}

/** A seat as everybody sees it; `present` while somebody's browser is open there. */
export interface SeatShown {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  present: boolean;
}

/** The table itself; `you` is the seat shown, `yours` are all seats this browser holds. `window` is how many seconds somebody here may take to react, 0 if as many as they like. `next` is the table its people go on at, for those who have a seat. `settling` are seats whose one answer everybody knows; it is given for them in a moment. `usual_bot` plays for somebody who rests. */
export interface TableShown {
  code: string;
  name: string;
  game: string;
  options: Record<string, string>;
  players: number;
  phase: string;
  paused: boolean;
  clock: number;
  leave: number;
  window: number;
  coach: boolean;
  you: number | null;
  yours: number[];
  host: boolean;
  language: string;
  seed_hash: string;
  seed: string | null;
  seats: SeatShown[];
  spectators: number;
  next: string;
  settling: number[];
  usual_bot: string;
}

/** Somebody wants to `undo` an answer or to `judge`, which `text` tells; `yours` if you have agreed already. `needed` people must agree within `seconds`. Of what was judged while you were away, `missed`, you decide alone. */
export interface ConsentShown {
  number: number;
  kind: string;
  by: number;
  text: string;
  agreed: number[];
  yours: boolean;
  needed: number;
  seconds: number;
}

/** Where a learner is: which step of how many, to be read or done; `points` are how the right option ids begin. `about` is what the step speaks of on the board: references, or sorts of things for all of them around you. With `waits` it has been done, and goes on when what is asked about it has been answered. */
export interface LessonShown {
  lesson: string;
  step: number;
  count: number;
  title: string;
  text: string;
  hint: string;
  rule: string;
  points: string[];
  about: string[];
  reads: boolean;
  waits: boolean;
}

/** Something that may be answered; `about` are references, `more` what the thing does, `held` if you have it. */
export interface OptionShown {
  id: string;
  text: string;
  more: string;
  held: boolean;
  group: string;
  cost: number;
  about: string[];
  rule: string;
}

/** What the seat is asked; with `gather`, how many such questions come one after another, 0 if one likes. One that asks for a `reaction` closes by itself. `groups` are the headings of its options, in order. */
export interface PromptShown {
  prompt: string;
  ask: string;
  text: string;
  rule: string;
  gather: string;
  count: number;
  reaction: boolean;
  groups: string[];
  options: OptionShown[];
}

/** Whom the table waits for. */
export interface WaitingShown {
  seat: number;
  text: string;
}

/** How a thing of a pack is drawn. */
export interface LookShown {
  icon: "anchor" | "antenna" | "bed" | "bell" | "bolt" | "book" | "crate" | "cross" | "cup" | "eye" | "flame" | "flask" | "gear" | "hand" | "key" | "leaf" | "lens" | "screen" | "seed" | "shield" | "skull" | "star" | "tool" | "wave";
  colour: "blue" | "bone" | "brass" | "rose" | "rust" | "sage" | "steel" | "violet";
  shape: "diamond" | "hexagon" | "round" | "shield" | "square" | "triangle";
}

/** A line of how it ended; `stage` is when it is revealed. */
export interface VerdictShown {
  text: string;
  rule: string;
  stage: string;
}

/** How it ended; `survivors` only where the game asks who lives. */
export interface OutcomeShown {
  lines: VerdictShown[];
  winners: number[];
  survivors: number[] | null;
}

/** Everything a viewer sees; without a view the game has not begun. `drawn` are things of packs, by reference. */
export interface ScreenShown {
  table: TableShown;
  consent: ConsentShown | null;
  lesson: LessonShown | null;
  view?: object;
  prompt?: PromptShown | null;
  asides?: OptionShown[];
  waiting?: WaitingShown[];
  words?: Words;
  drawn?: Record<string, LookShown>;
  outcome?: OutcomeShown | null;
}

/** A line of the story; talk carries its seat, a claim says so, and what others were not told is private. `things` are what a private line is about, and one to `peek` at opens large before its seat. Of a private look, `speak` is what one may ask the phrases for. */
export interface LineShown {
  kind: string;
  text: string;
  rule?: string;
  args?: Record<string, unknown>;
  seat?: number;
  claim?: boolean;
  private?: boolean;
  things?: ThingShown[];
  peek?: boolean;
  speak?: string;
}

/** A card or whatever else is held; `cost` is -1 where none is printed, and `signs` are cost and sign in words. */
export interface ThingShown {
  ref: string;
  name: string;
  text: string;
  count: number;
  cost: number;
  sign: string;
  signs: string;
  pays: boolean;
}

/** What people want to know at a glance; a game may add to it. */
export interface Words {
  clocks: string;
  people: string[];
  status: string[];
  here: string;
  piles: PileShown[];
  carried: ThingShown[];
  win: string[];
  looks: string[];
}

/** How an event is shown on the board; `at`, `shows` and `veils` name arguments of the event. */
export interface Moment {
  look: "banner" | "card" | "dark" | "die" | "flare" | "lit" | "ripple" | "rise" | "token";
  sound: "" | "alarm" | "bag" | "blow" | "contact" | "dark" | "die" | "door" | "end" | "fault" | "fire" | "hum" | "hurt" | "knock" | "launch" | "lift" | "light" | "screen" | "turn";
  long: number;
  at?: string;
  shows?: string;
  die?: string;
  veils?: string;
}

/** What a seat holds of one sort. */
export interface PileShown {
  pile: string;
  title: string;
  things: ThingShown[];
  may_be_shown: boolean;
  is_aim: boolean;
}

export type Wish = Answer | Undo | Judge | Consent | Say | Claim | Look | Speak | Curtain | Rest | Onward | Host;

export type Told = Screen | Change | Refusal | Looked | Closed | Moved;
