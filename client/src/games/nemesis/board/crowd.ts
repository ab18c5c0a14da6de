/** When more stand in a room than its floor holds: what hunts is then drawn in a drawer below it. */

import { WIDE } from './geometry'
import type { Room } from '../view'

/** How wide one of the crew stands, and what hunts. */
export const PAWN = 36
export const FOE = 54
/** How far a drawer reaches below its room: not as far as the name of the next one. */
export const DRAWER = 46

/** What hazards take of the right edge. */
export function edgeOf(room: Room): number {
  return room.fire || room.malfunction ? 32 : 0
}

/** Whether a room needs its drawer, with this much space taken at its left. */
export function isCrowded(room: Room, left: number): boolean {
  return left + room.crew.length * PAWN + room.intruders.length * FOE + edgeOf(room) > WIDE - 14
}
