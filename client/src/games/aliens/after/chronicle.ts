/** What a finished game of the squad counts of itself. */

import type { Chronicle } from '../../../after/asking'

export interface Turn {
  kills: number
  hunters: number
  blips: number
  deck: number
}

export type Fate = 'absent' | 'aboard' | 'down' | 'out' | 'killed' | 'captured'

export interface Soldier {
  ref: string
  name: string
  /** By turn. */
  states: Fate[]
  /** Where it stood, one place after another. */
  path: { at: number; round: number; space: string; name: string }[]
}

export interface MissionPlayed {
  at: number
  name: string
  passed: boolean
  turns: number
  kills: number
  lost: string[]
  cards: number
}

export interface SquadChronicle extends Chronicle {
  turns: Turn[]
  squad: Soldier[]
  /** Of a campaign: one after another, and the score if it came so far. */
  missions: MissionPlayed[]
  score: number | null
}

/** A chronicle is shown with these pictures only if it is of this game. */
export function counted(facts: Chronicle): SquadChronicle {
  return facts as SquadChronicle
}
