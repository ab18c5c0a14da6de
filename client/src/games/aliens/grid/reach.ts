/** How far things are from each other, which way leads there, and what part of the boards is around somebody. */

import { U, type Cell, type Ground, type Spot } from './ground'

/** A part of the grid, in spaces. */
export interface Crop extends Spot {
  width: number
  height: number
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The middle of a space on the drawing. */
export function middleOf({ x, y }: Spot): Spot {
  return { x: (x + 0.5) * U, y: (y + 0.5) * U }
}

/** The larger of the differences in column and row. */
export function far(one: Spot, other: Spot): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
}

/** Where another space lies, as one of eight directions; null if it is the same. */
export function directionTo(from: Spot, to: Spot): Direction | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (!dx && !dy) return null
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4))
  return DIRECTIONS[(eighth + 8) % 8]!
}

/** What a step may and may not do. */
export interface Rules {
  /** Spaces that cannot be entered. */
  taken?: ReadonlySet<string>
  /** Spaces where whoever enters them stops. */
  stops?: ReadonlySet<string>
  /** Edges that are closed besides the walls. */
  barred?: ReadonlySet<string>
}

/** A shortest way from one space to another, both among it; empty if none leads there. */
export function wayTo(ground: Ground, from: Cell, to: Cell, { taken, stops, barred }: Rules = {}): Cell[] {
  const before = new Map<Cell, Cell | null>([[from, null]])
  let front = [from]
  while (front.length && !before.has(to)) {
    const next: Cell[] = []
    for (const cell of front) {
      if (cell !== from && stops?.has(cell.ref)) continue
      for (const beside of ground.around(cell, barred)) {
        if (before.has(beside) || taken?.has(beside.ref)) continue
        before.set(beside, cell)
        next.push(beside)
      }
    }
    front = next
  }
  if (!before.has(to)) return []
  const way: Cell[] = []
  for (let at: Cell | null | undefined = to; at; at = before.get(at)) way.unshift(at)
  return way
}

/** So many spaces with one of them in the middle, as far as the boards and a few spaces beyond them reach. */
export function cropAround(middle: Spot, width: number, height: number, ground: Ground, beyond = 0): Crop {
  const fit = (at: number, size: number, all: number): number =>
    size >= all + 2 * beyond
      ? (all - size) / 2
      : Math.min(Math.max(at + 0.5 - size / 2, 0 - beyond), all + beyond - size)
  return { x: fit(middle.x, width, ground.width), y: fit(middle.y, height, ground.height), width, height }
}

/** A crop as the `viewBox` of a drawing, with a little of what is around it. */
export function viewBoxOf({ x, y, width, height }: Crop, margin = 0): string {
  return [x * U - margin, y * U - margin, width * U + 2 * margin, height * U + 2 * margin].map(round).join(' ')
}

/** The outline of some spaces: the lines that only one of them has. */
export function outlineOf(cells: readonly Spot[], inset = 0): string {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`))
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`)
  return cells
    .map(({ x, y }) => {
      const [left, top, right, bottom] = [x * U + inset, y * U + inset, (x + 1) * U - inset, (y + 1) * U - inset]
      return [
        has(x, y - 1) ? '' : `M${left} ${top}H${right}`,
        has(x + 1, y) ? '' : `M${right} ${top}V${bottom}`,
        has(x, y + 1) ? '' : `M${left} ${bottom}H${right}`,
        has(x - 1, y) ? '' : `M${left} ${top}V${bottom}`,
      ].join('')
    })
    .join('')
}

/** Some spaces as one shape: runs along a row are one rectangle. */
export function areaOf(cells: readonly Spot[]): string {
  const sorted = [...cells].sort((a, b) => a.y - b.y || a.x - b.x)
  const runs: { x: number; y: number; long: number }[] = []
  for (const { x, y } of sorted) {
    const last = runs.at(-1)
    if (last && last.y === y && last.x + last.long === x) last.long++
    else runs.push({ x, y, long: 1 })
  }
  return runs.map(({ x, y, long }) => `M${x * U} ${y * U}h${long * U}v${U}h${-long * U}z`).join('')
}

const round = (value: number): number => Math.round(value * 10) / 10
