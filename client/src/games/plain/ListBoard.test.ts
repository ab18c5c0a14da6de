import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { BoardProps } from '../game'
import { frontOf, uiOf } from '../index'

/** What a screen reader would find on the board of a game nobody has heard of. */
async function board(view: object): Promise<string> {
  const { board } = await uiOf('unheard-of')
  return render(board, { props: { screen: { view } } as BoardProps }).body.replace(/<!--.*?-->/g, '')
}

test('a game unknown to this client has a board and nothing else that would need to know it', async () => {
  expect(Object.keys(await uiOf('unheard-of'))).toEqual(['board'])
  expect(await frontOf('unheard-of')).toBeUndefined()
})

test('the board of an unknown game lists what its view holds', async () => {
  const shown = await board({ round: 2, piles: [{ name: 'Well', cards: 3 }] })
  expect(shown).toMatch(/role="region"/)
  expect(
    shown
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('round 2 piles 1 Well 1 cards 3')
})

test('what lies deep begins folded', async () => {
  const shown = await board({ a: { b: { c: { d: { e: 1 } } } } })
  expect(shown.match(/<details open/g)).toHaveLength(2)
  expect(shown.match(/<details/g)).toHaveLength(4)
})

test('an empty view is an empty board', async () => {
  expect(await board({})).not.toMatch(/<li/)
})

test('the parts of a game are fetched once', () => {
  expect(uiOf('unheard-of')).toBe(uiOf('unheard-of'))
})
