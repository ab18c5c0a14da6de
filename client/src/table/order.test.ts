import { expect, test } from 'vitest'
import type { Option } from '../shown'
import { grouped, inOrder } from './order'

const option = (id: string, group: string): Option => ({ id, group }) as unknown as Option
const OPTIONS = [
  option('pass', 'other'),
  option('a', 'tool'),
  option('b', 'trick'),
  option('c', 'fight'),
  option('d', 'tool'),
]
const PROMPT = { groups: ['fight', 'tool', 'other'], options: OPTIONS }

test('options stand group by group as the game orders them, and passing is apart', () => {
  expect(grouped(PROMPT).map(([group, held]) => [group, held.map((each) => each.id)])).toEqual([
    ['fight', ['c']],
    ['tool', ['a', 'd']],
    ['trick', ['b']],
  ])
})

test('an option of a group nobody has heard of is offered all the same', () => {
  expect(inOrder(PROMPT).map((each) => each.id)).toEqual(['c', 'a', 'd', 'b', 'pass'])
})

test('nothing to choose is in no group', () => {
  expect(grouped({ groups: ['fight'], options: [] })).toEqual([])
  expect(grouped({ groups: ['other'], options: [option('pass', 'other')] })).toEqual([])
})
