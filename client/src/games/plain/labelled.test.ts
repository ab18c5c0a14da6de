import { describe, expect, test } from 'vitest'
import { partsOf, plainly } from './labelled'

describe('a view as labelled values', () => {
  test('names numbers and words by their keys', () => {
    expect(partsOf({ round: 3, active_player: 'seat:1' })).toEqual([
      { label: 'round', text: '3', items: [] },
      { label: 'active player', text: '1', items: [] },
    ])
  })

  test('says a list of plain values in one line', () => {
    expect(partsOf({ hand: ['card:red-ace', 'card:two'] })).toEqual([
      { label: 'hand', text: 'red ace, two', items: [] },
    ])
  })

  test('goes into what holds others, each called by its name or its number', () => {
    const [piles] = partsOf({ piles: [{ name: 'Well', cards: 2 }, { cards: 1 }] })
    expect(piles!.items.map((each) => each.label)).toEqual(['Well', '2'])
    expect(piles!.items[1]!.items).toEqual([{ label: 'cards', text: '1', items: [] }])
  })

  test('keeps what has nothing but a name', () => {
    expect(partsOf({ people: [{ name: 'Ann' }, { name: '' }] })[0]!.items).toEqual([
      { label: 'Ann', text: '', items: [] },
    ])
  })

  test('leaves out what says nothing, but not a zero', () => {
    expect(partsOf({ a: null, b: '', c: false, d: [], e: {}, f: { g: [] }, h: undefined })).toEqual([])
    expect(partsOf({ score: 0 })).toEqual([{ label: 'score', text: '0', items: [] }])
  })

  test('marks what is so', () => {
    expect(partsOf({ passed: true })).toEqual([{ label: 'passed', text: '✓', items: [] }])
  })

  test('keeps every cell of a grid in its place', () => {
    expect(
      partsOf({
        grid: [
          ['x', null],
          [[0, 1], []],
        ],
      }),
    ).toEqual([
      {
        label: 'grid',
        text: '',
        items: [],
        grid: [
          ['x', ''],
          ['0, 1', ''],
        ],
      },
    ])
  })

  test('takes lists of other things for no grid', () => {
    expect(partsOf({ hands: [['x', 'o']] })[0]!.items).toEqual([{ label: '1', text: 'x, o', items: [] }])
    expect(partsOf({ piles: [[{ card: 1 }], []] })[0]!.grid).toBeUndefined()
    expect(partsOf([])).toEqual([])
  })
})

test.each([
  ['square:row-1', 'row 1'],
  ['self_destruct', 'self destruct'],
  ['seat:', 'seat:'],
  ['', ''],
])('%j is read as %j', (word, said) => expect(plainly(word)).toBe(said))
