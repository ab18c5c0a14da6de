import { expect, test } from 'vitest'
import type { Screen } from '../../../shown'
import { taughtAt, taughtOn } from './taught'

const rows = [
  `+${'-+'.repeat(12)}`,
  ...Array.from({ length: 23 }, (_, y) => (y % 2 ? `+${' '.repeat(23)}+` : `|${'c '.repeat(11)}c|`)),
  `+${'-+'.repeat(12)}`,
]

function lesson(...about: string[]): Screen {
  const view = {
    mission: 'mission:newt',
    sides: [
      { ref: 'side:c1', set: 'colony', column: 0, row: 0, rows, rooms: [{ ref: 'room:c1-c', letter: 'c', kind: '' }] },
    ],
    people: [{ ref: 'character:hicks', seat: 0, space: 'space:c1-b3' }],
    aliens: [{ ref: 'alien:0', space: 'space:c1-d3', count: 2 }],
    blips: [{ ref: 'blip:4', space: 'space:c1-f3' }],
    doors: [{ ref: 'door:1', one: 'space:c1-a1', other: 'space:c1-b1' }],
    points: [],
    sentries: [],
  }
  return { view, lesson: { about } } as unknown as Screen
}

test('a hero, a space and a door are ringed where they are', () => {
  expect(taughtOn(lesson('seat:0'))).toEqual([{ x: 60, y: 100 }])
  expect(taughtOn(lesson('space:c1-c1'))).toEqual([{ x: 100, y: 20 }])
  expect(taughtOn(lesson('door:1'))).toEqual([{ x: 40, y: 20 }])
})

test('whatever hunts is ringed, and looked at in the middle', () => {
  const both = lesson('hunter')
  expect(taughtOn(both)).toEqual([
    { x: 140, y: 100 },
    { x: 220, y: 100 },
  ])
  expect(taughtAt(both)).toEqual({ x: 4, y: 2 })
})

test('a step about nothing moves nothing', () => {
  expect(taughtOn(lesson())).toEqual([])
  expect(taughtAt(lesson())).toBeNull()
  expect(taughtAt(lesson('hunter:none'))).toBeNull()
})
