/** Which cards of the hand go when the shown option is done: those it names, and as many more as it costs. */

import type { Thing } from '../shown'
import type { Deciding } from './deciding.svelte'

export interface Spending {
  /** By reference: how many copies go. */
  sure: Map<string, number>
  /** References of cards that may pay; `due` of them, as one chooses. */
  may: Set<string>
  due: number
}

export function spending(hand: Thing[], deciding: Deciding): Spending {
  const sure = new Map<string, number>()
  const { gathering } = deciding
  if (gathering.on) {
    for (const tick of gathering.ticks) if (gathering.has(tick.key)) add(sure, tick.option.about[0]!)
    return { sure, may: new Set(), due: 0 }
  }
  const option = deciding.all.find((each) => each.id === deciding.shown)
  if (!option) return { sure, may: new Set(), due: 0 }
  for (const ref of option.about) if (hand.some((thing) => thing.ref === ref)) add(sure, ref)
  if (!option.cost) return { sure, may: new Set(), due: 0 }
  const left = hand
    .filter((thing) => thing.pays)
    .map((thing) => [thing.ref, thing.count - (sure.get(thing.ref) ?? 0)] as const)
  const total = left.reduce((sum, [, count]) => sum + count, 0)
  if (total > option.cost)
    return { sure, may: new Set(left.filter(([, count]) => count).map(([ref]) => ref)), due: option.cost }
  for (const [ref, count] of left) add(sure, ref, count)
  return { sure, may: new Set(), due: 0 }
}

function add(sure: Map<string, number>, ref: string, count = 1): void {
  if (count) sure.set(ref, (sure.get(ref) ?? 0) + count)
}
