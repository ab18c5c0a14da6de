/** How hurt somebody is, in a word and in signs: a dressed wound counts towards death as any other does. */

import type { Person } from './view'
import { t } from '../../words.svelte'

/** With this many serious wounds, any further one kills. */
export const LAST = 3

export function seriousOf(person: Person): number {
  return person.serious.length + person.dressed.length
}

export function woundsSaid(person: Person): string {
  const [light, serious, dressed] = [person.light, seriousOf(person), person.dressed.length]
  return dressed ? t('wounds-count-dressed', { light, serious, dressed }) : t('wounds-count', { light, serious })
}

/** Half circles are light wounds, full ones serious, ringed ones dressed. */
export function woundSigns(person: Person): string {
  return '◐'.repeat(person.light) + '●'.repeat(person.serious.length) + '◉'.repeat(person.dressed.length)
}
