import { expect, test } from 'vitest'
import { inlined } from './inlined'

const alone = (sheet: string): string => inlined([sheet])[0]!

test('a token of the page is replaced by its value', () => {
  const sheet =
    ':root{--harm:#f08a72;--touch:44px}.a{color:var(--harm);border:1px solid var(--harm)}.b{height:var(--touch)}'
  expect(alone(sheet)).toBe('.a{color:#f08a72;border:1px solid #f08a72}.b{height:44px}')
})

test('a token of one sheet is a token of all', () => {
  expect(inlined(['.late{color:var(--ink)}', ':root{--ink:#eee}'])).toEqual(['.late{color:#eee}', ''])
})

test('what else is said of the page stays', () => {
  expect(alone(':root{--ink:#eee;color-scheme:dark}p{color:var(--ink)}')).toBe(':root{color-scheme:dark}p{color:#eee}')
})

test('what something else sets as well is no constant', () => {
  const sheet = ':root{--own:red}.a{--own:blue}.b{fill:var(--own)}.c{fill:var(--other,var(--own))}'
  expect(alone(sheet)).toBe(sheet)
})

test('a token may be the fallback of something that is set in the page', () => {
  expect(alone(':root{--usual:#ccc}.a{fill:var(--accent,var(--usual))}')).toBe('.a{fill:var(--accent,#ccc)}')
})
