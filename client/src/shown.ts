/** What the client knows besides the protocol: the parts of a view it draws, and the lists it asks for. */

import type * as wire from './wire'

export type Option = wire.OptionShown
export type Prompt = wire.PromptShown
export type Thing = wire.ThingShown
export type Words = wire.WordsShown
export type Line = wire.LineShown
export type Consent = wire.ConsentShown
export type Lesson = wire.LessonShown
export type Wish = wire.Wish
export type Path = (string | number)[]
export type Screen = Omit<wire.ScreenShown, 'view'> & { view?: View }

export interface Looked {
  text: string
  rule?: string
  id?: string
  group?: string
  option?: string
}

/** A word that explains itself, in every form it takes in a text. */
export interface Word {
  id: string
  rule: string
  forms: string[]
  text: string
}

/** Something that can be said: a whole sentence to `say`, or what to ask for `next`. */
export interface Phrase extends Looked {
  say?: string
  next?: string
  group?: string
}

export type Told =
  | Exclude<wire.Told, wire.Screen | wire.Looked>
  | (Omit<wire.Screen, 'screen'> & { screen: Screen })
  | { is: 'looked'; lines: Looked[]; ref?: number }

export interface GameFacts {
  id: string
  title: string
  text: string
  facts: string
  players: number[]
  /** The guided mission that teaches it; empty if there is none. */
  lesson: string
  /** How many differences to another game are told of. */
  differences: number
  options: { id: string; title: string; text: string; values: { id: string; title: string }[] }[]
}

export interface MyTable {
  code: string
  name: string
  game: string
  phase: Phase
  yours: boolean
}

export interface Invitation {
  code: string
  name: string
  game: string
  title: string
  phase: Phase
  options: Record<string, string>
  seats: { name: string; bot: string; free: boolean }[]
  yours: number | null
}

export interface Rule {
  id: string
  text: string
  ruling: string
}

/** What is otherwise in a game than in the one people know. */
export interface Difference {
  id: string
  title: string
  text: string
  rules: { id: string; text: string }[]
}

/** A section of the rules: how the ids in it begin, with the game and a subject. */
export interface Section {
  id: string
  title: string
  count: number
}

/** One rule with all there is about it. */
export interface RulePage extends Rule {
  source: string
  section: Section
  /** The rules of other games with the same mechanics. */
  same: Rule[]
  neighbours: Rule[]
  /** Questions that were tried out at a table, and what came of it. */
  tried: { question: string; answer: string }[]
}

export interface Piece {
  family: string
  ref: string
  name: string
  text: string
  count: number
  source: string
  facts: string[]
  drawn: wire.LookShown | null
}

export type Phase = 'lobby' | 'playing' | 'over'

export interface Exit {
  corridor: string
  numbers: number[]
  to: string | null
}

export interface Room {
  ref: string
  number: number
  x: number
  y: number
  kind: string | null
  explored: boolean
  colour: string | null
  computer: boolean | null
  items: number | null
  token: { effect: string | null; items: number | null } | null
  fire: boolean
  malfunction: boolean
  airlock: boolean
  crew: string[]
  intruders: { ref: string; kind: string; injuries: number }[]
  objects: string[]
  exits: Exit[]
  /** Of a place in sections: the one it belongs to, whether it has no light, and where it stands if not underground. */
  section?: string | null
  dark?: boolean
  outside?: 'building' | 'crossroads' | null
}

export interface Corridor {
  ref: string
  ends: string[]
  numbers: number[]
  noise: boolean
  door: 'open' | 'closed' | 'destroyed' | null
}

export interface Held {
  item: string
  weapon: string | null
  ammo: number | null
  capacity: number | null
}

export interface Person {
  seat: number
  ref: string
  number: number | null
  character: string | null
  status: string
  room: string | null
  passed: boolean
  light: number
  serious: string[]
  dressed: string[]
  slimed: boolean
  infested: boolean
  signalled: boolean
  hand: { count: number }
  deck: number
  contamination: number
  inventory: { count: number }
  hands: Held[]
  hand_slots: number
  objects: string[]
  quests: string[]
  /** Where there is something to find out: how much they know, and the tokens they hold. */
  knowledge?: number
  knowledge_active?: boolean
  contingencies?: { count: number; known: string[] }
  broken?: string[]
}

export interface View {
  viewer: number | null
  round: number
  phase: string
  active: string | null
  first_player: string | null
  clocks: {
    time: number
    self_destruct: number | null
    self_destruct_locked: boolean
    destination: string
    hibernation: boolean
  }
  rooms: Room[]
  corridors: Corridor[]
  crew: Person[]
  pods: { ref: string; number: number; launched: boolean; locked: boolean; section: string | null }[]
  engines: { ref: string; number: number; room: string; state: string | null }[]
}
