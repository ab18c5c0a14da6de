/** The coach at a live table: a note the first time a thing happens to you, never twice, never in the way. */

import { keep, kept } from '../storage'
import type { Live } from '../live.svelte'
import { rulesOfNotes } from '../server'
import type { Line } from '../shown'
import { ear } from '../table/ear.svelte'
import { named } from '../words.svelte'
import type { Note, Notes } from '../games/game'

/** A note that was not closed disappears after this many further questions. */
const LASTS = 3

export class Coach {
  /** What waits to be read; the first is shown. */
  notes = $state<Note[]>([])
  /** The setting in the tools; empty until somebody has chosen. */
  private wish = $state(kept('coach'))
  private rules = $state.raw<Record<string, string>>({})
  private fetched = false
  private asked = ''
  private age = 0
  /** The question the shown note stands beside; none yet if it began between two. */
  private beside = ''
  /** The note on the question that is asked now; of no use once it is answered. */
  private onAsked: Note | null = null

  constructor(
    private live: Live,
    private explained?: Notes,
  ) {}

  /** Unless somebody chose differently: at a table for beginners, and until a game was played to its end here. */
  get on(): boolean {
    return this.wish ? this.wish === 'on' : Boolean(this.live.screen?.table.coach) || !kept('played')
  }

  get text(): string {
    return this.notes.length ? named(`coach-${this.notes[0]}`) : ''
  }

  /** What the shown note leads to. */
  get rule(): string {
    return this.rules[this.notes[0] ?? ''] ?? ''
  }

  choose(on: boolean): void {
    this.wish = on ? 'on' : 'off'
    keep('coach', this.wish)
    if (!on) this.notes = []
  }

  hear(lines: Line[]): void {
    const screen = this.live.screen
    if (!screen?.view || screen.table.you === null) return
    for (const line of lines) this.offer(this.explained?.onLine(line, screen) ?? null)
  }

  /** Called whenever the question may be another, or all may be over. */
  follow(): void {
    const screen = this.live.screen
    if (screen?.outcome) return keep('played', 'yes')
    const prompt = screen?.prompt
    if (!prompt || prompt.prompt === this.asked) return
    this.asked = prompt.prompt
    this.age++
    this.notes = this.notes.filter((note, place) => place === 0 || note !== this.onAsked)
    if ((this.notes.length > 1 && this.isAnswered) || this.age === LASTS) this.next()
    this.onAsked = this.explained?.onQuestion(prompt) ?? null
    this.offer(this.onAsked)
    this.beside ||= prompt.prompt
    // Notes on the surroundings can wait: one at a time, and only if no other note is due.
    const around = this.notes.length ? [] : (this.explained?.onView(screen) ?? [])
    this.offer(around.find((note) => !this.seen.includes(note)) ?? null)
  }

  /** Whether the question that the shown note stood beside is answered. */
  private get isAnswered(): boolean {
    return this.beside !== '' && this.beside !== (this.live.screen?.prompt?.prompt ?? '')
  }

  /** Put the shown note away. */
  next(): void {
    this.notes = this.notes.slice(1)
    if (this.notes.length) this.begin()
  }

  private offer(note: Note | null): void {
    if (!note || !this.on || this.live.screen?.lesson) return
    if (this.seen.includes(note) || this.notes.includes(note)) return
    this.notes = [...this.notes, note]
    if (this.notes.length === 1) this.begin()
    else if (this.isAnswered) this.next()
  }

  /** The first note is shown, announced once, and counts as seen. */
  private begin(): void {
    this.age = 0
    this.beside = this.live.screen?.prompt?.prompt ?? ''
    keep(this.place, [...this.seen, this.notes[0]!].join(','))
    ear.add(this.text)
    if (!this.fetched) void this.fetchRules()
  }

  private async fetchRules(): Promise<void> {
    this.fetched = true
    try {
      this.rules = await rulesOfNotes(this.live.screen!.table.game)
    } catch {
      this.fetched = false // a note is whole without its rule
    }
  }

  /** Several people may sit before one screen: each has seen what they have seen. */
  private get place(): string {
    const { you, seats } = this.live.screen!.table
    return `coach.seen.${you === null ? '' : seats[you]!.name}`
  }

  private get seen(): string[] {
    return kept(this.place).split(',').filter(Boolean)
  }
}
