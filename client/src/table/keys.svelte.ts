/** Single keys that have something told. Each can be changed, and all switched off: some programs have keys of their own. */

import { keep, kept } from '../storage'

const USUAL = {
  prompt: 'p',
  events: 'e',
  room: 'r',
  hand: 'h',
  body: 'b',
  crew: 'c',
  clocks: 't',
  ways: 'o',
  win: 'w',
  words: 'g',
  all: 'a',
  command: '/',
} as const
export type Asked = keyof typeof USUAL

function remembered(): Record<Asked, string> {
  try {
    return { ...USUAL, ...(JSON.parse(kept('keymap') || '{}') as Partial<Record<Asked, string>>) }
  } catch {
    return { ...USUAL }
  }
}

class Keys {
  on = $state(kept('keys') !== 'off')
  private map = $state<Record<Asked, string>>(remembered())

  get list(): [Asked, string][] {
    return Object.entries(this.map) as [Asked, string][]
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
    this.map[what] = wanted
    keep('keymap', JSON.stringify(this.map))
    return undefined
  }

  reset(): void {
    this.map = { ...USUAL }
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
