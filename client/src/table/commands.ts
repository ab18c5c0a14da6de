/** The command line: what is typed, and what is said in answer. The words are those of the terminal. */

import type { Live } from '../live.svelte'
import { rulesAbout, sentence } from '../server'
import type { Looked, Option } from '../shown'
import { named, played, t } from '../words.svelte'
import type { Deciding } from './deciding.svelte'
import { ear, LEVELS, numbered } from './ear.svelte'
import type { Usual } from './keys.svelte'
import { inOrder } from './order'

const FIRST = ['help', 'prompt', 'hand', 'clocks']
const LAST = ['rules', 'rule', 'last', 'details', 'verbosity', 'undo']
const RULES = 3

/** What can be typed for a command; the longest says best what it does. */
export function typedFor(command: string): string[] {
  return named(`command-${command}`).split(' ')
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").trim()
}

function joined(lines: Looked[]): string {
  return lines.map((line) => line.text).join(' ')
}

export class Commands {
  constructor(
    private live: Live,
    private deciding: Deciding,
    private tell: Record<Usual, () => string>,
  ) {}

  /** Everything that can be typed: what any game has, with the looks of this one in between. */
  private get all(): string[] {
    return [...FIRST, ...(this.live.screen?.words?.looks ?? []), ...LAST]
  }

  get examples(): string {
    return this.all
      .map((command) => typedFor(command).find((word) => word.length > 1) ?? '')
      .filter(Boolean)
      .join(', ')
  }

  /** Do what was typed; what is to be said about it. */
  async obey(typed: string): Promise<string> {
    const [first = '', ...others] = typed.trim().split(/\s+/)
    const rest = others.join(' ')
    const options = this.options
    if (!rest && /^\d+$/.test(first) && options[Number(first) - 1]) return this.answer(options[Number(first) - 1]!)
    if (/^\d+( \d+)+$/.test(`${first} ${rest}`) && this.deciding.gathering.on)
      return this.give([first, ...others].map(Number), options)
    const word = first.toLowerCase()
    const command = this.all.find((each) => each === word || typedFor(each).includes(word))
    if (command) return this.carryOut(command, rest)
    const meant = options.filter((option) => plain(option.text).startsWith(plain(typed)))
    if (meant.length === 1) return this.answer(meant[0]!)
    if (meant.length) return t('command-several', { options: meant.map((option) => option.text).join('; ') })
    return t('command-unknown', { typed, help: typedFor('help').at(-1) ?? '' })
  }

  /** As they are numbered. */
  private get options(): Option[] {
    const prompt = this.live.screen?.prompt
    return prompt ? inOrder(prompt) : []
  }

  private answer(option: Option): string {
    if (this.deciding.busy) return t('command-busy')
    this.deciding.take(option.id)
    return t('command-done', { text: option.text })
  }

  /** Several numbers answer a question that gathers. */
  private give(numbers: number[], options: Option[]): string {
    const wanted = numbers.map((number) => options[number - 1])
    if (this.deciding.busy || wanted.some((option) => !option?.about.length)) return t('command-busy')
    this.deciding.gathering.give(wanted.map((option) => option!.id))
    return t('command-done', { text: wanted.map((option) => option!.text).join(', ') })
  }

  private async carryOut(command: string, rest: string): Promise<string> {
    switch (command) {
      case 'help':
        return t('command-says', { words: this.examples })
      case 'prompt':
        return [this.tell.prompt(), ...(this.live.screen?.prompt ? numbered(this.live.screen.prompt) : [])].join(' ')
      case 'hand':
      case 'clocks':
        return this.tell[command]()
      case 'rules':
        return this.rules(rest)
      case 'rule':
        return this.look('rule', this.ruleOf(rest))
      case 'last':
        return this.tell.events()
      case 'details':
        ear.sayAll()
        return ear.said
      case 'verbosity':
        return this.setLevel(rest)
      case 'undo':
        this.live.wish({ do: 'undo' })
        return t('undo')
      default:
        return this.look(command, rest)
    }
  }

  /** What is told, or why it is not. */
  async look(what: string, about = ''): Promise<string> {
    return joined(await this.live.look(what, about)) || this.live.refusal
  }

  private async rules(words: string): Promise<string> {
    try {
      const found = words ? await rulesAbout(words, played()) : []
      return [t('rules-found', { count: found.length }), ...found.slice(0, RULES).map((rule) => rule.text)].join(' ')
    } catch (error) {
      return sentence(error)
    }
  }

  /** The rule of an option by its number, or that of the question. */
  private ruleOf(number: string): string {
    const option = this.options[Number(number) - 1]
    return (option ?? this.live.screen?.prompt)?.rule ?? ''
  }

  /** As much as is asked for; if nothing is, the next level. */
  private setLevel(word: string): string {
    const wanted = LEVELS.find((level) => named(`level-${level}`).split(' ').includes(word.toLowerCase()))
    ear.setLevel(wanted ?? LEVELS[(LEVELS.indexOf(ear.level) + 1) % LEVELS.length]!)
    return t('command-told', { level: t(`level-${ear.level}`) })
  }
}
