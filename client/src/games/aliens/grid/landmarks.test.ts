import { describe, expect, it } from 'vitest'
import type { Option } from '../../../shown'
import type { Person, Side, View } from '../view'
import { Ground, type Cell } from './ground'
import { landmarksIn, nextOf, strideOf, type Landmark } from './landmarks'

/** Twelve columns of floor: four of a corridor, four of a store, and four of a laboratory. */
const ROW = `|${'c '.repeat(4)}${'s '.repeat(4)}${'l '.repeat(3)}l|`
const SIDE: Side = {
  ref: 'side:c1',
  set: 'colony',
  column: 0,
  row: 0,
  rows: Array.from({ length: 25 }, (_, y) => (y % 2 ? ROW : `+${' '.repeat(23)}+`)),
  rooms: ['c', 's', 'l'].map((letter) => ({ ref: `room:c1-${letter}`, letter, kind: 'room' })),
}
const GROUND = new Ground([SIDE])

function person(id: string, seat: number | null, space: string): Person {
  return { ref: `character:${id}`, seat, space, state: 'aboard' } as unknown as Person
}

const VIEW = {
  viewer: 0,
  active: 'character:frost',
  people: [
    person('hicks', 0, 'space:c1-b2'),
    person('frost', null, 'space:c1-k10'),
    person('hudson', 0, 'space:c1-c4'),
  ],
  aliens: [{ ref: 'alien:3', space: 'space:c1-f2', kind: 'alien', count: 3 }],
  blips: [
    { ref: 'blip:c1-l12', space: 'space:c1-l12', number: null, near: 9 },
    { ref: 'blip:c1-a1', space: 'space:c1-a1', number: null, near: 1 },
  ],
  doors: [{ ref: 'door:0', one: 'space:c1-a12', other: 'space:c1-b12', open: false, barricaded: false }],
  points: [],
  tokens: [],
  sentries: [],
} as unknown as View

function option(id: string): Option {
  return { id, about: id.split('/').slice(1) } as unknown as Option
}
const OPTIONS = [
  option('go/space:c1-b9'),
  option('go/space:c1-j9'),
  option('attack/card:rifle/alien:3'),
  option('barricade/door:0'),
  option('pass'),
]

const at = (ref: string): Cell => GROUND.space(`space:c1-${ref}`)!
const names = (kind: Landmark, view = VIEW): string[] =>
  landmarksIn(kind, view, GROUND, OPTIONS).map((cell) => cell.ref.slice(9))
function pressed(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more } as KeyboardEvent
}

describe('landmarks', () => {
  it('are the middles of all rooms, as they lie on the boards', () => {
    expect(names('room')).toEqual(['b6', 'f6', 'j6'])
  })

  it('are what moves, the nearest to a hero first', () => {
    expect(names('contact')).toEqual(['a1', 'f2', 'l12'])
  })

  it('are the spaces options offer and where their targets stand, the nearest to whoever acts first', () => {
    expect(names('offer')).toEqual(['j9', 'f2', 'b9'])
  })

  it('are the heroes of the viewer; for a spectator whoever is active', () => {
    expect(names('hero')).toEqual(['b2', 'c4'])
    expect(names('hero', { ...VIEW, viewer: null })).toEqual(['k10'])
  })
})

describe('the next landmark', () => {
  const rooms = landmarksIn('room', VIEW, GROUND, [])
  const contacts = landmarksIn('contact', VIEW, GROUND, [])

  it('follows the room one is in, wherever in it', () => {
    expect(nextOf(rooms, at('a1'), 'room', 1)).toBe(at('f6'))
    expect(nextOf(rooms, at('a1'), 'room', -1)).toBe(at('j6'))
  })

  it('is the first, or going back the last, for a cursor that is at none', () => {
    expect(nextOf(contacts, at('b2'), 'contact', 1)).toBe(at('a1'))
    expect(nextOf(contacts, at('b2'), 'contact', -1)).toBe(at('l12'))
    expect(nextOf(contacts, at('l12'), 'contact', 1)).toBe(at('a1'))
    expect(nextOf([], at('b2'), 'contact', 1)).toBeUndefined()
  })
})

describe('a key', () => {
  it('leads on, and with Shift back', () => {
    expect(strideOf(pressed('PageUp'))).toEqual(['room', -1])
    expect(strideOf(pressed('n'))).toEqual(['contact', 1])
    expect(strideOf(pressed('N', { shiftKey: true }))).toEqual(['contact', -1])
  })

  it('of the browser is left alone', () => {
    expect(strideOf(pressed('n', { ctrlKey: true }))).toBeUndefined()
    expect(strideOf(pressed('x'))).toBeUndefined()
  })
})
