/** One moment after another, at a human pace; never longer than anybody can bear, and gone at a key. */

import { SvelteSet } from 'svelte/reactivity'
import { keep, kept } from '../storage'
import type { Line } from '../shown'
import { momentOf, type Moment, type Shapes } from './moments'
import { play } from './sound'

/** The most time for everything that waits. If there is more, it is played faster. */
const BEARABLE = { full: 9_000, quiet: 4_000 }
/** The shortest time a die may rattle. */
const SHORTEST = 90

/** What one throws, draws or turns oneself. */
const THROWN = ['die', 'card']
/** How long a die waits for the press of its player before it falls by itself. */
const PATIENCE = 2_500

export type Pace = 'full' | 'quiet' | 'off'
export const PACES: Pace[] = ['full', 'quiet', 'off']

export class MomentQueue {
  now = $state<Moment | null>(null)
  /** How fast the present moment is played; 1 is its own pace. */
  speed = $state(1)
  /** Things that have happened but whose moment is still to come: pictures leave them out, texts do not. */
  readonly veiled = new SvelteSet<string>()
  pace = $state<Pace>((kept('pace') as Pace) || 'full')
  sounds = $state(kept('sounds') === 'on')
  captions = $state(kept('captions') === 'on')
  /** How near somewhere is, from 0 (far) to 1 (here). */
  nearness: (ref: string) => number = () => 0.5

  /** The seat whose throws wait for a press here. */
  you = -1
  byHand = $state(kept('by-hand') !== 'off')
  /** A throw of yours that waits for your press. The text does not wait for it. */
  held = $state<Moment | null>(null)

  private queue: Moment[] = []
  private timer = 0

  constructor(private shapes: Shapes = {}) {}

  hear(lines: Line[]): void {
    if (document.hidden) return
    const moments = lines.map((line) => momentOf(line, this.shapes)).filter((moment) => moment !== null)
    if (this.pace === 'off') return this.soundsOf(moments.slice(-1))
    this.queue.push(...moments)
    for (const moment of moments) if (moment.veils) this.veiled.add(moment.veils)
    if (!this.now && !this.held) this.next()
  }

  private next(): void {
    clearTimeout(this.timer)
    if (this.now?.veils) this.veiled.delete(this.now.veils)
    this.now = null
    const moment = this.queue.shift()
    if (!moment) {
      this.speed = 1
      return
    }
    if (this.byHand && this.pace === 'full' && moment.at === `seat:${this.you}` && THROWN.includes(moment.look)) {
      this.held = moment
      this.timer = setTimeout(this.throwIt, PATIENCE)
    } else this.show(moment)
  }

  /** Throw the die that is held. */
  throwIt = (): void => {
    const moment = this.held
    if (!moment) return
    clearTimeout(this.timer)
    this.held = null
    this.show(moment)
  }

  private show(moment: Moment): void {
    this.now = moment
    const waiting = moment.long + this.queue.reduce((sum, each) => sum + each.long, 0)
    // once in a hurry, in a hurry until nothing waits any more
    this.speed = Math.max(this.speed, waiting / BEARABLE[this.pace === 'quiet' ? 'quiet' : 'full'])
    this.soundsOf([moment])
    this.timer = setTimeout(() => this.next(), Math.max(SHORTEST, moment.long / this.speed))
  }

  private soundsOf(moments: Moment[]): void {
    for (const moment of moments) if (this.sounds && moment.sound) play(moment.sound, this.nearness(moment.at))
  }

  /** Everything that waits has happened. */
  skip(): void {
    if (!this.now && !this.held) return
    this.queue = []
    this.speed = 1
    this.held = null
    this.veiled.clear()
    this.now = null
    clearTimeout(this.timer)
  }

  choosePace(pace: Pace): void {
    this.pace = pace
    keep('pace', pace)
    if (pace === 'off') this.skip()
  }

  chooseHand(on: boolean): void {
    this.byHand = on
    keep('by-hand', on ? 'on' : 'off')
  }

  chooseSounds(on: boolean): void {
    this.sounds = on
    keep('sounds', on ? 'on' : 'off')
    if (on) play('turn', 1)
  }

  chooseCaptions(on: boolean): void {
    this.captions = on
    keep('captions', on ? 'on' : 'off')
  }
}
