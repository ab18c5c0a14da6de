import { describe, expect, it } from 'vitest'
import type { Option } from '../../../shown'
import type { Person, Side, View } from '../view'
import { echoesIn } from './echoes'
import { Ground } from './ground'
import { barredIn, cellOf, lookedAt, optionsAt, refsAt, shooterOf, stopsIn, unlitIn, walkerAmid } from './scene'

const OPEN = `+${'-+'.repeat(12)}`
const rows = [
  OPEN,
  ...Array.from({ length: 23 }, (_, y) => (y % 2 ? `+${' '.repeat(23)}+` : `|${'c '.repeat(11)}c|`)),
  OPEN,
]
rows[1] = `|c cDc ${'c '.repeat(8)}c|`
const SIDE: Side = {
  ref: 'side:c1',
  set: 'colony',
  column: 0,
  row: 0,
  rows,
  rooms: [{ ref: 'room:c1-c', letter: 'c', kind: 'corridor' }],
}
const GROUND = new Ground([SIDE])

function person(id: string, seat: number | null, space: string, weapons: string[] = []): Person {
  const worn = weapons.map((ref) => ({ ref, jammed: false }))
  return {
    ref: `character:${id}`,
    seat,
    space,
    state: 'aboard',
    down: false,
    weapons: worn,
    equipment: [],
  } as unknown as Person
}

const VIEW = {
  viewer: 0,
  active: 'character:hicks',
  mission: 'mission:newt',
  sides: [SIDE],
  lit: { 'side:c1': [1, ...Array.from({ length: 11 }, () => 4095)] },
  doors: [{ ref: 'door:0', one: 'space:c1-b1', other: 'space:c1-c1', open: false, barricaded: true }],
  people: [person('hicks', 0, 'space:c1-b2', ['card:rifle']), person('frost', null, 'space:c1-k10', ['card:flamer'])],
  aliens: [{ ref: 'alien:3', space: 'space:c1-f2', kind: 'alien', count: 3 }],
  blips: [{ ref: 'blip:c1-l12', space: 'space:c1-l12', number: null, near: 10 }],
  points: [],
  tokens: [],
  sentries: [],
} as unknown as View

function option(id: string): Option {
  return { id, about: id.split('/').slice(1) } as unknown as Option
}

describe('what is on the boards', () => {
  it('is found by its reference, and a space by all that stands in it', () => {
    expect(cellOf('alien:3', VIEW, GROUND)?.ref).toBe('space:c1-f2')
    expect(cellOf('seat:0', VIEW, GROUND)?.ref).toBe('space:c1-b2')
    expect(refsAt(GROUND.space('space:c1-b2')!, VIEW)).toEqual([
      'character:hicks',
      'space:c1-b2',
      'room:c1-c',
      'side:c1',
    ])
  })

  it('stops whoever comes next to it, but not past a barricade', () => {
    const stops = stopsIn(VIEW, GROUND)
    expect(stops.has('space:c1-e1')).toBe(true)
    expect(stops.has('space:c1-d2')).toBe(false)
    expect([...barredIn(VIEW, GROUND)]).toEqual(['2,0,|'])
  })

  it('is dark where nobody looks', () => {
    expect(unlitIn(VIEW, GROUND).map((cell) => cell.x)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})

describe('an option', () => {
  const goes = ['space:c1-j9', 'space:c1-l11'].map((ref) => GROUND.space(ref)!)

  it('of a space leaves out a step where one can go at once', () => {
    const all = [option('go/space:c1-b3'), option('step/space:c1-b3'), option('spot/space:c1-b4')]
    expect(optionsAt(GROUND.space('space:c1-b3')!, VIEW, all).map(({ id }) => id)).toEqual(['go/space:c1-b3'])
  })

  it('to walk is of whoever stands amid it, and to shoot of whoever has the weapon', () => {
    expect(walkerAmid(goes, VIEW, GROUND)?.ref).toBe('space:c1-k10')
    const shot = option('attack/card:flamer/alien:3')
    expect(shooterOf(shot, cellOf('alien:3', VIEW, GROUND)!, VIEW, GROUND)?.ref).toBe('space:c1-k10')
  })

  it('is looked at if it is far from whoever acts', () => {
    expect(lookedAt('', [], VIEW, GROUND)?.ref).toBe('space:c1-b2')
    expect(lookedAt('', [option('tunnel/space:c1-l1')], VIEW, GROUND)?.ref).toBe('space:c1-l1')
    expect(lookedAt('alien:3', [option('tunnel/space:c1-l1')], VIEW, GROUND)?.ref).toBe('space:c1-f2')
  })
})

describe('the tracker', () => {
  it('lists what moves by how far it is from the nearest hero', () => {
    expect(echoesIn(VIEW, GROUND).map(({ ref, far, direction, seen }) => [ref, far, direction, seen])).toEqual([
      ['alien:3', 4, 'e', true],
      ['blip:c1-l12', 10, 'se', false],
    ])
  })
})
