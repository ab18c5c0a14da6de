/** Where a thing is that an event or an option speaks of. */

import { middleOf, type Point } from './geometry'
import { routes } from './routes'
import type { Site } from './site'
import type { Room, View } from '../view'

/** The room a room, a seat or an intruder is in. */
export function roomOf(ref: string, view: View): Room | undefined {
  const [kind, id] = ref.split(':')
  const room = kind === 'seat' ? view.crew[Number(id)]?.room : ref
  return view.rooms.find((each) => each.ref === room || each.intruders.some((foe) => foe.ref === ref))
}

/** The middle of a thing on the board of a site; null if it is not there. */
export function pointOf(ref: string, view: View, site: Site): Point | null {
  const route = routes(view.corridors, view.rooms).find((each) => each.corridor === ref)
  if (route) return route.middle
  const room = roomOf(ref, view)
  return room ? middleOf(room) : (site.spotOf?.(ref, view) ?? null)
}

/** How many corridors lie between two rooms; as many as there are rooms if no way leads there. */
export function steps(from: Room, to: Room, view: View): number {
  const seen = new Set([from.ref])
  let edge = [from]
  for (let count = 0; edge.length; count++) {
    if (edge.includes(to)) return count
    const beyond = edge.flatMap((room) => room.exits.map((exit) => view.rooms.find((each) => each.ref === exit.to)))
    edge = [...new Set(beyond)].filter((room) => room !== undefined && !seen.has(room.ref)) as Room[]
    for (const room of edge) seen.add(room.ref)
  }
  return view.rooms.length
}

/** From 1, here, to almost 0, at the other end of the ship. A corridor is as near as its nearer end. */
export function nearness(ref: string, view: View): number {
  const own = view.viewer === null ? null : view.crew[view.viewer]?.room
  const from = own ? roomOf(own, view) : undefined
  const corridor = view.corridors.find((each) => each.ref === ref)
  const ends = corridor ? corridor.ends.map((end) => roomOf(end, view)) : [roomOf(ref, view)]
  if (!from || !ends[0]) return 0.5
  return 1 / (1 + 0.6 * Math.min(...ends.map((end) => (end ? steps(from, end, view) : view.rooms.length))))
}
