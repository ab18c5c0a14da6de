/** What the client knows besides the protocol: the lists it asks for. */

import type * as wire from './wire'

export type Option = wire.OptionShown
export type Prompt = wire.PromptShown
export type Thing = wire.ThingShown
export type Words = wire.Words
export type Line = wire.LineShown
export type Consent = wire.ConsentShown
export type Lesson = wire.LessonShown
export type Wish = wire.Wish
export type Path = (string | number)[]
/** What a game shows; only the game's own parts know what is in it. */
export type View = object
export type Screen = wire.ScreenShown

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

export type Told = Exclude<wire.Told, wire.Looked> | { is: 'looked'; lines: Looked[]; ref?: number }

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
  /** Its parts with rules of their own, each with how many differences it makes. */
  parts: { id: string; title: string; differences: number }[]
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

/** What differs from the game people already know. */
export interface Difference {
  id: string
  title: string
  text: string
  rules: { id: string; text: string }[]
}

/** A section of the rules: how the ids in it begin, with the game or its part, and a subject. */
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
