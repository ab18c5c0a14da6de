/** Announcements for screen readers: one polite region, how much of a burst is said, and the last burst in full on request. */

import { keep, kept } from '../storage'
import type { Live } from '../live.svelte'
import type { Line, Prompt, Screen } from '../shown'
import { t } from '../words.svelte'
import { wanted } from './consent'
import type { Muted } from './muted.svelte'
import { inOrder } from './order'
import { called } from './people'

export const LEVELS = ['brief', 'normal', 'full'] as const
export type Level = (typeof LEVELS)[number]

/** More lines than this at once are summed up. */
const CALM: Record<Level, number> = { brief: 2, normal: 8, full: Infinity }

function spoken(screen: Screen, line: Line): string {
  return line.kind === 'said' ? t('told-of', { whom: called(screen, line.seat ?? 0), what: line.text }) : line.text
}

/** An option with the number it is answered by. */
export function numbered(prompt: Prompt): string[] {
  return inOrder(prompt).map((option, nth) => t('command-numbered', { number: nth + 1, text: option.text }))
}

class Ear {
  said = $state('')
  level = $state<Level>(LEVELS.find((level) => level === kept('level')) ?? 'normal')

  private burst: string[] = []
  private asked = ''
  private wished = 0
  private turn: Promise<void> = Promise.resolve()

  /** Say something; the same again is heard again. */
  say(text: string): void {
    this.said = this.said === text ? `${text} ` : text
  }

  /** Say something after the present announcement. */
  add(text: string): void {
    this.turn = this.turn.then(() => this.say(`${this.said} ${text}`.trim()))
  }

  sayAll(): void {
    this.say(this.burst.join(' '))
  }

  setLevel(level: Level): void {
    this.level = level
    keep('level', level)
  }

  /** New lines and, if there is a new one, the question; one burst after another. */
  hear(live: Live, lines: Line[], muted: Muted): void {
    const from = live.story.length - lines.length
    // what the victory check revealed is told by the ceremony
    const check = live.screen?.outcome ? lines.findIndex((line) => line.kind === 'victory-check') : -1
    const heard = (check < 0 ? lines : lines.slice(0, check)).filter((line) => !muted.hides(line))
    this.turn = this.turn.then(() => this.tell(live, heard, from))
  }

  private async tell(live: Live, lines: Line[], from: number): Promise<void> {
    const all = lines.map((line) => spoken(live.screen!, line))
    if (all.length) this.burst = all
    const short = all.length > CALM[this.level] ? await inShort(live, from) : null
    const told = short ?? all
    const asked = [...this.question(live.screen!.prompt ?? null), ...this.wish(live.screen!)]
    if (told.length + asked.length) this.say([...told, ...asked].join(' '))
  }

  /** What somebody wants that takes everybody's consent. */
  private wish(screen: Screen): string[] {
    if (!screen.consent || screen.consent.number === this.wished) return []
    this.wished = screen.consent.number
    return [wanted(screen, screen.consent)]
  }

  private question(prompt: Prompt | null): string[] {
    const isNew = prompt !== null && prompt.prompt !== this.asked
    this.asked = prompt?.prompt ?? ''
    if (!isNew) return []
    return this.level === 'full' ? [prompt.text, ...numbered(prompt)] : [prompt.text]
  }
}

/** What the server makes of the lines from one on, without how things stand; null if it does not answer. */
async function inShort(live: Live, from: number): Promise<string[] | null> {
  const lines = await live.look('digest', String(from))
  return lines.length ? lines.slice(0, -1).map((line) => line.text) : null
}

export const ear = new Ear()
