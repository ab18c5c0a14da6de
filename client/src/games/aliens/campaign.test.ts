import { expect, test } from 'vitest'
import type { Line } from '../../shown'
import { missionsIn } from './campaign'

const line = (kind: string, text = kind, args: Record<string, unknown> = {}): Line => ({ kind, text, args })
const STORY = [
  line('mission-begins', 'Mission: Newt.'),
  line('turn-begins', 'Turn 1.', { turn: 1 }),
  line('moved'),
  line('character-lost', 'Frost is killed.'),
  line('turn-begins', 'Turn 2.', { turn: 2 }),
  line('mission-won', 'The squad has won.'),
  line('cards-return', '40 cards go back into the deck.'),
  line('mission-begins', 'Mission: Escape.'),
]

test('each mission has its turns and what is remembered of it', () => {
  const [first, second] = missionsIn(STORY)
  expect([first!.title, first!.turn]).toEqual(['Mission: Newt.', 2])
  expect(first!.lines.map(({ text }) => text)).toEqual([
    'Frost is killed.',
    'The squad has won.',
    '40 cards go back into the deck.',
  ])
  expect(second).toEqual({ title: 'Mission: Escape.', turn: 0, lines: [] })
})

test('a story that begins in the middle of a mission loses nothing', () => {
  const [first] = missionsIn(STORY.slice(3))
  expect([first!.title, first!.turn, first!.lines.length]).toEqual(['', 2, 3])
  expect(missionsIn([])).toEqual([])
})
