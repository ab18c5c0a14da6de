import { expect, test } from 'vitest'
import type { Option } from '../shown'
import { grouped, inOrder } from './order'

const option = (id: string, group: string): Option => ({ id, group }) as unknown as Option
const OPTIONS = [
  option('pass', 'other'),
  option('a', 'item'),
  option('b', 'trick'),
  option('c', 'fight'),
  option('d', 'item'),
]

test('options stand group by group, and passing is apart', () => {
  expect(grouped(OPTIONS).map(([group, held]) => [group, held.map((each) => each.id)])).toEqual([
    ['fight', ['c']],
    ['item', ['a', 'd']],
    ['trick', ['b']],
  ])
})

test('an option of a group nobody has heard of is offered all the same', () => {
  expect(inOrder(OPTIONS).map((each) => each.id)).toEqual(['c', 'a', 'd', 'b', 'pass'])
})

test('nothing to choose is in no group', () => {
  expect(grouped([])).toEqual([])
  expect(grouped([option('pass', 'other')])).toEqual([])
})
