import { describe, expect, it } from 'vitest'
import type { Side } from '../view'
import { between, Ground, keyOf, nameOf, writtenOf } from './ground'
import { areaOf, cropAround, directionTo, far, outlineOf, viewBoxOf, wayTo } from './reach'

/** A side of open floor with some borders and spaces drawn over it, as column, row and character of the map. */
function side(ref: string, column: number, drawn: [number, number, string][] = []): Side {
  const rows = Array.from({ length: 25 }, (_, y) =>
    Array.from({ length: 25 }, (_, x): string => (y % 2 && x % 2 ? 'c' : ' ')),
  )
  for (let n = 1; n < 25; n += 2) for (const at of [0, 24]) [rows[at]![n], rows[n]![at]] = ['-', '|']
  for (const [x, y, what] of drawn) rows[y]![x] = what
  const rooms = [{ ref: `room:${ref}-c`, letter: 'c', kind: 'corridor' }]
  return { ref: `side:${ref}`, set: 'colony', column, row: 0, rows: rows.map((row) => row.join('')), rooms }
}

const PLAIN = new Ground([side('c1', 0)])
/** Two sides with an opening between them at the fourth row, where only one of them has a door. */
const JOINED = new Ground([side('c1', 0, [[24, 7, ' ']]), side('p2', 1, [[0, 7, 'D']])])

describe('a grid', () => {
  it('has a space with a name for each odd column and row of its maps', () => {
    expect([PLAIN.width, PLAIN.height, PLAIN.cells.length]).toEqual([12, 12, 144])
    expect(PLAIN.space('space:c1-k5')).toMatchObject({ x: 10, y: 4, room: 'room:c1-c', kind: 'corridor' })
    expect(JOINED.space('space:p2-a4')).toMatchObject({ x: 12, y: 3 })
    expect([nameOf(11, 11), writtenOf('space:c1-k5')]).toEqual(['l12', 'C1 K5'])
  })

  it('tells solid rock and low things from floor', () => {
    const ground = new Ground([
      side('c1', 0, [
        [1, 1, '#'],
        [3, 1, '~'],
      ]),
    ])
    expect(ground.cells.slice(0, 3).map((cell) => cell.what)).toEqual(['solid', 'low', 'floor'])
    expect(ground.space('space:c1-a1')).toBeUndefined()
  })

  it('closes a seam as far as the more closed of two rims does', () => {
    expect(JOINED.west(12, 3)).toBe('door')
    expect(JOINED.west(12, 4)).toBe('wall')
    expect(JOINED.canStep({ x: 11, y: 3 }, 1, 0)).toBe(true)
    expect(JOINED.canStep({ x: 11, y: 4 }, 1, 0)).toBe(false)
  })

  it('lets nobody step across rails, barred doors, or the corner of anything', () => {
    const ground = new Ground([side('c1', 0, [[2, 1, ':']])])
    expect(ground.canStep({ x: 0, y: 0 }, 1, 0)).toBe(false)
    expect(ground.canStep({ x: 0, y: 1 }, 1, -1)).toBe(false)
    expect(ground.canStep({ x: 0, y: 1 }, 1, 1)).toBe(true)
    const door = between({ x: 11, y: 3 }, { x: 12, y: 3 })
    expect(JOINED.canStep({ x: 11, y: 3 }, 1, 0, new Set([keyOf(door)]))).toBe(false)
  })

  it('lists what is drawn between spaces', () => {
    const found = [...JOINED.edges()].filter((edge) => edge.border === 'door')
    expect(found).toEqual([{ x: 12, y: 3, upright: true, border: 'door' }])
  })
})

describe('a way', () => {
  const at = (ref: string) => JOINED.space(`space:${ref}`)!

  it('is a shortest one through the only door', () => {
    const way = wayTo(JOINED, at('c1-k4'), at('p2-b4'))
    expect(way.map((cell) => cell.ref.slice(6))).toEqual(['c1-k4', 'c1-l4', 'p2-a4', 'p2-b4'])
  })

  it('does not lead through what is taken, nor on from where one stops', () => {
    const [from, to] = [at('c1-k4'), at('p2-b4')]
    expect(wayTo(JOINED, from, to, { taken: new Set(['space:p2-a4']) })).toEqual([])
    expect(wayTo(JOINED, from, to, { stops: new Set(['space:c1-l4']) })).toEqual([])
    expect(wayTo(JOINED, from, at('c1-l4'), { stops: new Set(['space:c1-l4']) })).toHaveLength(2)
  })

  it('is as far as the larger of two differences, and lies in one of eight directions', () => {
    expect(far({ x: 1, y: 1 }, { x: 4, y: 3 })).toBe(3)
    expect(directionTo({ x: 4, y: 4 }, { x: 4, y: 0 })).toBe('n')
    expect(directionTo({ x: 4, y: 4 }, { x: 8, y: 8 })).toBe('se')
    expect(directionTo({ x: 4, y: 4 }, { x: 0, y: 5 })).toBe('w')
    expect(directionTo({ x: 4, y: 4 }, { x: 4, y: 4 })).toBeNull()
  })
})

describe('a part of the grid', () => {
  it('is around a space as far as the boards reach', () => {
    expect(cropAround({ x: 6, y: 6 }, 7, 7, PLAIN)).toEqual({ x: 3, y: 3, width: 7, height: 7 })
    expect(cropAround({ x: 0, y: 11 }, 7, 7, PLAIN)).toEqual({ x: 0, y: 5, width: 7, height: 7 })
    expect(cropAround({ x: 11, y: 6 }, 7, 7, PLAIN, 2)).toMatchObject({ x: 7, y: 3 })
    expect(cropAround({ x: 3, y: 3 }, 14, 7, PLAIN)).toMatchObject({ x: -1, y: 0 })
    expect(viewBoxOf({ x: 1, y: 2, width: 3, height: 4 }, 5)).toBe('35 75 130 170')
  })

  it('has one outline and few rectangles', () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]
    expect(areaOf(cells)).toBe('M0 0h80v40h-80z')
    expect(outlineOf(cells)).toBe('M0 0H40M0 40H40M0 0V40M40 0H80M80 0V40M40 40H80')
  })
})
