/** The parts of a view that only a facility has: power by section, ways out on a schedule, secrets to be found out. */

import type { Person, View } from '../shown'
import type { Point } from '../board/geometry'

export interface Power {
  /** A section, or the elevator. */
  ref: string
  number: number
  on: boolean
}

/** Tokens of which some are known by name. */
export interface Tokens {
  count: number
  known: string[]
}

export interface Pod {
  ref: string
  room: string | null
  crew: string[]
}

export interface Slot {
  level: number
  object: string | null
  weakness: string | null
}

export interface Clocks {
  time: number
  powered: boolean
  isolation: boolean
  autodestruction: number | null
  autodestruction_red: boolean
  alert: number | null
  thresholds: { red: number[]; blue: number[] }
}

export interface Inmate extends Person {
  knowledge: number
  knowledge_active: boolean
  contingencies: Tokens
}

export interface Facility extends Omit<View, 'clocks' | 'crew' | 'pods'> {
  clocks: Clocks
  crew: Inmate[]
  power: Power[]
  css: { number: number; css: string | null }[]
  /** The tokens that were turned over, in that order, and the space each lay on, where that is known. */
  launches: { number: number | null; css: string; pods: string[] }[]
  pods: Pod[]
  elevator: string
  rover: string | null
  gate: 'open' | 'closed'
  computer: string | null
  computer_deck: (string | null)[]
  contingencies: { active: string | null; pool: Tokens; shown: string[]; not_active: string[] }
  laboratory: Slot[]
  bunker?: Point & { from: string[] }
  exit_rooms?: string[]
  areas?: (Point & { ref: string })[]
}

/** A view as that of a facility, if it is one. */
export function facilityOf(view: object): Facility | null {
  return 'power' in view ? (view as Facility) : null
}
