/** What the server tells of a game that is over, and how people go on from there. */

import { ask } from '../server'
import type { Line, Thing, View, Words } from '../shown'
import type { LookShown, OutcomeShown, PileShown, WaitingShown } from '../wire'

/** One thing that is revealed. */
export interface Step {
  /** When it is revealed, by the end of the message `ui-stage-…`. */
  stage: string
  kind: string
  seat: number | null
  about: Record<string, string>
  rule: string
  text: string
}

export interface Claim {
  at: number
  round: number
  seat: number
  text: string
  verdict: 'true' | 'false' | 'open'
  truth: string
}

export interface Ending {
  steps: Step[]
  winners: number[]
  survivors: number[] | null
  claims: Claim[]
}

/** A round, or 0 for what comes before the first one; a game that counts rounds again says what they belong to. */
export interface Round {
  round: number
  chapter: string
}

/** The game in numbers; whatever else its game counts, only the game's own pictures know. */
export interface Chronicle {
  people: string[]
  rounds: Round[]
  /** Each with its place in the list of rounds. */
  moments: { at: number; column: number; sort: string; text: string }[]
}

/** Somebody, and where they went one place after another: the point of the game and the name of each. */
export interface Traveller {
  ref: string
  name: string
  path: readonly { at: number; name: string }[]
}

export interface Replay {
  code: string
  name: string
  game: string
  players: number
  last: number
  seats: { seat: number; name: string; bot: string }[]
  rounds: (Round & { at: number })[]
  story: (Line & { at: number })[]
}

export interface Asked {
  seat: number
  text: string
  rule: string
  options: { id: string; text: string }[]
  answer: string
}

export interface Point {
  at: number
  view: View
  waiting: WaitingShown[]
  words: Words
  drawn: Record<string, LookShown>
  outcome: OutcomeShown | null
  asked: Asked[]
  /** By seat what it held; only the whole truth has it. */
  held: (Omit<PileShown, 'things'> & { things: Thing[] })[][]
}

export interface PlayOn {
  at: number
  seat: number
  you: string
  friends: boolean
  key: string
}

const of = (code: string, what: string) => `tables/${encodeURIComponent(code)}/${what}`

export const ending = (code: string) => ask<Ending>(of(code, 'ending'))
export const chronicle = (code: string) => ask<Chronicle>(of(code, 'chronicle'))
export const replay = (code: string, whose: string) => ask<Replay>(of(code, `replay?whose=${whose}`))
export const point = (code: string, at: number, whose: string) => ask<Point>(of(code, `replay/${at}?whose=${whose}`))
export const playOn = (code: string, wanted: PlayOn) => ask<{ code: string }>(of(code, 'play-on'), wanted)
export const rematch = (code: string) => ask<{ code: string }>(of(code, 'rematch'), {})
export const sitAgain = (code: string) => ask<{ code: string }>(of(code, 'rematch/sit'), {})
export const report = (code: string, text: string) => ask<{ kept: boolean }>(of(code, 'report'), { text })
