/** What the drawn boards say of themselves by ear. */

import type { Screen } from '../../shown'
import { t } from '../../words.svelte'
import { writtenOf, type Cell } from './grid/ground'
import { idOf, kindOf, viewOf, wordsOf } from './view'

/** A space, its room, and what is there. */
export function spaceSaid(cell: Cell, screen: Screen): string {
  const view = viewOf(screen)
  const words = wordsOf(screen)
  const here = (thing: { space: string | null }): boolean => thing.space === cell.ref
  const name = words.rooms[cell.room]
  return [
    name ? `${writtenOf(cell.ref)} ${name}` : writtenOf(cell.ref),
    ...view.people
      .filter(here)
      .map(({ ref, down }) => (down ? t('who-is-down', { who: words.squad[ref] ?? '' }) : (words.squad[ref] ?? ''))),
    ...view.aliens.filter(here).map(({ kind, count }) => (count > 1 ? t('aliens-here', { count }) : t(`here-${kind}`))),
    ...view.blips
      .filter(here)
      .map(({ number }) => (number === null ? t('blip-here') : t('blip-known', { count: number }))),
    ...view.points.filter(here).map(({ ref }) => t(`here-${kindOf(ref)}`, { number: idOf(ref) })),
    ...view.tokens.filter(here).map((token) => t(`lies-${token.sort}`)),
    ...view.sentries.filter(here).map((gun) => t('gun-here', { number: gun.dial })),
  ]
    .filter(Boolean)
    .join(', ')
}
