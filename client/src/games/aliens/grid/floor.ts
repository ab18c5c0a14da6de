/** What the boards look like before anybody stands on them: areas, light, walls, furniture. Made once for a layout. */

import { SIZE, U, type Border, type Cell, type Ground, type Spot } from './ground'
import { areaOf, outlineOf } from './reach'

/** All floor of one kind in one set of boards. */
export interface Area {
  set: string
  kind: string
  d: string
}

/** A lamp above the middle of a room; its light ends at the walls. */
export interface Lamp extends Spot {
  id: string
  reach: number
  set: string
  kind: string
  d: string
}

/** Something low that is seen over but not walked over. */
export interface Low extends Spot {
  set: string
  width: number
  height: number
  look: 'console' | 'bench' | 'shelf' | 'vat' | 'pit'
}

/** Where the name of a room is painted on its floor, and how long it may be. */
export interface Stencil extends Spot {
  room: string
  long: number
}

export interface Floor {
  areas: Area[]
  lamps: Lamp[]
  lows: Low[]
  decals: { look: string; x: number; y: number; turn: number }[]
  stencils: Stencil[]
  boards: string
  rim: string
  solid: string
  seams: string
  walls: string
  rails: string
  posts: Spot[]
}

const known = new WeakMap<Ground, Floor>()

export function floorOf(ground: Ground): Floor {
  let floor = known.get(ground)
  if (!floor) known.set(ground, (floor = laid(ground)))
  return floor
}

function laid(ground: Ground): Floor {
  const floor = ground.cells.filter((cell) => cell.what === 'floor')
  const areas = new Map<string, Cell[]>()
  for (const cell of floor) {
    const key = `${cell.set} ${cell.kind}`
    areas.set(key, [...(areas.get(key) ?? []), cell])
  }
  const low = ground.cells.filter((cell) => cell.what === 'low')
  return {
    areas: [...areas].map(([key, cells]) => ({ set: key.split(' ')[0]!, kind: key.split(' ')[1]!, d: areaOf(cells) })),
    lamps: [...ground.rooms].flatMap(([room, cells]) => lampsOf(room, cells)),
    lows: blocks(ground, low),
    decals: floor.flatMap((cell) => decalOf(ground, cell)),
    stencils: [...ground.rooms].flatMap(([room, cells]) => stencilOf(room, cells)),
    boards: areaOf(ground.cells),
    rim: outlineOf(ground.cells),
    solid: areaOf(ground.cells.filter((cell) => cell.what === 'solid')),
    seams: seamsOf(ground),
    walls: runs(ground, 'wall'),
    rails: runs(ground, 'rail'),
    posts: [...ground.edges()]
      .filter((edge) => edge.border === 'rail')
      .flatMap(({ x, y, upright }) => [{ x, y }, upright ? { x, y: y + 1 } : { x: x + 1, y }]),
  }
}

/** A number that is always the same for a space, to scatter small things by. */
function scattered({ x, y }: Spot, salt: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453
  return mixed - Math.floor(mixed)
}

function middle(cells: readonly Spot[]): Spot {
  const sum = cells.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: (sum.x / cells.length + 0.5) * U, y: (sum.y / cells.length + 0.5) * U }
}

/** Rooms have one lamp; what is long has one for every few spaces of it. */
function lampsOf(room: string, cells: Cell[]): Lamp[] {
  const [{ set, kind }] = cells as [Cell, ...Cell[]]
  const parts = new Map<string, Cell[]>()
  for (const cell of cells) {
    const part = cells.length > 20 ? `${Math.floor((cell.x % SIZE) / 4)}-${Math.floor((cell.y % SIZE) / 4)}` : ''
    parts.set(part, [...(parts.get(part) ?? []), cell])
  }
  return [...parts].map(([part, some]) => ({
    id: `${room.replace(':', '-')}-${part}`,
    ...middle(some),
    reach: U * (1.5 + Math.sqrt(some.length) * 0.55),
    set,
    kind,
    d: areaOf(some),
  }))
}

/** Low spaces beside each other as rectangles: as wide as possible, then as high. */
function blocks(ground: Ground, low: Cell[]): Low[] {
  const left = new Set(low)
  const found: Low[] = []
  for (const cell of low) {
    if (!left.has(cell)) continue
    const isLow = (x: number, y: number): boolean => {
      const other = ground.cell(x, y)
      return other !== undefined && left.has(other)
    }
    let [width, height] = [1, 1]
    while (width < 4 && isLow(cell.x + width, cell.y)) width++
    const rowIsLow = (y: number): boolean =>
      Array.from({ length: width }, (_, n) => n).every((n) => isLow(cell.x + n, y))
    while (height < 3 && rowIsLow(cell.y + height)) height++
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) left.delete(ground.cell(cell.x + x, cell.y + y)!)
    found.push({ x: cell.x, y: cell.y, width, height, set: cell.set, look: lookOf(ground, cell) })
  }
  return found
}

/** What a low thing is: below a catwalk the floor falls away, in the processor coolant stands in vats. */
function lookOf(ground: Ground, cell: Cell): Low['look'] {
  const beside = [ground.cell(cell.x - 1, cell.y), ground.cell(cell.x, cell.y - 1)].find((each) => each?.kind)
  if (beside?.kind === 'catwalk') return 'pit'
  if (cell.set === 'processor') return 'vat'
  return (['console', 'bench', 'shelf'] as const)[Math.floor(scattered(cell, 5) * 3)]!
}

/** By kind of room: what lies or is painted on some of its floor, and how much of it. */
const DECALS: Record<string, [string, number][]> = {
  corridor: [
    ['drain', 0.1],
    ['arrow', 0.05],
    ['cable', 0.06],
  ],
  room: [
    ['mat', 0.08],
    ['stain', 0.07],
  ],
  store: [
    ['pallet', 0.2],
    ['stain', 0.08],
  ],
  tech: [
    ['cable', 0.2],
    ['hatch', 0.1],
  ],
  medical: [
    ['cross', 0.08],
    ['drain', 0.08],
  ],
  open: [
    ['stain', 0.1],
    ['tracks', 0.07],
  ],
  outside: [
    ['stones', 0.3],
    ['tracks', 0.08],
  ],
  nest: [
    ['resin', 0.55],
    ['stones', 0.1],
  ],
  catwalk: [['hatch', 0.06]],
  vehicle: [['tracks', 0.12]],
}

function decalOf(ground: Ground, cell: Cell): Floor['decals'] {
  let chance = scattered(cell, 1)
  for (const [look, often] of DECALS[cell.kind] ?? []) {
    if (chance < often) {
      const along = look === 'arrow' && ground.west(cell.x, cell.y) === 'open' ? 0 : 1
      const turn = 90 * (look === 'arrow' ? along : Math.floor(scattered(cell, 2) * 4))
      return [{ look, x: (cell.x + 0.5) * U, y: (cell.y + 0.5) * U, turn }]
    }
    chance -= often
  }
  return []
}

/** The name of a room is painted in its longest row. */
function stencilOf(room: string, cells: Cell[]): Stencil[] {
  const rows = new Map<number, Cell[]>()
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell])
  const all = [...rows.values()]
  const longest = Math.max(...all.map((row) => row.length))
  const widest = all.filter((row) => row.length === longest)
  const row = widest[Math.floor((widest.length - 1) / 2)]!
  const whole = row.every((cell, nth) => !nth || cell.x === row[nth - 1]!.x + 1) ? row : row.slice(0, 3)
  return whole.length < 2 ? [] : [{ room, ...middle(whole), long: whole.length * U }]
}

/** The joints between two spaces of floor, by which people count. */
function seamsOf(ground: Ground): string {
  const isFloor = (x: number, y: number): boolean => ground.cell(x, y)?.what === 'floor'
  let d = ''
  for (let y = 0; y <= ground.height; y++)
    for (let x = 0; x <= ground.width; x++) {
      if (isFloor(x, y) && isFloor(x - 1, y)) d += `M${x * U} ${y * U + 3}v${U - 6}`
      if (isFloor(x, y) && isFloor(x, y - 1)) d += `M${x * U + 3} ${y * U}h${U - 6}`
    }
  return d
}

/** Borders of one kind, those in a line joined. Between two spaces of rock none is drawn. */
function runs(ground: Ground, border: Border): string {
  const isSeen = (one: Cell | undefined, other: Cell | undefined): boolean =>
    [one, other].some((cell) => cell && cell.what !== 'solid')
  let d = ''
  for (let x = 0; x <= ground.width; x++)
    for (let y = 0, from = -1; y <= ground.height; y++) {
      const here = y < ground.height && ground.west(x, y) === border && isSeen(ground.cell(x - 1, y), ground.cell(x, y))
      if (here && from < 0) from = y
      if (!here && from >= 0) {
        d += `M${x * U} ${from * U}V${y * U}`
        from = -1
      }
    }
  for (let y = 0; y <= ground.height; y++)
    for (let x = 0, from = -1; x <= ground.width; x++) {
      const here = x < ground.width && ground.north(x, y) === border && isSeen(ground.cell(x, y - 1), ground.cell(x, y))
      if (here && from < 0) from = x
      if (!here && from >= 0) {
        d += `M${from * U} ${y * U}H${x * U}`
        from = -1
      }
    }
  return d
}
