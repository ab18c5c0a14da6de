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

test('whom it waits for is told in a sentence, and not as a part of the board', async () => {
  const { board } = await uiOf('unheard-of')
  const screen = {
    table: { you: 1 },
    view: { waiting: [{ seat: 1, ask: 'ask-race' }] },
    waiting: [{ seat: 1, text: 'Ann is to move.' }],
  }
  const shown = render(board, { props: { screen } as unknown as BoardProps }).body
  expect(shown).toMatch(/class="waiting[^"]* you[^"]*"[^>]*>\s*Ann is to move\./)
  expect(shown).not.toMatch(/ask.race/)
})

test('a grid is a table', async () => {
  const shown = await board({
    grid: [
      ['x', ''],
      ['', [0, 1]],
    ],
  })
  expect(shown.match(/<tr/g)).toHaveLength(2)
  expect(shown).toMatch(/>0, 1<\/td>/)
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
