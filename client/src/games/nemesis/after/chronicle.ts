/** What a game of the family counts of itself when it is over. */

import type { Chronicle } from '../../../after/asking'

export interface Hurt {
  light: number
  serious: number
  status: string
}

export interface Stop {
  at: number
  round: number
  room: string
  name: string
}

export interface FamilyChronicle extends Chronicle {
  /** By seat, then by round. */
  wounds: Hurt[][]
  /** By seat: the rooms in the order they were gone to. */
  paths: Stop[][]
  rooms: { ref: string; number: number; name: string; x: number; y: number }[]
}

/** A chronicle is shown with this family's pictures only if it is of one of its games. */
export function counted(facts: Chronicle): FamilyChronicle {
  return facts as FamilyChronicle
}
