import { describe, expect, test } from 'vitest'
import type { Corridor, Room } from '../view'
import { HIGH, middleOf, WIDE } from './geometry'
import { routes } from './routes'

const room = (number: number, x: number, y: number, exits: object[] = []): Room =>
  ({ ref: `room:${number}`, x, y, exits }) as unknown as Room
const corridor = (ref: string, ...ends: number[]): Corridor =>
  ({ ref, ends: ends.map((end) => `room:${end}`) }) as unknown as Corridor

/** Two rooms side by side, one below the first, and one far away. */
const ROOMS = [room(1, 0, 0), room(2, 200, 0), room(3, 0, 300), room(4, 600, 600)]
const CORRIDORS = [corridor('corridor:1-4', 1, 4), corridor('corridor:1-2', 1, 2), corridor('corridor:1-3', 1, 3)]

describe('the ways of a board', () => {
  const laid = routes(CORRIDORS, ROOMS)
  const way = (ref: string) => laid.find((each) => each.corridor === ref)!

  test('are one for each corridor between two rooms', () => {
    expect(laid.map((each) => each.corridor).sort()).toEqual(['corridor:1-2', 'corridor:1-3', 'corridor:1-4'])
  })

  test('begin and end in the walls of their rooms', () => {
    for (const route of laid)
      for (const [nth, port] of route.ports.entries()) {
        const end = CORRIDORS.find((each) => each.ref === route.corridor)!.ends[nth]
        const middle = middleOf(ROOMS.find((each) => each.ref === end)!)
        const off = [Math.abs(port.at.x - middle.x) / (WIDE / 2), Math.abs(port.at.y - middle.y) / (HIGH / 2)]
        expect(Math.max(...off)).toBeCloseTo(1)
        expect(route.points[nth ? route.points.length - 1 : 0]).toEqual(port.at)
      }
  })

  test('run straight between neighbours, with the number in the middle', () => {
    expect(way('corridor:1-2').points).toHaveLength(2)
    expect(way('corridor:1-2').middle.x).toBe(middleOf({ x: 100, y: 0 }).x)
    expect(Math.abs(way('corridor:1-2').angle) % 180).toBe(0)
    expect(Math.abs(way('corridor:1-3').angle)).toBe(90)
  })

  test('are found once for a board', () => {
    expect(routes(CORRIDORS, [...ROOMS])).toBe(laid)
    expect(routes(CORRIDORS, [...ROOMS.slice(0, 3), room(4, 600, 601)])).not.toBe(laid)
  })

  test('keep clear of a room between their ends', () => {
    const row = [room(1, 0, 0), room(2, 250, 0), room(3, 500, 0)]
    const [route] = routes([corridor('corridor:1-3', 1, 3)], row)
    const middle = middleOf(row[1]!)
    const inside = route!.points.filter(
      ({ x, y }) => Math.abs(x - middle.x) < WIDE / 2 && Math.abs(y - middle.y) < HIGH / 2,
    )
    expect(inside).toEqual([])
    expect(route!.points.length).toBeGreaterThan(2)
  })

  test('leave the lower left corner to a hatch', () => {
    const hatch = { corridor: 'corridor:technical', to: null, numbers: [] }
    const [route] = routes([corridor('corridor:1-3', 1, 3)], [room(1, 0, 0, [hatch]), room(3, -60, 300)])
    const { at, out } = route!.ports[0]
    expect(out.y > 0 && at.x < 0).toBe(false)
  })
})

describe('what is not a way', () => {
  test('is not laid: spots that only hold noise, and corridors with one end', () => {
    const others = [corridor('area:1', 1, 2), corridor('corridor:technical', 1)]
    expect(routes(others, [room(1, 0, 0), room(2, 300, 0)])).toEqual([])
  })

  test('is a board without rooms or corridors', () => {
    expect(routes([], [])).toEqual([])
  })
})
