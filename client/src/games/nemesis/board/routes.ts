/** How corridors run: out of a wall at a right angle, straight on, and into the other room at a right angle. */

import { distance, HIGH, middleOf, moved, WIDE, type Point } from './geometry'
import type { Corridor, Room } from '../view'

/** Where a corridor pierces the wall of a room, and which way is out. */
export interface Port {
  at: Point
  out: Point
}

export interface Route {
  corridor: string
  ports: [Port, Port]
  /** From wall to wall. */
  points: Point[]
  /** The middle of the longest stretch, where the number stands; its direction in degrees; its length. */
  middle: Point
  angle: number
  length: number
}

const SIDES: Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]
const ALONG = [-0.5, 0, 0.5]
const STUB = 24
/** The distance at which a corridor would touch another room or corridor. */
const NEAR = 36
const TOUCHES = 2_000

/** What leads from one room to another; other spots only hold noise. */
const LEADING = /^(corridor|path):/

const known = new Map<string, Route[]>()

/** Every corridor between two rooms. A board stays as it is for a whole game, so its routes are found once. */
export function routes(corridors: Corridor[], rooms: Room[]): Route[] {
  const key = rooms.map((room) => `${room.ref}:${room.x},${room.y}`).join(' ')
  let found = known.get(key)
  if (!found) known.set(key, (found = lay(corridors, rooms)))
  return found
}

function lay(corridors: Corridor[], rooms: Room[]): Route[] {
  const middles = new Map(rooms.map((room) => [room.ref, middleOf(room)]))
  const between = corridors.filter(({ ref, ends }) => ends.length === 2 && LEADING.test(ref))
  const ends = (corridor: Corridor) => corridor.ends.map((end) => middles.get(end)!) as [Point, Point]
  const hatched = new Set(
    rooms
      .filter((room) => room.exits.some((exit) => exit.to === null && LEADING.test(exit.corridor)))
      .map((room) => room.ref),
  )
  // short ones have the least choice
  const order = [...between].sort((a, b) => distance(...ends(a)) - distance(...ends(b)))
  const laid: Route[] = []
  for (const corridor of order) {
    const [a, b] = ends(corridor)
    const others = [...middles].filter(([ref]) => !corridor.ends.includes(ref)).map(([, middle]) => middle)
    let best: { cost: number; route: Route } | null = null
    const [leaving, reaching] = corridor.ends.map((end) => hatched.has(end)) as [boolean, boolean]
    for (const from of portsOf(a, leaving))
      for (const to of portsOf(b, reaching)) {
        const stub = Math.min(STUB, distance(from.at, to.at) / 3)
        const points = [from.at, moved(from.at, from.out, stub), moved(to.at, to.out, stub), to.at]
        const cost = costOf(points, others, laid, [from, to])
        if (!best || cost < best.cost) best = { cost, route: routeOf(corridor.ref, [from, to], points) }
      }
    laid.push(best!.route)
  }
  return laid
}

/** Where a wall may be pierced: not where a hatch lies, in the lower left corner. */
function portsOf(middle: Point, hatch: boolean): Port[] {
  const inCorner = (out: Point, along: number) => hatch && ((out.y > 0 && along < 0) || (out.x < 0 && along > 0))
  return SIDES.flatMap((out) =>
    ALONG.filter((along) => !inCorner(out, along)).map((along) => ({
      out,
      at: {
        x: middle.x + (out.x * WIDE) / 2 + (out.y ? (along * WIDE) / 2 : 0),
        y: middle.y + (out.y * HIGH) / 2 + (out.x ? (along * HIGH) / 2 : 0),
      },
    })),
  )
}

/** Long, bent and askew is dear; touching something is dearer. */
function costOf(points: Point[], rooms: Point[], laid: Route[], ports: [Port, Port]): number {
  const [start, leave, reach, end] = points as [Point, Point, Point, Point]
  const run = direction(leave, reach)
  const long = distance(leave, reach)
  let cost = long
  for (const port of ports) {
    const sign = port === ports[0] ? 1 : -1
    cost += 60 * (1 - sign * (run.x * port.out.x + run.y * port.out.y)) ** 2
  }
  cost += 40 * Math.abs(Math.sin(2 * Math.atan2(run.y, run.x)))
  for (const room of rooms) if (hits(leave, reach, room, 22)) cost += TOUCHES
  // its own rooms must not be crossed either: stubs that point inwards do
  for (const port of ports) {
    const own = middleOfPort(port)
    if (hits(leave, reach, own, 4)) cost += TOUCHES
  }
  for (const other of laid)
    for (let nth = 1; nth < other.points.length; nth++)
      for (const [a, b] of [
        [start, leave],
        [leave, reach],
        [reach, end],
      ] as const)
        if (apart(a, b, other.points[nth - 1]!, other.points[nth]!) < NEAR) cost += TOUCHES / 2
  return cost
}

const middleOfPort = (port: Port): Point => ({
  x: port.at.x - (port.out.x * WIDE) / 2,
  y: port.at.y - (port.out.y * HIGH) / 2,
})

function routeOf(corridor: string, ports: [Port, Port], points: Point[]): Route {
  const [start, leave, reach, end] = points as [Point, Point, Point, Point]
  const straight = turnAt(start, leave, reach) < 0.02 && turnAt(leave, reach, end) < 0.02
  const [a, b] = straight ? [start, end] : [leave, reach]
  return {
    corridor,
    ports,
    points: straight ? [start, end] : points,
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    length: distance(a, b),
  }
}

function turnAt(a: Point, b: Point, c: Point): number {
  const [before, after] = [direction(a, b), direction(b, c)]
  return 1 - (before.x * after.x + before.y * after.y)
}

function direction(a: Point, b: Point): Point {
  const long = distance(a, b) || 1
  return { x: (b.x - a.x) / long, y: (b.y - a.y) / long }
}

/** Whether a stretch passes through a room, or so near that its walls would. */
function hits(a: Point, b: Point, middle: Point, near: number): boolean {
  const steps = Math.max(2, Math.ceil(distance(a, b) / 12))
  for (let nth = 0; nth <= steps; nth++) {
    const x = a.x + ((b.x - a.x) * nth) / steps
    const y = a.y + ((b.y - a.y) * nth) / steps
    if (Math.abs(x - middle.x) < WIDE / 2 + near && Math.abs(y - middle.y) < HIGH / 2 + near) return true
  }
  return false
}

/** How far two stretches are from each other; 0 if they cross. */
function apart(a: Point, b: Point, c: Point, d: Point): number {
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0
  return Math.min(off(a, c, d), off(b, c, d), off(c, a, b), off(d, a, b))
}

const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

function off(point: Point, a: Point, b: Point): number {
  const long = distance(a, b) ** 2 || 1
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / long))
  return distance(point, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
}
