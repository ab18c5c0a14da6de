/** Where the sections of a facility lie: each as a slab around its rooms, apart those underground and those outside. */

import { HIGH, hull, line, middleOf, type Point } from '../board/geometry'
import type { Room } from '../view'
import type { Facility, Power } from './facility'

export interface Slab {
  section: string
  /** Its number as it is printed. */
  number: string
  power: Power
  isOutside: boolean
  /** Its outline as a path, to be drawn with a wide round line. */
  skin: string
  /** Above its highest room, where its name stands. */
  tab: Point
}

/** How far a slab reaches beyond its rooms. */
export const RIM = 34
/** Half of how wide and high the bunker is. */
export const BUNKER = { wide: 84, high: 50 }

export function slabsOf(view: Facility): Slab[] {
  return view.power.flatMap((power) => {
    const rooms = view.rooms.filter((room) => room.section === power.ref)
    const parts = [rooms.filter((room) => !room.outside), rooms.filter((room) => room.outside)]
    return parts.filter((part) => part.length).map((part) => slabOf(part, power))
  })
}

function slabOf(rooms: Room[], power: Power): Slab {
  const top = rooms.map(middleOf).reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a))
  return {
    section: power.ref,
    number: power.ref.split(':')[1]!,
    power,
    isOutside: Boolean(rooms[0]!.outside),
    skin: `${line(hull(rooms))} Z`,
    tab: { x: top.x - RIM, y: top.y - HIGH / 2 - RIM },
  }
}

/** Where something is that stands at no room: an area, a section by its name plate. */
export function spotOf(ref: string, view: Facility): Point | null {
  const area = view.areas?.find((each) => each.ref === ref)
  if (area) return middleOf(area)
  return slabsOf(view).find((slab) => slab.section === ref)?.tab ?? null
}

/** The rooms in which the elevator stops, from left to right. */
export function stopsOf(view: Facility): Room[] {
  return view.rooms.filter((room) => room.kind?.startsWith('elevator-')).sort((a, b) => a.x - b.x)
}
