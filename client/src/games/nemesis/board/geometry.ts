/** Where rooms stand on the drawn board. The server gives the middle of each; the rest is drawing. */

import type { Frame, Point } from '../../../drawn/sheet.svelte'
import type { Room } from '../view'

export type { Frame, Point }

export const WIDE = 190
export const HIGH = 116
const ACROSS = 1.75
const DOWN = 0.87
/** Room around the rooms for what surrounds them. */
const MARGIN = 74

export function middleOf(room: Point): Point {
  return { x: room.x * ACROSS, y: room.y * DOWN }
}

/** How far a site reaches beyond its rooms. */
export interface Extent {
  /** Where something as large as a room stands outside all rooms, in the measures of rooms. */
  beyond: (view: { rooms: Room[] }) => Point[]
  sides: number
  top: number
}

/** All of a place: its rooms, and what stands around them. */
export function frameOf(view: { rooms: Room[] }, { beyond, sides, top }: Extent): Frame {
  const points = [...view.rooms, ...beyond(view)].map(middleOf)
  const x = Math.min(...points.map((point) => point.x)) - WIDE / 2 - sides
  const y = Math.min(...points.map((point) => point.y)) - HIGH / 2 - top
  const width = Math.max(...points.map((point) => point.x)) + WIDE / 2 + sides - x
  const height = Math.max(...points.map((point) => point.y)) + HIGH / 2 + MARGIN - y
  return { x, y, width, height }
}

export function moved(point: Point, by: Point, times = 1): Point {
  return { x: point.x + by.x * times, y: point.y + by.y * times }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** Points as the path of a line. */
export function line(points: Point[]): string {
  return points.map(({ x, y }, nth) => `${nth ? 'L' : 'M'}${round(x)} ${round(y)}`).join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The walls of a room around its middle: cut corners, and for some kinds a shape of their own. */
export function walls(kind: string | null, inset = 0): string {
  const [x, y] = [WIDE / 2 - inset, HIGH / 2 - inset]
  const cut = (kind === 'hibernatorium' ? 30 : 14) - inset / 2
  if (kind === 'cockpit')
    return `M${-x} -24 L${-x + 40} ${-y} H${x - cut} L${x} ${-y + cut} V${y - cut} L${x - cut} ${y} H${-x + 40} L${-x} 24 Z`
  if (kind?.startsWith('engine-') && kind !== 'engine-control')
    return `M${-x} ${-y + cut} L${-x + cut} ${-y} H${x - 34} V${-y + 14} H${x} V${y - 14} H${x - 34} V${y} H${-x + cut} L${-x} ${y - cut} Z`
  return `M${-x} ${-y + cut} L${-x + cut} ${-y} H${x - cut} L${x} ${-y + cut} V${y - cut} L${x - cut} ${y} H${-x + cut} L${-x} ${y - cut} Z`
}

/** The corners of the smallest hull around all plates, to be drawn with a wide round line. */
export function hull(rooms: Point[]): Point[] {
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
