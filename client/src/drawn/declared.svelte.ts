/** What the packs of the shown tables have declared, by reference: `place:chapel`, `item:flare`. */

import { untrack } from 'svelte'
import type { Look } from './drawing'

let looks = $state.raw<Record<string, Look>>({})

/** A table, a replay or the gallery tells how things of its packs are drawn; most often what is known already. */
export function declare(more: Record<string, Look> = {}): void {
  const known = untrack(() => looks)
  if (Object.entries(more).some(([ref, look]) => known[ref] !== look)) looks = { ...known, ...more }
}

export function declaredOf(ref: string): Look | undefined {
  return looks[ref]
}
