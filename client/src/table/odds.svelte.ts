/** What the options of the question may bring. The server takes a moment to compute them, so they are requested separately. */

import type { Answerable } from '../live.svelte'

export class Odds {
  private found = $state.raw<Record<string, string>>({})
  private asked = ''

  constructor(private live: Answerable) {}

  /** What an option may bring, in the words of the table; empty if nothing is known. */
  of(option: string): string {
    return this.known[option] ?? ''
  }

  /** Whether this table shows odds, so that space is kept before they are known. */
  get on(): boolean {
    const options = this.live.screen?.table.options
    return options !== undefined && options.odds !== 'off'
  }

  /** All that is known by now, by option. */
  get known(): Record<string, string> {
    return this.found
  }

  /** Ask again whenever the question or the language has changed. */
  follow(): void {
    const screen = this.live.screen
    const prompt = screen?.prompt?.prompt ?? ''
    const asked = `${prompt} ${screen?.table.language}`
    if (asked === this.asked || this.live.trouble) return
    this.asked = asked
    this.found = {}
    if (prompt && this.on) void this.ask(prompt, asked)
  }

  private async ask(prompt: string, asked: string): Promise<void> {
    const lines = await this.live.look('odds', prompt)
    if (asked === this.asked) this.found = Object.fromEntries(lines.map((line) => [line.option ?? '', line.text]))
  }
}
