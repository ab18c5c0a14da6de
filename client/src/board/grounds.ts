/** What a place is built into, by what its view shows: a hull in space, or rock with sections that have power or not. */

import { facilityOf } from '../facility/facility'
import type { Point } from './geometry'

/** Where something as large as a room stands outside all rooms, in the measures of rooms. */
export function beyond(view: object): Point[] {
  const bunker = facilityOf(view)?.bunker
  return bunker ? [bunker] : []
}

/** How far the ground reaches beyond the rooms: a hull as far on all sides, sections with their names above them. */
export function marginOf(view: object): { sides: number; top: number } {
  return facilityOf(view) ? { sides: 50, top: 92 } : { sides: 74, top: 74 }
}
