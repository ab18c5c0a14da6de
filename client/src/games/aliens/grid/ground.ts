/** The boards of a mission as one grid: what is floor, and what stands between two spaces. */

import type { Side } from '../view'

/** Spaces along each rim of a side. */
export const SIZE = 12
/** How wide a space is drawn. */
export const U = 40

export type Border = 'open' | 'rail' | 'door' | 'wall'
const BORDERS: Record<string, Border> = { ' ': 'open', ':': 'rail', D: 'door', '|': 'wall', '-': 'wall' }
const OPENNESS: Border[] = ['open', 'rail', 'door', 'wall']

/** Column and row of a space among all boards. */
export interface Spot {
  x: number
  y: number
}

export interface Cell extends Spot {
  ref: string
  /** Its room, and what kind of room that is; both are empty where nobody can stand. */
  room: string
  kind: string
  set: string
  what: 'floor' | 'solid' | 'low'
}

/** What lies between two spaces: the western or northern end of it, and whether it runs from north to south. */
export interface Edge extends Spot {
  upright: boolean
  border: Border
}

export class Ground {
  readonly width: number
  readonly height: number
  readonly cells: Cell[] = []
  readonly rooms = new Map<string, Cell[]>()
  private readonly at: (Cell | undefined)[]
  private readonly named = new Map<string, Cell>()
  private readonly upright: Border[]
  private readonly level: Border[]

  constructor(readonly sides: readonly Side[]) {
    this.width = SIZE * (1 + Math.max(0, ...sides.map((side) => side.column)))
    this.height = SIZE * (1 + Math.max(0, ...sides.map((side) => side.row)))
    this.at = new Array<Cell | undefined>(this.width * this.height)
    this.upright = new Array<Border>((this.width + 1) * this.height).fill('open')
    this.level = new Array<Border>(this.width * (this.height + 1)).fill('open')
    for (const side of sides) this.lay(side)
  }

  private lay(side: Side): void {
    const key = side.ref.slice(side.ref.indexOf(':') + 1)
    const kinds = new Map(side.rooms.map((room) => [room.letter, room]))
    const [left, top] = [SIZE * side.column, SIZE * side.row]
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) {
        const drawn = side.rows[2 * y + 1]?.[2 * x + 1] ?? '#'
        const room = kinds.get(drawn)
        const cell: Cell = {
          x: left + x,
          y: top + y,
          ref: `space:${key}-${nameOf(x, y)}`,
          room: room?.ref ?? '',
          kind: room?.kind ?? '',
          set: side.set,
          what: drawn === '#' ? 'solid' : drawn === '~' ? 'low' : 'floor',
        }
        this.cells.push(cell)
        this.at[cell.y * this.width + cell.x] = cell
        if (cell.what === 'floor') this.named.set(cell.ref, cell)
        if (cell.room) this.rooms.set(cell.room, [...(this.rooms.get(cell.room) ?? []), cell])
      }
    for (let n = 0; n < SIZE; n++)
      for (let at = 0; at <= SIZE; at++) {
        this.close('upright', left + at, top + n, BORDERS[side.rows[2 * n + 1]?.[2 * at] ?? '|']!)
        this.close('level', left + n, top + at, BORDERS[side.rows[2 * at]?.[2 * n + 1] ?? '-']!)
      }
  }

  /** Where two sides meet, the more closed of their rims counts. */
  private close(which: 'upright' | 'level', x: number, y: number, border: Border): void {
    const all = this[which]
    const index = which === 'upright' ? y * (this.width + 1) + x : y * this.width + x
    if (OPENNESS.indexOf(border) > OPENNESS.indexOf(all[index]!)) all[index] = border
  }

  cell(x: number, y: number): Cell | undefined {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? undefined : this.at[y * this.width + x]
  }

  /** The space of a reference such as `space:c1-k5`. */
  space(ref: string | null): Cell | undefined {
    return ref ? this.named.get(ref) : undefined
  }

  /** What is west of a space. Beyond the boards all is wall. */
  west(x: number, y: number): Border {
    return x < 0 || y < 0 || x > this.width || y >= this.height ? 'wall' : this.upright[y * (this.width + 1) + x]!
  }

  /** What is north of a space. */
  north(x: number, y: number): Border {
    return x < 0 || y < 0 || x >= this.width || y > this.height ? 'wall' : this.level[y * this.width + x]!
  }

  /** Whether anything but open border ends in a corner of the grid: nobody steps diagonally across it. */
  isCut(x: number, y: number): boolean {
    const ending = [this.west(x, y - 1), this.west(x, y), this.north(x - 1, y), this.north(x, y)]
    return ending.some((border) => border !== 'open')
  }

  /** Whether one can step from a space to one beside it; `barred` are edges that are closed besides the walls. */
  canStep(from: Spot, dx: number, dy: number, barred: ReadonlySet<string> = NOTHING): boolean {
    if (this.cell(from.x + dx, from.y + dy)?.what !== 'floor') return false
    if (dx && dy) return !this.isCut(from.x + (dx > 0 ? 1 : 0), from.y + (dy > 0 ? 1 : 0))
    const edge = between(from, { x: from.x + dx, y: from.y + dy })
    const border = edge.upright ? this.west(edge.x, edge.y) : this.north(edge.x, edge.y)
    return (border === 'open' || border === 'door') && !barred.has(keyOf(edge))
  }

  /** The spaces one step leads to. */
  around(from: Spot, barred?: ReadonlySet<string>): Cell[] {
    return DIRECTIONS.filter(([dx, dy]) => this.canStep(from, dx, dy, barred)).map(([dx, dy]) =>
      this.cell(from.x + dx, from.y + dy)!,
    )
  }

  /** Everything that is drawn between spaces. */
  *edges(): Generator<Edge> {
    for (let y = 0; y <= this.height; y++)
      for (let x = 0; x <= this.width; x++) {
        if (y < this.height && this.west(x, y) !== 'open') yield { x, y, upright: true, border: this.west(x, y) }
        if (x < this.width && this.north(x, y) !== 'open') yield { x, y, upright: false, border: this.north(x, y) }
      }
  }
}

const NOTHING: ReadonlySet<string> = new Set()

/** Straight steps first, so that a way drawn on the board does not zigzag without need. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]

/** A space of a side by its column, a letter from the west, and its row, a number from the north. */
export function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

/** How the place of a space is written on the boards: `C1 K5`. */
export function writtenOf(ref: string): string {
  return ref
    .slice(ref.indexOf(':') + 1)
    .replace('-', ' ')
    .toUpperCase()
}

/** What two spaces beside each other share. */
export function between(one: Spot, other: Spot): Edge {
  const upright = one.y === other.y
  return { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y), upright, border: 'open' }
}

export function keyOf({ x, y, upright }: Edge): string {
  return `${x},${y},${upright ? '|' : '-'}`
}

const made = new Map<string, Ground>()

/** The grid of some sides; made once for a layout, for sides never change during a mission. */
export function groundOf(mission: string, sides: readonly Side[]): Ground {
  const key = `${mission} ${sides.map((side) => `${side.ref}@${side.column},${side.row}`).join(' ')}`
  let ground = made.get(key)
  if (!ground) made.set(key, (ground = new Ground(sides.map((side) => ({ ...side, rows: [...side.rows] })))))
  return ground
}
