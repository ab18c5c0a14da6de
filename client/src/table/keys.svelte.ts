/** Single-key shortcuts that announce something. Each can be changed and all switched off, since some programs have their own keys. */

import { keep, kept } from '../storage'

const HOUSE = {
  prompt: 'p',
  events: 'e',
  here: 'r',
  hand: 'h',
  me: 'b',
  people: 'c',
  clocks: 't',
  win: 'w',
  words: 'g',
  all: 'a',
  command: '/',
} as const
/** The shortcuts of every game. A game adds its own looks. */
export type Usual = keyof typeof HOUSE
export type Asked = string

function remembered(): Record<Asked, string> {
  try {
    return JSON.parse(kept('keymap') || '{}') as Record<Asked, string>
  } catch {
    return {}
  }
}

class Keys {
  on = $state(kept('keys') !== 'off')
  /** The keys of the house and of the game that is played. */
  private usual = $state.raw<Record<Asked, string>>(HOUSE)
  private changed = $state<Record<Asked, string>>(remembered())

  readonly list = $derived.by(() =>
    Object.entries(this.usual).map(([what, key]): [Asked, string] => [what, this.changed[what] ?? key]),
  )

  /** From now on these looks of a game have keys as well. */
  bring(looks: Record<Asked, string> = {}): void {
    this.usual = { ...HOUSE, ...looks }
  }

  toggle(): void {
    this.on = !this.on
    keep('keys', this.on ? 'on' : 'off')
  }

  /** Another key for something; what has that key already, if anything has, and then nothing changes. */
  change(what: Asked, key: string): Asked | undefined {
    const wanted = key.toLowerCase()
    const taken = this.list.find(([each, its]) => its === wanted && each !== what)
    if (taken) return taken[0]
    this.changed[what] = wanted
    keep('keymap', JSON.stringify(this.changed))
    return undefined
  }

  reset(): void {
    this.changed = {}
    keep('keymap', '{}')
  }

  /** What a pressed key asks for; nothing while somebody writes. */
  asked(event: KeyboardEvent): Asked | undefined {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey) return undefined
    if ((event.target as Element).closest('input:not([type=checkbox]), textarea, select, dialog')) return undefined
    return this.list.find(([, key]) => key !== '' && key === event.key.toLowerCase())?.[0]
  }
}

export const keys = new Keys()
