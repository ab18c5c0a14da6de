import { describe, expect, test } from 'vitest'
import { apply } from './live.svelte'
import type { Path, Screen } from './shown'

type Patch = [Path, unknown?][]

function changed(screen: object, patch: Patch): unknown {
  apply(screen as Screen, patch)
  return screen
}

describe('a change of the screen', () => {
  test('puts a value where its path leads', () => {
    expect(changed({ view: { round: 1 } }, [[['view', 'round'], 2]])).toEqual({ view: { round: 2 } })
  })

  test('goes into lists by number', () => {
    const screen = { view: { pawns: [{ steps: 0 }, { steps: 0 }] } }
    expect(changed(screen, [[['view', 'pawns', 1, 'steps'], 2]])).toEqual({
      view: { pawns: [{ steps: 0 }, { steps: 2 }] },
    })
  })

  test('takes away what comes without a value', () => {
    expect(changed({ prompt: { text: 'Pass?' }, table: {} }, [[['prompt']]])).toEqual({ table: {} })
  })

  test('keeps a value that is null or undefined apart from one that is gone', () => {
    expect(changed({ a: 1, b: 1 }, [[['a'], null]])).toEqual({ a: null, b: 1 })
    expect(changed({ a: 1, b: 1 }, [[['a'], undefined]])).toHaveProperty('a', undefined)
  })

  test('adds what was not there', () => {
    expect(changed({ table: {} }, [[['outcome'], { lines: [] }]])).toEqual({ table: {}, outcome: { lines: [] } })
  })

  test('is made in the order in which it is told', () => {
    const patch: Patch = [
      [['view'], { squares: [] }],
      [['view', 'squares', 0], { ref: 'square:1' }],
      [['view', 'squares', 0, 'taken'], true],
    ]
    expect(changed({}, patch)).toEqual({ view: { squares: [{ ref: 'square:1', taken: true }] } })
  })

  test('leaves everything else the very same', () => {
    const pawns = [{ steps: 0 }]
    const screen = { view: { pawns, round: 1 } }
    apply(screen as unknown as Screen, [[['view', 'round'], 2]])
    expect(screen.view.pawns).toBe(pawns)
  })

  test('that is empty changes nothing', () => {
    expect(changed({ a: [1] }, [])).toEqual({ a: [1] })
  })

  test('that does not fit the screen is refused loudly', () => {
    expect(() => changed({ table: {} }, [[['view', 'round'], 2]])).toThrow(TypeError)
  })
})
