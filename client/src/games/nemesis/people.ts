/** Who is who: the number of a player, the character they play. */

import type { Screen } from '../../shown'
import { t } from '../../words.svelte'
import { viewOf } from './view'

/** The number a seat's player has in the rules and on objectives; empty before it is dealt. */
export function playerNumber(screen: Screen, seat: number): string {
  const person = viewOf(screen).crew[seat]
  return person?.number && person.character ? t('player-number', { number: person.number }) : ''
}

/** The characters by seat, as their drawings know them; null before they are chosen. */
export function charactersOf(screen: Screen): (string | null)[] {
  return viewOf(screen).crew.map((person) => person.character?.split(':').at(-1) ?? null)
}
