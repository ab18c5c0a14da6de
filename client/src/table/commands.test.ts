import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import type { Live } from '../live.svelte'
import type { Option } from '../shown'
import { Commands } from './commands'
import type { Deciding } from './deciding.svelte'
import type { Usual } from './keys.svelte'

interface Server {
  /** What can be typed, as the server names it; the rest of the words are their own names. */
  WORDS: Record<string, string>
  rulesAbout: Mock<(words: string, game: string) => Promise<{ text: string }[]>>
}

const { WORDS, rulesAbout } = vi.hoisted((): Server => ({
  WORDS: {
    'command-help': '? help',
    'command-square': 'q square',
    'command-ways': 'o ways',
    'command-rules': 'rules',
    'command-rule': 'why rule',
    'command-undo': 'undo',
    'command-hand': 'h hand',
    'command-verbosity': 'verbosity',
    'level-brief': 'brief short',
    'level-normal': 'normal',
    'level-full': 'full',
  },
  rulesAbout: vi.fn(() => Promise.resolve([])),
}))

vi.mock('../words.svelte', () => ({
  t: (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' '),
  named: (id: string) => WORDS[id] ?? id,
  played: () => 'a-game',
}))
vi.mock('../server', () => ({ rulesAbout, sentence: (error: Error) => error.message }))

const option = (id: string, text: string, group: string, ...about: string[]): Option =>
  ({ id, text, group, about, rule: `rule-of/${id}` }) as unknown as Option
const OPTIONS = [
  option('pass', 'Pass', 'other'),
  option('move/1', 'Go to 1', 'move', 'square:1'),
  option('move/2', 'Go to 2', 'move', 'square:2'),
  option('élan', 'Élan', 'card', 'card:elan'),
]

const live = {
  look: vi.fn(),
  wish: vi.fn(),
  refusal: '',
  screen: {
    prompt: { rule: 'rule-of/question', groups: ['move', 'card', 'other'], options: OPTIONS },
    words: { looks: ['square', 'ways'] },
  },
}
const deciding = { busy: false, take: vi.fn(), gathering: { on: false, give: vi.fn() } }
const TOLD = new Proxy({}, { get: (_, what) => () => `told ${String(what)}` }) as Record<Usual, () => string>
const commands = new Commands(live as unknown as Live, deciding as unknown as Deciding, TOLD)

beforeEach(() => {
  vi.clearAllMocks()
  live.look.mockResolvedValue([{ text: 'One.' }, { text: 'Two.' }])
  live.refusal = ''
  live.screen.prompt.options = OPTIONS
  deciding.busy = false
  deciding.gathering.on = false
})

describe('a number', () => {
  test('answers with the option that has it in the list, passing last', async () => {
    expect(await commands.obey('1')).toBe('command-done Go to 1')
    await commands.obey('4')
    expect(deciding.take.mock.calls).toEqual([['move/1'], ['pass']])
  })

  test('that no option has is not understood', async () => {
    expect(await commands.obey('9')).toContain('command-unknown 9')
    expect(await commands.obey('0')).toContain('command-unknown 0')
    expect(deciding.take).not.toHaveBeenCalled()
  })

  test('answers nothing while another answer is on its way', async () => {
    deciding.busy = true
    expect(await commands.obey('1')).toBe('command-busy')
    expect(deciding.take).not.toHaveBeenCalled()
  })

  test('among several answers a question that gathers, and no other', async () => {
    expect(await commands.obey('1 2')).toContain('command-unknown')
    deciding.gathering.on = true
    expect(await commands.obey('1 2')).toBe('command-done Go to 1, Go to 2')
    expect(deciding.gathering.give).toHaveBeenCalledExactlyOnceWith(['move/1', 'move/2'])
  })

  test('among several that names nothing to gather gives none of them', async () => {
    deciding.gathering.on = true
    expect(await commands.obey('1 4')).toBe('command-busy')
    expect(await commands.obey('1 7')).toBe('command-busy')
    expect(deciding.gathering.give).not.toHaveBeenCalled()
  })
})

describe('the first words of an option', () => {
  test('answer with it, whatever the case, the accents and the spaces around', async () => {
    await commands.obey('  elan ')
    expect(deciding.take).toHaveBeenCalledExactlyOnceWith('élan')
  })

  test('that several options share name them all', async () => {
    expect(await commands.obey('go to')).toBe('command-several Go to 1; Go to 2')
    expect(deciding.take).not.toHaveBeenCalled()
  })

  test('of nothing that is offered are not understood, and help is named', async () => {
    expect(await commands.obey('dance')).toBe('command-unknown dance help')
  })

  test('find nothing where nothing is asked', async () => {
    live.screen.prompt.options = []
    expect(await commands.obey('pass')).toContain('command-unknown')
  })
})

describe('a command', () => {
  test('is known by each of its words', async () => {
    expect(await commands.obey('h')).toBe('told hand')
    expect(await commands.obey('HAND')).toBe('told hand')
  })

  test('of the game has the server tell of what stands behind it', async () => {
    expect(await commands.obey('square 7')).toBe('One. Two.')
    expect(await commands.obey('q')).toBe('One. Two.')
    expect(live.look.mock.calls).toEqual([
      ['square', '7'],
      ['square', ''],
    ])
  })

  test('that is told nothing tells why', async () => {
    live.look.mockResolvedValue([])
    live.refusal = 'There is no square 99.'
    expect(await commands.obey('square 99')).toBe('There is no square 99.')
  })

  test('asks for the rule of an option by its number, or for that of the question', async () => {
    await commands.obey('why 2')
    await commands.obey('why')
    await commands.obey('why 99')
    expect(live.look.mock.calls.map(([, rule]) => rule as string)).toEqual([
      'rule-of/move/2',
      'rule-of/question',
      'rule-of/question',
    ])
  })

  test('finds rules of the game that is played, the first few with their text', async () => {
    rulesAbout.mockResolvedValue(['a', 'b', 'c', 'd'].map((text) => ({ text })))
    expect(await commands.obey('rules long words')).toBe('rules-found 4 a b c')
    expect(rulesAbout).toHaveBeenCalledExactlyOnceWith('long words', 'a-game')
    expect(await commands.obey('rules')).toBe('rules-found 0')
  })

  test('says why rules cannot be found', async () => {
    rulesAbout.mockRejectedValue(new Error('The server is away.'))
    expect(await commands.obey('rules words')).toBe('The server is away.')
  })

  test('takes the last answer back', async () => {
    await commands.obey('undo')
    expect(live.wish).toHaveBeenCalledExactlyOnceWith({ do: 'undo' })
  })

  test('sets how much is said, and without a word goes to the next level', async () => {
    expect(await commands.obey('verbosity short')).toBe('command-told level-brief')
    expect(await commands.obey('verbosity')).toBe('command-told level-normal')
    expect(await commands.obey('verbosity gibberish')).toBe('command-told level-full')
    expect(await commands.obey('verbosity')).toBe('command-told level-brief')
  })

  test('is listed by its first long word', () => {
    expect(commands.examples.split(', ').slice(0, 6)).toEqual([
      ...['help', 'command-prompt', 'hand', 'command-clocks', 'square', 'ways'],
    ])
  })
})
