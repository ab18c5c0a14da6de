/** What moves out there, as the tracker in somebody's hand shows it: how far away it is, and where. */

import type { View } from '../view'
import type { Ground } from './ground'
import { directionTo, type Direction } from './reach'
import { nearestTo } from './scene'

export interface Echo {
  ref: string
  space: string
  /** How many it is; null for what nobody has looked at. */
  number: number | null
  /** Whether it stands on the boards for all to see. */
  seen: boolean
  far: number
  direction: Direction | null
  /** Who is nearest. */
  who: string
  /** Where it stands. */
  x: number
  y: number
}

/** Everything that moves, the nearest first, from the nearest hero; from anybody, if no hero is on the boards. */
export function echoesIn(view: View, ground: Ground): Echo[] {
  const standing = view.people.filter((person) => person.space)
  const heroes = standing.filter((person) => person.seat !== null)
  const moving = [
    ...view.blips.map(({ ref, space, number }) => ({ ref, space, number, seen: false })),
    ...view.aliens.map(({ ref, space, count }) => ({ ref, space, number: count, seen: true })),
  ]
  const found = moving.flatMap((thing): Echo[] => {
    const cell = ground.space(thing.space)
    const from = cell && nearestTo(cell, heroes.length ? heroes : standing, ground)
    if (!cell || !from) return []
    const direction = directionTo(from.cell, cell)
    return [{ ...thing, far: from.far, direction, who: from.thing.ref, x: cell.x, y: cell.y }]
  })
  return found.sort((a, b) => a.far - b.far || a.ref.localeCompare(b.ref))
}
