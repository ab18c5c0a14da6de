import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answerable } from '../live.svelte'
import type { Option, Prompt } from '../shown'
import { Gathering } from './gathering.svelte'

const option = (id: string, ...about: string[]): Option => ({ id, text: id, about }) as unknown as Option
const DISCARD = [option('discard/a', 'card:a'), option('discard/b', 'card:b'), option('discard/c', 'card:c')]

function prompt(number: string, options = DISCARD, more: Partial<Prompt> = {}): Prompt {
  return { prompt: number, gather: 'discard', count: 0, options, ...more } as Prompt
}

/** A table that notes what it is answered; the test says what it asks next. */
class Asking {
  screen: { prompt: Prompt | null; words: { piles: object[] } } = { prompt: null, words: { piles: [] } }
  sent = ''
  refusal = ''
  trouble = ''
  answer = vi.fn((_id: string) => void (this.sent = this.screen.prompt!.prompt))

  asks(next: Prompt | null): void {
    this.screen.prompt = next
    this.sent = ''
  }
}

let table: Asking
let gathering: Gathering

beforeEach(() => {
  table = new Asking()
  gathering = new Gathering(table as unknown as Answerable)
})

function ask(next: Prompt | null): void {
  table.asks(next)
  gathering.follow()
}

describe('what is gathered', () => {
  test('is ticked only where a question gathers more than one thing', () => {
    expect(gathering.on).toBe(false)
    ask(prompt('1'))
    expect(gathering.on).toBe(true)
    ask(prompt('2', DISCARD, { count: 1 }))
    expect(gathering.on).toBe(false)
    ask(prompt('3', DISCARD, { gather: '' }))
    expect(gathering.on).toBe(false)
  })

  test('has a tick for every copy, and none for the option that ends the matter', () => {
    table.screen.words.piles = [{ pile: 'hand', things: [{ ref: 'card:b', count: 2 }] }]
    ask(prompt('1', [...DISCARD, option('done')]))
    expect(gathering.ticks.map((tick) => tick.key)).toEqual([
      'discard/a 0',
      'discard/b 0',
      'discard/b 1',
      'discard/c 0',
    ])
  })

  test('cannot be more than is due', () => {
    ask(prompt('1', DISCARD, { count: 2 }))
    for (const tick of gathering.ticks) gathering.toggle(tick.key)
    expect(gathering.ticked).toEqual(['discard/a 0', 'discard/b 0'])
    expect(gathering.ready).toBe(true)
  })

  test('is not confirmed before all that is due is ticked', () => {
    ask(prompt('1', DISCARD, { count: 2 }))
    gathering.toggle('discard/a 0')
    gathering.confirm()
    expect(table.answer).not.toHaveBeenCalled()
  })

  test('can be fewer than is due where something ends the matter', () => {
    ask(prompt('1', [...DISCARD, option('done')], { count: 2 }))
    expect(gathering.ready).toBe(true)
    gathering.toggle('discard/a 0')
    gathering.confirm()
    expect(table.answer.mock.lastCall).toEqual(['discard/a'])
    ask(prompt('2', [DISCARD[1]!, option('done')], { count: 1 }))
    expect(table.answer.mock.lastCall).toEqual(['done'])
  })

  test('comes from a pile as often as is due', () => {
    ask(prompt('1', [option('discard/pile:deck', 'pile:deck'), ...DISCARD], { count: 3 }))
    expect(gathering.ticks.filter((tick) => tick.option.about[0] === 'pile:deck')).toHaveLength(3)
    for (const tick of gathering.ticks) gathering.toggle(tick.key)
    expect(gathering.ticked).toHaveLength(3)
    expect(gathering.full).toBe(true)
  })

  test('can be ticked and unticked by pressing the thing itself', () => {
    ask(prompt('1'))
    gathering.press(DISCARD[0]!)
    expect(gathering.has('discard/a 0')).toBe(true)
    gathering.press(DISCARD[0]!)
    expect(gathering.ticked).toEqual([])
  })

  test('is forgotten when something else is asked', () => {
    ask(prompt('1'))
    gathering.toggle('discard/a 0')
    ask(prompt('2'))
    expect(gathering.ticked).toEqual([])
  })
})

describe('answers in one gesture', () => {
  test('are given one after another, each to its own question, and the matter is ended', () => {
    const asked = [...DISCARD, option('done')]
    ask(prompt('1', asked))
    gathering.give(['discard/a', 'discard/b'])
    expect(table.answer.mock.calls).toEqual([['discard/a']])
    gathering.follow()
    expect(table.answer).toHaveBeenCalledTimes(1)
    ask(prompt('2', asked))
    ask(prompt('3', asked))
    expect(table.answer.mock.calls.flat()).toEqual(['discard/a', 'discard/b', 'done'])
    expect(gathering.going).toBe(false)
  })

  test('stop, and say so, when another kind of question comes between', () => {
    ask(prompt('1'))
    gathering.give(['discard/a', 'discard/b'])
    ask(prompt('2', DISCARD, { gather: 'other' }))
    expect(table.answer.mock.calls).toEqual([['discard/a']])
    expect(gathering.going).toBe(false)
    expect(gathering.note).not.toBe('')
  })

  test('stop when the next of them is not offered any more', () => {
    ask(prompt('1'))
    gathering.give(['discard/a', 'discard/b'])
    ask(prompt('2', [DISCARD[2]!]))
    expect(table.answer).toHaveBeenCalledTimes(1)
    expect(gathering.note).not.toBe('')
  })

  test('that only lack the end of a matter which ended by itself stop without a word', () => {
    ask(prompt('1', [...DISCARD, option('done')]))
    gathering.give(['discard/a'])
    ask(null)
    expect(gathering.going).toBe(false)
    expect(gathering.note).toBe('')
  })

  test('are given up when one of them is refused', () => {
    ask(prompt('1'))
    gathering.give(['discard/a', 'discard/b'])
    table.sent = ''
    table.refusal = 'not now'
    gathering.follow()
    expect(gathering.going).toBe(false)
  })

  test('cannot be given where nothing is asked', () => {
    gathering.give(['discard/a'])
    expect(table.answer).not.toHaveBeenCalled()
  })
})
