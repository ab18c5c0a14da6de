/** A replay as it is being watched: which point, with whose eyes, and whether it plays by itself. */

import { point, replay, type Point, type Replay } from './asking'
import { sentence } from '../server'
import type { Screen } from '../shown'

/** The least milliseconds a point is shown, the time added for each letter of its story, and the most. */
const SHORTEST = 900
const PER_LETTER = 42
const LONGEST = 5_000
/** How many points are cached, so that going back and forth requests nothing twice. */
const REMEMBERED = 80

export class Watching {
  film = $state.raw<Replay | null>(null)
  seen = $state.raw<Point | null>(null)
  /** The point that is wanted; the one that is seen follows. */
  at = $state(0)
  whose = $state('public')
  playing = $state(false)
  trouble = $state('')

  private points = new Map<string, Promise<Point>>()
  private timer = 0

  constructor(readonly code: string) {}

  readonly lines = $derived.by(() => this.film?.story.filter((line) => line.at <= this.at) ?? [])
  /** What is told at this very point. */
  readonly fresh = $derived.by(() => this.lines.filter((line) => line.at === this.at))
  /** The round that has begun. */
  readonly round = $derived.by(() => this.film?.rounds.filter((each) => each.at <= this.at).at(-1))

  /** The point as the parts of a table draw it. */
  readonly screen = $derived.by((): Screen | null => {
    const { film, seen } = this
    if (!film || !seen) return null
    const seats = film.seats.map((seat) => ({ ...seat, taken: true, present: true }))
    const you = /^\d$/.test(this.whose) ? Number(this.whose) : null
    return {
      table: {
        ...{ code: film.code, name: film.name, game: film.game, options: {}, players: film.players, phase: 'over' },
        ...{
          coach: false,
          paused: false,
          clock: 0,
          leave: 0,
          window: 0,
          you,
          yours: [],
          host: false,
          language: '',
          seed_hash: '',
          seed: null,
        },
        ...{ seats, spectators: 0, next: '', settling: [], usual_bot: '' },
      },
      consent: null,
      lesson: null,
      prompt: null,
      asides: [],
      view: seen.view,
      words: seen.words,
      drawn: seen.drawn,
      waiting: seen.waiting,
      outcome: seen.outcome,
    }
  })

  /** Look through other eyes, or read another language; the point stays. */
  async look(whose: string): Promise<void> {
    this.whose = whose
    this.points.clear()
    try {
      const film = await replay(this.code, whose)
      if (this.whose === whose) this.film = film
      await this.go(this.at)
    } catch (error) {
      this.trouble = sentence(error)
    }
  }

  async go(to: number): Promise<void> {
    const last = this.film?.last ?? to
    this.at = Math.max(0, Math.min(last, Math.round(to)))
    const { at, whose } = this
    try {
      const found = await this.fetched(at)
      if (this.at === at && this.whose === whose) this.seen = found
      this.trouble = ''
      if (at < last) void this.fetched(at + 1).catch(() => {})
    } catch (error) {
      this.trouble = sentence(error)
      this.pause()
    }
  }

  private fetched(at: number): Promise<Point> {
    const key = `${this.whose}/${at}`
    const known = this.points.get(key)
    if (known) return known
    const found = point(this.code, at, this.whose)
    found.catch(() => this.points.delete(key))
    this.points.set(key, found)
    if (this.points.size > REMEMBERED) this.points.delete(this.points.keys().next().value!)
    return found
  }

  toggle(): void {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.film && this.at >= this.film.last) void this.go(0)
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(): void {
    const letters = this.fresh.reduce((sum, line) => sum + line.text.length, 0)
    this.timer = setTimeout(() => void this.next(), Math.min(LONGEST, SHORTEST + PER_LETTER * letters))
  }

  private async next(): Promise<void> {
    await this.go(this.at + 1)
    if (!this.playing) return
    if (this.film && this.at >= this.film.last) this.pause()
    else this.wait()
  }
}
