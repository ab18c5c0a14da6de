import { expect, test } from 'vitest'
import { chaptersOf } from './rounds'

const of = (chapter: string, ...rounds: number[]) => rounds.map((round) => ({ round, chapter }))

test('rounds of a game that counts them once are one chapter without a name', () => {
  expect(chaptersOf(of('', 0, 1, 2))).toEqual([{ name: '', from: 0, rounds: of('', 0, 1, 2) }])
})

test('a chapter begins where another one is named', () => {
  const chapters = chaptersOf([...of('Newt', 0, 1), ...of('Escape', 1, 2)])
  expect(chapters.map(({ name, from, rounds }) => [name, from, rounds.length])).toEqual([
    ['Newt', 0, 2],
    ['Escape', 2, 2],
  ])
})

test('a mission that is played again is a chapter of its own', () => {
  expect(chaptersOf([...of('Rescue', 0, 1, 2), ...of('Rescue', 0, 1)]).map(({ from }) => from)).toEqual([0, 3])
})

test('nothing has no chapters', () => {
  expect(chaptersOf([])).toEqual([])
})
