/** Single keys that have something told. They can be switched off, for some programs speak with keys of their own. */

import { keep, kept } from '../kept'

const TOLD = { p: 'prompt', e: 'events', r: 'room', h: 'hand', b: 'body', c: 'crew', t: 'clocks', w: 'win' } as const
export type Asked = (typeof TOLD)[keyof typeof TOLD]

class Keys {
  on = $state(kept('keys') !== 'off')
  readonly list = Object.entries(TOLD)

  toggle(): void {
    this.on = !this.on
    keep('keys', this.on ? 'on' : 'off')
  }

  /** What a pressed key asks for; nothing while somebody writes. */
  asked(event: KeyboardEvent): Asked | undefined {
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey) return undefined
    if ((event.target as Element).closest('input, textarea, select, dialog')) return undefined
    return TOLD[event.key.toLowerCase() as keyof typeof TOLD]
  }
}

export const keys = new Keys()
