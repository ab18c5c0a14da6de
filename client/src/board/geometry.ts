/** Where things stand on the drawn board. The server gives the middle of each room; the rest is drawing. */

import type { Corridor, Room } from '../shown'

export const WIDE = 166
export const HIGH = 82
const ACROSS = 1.72
const DOWN = 0.88
const MARGIN = 46

export interface Point {
  x: number
  y: number
}

export interface Passage {
  corridor: Corridor
  /** From the middle of one room to the middle of the other: the plates are drawn above. */
  from: Point
  to: Point
  /** The middle of what can be seen, and its length. */
  middle: Point
  length: number
  /** Degrees from the horizontal. */
  angle: number
}

export function middleOf(room: Room): Point {
  return { x: room.x * ACROSS, y: room.y * DOWN }
}

export function frameOf(rooms: Room[]): { x: number; y: number; width: number; height: number } {
  const points = rooms.map(middleOf)
  const x = Math.min(...points.map((point) => point.x)) - WIDE / 2 - MARGIN
  const y = Math.min(...points.map((point) => point.y)) - HIGH / 2 - MARGIN
  const width = Math.max(...points.map((point) => point.x)) + WIDE / 2 + MARGIN - x
  const height = Math.max(...points.map((point) => point.y)) + HIGH / 2 + MARGIN - y
  return { x, y, width, height }
}

/** From the middle of a plate towards a point: where the plate's edge is left. */
function edge(from: Point, towards: Point): Point {
  const dx = towards.x - from.x
  const dy = towards.y - from.y
  const by = Math.min(WIDE / 2 / Math.abs(dx || 1e-6), HIGH / 2 / Math.abs(dy || 1e-6))
  return { x: from.x + dx * by, y: from.y + dy * by }
}

/** Corridors between two rooms; two between the same rooms run side by side. */
export function passages(corridors: Corridor[], rooms: Room[]): Passage[] {
  const middles = new Map(rooms.map((room) => [room.ref, middleOf(room)]))
  const between = corridors.filter((corridor) => corridor.ends.length === 2)
  return between.map((corridor) => {
    const [a, b] = corridor.ends.map((end) => middles.get(end)!) as [Point, Point]
    const twins = between.filter((each) => each.ends.join() === corridor.ends.join())
    const aside = (twins.indexOf(corridor) - (twins.length - 1) / 2) * 44
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const shift = { x: (-(b.y - a.y) / length) * aside, y: ((b.x - a.x) / length) * aside }
    const [leaving, reaching] = [moved(edge(a, b), shift), moved(edge(b, a), shift)]
    return {
      corridor,
      from: moved(a, shift),
      to: moved(b, shift),
      middle: { x: (leaving.x + reaching.x) / 2, y: (leaving.y + reaching.y) / 2 },
      length: Math.hypot(reaching.x - leaving.x, reaching.y - leaving.y),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    }
  })
}

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y }
}

/** The corners of the smallest hull around all plates, to be drawn with a wide round line. */
export function hull(rooms: Room[]): Point[] {
  const corners = rooms.map(middleOf).flatMap(({ x, y }) => [
    { x: x - WIDE / 2, y: y - HIGH / 2 },
    { x: x + WIDE / 2, y: y - HIGH / 2 },
    { x: x - WIDE / 2, y: y + HIGH / 2 },
    { x: x + WIDE / 2, y: y + HIGH / 2 },
  ])
  const sorted = corners.sort((a, b) => a.x - b.x || a.y - b.y)
  return [...half(sorted), ...half(sorted.reverse())]
}

function half(sorted: Point[]): Point[] {
  const kept: Point[] = []
  for (const point of sorted) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** A name on at most two lines of about equal length. */
export function lines(name: string, longest = 13): string[] {
  if (name.length <= longest || !name.includes(' ')) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best))
}

function longer(cut: string[]): number {
  return Math.max(...cut.map((part) => part.length))
}

/** The room nearest to another in a direction, for the arrow keys. */
export function towards(rooms: Room[], from: Room, key: string): Room | undefined {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  const here = middleOf(from)
  const cost = (room: Room): number => {
    const there = middleOf(room)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const along = x * dx! + y * dy!
    return along > 20 ? along + 2 * Math.abs(x * dy! + y * dx!) : Infinity
  }
  const best = rooms.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return cost(best) < Infinity ? best : undefined
}
